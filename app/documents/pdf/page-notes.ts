import type { ReaderNote } from "../types.ts";
import { joinNames } from "../wording.ts";
import type { PdfPageText } from "./read-pdf.ts";

const problems = [
  ["empty", "pages_without_text", "no text: blank, or a picture (a scan)"],
  [
    "illegible",
    "pages_illegible",
    "text whose letters cannot be read, because its fonts do not say which characters they draw",
  ],
  ["damaged", "pages_damaged", "damage and could not be read"],
] as const;

/** Says which pages of a readable document are missing from its text. */
export function pageNotes(pages: PdfPageText[]): ReaderNote[] {
  const notes: ReaderNote[] = [];
  for (const [problem, code, what] of problems) {
    const numbers = pages.flatMap((page, index) => (page.problem === problem ? [index + 1] : []));
    if (numbers.length === 0) continue;
    const which = joinNames(rangesOf(numbers));
    const subject = numbers.length === 1 ? `Page ${which} has` : `Pages ${which} have`;
    notes.push({ code, message: `${subject} ${what}.` });
  }
  return notes;
}

/** `[1, 2, 3, 7]` as `1–3` and `7`. */
function rangesOf(numbers: number[]): string[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
}
