import { describe, expect, it } from "vitest";
import { endOfMonth, nthWeekday } from "../../../app/analysis/counting/calendar.ts";
import { countFrom, type Length, lastDayOf } from "../../../app/analysis/counting/counting.ts";

const weekdays = { calendar: null, without: [], named: [], sure: true };
const units = {
  d: "days",
  c: "clear_days",
  w: "weeks",
  m: "months",
  y: "years",
  h: "hours",
  b: "business_days",
} as const;

/** "14d" is 14 days. */
function length(words: string): Length {
  const unit = words.at(-1) as keyof typeof units;
  return { count: Number.parseInt(words, 10), unit: units[unit] };
}

describe("counting from a day", () => {
  // The day itself is left out: Lester v Garland (1808) 15 Ves 248. A month ends on the corresponding day, or on its last:
  // Dodds v Walker [1981] 1 WLR 1027.
  it.each([
    ["2026-03-20", "14d", "after", "2026-04-03"],
    ["2026-03-20", "1d", "after", "2026-03-21"],
    ["2026-12-31", "1d", "after", "2027-01-01"],
    ["2028-02-28", "1d", "after", "2028-02-29"],
    ["2027-02-28", "1d", "after", "2027-03-01"],
    ["2026-07-01", "365d", "after", "2027-07-01"],
    ["2027-07-01", "366d", "after", "2028-07-01"],
    ["2026-11-26", "28d", "before", "2026-10-29"],
    ["2027-01-01", "1d", "before", "2026-12-31"],
    ["2028-03-01", "1d", "before", "2028-02-29"],
    ["2027-03-01", "1d", "before", "2027-02-28"],
    ["2026-05-11", "14w", "after", "2026-08-17"],
    ["2026-05-11", "1w", "before", "2026-05-04"],
    ["2026-05-11", "48h", "after", "2026-05-13"],
    ["2026-05-11", "36h", "after", "2026-05-13"],
    ["2026-01-15", "1m", "after", "2026-02-15"],
    ["2026-01-31", "1m", "after", "2026-02-28"],
    ["2028-01-31", "1m", "after", "2028-02-29"],
    ["2028-01-30", "1m", "after", "2028-02-29"],
    ["2028-01-29", "1m", "after", "2028-02-29"],
    ["2026-03-31", "1m", "after", "2026-04-30"],
    ["2026-08-31", "6m", "after", "2027-02-28"],
    ["2026-08-31", "18m", "after", "2028-02-29"],
    ["2026-10-31", "1m", "before", "2026-09-30"],
    ["2026-03-31", "1m", "before", "2026-02-28"],
    ["2028-03-31", "1m", "before", "2028-02-29"],
    ["2029-04-05", "8m", "before", "2028-08-05"],
    ["2029-04-05", "5m", "before", "2028-11-05"],
    ["2028-02-29", "1y", "after", "2029-02-28"],
    ["2028-02-29", "4y", "after", "2032-02-29"],
    ["2028-02-29", "1y", "before", "2027-02-28"],
    ["2026-09-30", "2y", "after", "2028-09-30"],
    ["2031-09-30", "5y", "before", "2026-09-30"],
    ["2026-06-01", "30m", "after", "2028-12-01"],
    ["2026-12-31", "14m", "after", "2028-02-29"],
    ["2026-05-08", "3b", "after", "2026-05-13"],
    ["2026-05-13", "3b", "before", "2026-05-08"],
    ["2026-05-09", "1b", "after", "2026-05-11"],
    ["2026-05-10", "1b", "before", "2026-05-08"],
  ] as const)("%s, %s %s: %s", (from, words, direction, date) => {
    expect(countFrom(from, length(words), direction, weekdays).date).toBe(date);
  });

  // Where an Act's rule would have the end of the month for the end of a month, both days are told.
  it.each([
    ["2026-06-30", "6m", "after", "2026-12-30", "2026-12-31"],
    ["2026-11-30", "3m", "before", "2026-08-30", "2026-08-31"],
    ["2027-02-28", "1m", "after", "2027-03-28", "2027-03-31"],
    ["2028-02-29", "1m", "after", "2028-03-29", "2028-03-31"],
    ["2028-02-28", "1m", "after", "2028-03-28", null],
    ["2026-04-30", "1m", "after", "2026-05-30", "2026-05-31"],
    ["2026-04-30", "2m", "after", "2026-06-30", null],
    ["2026-01-31", "2m", "after", "2026-03-31", null],
    ["2026-06-15", "6m", "after", "2026-12-15", null],
  ] as const)("%s, %s %s: %s, or %s", (from, words, direction, date, other) => {
    const counted = countFrom(from, length(words), direction, weekdays);
    expect([counted.date, counted.other]).toEqual([date, other]);
  });

  // Clear days leave both ends out: Re Hector Whaling Ltd [1936] Ch 208.
  it.each([
    ["2026-11-26", "28d", "before", "2026-10-28", null],
    ["2026-12-12", "10d", "before", "2026-12-01", null],
    ["2027-03-01", "1d", "before", "2027-02-27", null],
    ["2028-03-01", "1d", "before", "2028-02-28", null],
    ["2026-09-11", "3w", "before", "2026-08-20", "2026-08-21"],
    ["2028-06-30", "1m", "before", "2028-05-30", "2028-05-31"],
    ["2028-06-15", "1m", "before", "2028-05-15", "2028-05-14"],
    ["2029-01-31", "3m", "before", "2028-10-31", "2028-10-30"],
    ["2026-05-29", "5b", "before", "2026-05-21", "2026-05-22"],
    ["2026-05-01", "7d", "after", "2026-05-09", null],
  ] as const)("%s, at least %s %s: %s, or %s", (from, words, direction, date, other) => {
    const counted = countFrom(from, length(words), direction, weekdays, true);
    expect([counted.date, counted.other]).toEqual([date, other]);
  });

  it("counts clear days as such without being told", () => {
    expect(countFrom("2026-11-26", length("28c"), "before", weekdays).date).toBe("2026-10-28");
  });
});

describe("a time with its first day", () => {
  // It ends the day before its anniversary, or with the month that has no such day: Acts Interpretation Act 1901 (Cth) s 2G.
  it.each([
    ["2026-06-01", "5y", "2031-05-31"],
    ["2026-04-01", "1y", "2027-03-31"],
    ["2028-02-29", "1y", "2029-02-28"],
    ["2028-03-01", "1y", "2029-02-28"],
    ["2027-03-01", "1y", "2028-02-29"],
    ["2026-12-31", "7m", "2027-07-30"],
    ["2026-08-31", "6m", "2027-02-28"],
    ["2027-08-31", "6m", "2028-02-29"],
    ["2026-01-31", "1m", "2026-02-28"],
    ["2026-01-01", "1m", "2026-01-31"],
    ["2026-07-13", "3m", "2026-10-12"],
    ["2026-04-15", "30m", "2028-10-14"],
    ["2027-01-03", "21d", "2027-01-23"],
    ["2026-02-01", "100d", "2026-05-11"],
    ["2026-07-20", "12w", "2026-10-11"],
    ["2026-07-02", "3w", "2026-07-22"],
    ["2026-05-08", "3b", "2026-05-12"],
    ["2026-05-09", "1b", "2026-05-11"],
  ])("%s, %s: %s", (from, words, date) => {
    expect(lastDayOf(from, length(words), weekdays).date).toBe(date);
  });
});

describe("days of a month", () => {
  it.each([
    ["2026-02-10", "2026-02-28"],
    ["2028-02-10", "2028-02-29"],
    ["2026-12-01", "2026-12-31"],
  ])("the last after %s is %s", (day, end) => {
    expect(endOfMonth(day)).toBe(end);
  });

  it.each([
    [2026, 10, 5, -1, "2026-10-30"],
    [2026, 12, 5, -1, "2026-12-25"],
    [2026, 11, 2, 1, "2026-11-03"],
    [2028, 3, 1, 2, "2028-03-13"],
  ])("of %i-%i, weekday %i, number %i: %s", (year, month, weekday, nth, day) => {
    expect(nthWeekday(year, month, weekday, nth)).toBe(day);
  });
});
