import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type Arrival, arrivals, isArrival } from "./arrivals.ts";
import { Notice } from "./notice.tsx";

const arrivalIn = (search: string): Arrival | null => {
  const arrival = new URLSearchParams(search).get("notice") ?? "";
  return isArrival(arrival) ? arrival : null;
};

/** Says what the step that led to this page came to, until one goes on; a page read again does not say it again. */
export function NoticeOfArrival({ className = "" }: { className?: string }) {
  const { search, pathname } = useLocation();
  const [shown, setShown] = useState({ arrival: arrivalIn(search), on: pathname });
  const arrival = arrivalIn(search);
  useEffect(() => {
    if (!arrival) return;
    setShown({ arrival, on: pathname });
    history.replaceState(history.state, "", pathname);
  }, [arrival, pathname]);
  if (!shown.arrival || shown.on !== pathname) return null;
  return (
    <div className={className}>
      <Notice look="good">{arrivals[shown.arrival]}</Notice>
    </div>
  );
}
