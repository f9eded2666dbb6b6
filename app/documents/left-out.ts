import type { DocumentLayout } from "../schemas/documents/layout.ts";
import type { ExtractedText } from "./types.ts";
import { allStruck } from "./unreadable.ts";
import { struckThrough } from "./word/notes.ts";
import { WordCounts } from "./word/word-counts.ts";

/**
 * Characters that print nothing and shape nothing: zero-width spaces and joiners of words, soft hyphens, marks
 * that turn the writing direction, tags (Unicode 17, Default_Ignorable_Code_Point). They can keep words from being
 * found, or hide an instruction. The joiners that Arabic and Indic scripts need (U+200C, U+200D) stay.
 *
 * And letters that a stroke is put through by a character of its own, the short (U+0335) or the long stroke overlay
 * (U+0336, Unicode 17, 7.9.1), with that and their other marks: they are struck through as by a look.
 */
const leftOut =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|[^\p{M}\n\t]\p{M}{0,8}?[\u0335\u0336]\p{M}{0,8}/gu;

/** A stretch that is left out of a text; `struck`: what it strikes through, without the stroke. */
type Gap = { index: number; length: number; struck: string };

/** Where a text has what is left out of it. */
export const leftOutOf = (text: string): Gap[] =>
  Array.from(text.matchAll(leftOut), ({ 0: found, index }) => {
    const struck = /[\u0335\u0336]/.test(found) ? found.replace(/\p{M}/gu, "") : "";
    return { index, length: found.length, struck };
  });

/**
 * Leaves invisible characters and letters with a stroke through them out of a text, moves its offsets with it, and notes
 * how many there were. Throws `UnreadableFile` where all of it is struck through.
 */
export function withoutLeftOut(extracted: ExtractedText): ExtractedText {
  const { text, pageStarts, runningHeads, layout } = extracted;
  const gaps = leftOutOf(text);
  if (gaps.length === 0) return extracted;
  const moved = mover(gaps);
  const left = text.replace(leftOut, "");
  if (left.trim() === "" && gaps.some(({ struck }) => struck !== "")) throw allStruck();
  return {
    ...extracted,
    text: left,
    pageStarts: pageStarts.map(moved),
    ...(runningHeads && {
      runningHeads: runningHeads
        .map(({ start, end, where }) => ({ start: moved(start), end: moved(end), where }))
        .filter(({ start, end }) => start < end),
    }),
    ...(layout && { layout: movedLayout(layout, moved) }),
    ...notesOf(extracted, gaps),
  };
}

const movedLayout = (
  { paragraphs, runs, rows }: DocumentLayout,
  moved: (offset: number) => number,
): DocumentLayout => ({
  paragraphs: paragraphs.map(({ at, label, look }) => ({
    at: moved(at),
    label: moved(label),
    look,
  })),
  runs: runs
    .map(({ start, end, looks }) => ({ start: moved(start), end: moved(end), looks }))
    .filter(({ start, end }) => start < end),
  rows: rows.map((row) => ({
    ...row,
    ...{ start: moved(row.start), end: moved(row.end) },
    cells: row.cells.map((cell) => ({ ...cell, at: moved(cell.at) })),
  })),
});

/** Where an offset is after the gaps before it are closed. */
export function mover(gaps: { index: number; length: number }[]) {
  const closed = [0];
  for (const { length } of gaps) closed.push((closed.at(-1) ?? 0) + length);
  return (offset: number): number => {
    let low = 0;
    let high = gaps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((gaps[middle]?.index ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return offset - (closed[low] ?? 0);
  };
}

/** The notes of a text with those on what is left out of it: words that are struck through are counted together. */
function notesOf(
  { notes, struckWords = 0 }: ExtractedText,
  gaps: Gap[],
): Pick<ExtractedText, "notes" | "struckWords"> {
  const words = new WordCounts();
  let end = -1;
  for (const { index, length, struck } of gaps) {
    if (index !== end) words.live();
    words.addStruck(struck);
    end = index + length;
  }
  const all = struckWords + words.struck;
  const rest = words.struck > 0 ? notes.filter(({ code }) => code !== "struck_through") : notes;
  const invisible = gaps.filter(({ struck }) => struck === "").length;
  return {
    struckWords: all,
    notes: [
      ...rest,
      ...(words.struck > 0 ? [struckThrough(all)] : []),
      ...(invisible > 0 ? [noteOf(invisible)] : []),
    ],
  };
}

const noteOf = (count: number) => ({
  code: "invisible_characters",
  message: `${count === 1 ? "One invisible character was" : `${count.toLocaleString("en-AU")} invisible characters were`} left out of the text. Such characters can keep words from being found.`,
});
