import { expect, it } from "vitest";
import { daysOfMonth, monthInWords, monthsOn } from "../../../app/components/dates/month.ts";

it("a month has its days, in weeks that begin on Monday", () => {
  const march = daysOfMonth("2027-03");
  expect([march.days.length, march.days[0], march.days.at(-1), march.before]).toEqual([
    ...[31, "2027-03-01", "2027-03-31", 0],
  ]);
  expect(daysOfMonth("2028-02")).toMatchObject({ before: 1 });
  expect(daysOfMonth("2028-02").days).toHaveLength(29);
  expect(daysOfMonth("2026-11").before).toBe(6);
});

it("months follow one another over the ends of years", () => {
  expect([monthsOn("2026-12", 1), monthsOn("2027-01", -1), monthsOn("2027-01", 0)]).toEqual([
    ...["2027-01", "2026-12", "2027-01"],
  ]);
  expect(monthInWords("2027-03")).toBe("March 2027");
});
