import { Link } from "react-router";
import { dayInWords } from "../../lib/days.ts";
import { dot } from "../../lib/text/dot.ts";
import type { ListedDate } from "../../schemas/dates/query.ts";
import { dateAnchor, datesPath } from "./addresses.ts";
import { actionLabel } from "./grouped.ts";

/** Dates of several cases by day; each leads to its place among those of its case. */
export const ListedDates = ({ dates }: { dates: readonly ListedDate[] }) => (
  <ul className="divide-y divide-rule border-rule border-t">
    {dates.map((date) => (
      <li
        key={`${date.case.id} ${date.id}`}
        className="relative grid gap-1 py-3 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-6"
      >
        <time dateTime={date.date ?? undefined}>{dayInWords(date.date ?? "")}</time>
        <div className="grid min-w-0 gap-1">
          <Link to={`${datesPath(date.case.id)}#${dateAnchor(date.id)}`} className="case-name">
            {date.case.name}
          </Link>
          <span className="text-xs text-soft wrap-anywhere">
            {[
              `${actionLabel[date.action]}: ${date.what}`,
              ...(date.who.length > 0 ? [date.who.join(", ")] : []),
              ...(date.state === "proposed" ? ["to check"] : []),
              ...(date.moved ? ["the document has come to give another day"] : []),
            ].join(dot)}
          </span>
        </div>
      </li>
    ))}
  </ul>
);
