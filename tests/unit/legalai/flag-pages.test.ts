import { describe, expect, it } from "vitest";
import { flagsAtOnce, pageAt, pageOfFlags } from "../../../app/components/rail/flag-view.ts";
import { unbound } from "../../../app/schemas/analysis.ts";

const flags = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...unbound,
    ...{ number, start: number, end: number + 1, quote: "x", riskLevel: "Low" as const },
    ...{ clauseTitle: "Indemnity", explanation: "", recommendation: "" },
  }));

describe("the pages of very many flags", () => {
  it("are one for as many as nearly every document has", () => {
    for (const count of [0, 1, flagsAtOnce]) {
      const { page, pages, listed } = pageOfFlags(flags(count), 1);
      expect([page, pages, listed.length]).toEqual([1, 1, count]);
    }
  });

  it("have every flag once, where its number says", () => {
    const all = flags(2 * flagsAtOnce + 1);
    const { pages } = pageOfFlags(all, 1);
    expect(pages).toBe(3);
    const listed = Array.from({ length: pages }, (_, i) => pageOfFlags(all, i + 1).listed);
    expect(listed.flat()).toEqual(all);
    for (const { number } of all)
      expect(listed[pageAt(number) - 1]?.some((flag) => flag.number === number)).toBe(true);
  });

  it.each([
    [0, 1],
    [-7, 1],
    [Number.NaN, 1],
    [1.9, 1],
    [99, 3],
    [Number.POSITIVE_INFINITY, 3],
  ])("asked for page %s are at page %s", (wanted, page) => {
    expect(pageOfFlags(flags(2 * flagsAtOnce + 1), wanted).page).toBe(page);
  });
});
