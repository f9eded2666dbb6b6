import type { Convention } from "../../schemas/cases/key-dates.ts";
import { type BusinessDays, businessDay } from "../counting/business-days.ts";
import { addDays, dayOf, endOfMonth, yearOf } from "../counting/calendar.ts";
import { countFrom, type Length, lastDayOf } from "../counting/counting.ts";
import { addPeriod, dateInWords } from "../facts/dates.ts";
import { dayOfEvent, type Looking } from "./events.ts";
import type { Point } from "./points.ts";

/** A day that was worked out, with how; or the event that it hangs on. */
export interface Worked {
  date: string;
  /** The day that it was counted from first. */
  anchor: string;
  other: string | null;
  convention: Convention;
  /** False where a holiday is not known, or an event that it counts from is not sure. */
  sure: boolean;
  /** The sum in words, a sentence each. */
  steps: readonly string[];
}

export interface Hanging {
  date: null;
  event: string;
}

const names: Record<Length["unit"], string> = {
  ...{ hours: "hour", days: "day", clear_days: "clear day", business_days: "business day" },
  ...{ weeks: "week", months: "month", years: "year" },
};

/** "14 days", "1 clear day". */
export const lengthInWords = ({ count, unit }: Length): string =>
  `${count} ${names[unit]}${count === 1 ? "" : "s"}`;

const passedInWords = (passed: readonly (readonly [string, string])[]): string =>
  passed.length === 0
    ? ""
    : ` (${passed.map(([day, name]) => `${dateInWords(day)} is left out: ${name}`).join("; ")})`;

const weekend = "Saturdays, Sundays and public holidays are left out";

/** Works a point out. @param days what the paper calls business days. */
export function workOut(point: Point, looking: Looking, days: BusinessDays): Worked | Hanging {
  const inner = (of: Point) => workOut(of, looking, days);
  switch (point.is) {
    case "day":
      return {
        date: point.value,
        anchor: point.value,
        other: null,
        convention: "on",
        sure: true,
        steps: [],
      };
    case "event": {
      const found = dayOfEvent(point.name, looking);
      if (!found) return { date: null, event: point.name };
      const step = `${capital(point.name)}: ${dateInWords(found.date)}.`;
      return { ...found, anchor: found.date, other: null, convention: "on", steps: [step] };
    }
    case "shift": {
      const from = inner(point.from);
      if (from.date === null) return from;
      const { length, direction, clear } = point;
      const counted = countFrom(from.date, length, direction, days, clear);
      const at = `${lengthInWords(length)} ${direction} ${dateInWords(from.date)}`;
      const rule =
        counted.convention === "business_days"
          ? `${weekend}${clear ? ", and both days themselves" : ", and the day itself"}${passedInWords(counted.passed)}`
          : counted.convention === "clear_days"
            ? "clear days: neither that day nor the last one counts"
            : counted.convention === "month_end"
              ? "a month ends on the corresponding day, or on its last where it has none"
              : "the day itself does not count";
      return {
        ...{ date: counted.date, anchor: from.anchor, other: counted.other },
        convention: counted.convention,
        sure: from.sure && counted.known,
        steps: [...from.steps, `${at}, where ${rule}: ${dateInWords(counted.date)}.`],
      };
    }
    case "last": {
      const from = inner(point.from);
      if (from.date === null) return from;
      const counted = lastDayOf(from.date, point.length, days);
      const other = point.either ? addDays(counted.date, 1) : null;
      const step = `${lengthInWords(point.length)} with ${dateInWords(from.date)} as the first day: ${dateInWords(counted.date)}${other ? `, or ${dateInWords(other)} where “from” leaves that day out` : ""}.`;
      return {
        ...{ date: counted.date, anchor: from.anchor, other, convention: "commencing_on" },
        ...{ sure: from.sure && counted.known, steps: [...from.steps, step] },
      };
    }
    case "monthEnd": {
      const of = inner(point.of);
      if (of.date === null) return of;
      const date = endOfMonth(of.date);
      const step = `The last day of the month of ${dateInWords(of.date)}: ${dateInWords(date)}.`;
      return { ...of, date, other: null, convention: "month_end", steps: [...of.steps, step] };
    }
    case "weekday": {
      const of = inner(point.after);
      if (of.date === null) return of;
      const reached = businessDay(of.date, 1, days);
      const step = `The first weekday after ${dateInWords(of.date)}: ${dateInWords(reached.date)}.`;
      return { ...of, date: reached.date, convention: "business_days", steps: [...of.steps, step] };
    }
    case "inYear": {
      const of = inner(point.of);
      if (of.date === null) return of;
      const date = addPeriod(of.date, point.year - yearOf(of.date), "year");
      const step = `The anniversary of ${dateInWords(of.date)} in ${point.year}: ${dateInWords(date)}.`;
      return { ...of, date, other: null, convention: "on", steps: [...of.steps, step] };
    }
    case "yearless":
      return ofItsYear(point, inner(point.of));
  }
}

function ofItsYear(
  point: Extract<Point, { is: "yearless" }>,
  of: Worked | Hanging,
): Worked | Hanging {
  if (of.date === null) return of;
  const same = dayOf(yearOf(of.date), point.month, point.day);
  const beyond =
    point.side === "before"
      ? same >= of.date
      : point.side === "after"
        ? same <= of.date
        : same > of.date;
  const date = beyond ? addPeriod(same, point.side === "after" ? 1 : -1, "year") : same;
  const step = `The year is that of ${dateInWords(of.date)}: ${dateInWords(date)}.`;
  return { ...of, date, other: null, convention: "on", steps: [...of.steps, step] };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The length of time that a day hangs on an event by, and which way it is counted; null where it is that day itself. */
export function periodOf(point: Point): (Length & { direction: "before" | "after" }) | null {
  if (point.is === "shift") {
    // "The day before the fifteenth anniversary": the years say more than the day.
    const inner = point.from.is === "shift" ? periodOf(point.from) : null;
    if (inner && point.length.count === 1 && point.length.unit === "days") return inner;
    return { ...point.length, direction: point.direction };
  }
  return point.is === "last" ? { ...point.length, direction: "after" } : null;
}
