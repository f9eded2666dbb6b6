import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Notice } from "../ui/notice.tsx";
import { type Arrival, arrivals, isArrival, noticeParameter } from "./arrivals.ts";

const toldIn = (search: string) => new URLSearchParams(search).get(noticeParameter);
const arrivalOf = (told: string | null): Arrival | null =>
  told !== null && isArrival(told) ? told : null;

/** Says what the step that led to this page came to, until one goes on; a page read again does not say it again. */
export function NoticeOfArrival({ className = "" }: { className?: string }) {
  const { search, pathname } = useLocation();
  const [shown, setShown] = useState({ arrival: arrivalOf(toldIn(search)), on: pathname });
  const told = toldIn(search);
  useEffect(() => {
    if (told === null) return;
    setShown({ arrival: arrivalOf(told), on: pathname });
    const plain = new URL(window.location.href);
    plain.searchParams.delete(noticeParameter);
    history.replaceState(history.state, "", plain);
  }, [told, pathname]);
  if (!shown.arrival || shown.on !== pathname) return null;
  return (
    <div className={className}>
      <Notice look="good">{arrivals[shown.arrival]}</Notice>
    </div>
  );
}
