import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { UnreadableFile } from "../../../app/documents/unreadable.ts";
import {
  maxLetterheadFields,
  maxLetterheadParagraphs,
} from "../../../app/schemas/letters/letter.ts";
import {
  maxElementDepth,
  maxElements,
  maxInflatedBytes,
  refuseLargeLetterhead,
} from "../../../app/services/letters/letterhead-bounds.ts";
import { faultsOfLetterhead } from "../../../app/services/letters/letterhead-fields.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";

/** What is said of a letterhead: nothing, its faults, or the sentence with which it is refused as a whole. */
function told(look: () => string[]): string {
  try {
    return look().join(" ");
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}
const letter = paragraph("{{letter}}");
const onPaper = (body: string) => told(() => faultsOfLetterhead(docxFile(body + letter)));
// The document, its body, the letter’s paragraph, its run and its text; the other parts name four things in one another.
const own = { elements: 10, depth: 2 };
const notNeeded = (what: string) =>
  `This document ${what}, which a letterhead does not need. Make its pictures and pages fewer, and upload it again.`;

const bounds: [what: string, most: number, say: (count: number) => string, past: string][] = [
  [
    "fields",
    maxLetterheadFields,
    (count) => onPaper(paragraph("{{client}}").repeat(count - 1)),
    "It has 51 fields; a letterhead can have 50.",
  ],
  [
    "paragraphs",
    maxLetterheadParagraphs,
    (count) => onPaper("<w:p/>".repeat(count - 1)),
    "This letterhead has more than 5,000 paragraphs. ",
  ],
  [
    "elements",
    maxElements,
    (count) => onPaper(`<w:sdt>${"<w:b/>".repeat(count - 1 - own.elements)}</w:sdt>`),
    notNeeded("has more than 50,000 parts inside"),
  ],
  [
    "elements in one another",
    maxElementDepth,
    (depth) => onPaper("<w:sdt>".repeat(depth - own.depth) + "</w:sdt>".repeat(depth - own.depth)),
    notNeeded("has parts in parts, 200 deep"),
  ],
  [
    "bytes unpacked",
    maxInflatedBytes,
    (bytes) =>
      told(() => {
        refuseLargeLetterhead(zipSync({ "a.bin": new Uint8Array(bytes) }, { level: 1 }));
        return [];
      }),
    notNeeded("unpacks to more than 12 MB"),
  ],
];

describe("a letterhead is taken with as much in it as there may be, and with one more refused in words", () => {
  it.each(bounds)("%s", (_, most, say, past) => {
    expect(say(most)).toBe("");
    expect(say(most + 1)).toContain(past);
  });
});

it("so many faults of a letterhead are told at once", () => {
  const told = (faults: number) =>
    faultsOfLetterhead(docxFile(paragraph("{{client").repeat(faults) + letter)).length;
  expect([told(50), told(51)]).toEqual([50, 50]);
});
