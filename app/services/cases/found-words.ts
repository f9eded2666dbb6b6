import { splitSentences } from "../../analysis/reading/sentences.ts";
import type { FoundWords } from "../../schemas/case.ts";

/** What FTS5 puts around found words; no text that people write has these. */
export const markStart = "\u0002";
export const markEnd = "\u0003";

/** Reads what FTS5 made of a place, and keeps only the lines and sentences that have found words. */
export function readFoundWords(snippet: string): FoundWords {
  const [before = "", ...pieces] = snippet.replace(/[^\S\n]+/g, " ").split(markStart);
  let text = before;
  const marks: FoundWords["marks"] = [];
  for (const piece of pieces) {
    const [found = "", ...rest] = piece.split(markEnd);
    if (rest.length > 0) marks.push({ start: text.length, end: text.length + found.length });
    text += found + rest.join("");
  }
  return theirSentences({ text, marks });
}

function theirSentences({ text, marks }: FoundWords): FoundWords {
  const first = marks.at(0)?.start ?? 0;
  const last = marks.at(-1)?.end ?? text.length;
  const lineEnd = text.indexOf("\n", last);
  const lines = {
    start: text.lastIndexOf("\n", first) + 1,
    end: lineEnd < 0 ? text.length : lineEnd,
  };
  const all = splitSentences(text, lines.start, lines.end);
  let from = all.findLast(({ start }) => start <= first)?.start ?? lines.start;
  // FTS5 cannot tell the beginning of a sentence from the middle of one.
  if (/^…[\p{Lu}\d“"‘'(]/u.test(text.slice(from, from + 2))) from++;
  const to = all.find(({ end }) => end >= last)?.end ?? lines.end;
  return {
    text: text.slice(from, to),
    marks: marks.map(({ start, end }) => ({ start: start - from, end: end - from })),
  };
}
