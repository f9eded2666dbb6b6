import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPieces, longestPiece } from "../../../app/analysis/model/pieces.ts";

const clauseOf = (number: number, words: number) =>
  `${number}. Heading ${number}\n${number}.1 ${"The parties agree to these words. ".repeat(words)}\n\n`;

describe("cutting a document into pieces for the model", () => {
  it("leaves a short one whole", () => {
    const text = clauseOf(1, 10);
    expect(cutPieces(text)).toEqual([{ start: 0, end: text.length }]);
  });

  it("cuts before a heading, so that no clause is torn from it", () => {
    const text = Array.from({ length: 12 }, (_, i) => clauseOf(i + 1, 100)).join("");
    const pieces = cutPieces(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const { start, end } of pieces)
      expect(text.slice(start, end)).toMatch(/^\d+\. Heading \d+\n/);
  });

  it("has nothing to say of white space", () => {
    expect(cutPieces(" \n".repeat(20_000))).toEqual([]);
    expect(cutPieces("")).toEqual([]);
  });

  it("covers every word once, in pieces of at most 15,000 characters, without tearing a character", () => {
    const bit = fc.constantFrom(
      "a",
      "word ",
      "line\n",
      "\n\n1. Term\n",
      "(a) the ",
      "𝒳",
      ". ",
      "“So”; ",
    );
    const long = fc
      .array(fc.tuple(bit, fc.integer({ min: 1, max: 4_000 })), { minLength: 1, maxLength: 8 })
      .map((runs) => runs.map(([words, times]) => words.repeat(times)).join(""));
    fc.assert(
      fc.property(long, (text) => {
        let at = 0;
        for (const { start, end } of cutPieces(text)) {
          expect(text.slice(at, start).trim()).toBe("");
          expect(end - start).toBeLessThanOrEqual(longestPiece);
          expect(text.slice(start, end).isWellFormed()).toBe(true);
          at = end;
        }
        expect(text.slice(at).trim()).toBe("");
      }),
      { numRuns: 40 },
    );
  });
});
