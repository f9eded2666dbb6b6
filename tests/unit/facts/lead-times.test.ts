import { describe, expect, it } from "vitest";
import { leadTimesIn } from "../../../app/analysis/facts/lead-times.ts";
import type { Time } from "../../../app/analysis/facts/periods.ts";

const short = (time: Time | null) => time && `${time.amount} ${time.unit}`;
const leads = (words: string) =>
  leadTimesIn(words).map(({ least, most }) => [short(least), short(most)]);

describe("how long before something it is to be done", () => {
  it.each([
    ["no less than 80 and no more than 110 days before it ends", "80 day", "110 day"],
    ["not more than 9 nor less than 5 months before the Expiry Date", "5 month", "9 month"],
    ["not more than nine nor less than five calendar months before", "5 month", "9 month"],
    ["no earlier than 9 months, and no later than 5 months, before", "5 month", "9 month"],
    ["no more than 9 months and no fewer than 5 months before", "5 month", "9 month"],
    ["at least five (5) months but not more than nine (9) months before", "5 month", "9 month"],
    ["at most 110 and at least 80 days before", "80 day", "110 day"],
    ["a minimum of 80 days and a maximum of 110 days prior to", "80 day", "110 day"],
    [
      "not less than eighty (80) and not more than one hundred and ten (110) days",
      "80 day",
      "110 day",
    ],
    ["between 80 and 110 days before", "80 day", "110 day"],
    ["between 5 months and 9 months before", "5 month", "9 month"],
    ["between five (5) and nine (9) months before", "5 month", "9 month"],
    ["80 to 110 days' notice", "80 day", "110 day"],
    ["80–110 days' notice", "80 day", "110 day"],
    ["not less than 5 months (and not more than 9 months) prior to", "5 month", "9 month"],
    ["not exceeding 9 months nor less than 5 months before", "5 month", "9 month"],
    ["more than 5 months but less than 9 months before", "5 month", "9 month"],
    ["80 days or more but no more than 110 days before", "80 day", "110 day"],
    ["9 months at the earliest and 5 months at the latest before", "5 month", "9 month"],
    ["must not be given earlier than 9 months or later than 5 months before", "5 month", "9 month"],
    ["not be given less than 80 or more than 110 days before", "80 day", "110 day"],
    ["beginning 9 months and ending 5 months before the Expiry Date", "5 month", "9 month"],
    ["(a) no earlier than 9 months; and (b) no later than 5 months before", "5 month", "9 month"],
    [
      "not earlier than 9 months before the end of the Term and not later than 5 months before the end of the Term",
      "5 month",
      "9 month",
    ],
    ["not less than 10 days nor more than 3 weeks before", "10 day", "3 week"],
    ["in the 60-day period that ends 20 days before the lease expires", "20 day", "80 day"],
  ])("is at least and at most: %s", (words, least, most) => {
    expect(leads(words)).toEqual([[least, most]]);
  });

  it.each([
    ["not less than 45 days' notice", "45 day"],
    ["45 (forty-five) days' notice", "45 day"],
    ["45 days or more before", "45 day"],
    ["no later than 45 days before", "45 day"],
    ["a fortnight's notice", "2 week"],
    ["36 hours' notice", "36 hour"],
  ])("is at least: %s", (words, least) => {
    expect(leads(words)).toEqual([[least, null]]);
  });

  it.each([
    ["not more than 9 months before", "9 month"],
    ["in the six weeks before the rate ends", "6 week"],
    ["no earlier than 80 days before", "80 day"],
  ])("is only at most, of which the last day is not said: %s", (words, most) => {
    expect(leads(words)).toEqual([[null, most]]);
  });

  it("is neither where the words contradict themselves", () => {
    expect(leads("no less than 110 and no more than 80 days before")).toEqual([[null, null]]);
  });

  it("is told apart of two different notices", () => {
    expect(leads("30 days' notice by the Supplier and 60 days' notice by the Customer")).toEqual([
      ["30 day", null],
      ["60 day", null],
    ]);
    expect(
      leads("on at least 30 days' notice and, if in breach, on not more than 7 days' notice"),
    ).toEqual([
      ["30 day", null],
      [null, "7 day"],
    ]);
  });
});
