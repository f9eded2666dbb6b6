import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { pageText, sureness } from "../../../app/scanning/page-text.ts";
import type { ReadLine } from "../../../app/scanning/recogniser.ts";
import { scannedPageSchema } from "../../../app/schemas/documents/scan.ts";

/** Lines one under another, from 100 to the given right edge, of which a word is as wide as it is long. */
function linesOf(...lines: (string | [string, number])[]): ReadLine[] {
  return lines.map((line, row) => {
    const [text, right] = typeof line === "string" ? [line, 1_000] : line;
    const top = row * 40;
    const words = text.split(" ").map((word, i) => ({
      ...{ text: word, confidence: 0.9 },
      box: [100 + i * 50, top, 140 + i * 50, top + 30] as ReadLine["box"],
    }));
    return { words, box: [100, top, right, top + 30], block: 0 };
  });
}
const onPage = () => [0, 0, 1, 1] as [number, number, number, number];
const textOf = (lines: ReadLine[]) => pageText(lines, onPage).text;

describe("the text of a page that was read", () => {
  it("has a paragraph on one line, and ends it where a line is short", () => {
    expect(textOf(linesOf("The Supplier must", ["pay.", 300], "The Customer may", "not."))).toBe(
      "The Supplier must pay.\nThe Customer may not.",
    );
  });

  it("begins a paragraph where a clause or a point of a list begins", () => {
    expect(
      textOf(linesOf("1. Term", "2.1 The Supplier", "must (b) deliver", "(a) goods", "iv) works")),
    ).toBe("1. Term\n2.1 The Supplier must (b) deliver\n(a) goods\niv) works");
  });

  it("puts a word together that was broken at the end of a line, and leaves a compound its hyphen", () => {
    expect(textOf(linesOf("an obliga-", "tion of"))).toBe("an obligation of");
    expect(textOf(linesOf("a non-compete clause, non-", "compete"))).toContain("non-compete");
  });

  it("leaves out specks and signs that print nothing, and every word is in its text in order", () => {
    const lines = linesOf("The deed\u00ad | of");
    for (const line of lines)
      for (const word of line.words) if (word.text === "|") word.confidence = 0.2;
    const page = pageText(lines, onPage);
    expect(page.text).toBe("The deed of");
    expect(v.is(scannedPageSchema, page)).toBe(true);
  });

  it("is as sure as its letters are", () => {
    expect(sureness(linesOf("sure"))).toBe(0.9);
    expect(sureness([])).toBe(0);
  });
});
