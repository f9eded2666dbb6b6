import { Link } from "react-router";
import { dayInWords } from "../../lib/days.ts";
import { dot } from "../../lib/text/dot.ts";
import type { ListedDate } from "../../schemas/dates/query.ts";
import { dateAnchor, datesPath } from "./addresses.ts";
import { actionLabel } from "./grouped.ts";

/** What is due within a month, the earliest first, with the way to the rest. */
export const NextDays = ({ dates, more }: { dates: readonly ListedDate[]; more: boolean }) => (
  <section aria-labelledby="next-days-title" className="grid content-start gap-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="next-days-title">Next 30 days</h2>
      <Link to="/legalai/dates" className="link text-xs">
        {more ? "All of them" : "All dates"}
      </Link>
    </div>
    {dates.length === 0 ? (
      <p className="border-rule border-t pt-3 text-soft">
        No date that is confirmed, or that the program is surest of, falls in them. A document may
        have one all the same.
      </p>
    ) : (
      <ul className="divide-y divide-rule border-rule border-t">
        {dates.map((date) => (
          <li key={`${date.case.id} ${date.id}`} className="relative grid gap-1 py-3">
            <Link to={`${datesPath(date.case.id)}#${dateAnchor(date.id)}`} className="case-name">
              {date.case.name}
            </Link>
            <span className="text-xs text-soft wrap-anywhere">
              <time dateTime={date.date ?? undefined}>{dayInWords(date.date ?? "")}</time>
              {`${dot}${actionLabel[date.action]}: ${date.what}`}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
