import { useSearchParams } from "react-router";
import { arrivals, isArrival } from "./arrivals.ts";
import { Notice } from "./notice.tsx";

/** Says what the step that led to this page came to. */
export function NoticeOfArrival() {
  const [search] = useSearchParams();
  const arrival = search.get("notice") ?? "";
  if (!isArrival(arrival)) return null;
  return (
    <div className="px-gutter pt-5">
      <Notice look="good">{arrivals[arrival]}</Notice>
    </div>
  );
}
