import { type Calendar, calendars } from "../../schemas/cases/key-dates.ts";
import { addDays, dayOf, easterSunday, nthWeekday, weekdayOf } from "./calendar.ts";

/** The years of which public holidays are known. */
export const firstYear = 2020;
export const lastYear = 2035;

const monday = 1;
const all = calendars;

interface Rule {
  name: string;
  in: readonly Calendar[];
  /** The days in a year. */
  on: (year: number) => string[];
}

/** A day, and the Monday after it where it falls on a weekend: in place of it or beside it, which is the same for weekdays. */
function orMonday(day: string): string[] {
  const weekday = weekdayOf(day);
  return weekday === 6 ? [day, addDays(day, 2)] : weekday === 0 ? [day, addDays(day, 1)] : [day];
}

/** The Monday after Anzac Day, where that falls on such a day of the week. */
const anzacMonday = (year: number, weekday: 0 | 6): string[] => {
  const day = dayOf(year, 4, 25);
  return weekdayOf(day) === weekday ? [addDays(day, weekday === 6 ? 2 : 1)] : [];
};

/** Christmas Day and the day after it, with the days that stand for those on a weekend. */
function christmas(year: number): string[] {
  const [first, second] = [dayOf(year, 12, 25), dayOf(year, 12, 26)];
  const more =
    weekdayOf(first) === 6
      ? [27, 28]
      : weekdayOf(first) === 0
        ? [27]
        : weekdayOf(second) === 6
          ? [28]
          : [];
  return [first, second, ...more.map((day) => dayOf(year, 12, day))];
}

const nth =
  (month: number, which: number, weekday = monday) =>
  (year: number): string[] => [nthWeekday(year, month, weekday, which)];
const written =
  (days: readonly string[]) =>
  (year: number): string[] =>
    days.filter((day) => day.startsWith(String(year)));

/**
 * Public holidays of whole States and Territories, by the Acts that make them: Public Holidays Act 2010 (NSW) s 4; Public
 * Holidays Act 1993 (Vic) s 6; Holidays Act 1983 (Qld) s 2 and sch; Holidays Act 1910 (SA), since 2024 Public Holidays
 * Act 2023 (SA); Public and Bank Holidays Act 1972 (WA) s 5 and sch 2; Statutory Holidays Act 2000 (Tas) s 4; Holidays Act
 * 1958 (ACT) s 3; Public Holidays Act 1981 (NT) sch 2. Days that one person proclaims each year are written out, with the
 * notice. Holidays of a town or a part of a State, and of a part of a day, are not among them.
 */
const rules: readonly Rule[] = [
  { name: "New Year's Day", in: all, on: (year) => orMonday(dayOf(year, 1, 1)) },
  { name: "Australia Day", in: all, on: (year) => orMonday(dayOf(year, 1, 26)) },
  { name: "Good Friday", in: all, on: (year) => [addDays(easterSunday(year), -2)] },
  { name: "Easter Monday", in: all, on: (year) => [addDays(easterSunday(year), 1)] },
  { name: "Anzac Day", in: all, on: (year) => [dayOf(year, 4, 25)] },
  // A day "in place" when it falls on a Sunday; of South Australia until its Act of 2023.
  { name: "Anzac Day", in: ["QLD", "WA", "ACT", "NT"], on: (year) => anzacMonday(year, 0) },
  { name: "Anzac Day", in: ["SA"], on: (year) => (year < 2023 ? anzacMonday(year, 0) : []) },
  { name: "Anzac Day", in: ["WA"], on: (year) => anzacMonday(year, 6) },
  // Public Holidays Order 2011 (NSW), as amended in 2026; Holidays (Anzac Day) Declarations 2020 and 2026 (ACT).
  { name: "Anzac Day", in: ["NSW"], on: written(["2026-04-27", "2027-04-26"]) },
  { name: "Anzac Day", in: ["ACT"], on: written(["2020-04-27", "2026-04-27"]) },
  { name: "Christmas", in: all, on: christmas },
  { name: "King's Birthday", in: ["NSW", "VIC", "SA", "TAS", "ACT", "NT"], on: nth(6, 2) },
  { name: "King's Birthday", in: ["QLD"], on: nth(10, 1) },
  {
    // Proclaimed each year under s 8 of the Act of Western Australia, and told some years ahead.
    ...{ name: "King's Birthday", in: ["WA"] as const },
    on: written([
      ...["2020-09-28", "2021-09-27", "2022-09-26", "2023-09-25", "2024-09-23"],
      ...["2025-09-29", "2026-09-28", "2027-09-27", "2028-09-25"],
    ]),
  },
  { name: "Labour Day", in: ["NSW", "SA", "ACT"], on: nth(10, 1) },
  { name: "Labour Day", in: ["VIC"], on: nth(3, 2) },
  { name: "Eight Hours Day", in: ["TAS"], on: nth(3, 2) },
  { name: "Labour Day", in: ["QLD"], on: nth(5, 1) },
  { name: "May Day", in: ["NT"], on: nth(5, 1) },
  { name: "Labour Day", in: ["WA"], on: nth(3, 1) },
  { name: "Western Australia Day", in: ["WA"], on: nth(6, 1) },
  { name: "Adelaide Cup Day", in: ["SA"], on: nth(3, 2) },
  { name: "Canberra Day", in: ["ACT"], on: nth(3, 2) },
  {
    ...{ name: "Reconciliation Day", in: ["ACT"] as const },
    on: (year) => [addDays(dayOf(year, 5, 27), (monday - weekdayOf(dayOf(year, 5, 27)) + 7) % 7)],
  },
  { name: "Picnic Day", in: ["NT"], on: nth(8, 1) },
  { name: "Melbourne Cup Day", in: ["VIC"], on: nth(11, 1, 2) },
  {
    // Told by notice when the AFL has fixed its Grand Final.
    ...{ name: "Friday before the AFL Grand Final", in: ["VIC"] as const },
    on: written([
      ...["2020-10-23", "2021-09-24", "2022-09-23", "2023-09-29", "2024-09-27"],
      ...["2025-09-26", "2026-09-25"],
    ]),
  },
  { name: "National Day of Mourning", in: all, on: written(["2022-09-22"]) },
];

/** Weeks in which there is a holiday that nobody has fixed yet; of a calendar, from and to in a year. */
const open: readonly { in: Calendar; after: number; only?: number; from: string; to: string }[] = [
  { in: "VIC", after: 2026, from: "09-20", to: "10-08" },
  { in: "WA", after: 2028, from: "09-18", to: "10-08" },
  { in: "NSW", after: 2027, only: 2032, from: "04-26", to: "04-26" },
];

const known = new Map<string, ReadonlyMap<string, string>>();

/** The public holidays of a whole State or Territory in a year, by day with their names; null where they are not known. */
export function publicHolidays(
  calendar: Calendar,
  year: number,
): ReadonlyMap<string, string> | null {
  if (year < firstYear || year > lastYear) return null;
  const key = `${calendar} ${year}`;
  let holidays = known.get(key);
  if (!holidays) {
    const days = rules
      .filter((rule) => rule.in.includes(calendar))
      .flatMap(({ name, on }) => on(year).map((day) => [day, name] as const));
    holidays = new Map(days);
    known.set(key, holidays);
  }
  return holidays;
}

/** Whether it is not known of a weekday if it is a public holiday: beyond the years known, or not fixed yet. */
export function isUnsettled(calendar: Calendar, day: string): boolean {
  const year = Number(day.slice(0, 4));
  return (
    year < firstYear ||
    year > lastYear ||
    open.some(
      (weeks) =>
        weeks.in === calendar &&
        year > weeks.after &&
        (weeks.only ?? year) === year &&
        day.slice(5) >= weeks.from &&
        day.slice(5) <= weeks.to,
    )
  );
}
