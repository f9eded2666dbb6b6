import type { Calendar } from "../../schemas/cases/key-dates.ts";
import { addDays, weekdayOf } from "./calendar.ts";
import { isUnsettled, publicHolidays } from "./holidays.ts";

/** What a paper calls a business day. */
export interface BusinessDays {
  /** Whose public holidays are none; null where weekdays count whatever holiday there is. */
  calendar: Calendar | null;
  /** Whether the paper leaves out the days between Christmas and New Year, or others, as months and days. */
  without: readonly { from: string; to: string }[];
  /** Single days that the paper itself names as holidays. */
  named: readonly string[];
  /** Whether it is known whose holidays count: else what is counted is not sure. */
  sure: boolean;
}

/** A day reached by counting business days, with what was passed over. */
export interface Reached {
  date: string;
  /** Weekdays that were left out, "Good Friday (3 April 2026)" and the like by day and name. */
  passed: readonly (readonly [day: string, name: string])[];
  /** Whether the holidays of all days passed are known. */
  known: boolean;
}

const within = (day: string, { from, to }: { from: string; to: string }) => {
  const at = day.slice(5);
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
};

/** Why a day is no business day: "" for a weekend, else the name of the holiday; null where it is one. */
export function closedFor(day: string, days: BusinessDays): string | null {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return "";
  if (days.named.includes(day)) return "a holiday that the document names";
  if (days.without.some((span) => within(day, span))) return "left out by the document";
  if (!days.calendar) return null;
  return publicHolidays(days.calendar, Number(day.slice(0, 4)))?.get(day) ?? null;
}

/**
 * The n-th business day after a day, which does not count itself; before it where n is below nought. With n = 0 the day
 * itself, or the next business day where it is none.
 */
export function businessDay(from: string, count: number, days: BusinessDays): Reached {
  const step = count < 0 ? -1 : 1;
  const passed: (readonly [string, string])[] = [];
  let known = days.sure;
  let [day, left] = [from, Math.abs(count)];
  const look = () => {
    const why = closedFor(day, days);
    if (why) passed.push([day, why]);
    if (why === null && days.calendar && isUnsettled(days.calendar, day)) known = false;
    return why === null;
  };
  if (count === 0) while (!look()) day = addDays(day, 1);
  while (left > 0) {
    day = addDays(day, step);
    if (look()) left--;
  }
  return { date: day, passed, known };
}

/** The last business day up to a day. */
export function businessDayUpTo(day: string, days: BusinessDays): Reached {
  if (closedFor(day, days) === null) return businessDay(day, 0, days);
  return businessDay(day, -1, days);
}
