import { Link } from "react-router";
import { dayInWords } from "../../lib/days.ts";
import type { ListedDate } from "../../schemas/dates/query.ts";
import { dateAnchor, datesPath } from "./addresses.ts";
import { actionLabel } from "./grouped.ts";
import { daysOfMonth } from "./month.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * The days of a month, each with its dates: in a wide window week below week, in a narrow one a list of those days
 * alone that have any.
 */
export function MonthGrid({
  month,
  today,
  dates,
}: {
  month: string;
  today: string;
  dates: readonly ListedDate[];
}) {
  const { days, before } = daysOfMonth(month);
  const byDay = Map.groupBy(dates, ({ date }) => date);
  return (
    <div className="month">
      <div className="month-names" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="month-days" data-before={before}>
        {days.map((day) => {
          const own = byDay.get(day) ?? [];
          return (
            <li
              key={day}
              data-empty={own.length === 0 || undefined}
              data-today={day === today || undefined}
            >
              <p>
                <time dateTime={day} aria-hidden="true" className="month-number">
                  {Number(day.slice(8))}
                </time>
                <span className="month-day">{dayInWords(day)}</span>
              </p>
              {own.length > 0 && (
                <ul className="grid gap-2">
                  {own.map((date) => (
                    <li key={`${date.case.id} ${date.id}`}>
                      <Link
                        to={`${datesPath(date.case.id)}#${dateAnchor(date.id)}`}
                        className="link wrap-anywhere"
                      >
                        {date.case.name}
                      </Link>
                      <span className="block text-xs text-soft wrap-anywhere">
                        {actionLabel[date.action]}: {date.what}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
