import { describe, expect, it } from "vitest";
import { citingIn } from "../../../app/analysis/place-in.ts";
import { cited, pageAt, pageLengths, pageStarts } from "../../../app/schemas/documents/pages.ts";
import { contractText } from "../../fixtures/contract.ts";

describe("a place", () => {
  it.each([
    ["cl 7.2", 12, "cl 7.2, p 12"],
    [null, 12, "p 12"],
    ["cl 7.2", null, "cl 7.2"],
    [null, null, null],
  ])("of clause %s on page %s is %s", (clause, page, place) => {
    expect(cited(clause, page)).toBe(place);
  });

  it("is on the last page that begins at it or before it, and never on one without a word", () => {
    const starts = pageStarts(pageLengths([0, 10, 10, 25], 40));
    expect([0, 9, 10, 24, 25, 39].map((offset) => pageAt(starts, offset))).toEqual([
      ...[1, 1, 3, 3, 4, 4],
    ]);
    expect(pageAt([], 5)).toBeNull();
  });

  it("is the clause that words of nobody’s flag stand in", () => {
    const clause = /\n(\d+\.\d+) (.*)/.exec(contractText);
    if (!clause) throw new Error("The contract has no such clause.");
    expect(citingIn(contractText)(clause.index + 12)).toBe(`cl ${clause[1]}`);
    expect(citingIn("Dear Priya\n\nThank you for your letter of 3 May.")(15)).toBeNull();
  });
});
