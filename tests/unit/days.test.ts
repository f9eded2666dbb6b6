import { describe, expect, it } from "vitest";
import { dayAt, endOfDay } from "../../app/lib/days.ts";

describe("the end of a day", () => {
  it.each([
    ["2026-07-01", "Australia/Sydney", "2026-07-01T14:00:00Z"],
    ["2026-12-31", "Australia/Sydney", "2026-12-31T13:00:00Z"],
    ["2026-07-01", "Australia/Adelaide", "2026-07-01T14:30:00Z"],
    ["2026-07-01", "Australia/Perth", "2026-07-01T16:00:00Z"],
    ["2026-07-01", "America/Los_Angeles", "2026-07-02T07:00:00Z"],
    // Clocks go forward in the night that begins this day, and back in the other.
    ["2026-10-04", "Australia/Sydney", "2026-10-04T13:00:00Z"],
    ["2026-10-03", "Australia/Sydney", "2026-10-03T14:00:00Z"],
    ["2026-04-05", "Australia/Sydney", "2026-04-05T14:00:00Z"],
    ["2026-04-04", "Australia/Sydney", "2026-04-04T13:00:00Z"],
  ])("%s in %s is %s", (date, zone, end) => {
    expect(new Date(endOfDay(date, zone)).toISOString()).toBe(new Date(end).toISOString());
    expect(dayAt(endOfDay(date, zone) - 1, zone)).toBe(date);
    expect(dayAt(endOfDay(date, zone), zone) > date).toBe(true);
  });
});
