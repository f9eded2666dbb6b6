import type { BusinessDays } from "../../analysis/counting/business-days.ts";
import { endOfMonth } from "../../analysis/counting/calendar.ts";
import { countFrom } from "../../analysis/counting/counting.ts";
import { dayInWords } from "../../lib/days.ts";
import type { Convention, KeyDate } from "../../schemas/cases/key-dates.ts";
import type { DateSaid } from "../../schemas/dates/kept.ts";

/** A day, and how it comes about. */
type Day = Pick<KeyDate, "date" | "other" | "sum" | "convention" | "event">;

const units = {
  ...{ hours: "hour", days: "day", clear_days: "clear day", business_days: "business day" },
  ...{ weeks: "week", months: "month", years: "year" },
} as const;

const rules: Partial<Record<Convention, string>> = {
  from_excludes: "that day itself is not counted",
  clear_days: "neither that day nor the last one counts",
  month_end: "a month ends on the corresponding day, or on its last where it has none",
  business_days: "Saturdays, Sundays and public holidays are left out",
};

/** The day that counts: a person's own word for it; else, once they gave its event a day, counted from that; else the reader's. */
export function countedDay(base: KeyDate, said: DateSaid): Day {
  const event = base.event && { name: base.event.name, date: said.event_date ?? base.event.date };
  if (said.date !== undefined) {
    const sum = base.date ? `Set by hand; the document gives ${dayInWords(base.date)}.` : "";
    return {
      ...{ date: said.date, other: null, convention: "on", event },
      sum: sum || "Set by hand.",
    };
  }
  if (said.event_date === undefined) {
    const { date, other, sum, convention } = base;
    return { date, other, sum, convention, event };
  }
  return { ...fromEvent(base, said.event_date), event };
}

/** Counts a period from the day of its event, as the reader counts from days that a document gives. */
function fromEvent({ event, period, calendar }: KeyDate, day: string): Omit<Day, "event"> {
  const name = `“${event?.name ?? "the event"}”`;
  if (!period)
    return {
      ...{ date: day, other: null, convention: "on" },
      sum: `${name}: ${dayInWords(day)}.`,
    };
  const from = period.from === "end_of_month" ? endOfMonth(day) : day;
  const days: BusinessDays = { calendar, without: [], named: [], sure: calendar !== null };
  const { date, other, convention, passed, known } = countFrom(
    from,
    period,
    period.direction,
    days,
  );
  const rule = rules[convention];
  const length = `${period.count} ${units[period.unit]}${period.count === 1 ? "" : "s"}`;
  return {
    ...{ date, other, convention },
    sum: [
      `${name}: ${dayInWords(day)}.`,
      from === day ? "" : `The end of that month: ${dayInWords(from)}.`,
      `${length} ${period.direction} ${dayInWords(from)}${rule ? `, where ${rule}` : ""}: ${dayInWords(date)}.`,
      ...passed.map(([left, why]) => `${dayInWords(left)} is left out: ${why}.`),
      known || convention !== "business_days"
        ? ""
        : "It is not known which public holidays count here: check them.",
    ]
      .filter(Boolean)
      .join(" "),
  };
}
