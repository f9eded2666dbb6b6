import type { Convention, TimeUnit } from "../../schemas/cases/key-dates.ts";
import { addPeriod } from "../facts/dates.ts";
import { lastDay } from "../facts/time-spans.ts";
import { type BusinessDays, businessDay } from "./business-days.ts";
import { addDays, endOfMonth } from "./calendar.ts";

export interface Length {
  count: number;
  unit: TimeUnit;
}

/** A day that was counted. */
export interface Counted {
  date: string;
  /** The day that the other reading of the same words gives, where lawyers differ. */
  other: string | null;
  convention: Convention;
  /** False where a holiday on the way is not known. */
  known: boolean;
  /** Weekdays that were passed over as holidays. */
  passed: readonly (readonly [day: string, name: string])[];
}

const inMonths = (unit: TimeUnit) => unit === "months" || unit === "years";

/** A day so many calendar months before or after another: the corresponding day, else the last of the month. */
function byMonths(from: string, months: number): Pick<Counted, "date" | "other" | "convention"> {
  const date = addPeriod(from, months, "month");
  const end = endOfMonth(date);
  if (date.slice(-2) !== from.slice(-2)) return { date, other: null, convention: "month_end" };
  // From the end of a month to the end of a month, as an Act's rule may have it.
  const differs = from === endOfMonth(from) && end !== date;
  return { date, other: differs ? end : null, convention: differs ? "month_end" : "from_excludes" };
}

/**
 * Counts from a day that is left out (Lester v Garland (1808) 15 Ves 248), before it or after it. A month is a calendar
 * month and ends on the corresponding date (Dodds v Walker [1981] 1 WLR 1027), on the last day where there is none
 * (Acts Interpretation Act 1901 (Cth) s 2G by analogy).
 * @param clear whether both ends are left out, as "at least" and "not less than" ask (Re Hector Whaling Ltd [1936] Ch
 * 208): of days and weeks one day more; of months the corresponding date, `other` the day beyond it.
 */
export function countFrom(
  from: string,
  { count, unit }: Length,
  direction: "before" | "after",
  days: BusinessDays,
  clear = false,
): Counted {
  const sign = direction === "before" ? -1 : 1;
  const plain = { known: true, passed: [] };
  if (unit === "business_days") {
    const reached = businessDay(from, sign * (count + (clear ? 1 : 0)), days);
    const other = clear ? businessDay(from, sign * count, days).date : null;
    return { ...reached, other, convention: "business_days" };
  }
  if (inMonths(unit)) {
    const counted = byMonths(from, sign * count * (unit === "years" ? 12 : 1));
    if (!clear || counted.other !== null) return { ...counted, ...plain };
    return { ...counted, ...plain, other: addDays(counted.date, sign), convention: "clear_days" };
  }
  const inDays = unit === "weeks" ? count * 7 : unit === "hours" ? Math.ceil(count / 24) : count;
  const isClear = clear || unit === "clear_days";
  const date = addDays(from, sign * (inDays + (isClear ? 1 : 0)));
  return {
    ...{ date, ...plain, convention: isClear ? "clear_days" : "from_excludes" },
    // A week of notice is less surely clear than days are.
    other: isClear && unit === "weeks" ? addDays(date, -sign) : null,
  };
}

/**
 * The last day of a time that has its first day in it: the day before the anniversary, and where the last month has no
 * such day that month's last (Acts Interpretation Act 1901 (Cth) s 2G).
 */
export function lastDayOf(begins: string, { count, unit }: Length, days: BusinessDays): Counted {
  if (unit === "business_days") {
    const first = businessDay(begins, 0, days);
    const last = count > 1 ? businessDay(first.date, count - 1, days) : first;
    const passed = [...new Map([...first.passed, ...last.passed])];
    return {
      ...last,
      passed,
      known: first.known && last.known,
      other: null,
      convention: "commencing_on",
    };
  }
  const units = {
    years: "year",
    months: "month",
    weeks: "week",
    days: "day",
    clear_days: "day",
  } as const;
  const single = unit === "hours" ? "day" : units[unit];
  const amount = unit === "hours" ? Math.ceil(count / 24) : count;
  const length = { amount, unit: single, index: 0, length: 0 };
  const date = lastDay(begins, { length, anniversary: false, dayBefore: false }, true) ?? begins;
  return { date, other: null, convention: "commencing_on", known: true, passed: [] };
}
