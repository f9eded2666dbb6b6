import type { DocumentLayout } from "../schemas/documents/layout.ts";
import type { ExtractedText } from "./types.ts";

/**
 * Characters that print nothing and shape nothing: zero-width spaces and joiners of words, soft hyphens, marks
 * that turn the writing direction, tags (Unicode 17, Default_Ignorable_Code_Point). They can keep words from being
 * found, or hide an instruction. The joiners that Arabic and Indic scripts need (U+200C, U+200D) stay.
 */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Leaves invisible characters out of a text, moves its offsets with it, and notes how many there were. */
export function withoutInvisibleCharacters(extracted: ExtractedText): ExtractedText {
  const { text, pageStarts, runningHeads, layout, notes } = extracted;
  const gaps = invisibleIn(text);
  if (gaps.length === 0) return extracted;
  const moved = mover(gaps);
  return {
    ...extracted,
    text: text.replace(invisible, ""),
    pageStarts: pageStarts.map(moved),
    ...(runningHeads && {
      runningHeads: runningHeads.map(({ start, end, where }) => ({
        ...{ start: moved(start), end: moved(end), where },
      })),
    }),
    ...(layout && { layout: movedLayout(layout, moved) }),
    notes: [...notes, noteOf(gaps.length)],
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
  runs: runs.map(({ start, end, looks }) => ({ start: moved(start), end: moved(end), looks })),
  rows: rows.map((row) => ({
    ...row,
    ...{ start: moved(row.start), end: moved(row.end) },
    cells: row.cells.map((cell) => ({ ...cell, at: moved(cell.at) })),
  })),
});

/** Where a text has invisible characters. */
export const invisibleIn = (text: string) =>
  [...text.matchAll(invisible)].map(({ 0: { length }, index }) => ({ index, length }));

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

const noteOf = (count: number) => ({
  code: "invisible_characters",
  message: `${count === 1 ? "One invisible character was" : `${count.toLocaleString("en-AU")} invisible characters were`} left out of the text. Such characters can keep words from being found.`,
});
