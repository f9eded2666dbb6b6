import { CalendarDays } from "lucide-react";
import { formatDateTimeIn } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import type { ListedCalendar } from "../../schemas/dates/calendar.ts";
import { Form } from "../forms/page-form.tsx";

/** Somebody's calendars and how to turn each off. */
export const CalendarList = ({
  calendars,
  showFirm,
  timeZone,
}: {
  calendars: readonly ListedCalendar[];
  showFirm: boolean;
  timeZone: string;
}) => (
  <ul className="token-list">
    {calendars.map((one) => (
      <li key={one.id}>
        <CalendarDays aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 text-soft" />
        <div className="min-w-0">
          <p className="break-words font-semibold">{one.name}</p>
          <p className="break-words text-xs text-soft">
            {[
              ...(showFirm ? [one.firm.name] : []),
              one.matter_id ? "one matter" : "all that you may see",
              `created ${formatDateTimeIn(one.created_at, timeZone)}`,
              one.last_used_at
                ? `last fetched ${formatDateTimeIn(one.last_used_at, timeZone)}`
                : "not fetched yet",
            ].join(dot)}
          </p>
        </div>
        <Form method="post">
          <input type="hidden" name="calendar" value={one.id} />
          <button type="submit" name="intent" value="revoke" className="action quiet small">
            Turn off<span className="sr-only"> {one.name}</span>
          </button>
        </Form>
      </li>
    ))}
  </ul>
);
