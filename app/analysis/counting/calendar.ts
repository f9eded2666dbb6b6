import { addPeriod } from "../facts/dates.ts";

/** A day (`YYYY-MM-DD`) of a month; one that the month does not have goes over into the next. */
export const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** A day so many days after another, or before it. */
export const addDays = (day: string, count: number): string => addPeriod(day, count, "day");

/** The day of the week: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The last day of the month in which a day lies. */
export const endOfMonth = (day: string): string => dayOf(yearOf(day), monthOf(day) + 1, 0);

/** The n-th of a day of the week in a month, counted from 1; the last for -1. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth < 0) {
    const last = dayOf(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const shift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const at = epact + sunday - 7 * late + 114;
  return dayOf(year, Math.floor(at / 31), (at % 31) + 1);
}
