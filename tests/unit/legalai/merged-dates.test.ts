import { describe, expect, it } from "vitest";
import type { KeyDate } from "../../../app/schemas/cases/key-dates.ts";
import { countedDay } from "../../../app/services/dates/counted.ts";
import { type DateRow, mergedDates } from "../../../app/services/dates/merging.ts";

const read = (id: string, quote: string, of: Partial<KeyDate> = {}): KeyDate => ({
  ...{ id, kind: "fixed", what: quote, who: [], date: "2026-06-12", opens: null, event: null },
  ...{ period: null, sum: "A sum.", convention: "on", other: null, calendar: null },
  ...{ action: "payment", quote, start: 0, end: quote.length, place: null, state: "sure" },
  ...{ by: null, at: null, version: 1 },
  ...of,
});
const place = () => null;
const merge = (kept: DateRow[], now: KeyDate[]) =>
  mergedDates(kept, now, { caseId: "case", firmId: "firm", place });
const kept = (...dates: KeyDate[]) => merge([], dates);
const touched = (row: DateRow, said: DateRow["said"] = { state: "confirmed" }): DateRow => ({
  ...{ ...row, said, state: said.state ?? row.state, day: said.date ?? row.day },
  ...{ changed_by: "somebody", changed_at: 1, version: row.version + 1 },
});
const told = (rows: DateRow[]) =>
  rows.map(({ date_id, day, moved_from, gone }) => [date_id, day, moved_from, gone]);

describe("the dates of a document that was read again", () => {
  const rent = read("rent", "Rent is due by 12 June 2026");

  it("keep their names where words differ by a day, a number or a month, and say from where they moved", () => {
    const now = read("other", "Rent is due by 1 September 2027", { date: "2027-09-01" });
    expect(told(merge(kept(rent), [now]))).toEqual([["rent", "2027-09-01", "2026-06-12", false]]);
    expect(told(merge(kept(rent), [rent]))).toEqual([["rent", "2026-06-12", null, false]]);
  });

  it("keep them at one place where only one stands for the same, and not where two do", () => {
    const at = { place: "cl 2", date: "2026-07-01" };
    const was = kept(read("a", "Pay by 12 June 2026", { place: "cl 2" }));
    const now = [read("b", "The fee falls due on 1 July 2026", at)];
    expect(told(merge(was, now))).toEqual([["a", "2026-07-01", "2026-06-12", false]]);
    const two = [...now, read("c", "A second fee on 1 July 2026", at)];
    expect(merge(was, two).map(({ date_id }) => date_id)).toEqual(["b", "c"]);
  });

  it("of which a person’s day stays, and what was moved from is the day that they saw", () => {
    const [row] = kept(rent);
    if (!row) throw new Error("There is one.");
    const second = { ...rent, date: "2026-07-01" };
    const third = { ...rent, date: "2026-08-01" };
    const after = merge(merge([touched(row)], [second]), [third]);
    expect(told(after)).toEqual([["rent", "2026-06-12", "2026-06-12", false]]);
    expect(after[0]?.version).toBe(4);
    const agreed = merge([touched(row, { date: "2026-07-01", state: "confirmed" })], [second]);
    expect(told(agreed)).toEqual([["rent", "2026-07-01", null, false]]);
    expect(told(merge(after, [rent]))).toEqual([["rent", "2026-06-12", null, false]]);
  });

  it("lose what nobody touched and the text has no more, and keep what somebody did as gone", () => {
    const rows = kept(rent, read("fee", "A fee by 12 June 2026", { action: "other" }));
    const [first, second] = rows;
    if (!first || !second) throw new Error("There are two.");
    expect(told(merge([first, touched(second)], []))).toEqual([["fee", "2026-06-12", null, true]]);
  });

  it("never have one name twice", () => {
    const [row] = kept(rent);
    if (!row) throw new Error("There is one.");
    const renamed = { ...row, base: { ...row.base, id: "later" } };
    const names = merge([renamed], [rent, { ...rent, id: "later" }]).map(({ date_id }) => date_id);
    expect(new Set(names).size).toBe(2);
    expect(names).toContain("rent");
  });
});

describe("a period that is counted from the day of its event", () => {
  const within = (count: number, of: Partial<NonNullable<KeyDate["period"]>> = {}) =>
    read("x", "x", {
      ...{ kind: "upon_event", date: null, event: { name: "Practical Completion", date: null } },
      period: { count, unit: "days", direction: "after", from: "event", ...of },
      calendar: "NSW",
    });

  it.each([
    ["days leave the event’s day out", within(7), "2026-11-30", "2026-12-07"],
    ["clear days leave out both", within(7, { unit: "clear_days" }), "2026-11-30", "2026-12-08"],
    [
      "months end on the last day there is",
      within(1, { unit: "months" }),
      "2027-01-31",
      "2027-02-28",
    ],
    [
      "weeks before go back",
      within(2, { unit: "weeks", direction: "before" }),
      "2026-12-15",
      "2026-12-01",
    ],
    [
      ...["business days leave out Christmas", within(5, { unit: "business_days" })],
      ...["2026-12-24", "2027-01-05"],
    ],
    [
      "the month of the event ends first",
      within(30, { from: "end_of_month" }),
      "2026-11-05",
      "2026-12-30",
    ],
  ] as const)("%s", (_, base, event_date, expected) => {
    const counted = countedDay(base, { event_date });
    expect(counted.date).toBe(expected);
    expect(counted.event).toEqual({ name: "Practical Completion", date: event_date });
    expect(counted.sum).toContain("Practical Completion");
  });

  it("says where it is not known which holidays count", () => {
    const base = { ...within(5, { unit: "business_days" }), calendar: null };
    expect(countedDay(base, { event_date: "2026-12-01" }).sum).toContain("not known which public");
  });
});
