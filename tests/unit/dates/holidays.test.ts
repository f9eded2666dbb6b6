import { describe, expect, it } from "vitest";
import { businessDay, businessDayUpTo } from "../../../app/analysis/counting/business-days.ts";
import { easterSunday, weekdayOf } from "../../../app/analysis/counting/calendar.ts";
import {
  firstYear,
  isUnsettled,
  lastYear,
  publicHolidays,
} from "../../../app/analysis/counting/holidays.ts";
import { type Calendar, calendars } from "../../../app/schemas/cases/key-dates.ts";

/** The public holidays of a year that fall on weekdays, as months and days. */
const onWeekdays = (calendar: Calendar, year: number) =>
  [...(publicHolidays(calendar, year) ?? [])]
    .map(([day]) => day)
    .filter((day) => weekdayOf(day) % 6 !== 0)
    .sort()
    .map((day) => day.slice(5))
    .join(" ");

describe("Easter", () => {
  // The table of the Book of Common Prayer for these years.
  it.each([
    [2020, "2020-04-12"],
    [2021, "2021-04-04"],
    [2022, "2022-04-17"],
    [2023, "2023-04-09"],
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2028, "2028-04-16"],
    [2029, "2029-04-01"],
    [2030, "2030-04-21"],
    [2031, "2031-04-13"],
    [2032, "2032-03-28"],
    [2033, "2033-04-17"],
    [2034, "2034-04-09"],
    [2035, "2035-03-25"],
  ])("of %i is %s", (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});

describe("public holidays on weekdays", () => {
  // As the States and Territories have published them; the Acts are named beside the rules.
  it.each([
    ["NSW", 2025, "01-01 01-27 04-18 04-21 04-25 06-09 10-06 12-25 12-26"],
    ["NSW", 2026, "01-01 01-26 04-03 04-06 04-27 06-08 10-05 12-25 12-28"],
    ["NSW", 2027, "01-01 01-26 03-26 03-29 04-26 06-14 10-04 12-27 12-28"],
    ["NSW", 2021, "01-01 01-26 04-02 04-05 06-14 10-04 12-27 12-28"],
    ["VIC", 2025, "01-01 01-27 03-10 04-18 04-21 04-25 06-09 09-26 11-04 12-25 12-26"],
    ["VIC", 2026, "01-01 01-26 03-09 04-03 04-06 06-08 09-25 11-03 12-25 12-28"],
    ["VIC", 2020, "01-01 01-27 03-09 04-10 04-13 06-08 10-23 11-03 12-25 12-28"],
    ["QLD", 2025, "01-01 01-27 04-18 04-21 04-25 05-05 10-06 12-25 12-26"],
    ["QLD", 2026, "01-01 01-26 04-03 04-06 05-04 10-05 12-25 12-28"],
    ["QLD", 2027, "01-01 01-26 03-26 03-29 04-26 05-03 10-04 12-27 12-28"],
    ["QLD", 2022, "01-03 01-26 04-15 04-18 04-25 05-02 09-22 10-03 12-26 12-27"],
    ["SA", 2025, "01-01 01-27 03-10 04-18 04-21 04-25 06-09 10-06 12-25 12-26"],
    ["SA", 2026, "01-01 01-26 03-09 04-03 04-06 06-08 10-05 12-25 12-28"],
    ["SA", 2021, "01-01 01-26 03-08 04-02 04-05 04-26 06-14 10-04 12-27 12-28"],
    ["SA", 2027, "01-01 01-26 03-08 03-26 03-29 06-14 10-04 12-27 12-28"],
    ["WA", 2025, "01-01 01-27 03-03 04-18 04-21 04-25 06-02 09-29 12-25 12-26"],
    ["WA", 2026, "01-01 01-26 03-02 04-03 04-06 04-27 06-01 09-28 12-25 12-28"],
    ["WA", 2020, "01-01 01-27 03-02 04-10 04-13 04-27 06-01 09-28 12-25 12-28"],
    ["WA", 2024, "01-01 01-26 03-04 03-29 04-01 04-25 06-03 09-23 12-25 12-26"],
    ["TAS", 2025, "01-01 01-27 03-10 04-18 04-21 04-25 06-09 12-25 12-26"],
    ["TAS", 2026, "01-01 01-26 03-09 04-03 04-06 06-08 12-25 12-28"],
    ["TAS", 2021, "01-01 01-26 03-08 04-02 04-05 06-14 12-27 12-28"],
    ["ACT", 2025, "01-01 01-27 03-10 04-18 04-21 04-25 06-02 06-09 10-06 12-25 12-26"],
    ["ACT", 2026, "01-01 01-26 03-09 04-03 04-06 04-27 06-01 06-08 10-05 12-25 12-28"],
    ["ACT", 2023, "01-02 01-26 03-13 04-07 04-10 04-25 05-29 06-12 10-02 12-25 12-26"],
    ["NT", 2025, "01-01 01-27 04-18 04-21 04-25 05-05 06-09 08-04 12-25 12-26"],
    ["NT", 2026, "01-01 01-26 04-03 04-06 05-04 06-08 08-03 12-25 12-28"],
    ["NT", 2021, "01-01 01-26 04-02 04-05 04-26 05-03 06-14 08-02 12-27 12-28"],
  ] as const)("%s %i: %s", (calendar, year, days) => {
    expect(onWeekdays(calendar, year)).toBe(days);
  });

  it("is known for all years that are told, and for no other", () => {
    for (const calendar of calendars) {
      for (let year = firstYear; year <= lastYear; year++)
        expect(publicHolidays(calendar, year)?.size).toBeGreaterThan(7);
      expect(publicHolidays(calendar, firstYear - 1)).toBeNull();
      expect(publicHolidays(calendar, lastYear + 1)).toBeNull();
    }
  });

  it.each([
    ["VIC", "2026-09-25", false],
    ["VIC", "2027-09-24", true],
    ["VIC", "2027-10-29", false],
    ["WA", "2028-09-25", false],
    ["WA", "2029-09-24", true],
    ["WA", "2029-06-04", false],
    ["NSW", "2032-04-26", true],
    ["NSW", "2033-04-26", false],
    ["QLD", "2035-12-31", false],
    ["QLD", "2036-01-02", true],
    ["SA", "2019-12-31", true],
  ] as const)("%s, %s: unsettled %s", (calendar, day, unsettled) => {
    expect(isUnsettled(calendar, day)).toBe(unsettled);
  });
});

const days = (calendar: Calendar) => ({ calendar, without: [], named: [], sure: true });

describe("business days", () => {
  it.each([
    ["NSW", "2026-04-01", 2, "2026-04-07"],
    ["NSW", "2026-04-24", 1, "2026-04-28"],
    ["VIC", "2026-04-24", 1, "2026-04-27"],
    ["VIC", "2026-10-30", 2, "2026-11-04"],
    ["VIC", "2028-03-10", 1, "2028-03-14"],
    ["QLD", "2026-05-01", 1, "2026-05-05"],
    ["QLD", "2026-06-05", 1, "2026-06-08"],
    ["SA", "2026-03-06", 1, "2026-03-10"],
    ["WA", "2026-06-05", 1, "2026-06-08"],
    ["WA", "2026-09-25", 1, "2026-09-29"],
    ["TAS", "2027-03-05", 3, "2027-03-11"],
    ["ACT", "2026-05-29", 1, "2026-06-02"],
    ["NT", "2026-07-31", 1, "2026-08-04"],
    ["NSW", "2026-12-24", 2, "2026-12-30"],
    ["NSW", "2026-04-07", -1, "2026-04-02"],
    ["SA", "2027-01-04", -2, "2026-12-30"],
    ["QLD", "2026-04-03", 0, "2026-04-07"],
    ["QLD", "2026-04-02", 0, "2026-04-02"],
  ] as const)("%s, %s and %i: %s", (calendar, from, count, day) => {
    expect(businessDay(from, count, days(calendar)).date).toBe(day);
  });

  it.each([
    ["NSW", "2026-04-05", "2026-04-02"],
    ["NSW", "2026-04-02", "2026-04-02"],
    ["WA", "2026-03-02", "2026-02-27"],
  ] as const)("the last in %s up to %s is %s", (calendar, day, last) => {
    expect(businessDayUpTo(day, days(calendar)).date).toBe(last);
  });

  it("leaves out what a paper leaves out", () => {
    const without = [{ from: "12-27", to: "01-01" }];
    expect(businessDay("2026-12-24", 1, { ...days("NSW"), without }).date).toBe("2027-01-04");
    expect(businessDay("2026-08-11", 1, { ...days("QLD"), named: ["2026-08-12"] }).date).toBe(
      "2026-08-13",
    );
  });

  it("tells which holidays were passed over", () => {
    expect(businessDay("2026-04-01", 2, days("NSW")).passed).toEqual([
      ["2026-04-03", "Good Friday"],
      ["2026-04-06", "Easter Monday"],
    ]);
  });
});
