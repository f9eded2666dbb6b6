import { expect, it } from "vitest";
import { groupsOf } from "../../../app/components/dates/grouped.ts";
import type { KeptDate } from "../../../app/schemas/dates/kept.ts";

let made = 0;
const date = (day: string | null, of: Partial<KeptDate> = {}): KeptDate => ({
  ...{
    id: `d${made++}`,
    kind: "fixed",
    what: "rent",
    who: [],
    date: day,
    opens: null,
    event: null,
  },
  ...{ period: null, sum: "A sum.", convention: "on", other: null, calendar: null },
  ...{ action: "payment", quote: "words", start: 0, end: 5, place: null, state: "sure" },
  ...{
    by: null,
    at: null,
    version: 1,
    note: null,
    read: null,
    own: false,
    moved: null,
    gone: false,
  },
  ...of,
});
const somebody = { id: "a", email: "a@b.example", name: "" };
const told = (dates: KeptDate[]) =>
  groupsOf(dates).map(({ id, of }) => [
    id,
    of.map(({ first, rest }) => [first.date, ...rest.map((one) => one.date)].join(" ")),
  ]);

it("what is sure or confirmed stands by its day, apart from what is to be checked and what was dismissed", () => {
  expect(
    told([
      date("2027-03-01", { what: "bond" }),
      date("2026-04-01", { state: "confirmed", by: somebody }),
      date("2026-05-01", { state: "proposed" }),
      date(null, { state: "proposed" }),
      date("2026-01-01", { state: "dismissed", by: somebody }),
    ]),
  ).toEqual([
    ["relied", ["2026-04-01", "2027-03-01"]],
    ["proposed", ["2026-05-01"]],
    ["events", [""]],
    ["dismissed", ["2026-01-01"]],
  ]);
});

it("what comes back at the same words is one line, but for the days of which somebody has said something", () => {
  const [a, b, c] = [date("2026-03-10"), date("2026-01-10"), date("2026-02-10", { by: somebody })];
  expect(told([a, b, c])).toEqual([["relied", ["2026-01-10 2026-03-10", "2026-02-10"]]]);
});

it("what a version moved, or lost the words of, comes first, whatever its state, but not once it is dismissed", () => {
  const moved = { moved: { from: "2026-01-01" } };
  expect(
    told([
      date("2026-05-01", { what: "a" }),
      date("2026-06-01", { what: "b", ...moved }),
      date("2026-07-01", { what: "c", state: "proposed", gone: true }),
      date("2026-08-01", { what: "d", state: "dismissed", ...moved }),
    ]),
  ).toEqual([
    ["moved", ["2026-06-01", "2026-07-01"]],
    ["relied", ["2026-05-01"]],
    ["dismissed", ["2026-08-01"]],
  ]);
  expect(groupsOf([])).toEqual([]);
});
