import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Segment } from "../reading/segment.ts";
import { splitSentences } from "../reading/sentences.ts";

/** A sentence and its words on one line. */
export interface FactSentence extends Span {
  words: string;
  /** The heading that it stands under; empty where there is none. */
  heading: string;
}

/** What is longer is a table or a list without punctuation, in which no fact is looked for. */
const longest = 2_500;

/** All sentences of a document that facts may be read from; headings are none. */
export function readSentences(text: string, segments: Segment[]): FactSentence[] {
  return segments
    .filter(({ kind }) => kind !== "heading" && kind !== "schedule" && kind !== "contents")
    .flatMap(({ start, end, heading }) =>
      splitSentences(text, start, end).map((span) => ({ ...span, heading })),
    )
    .filter(({ start, end }) => end - start <= longest)
    .map(({ start, end, heading }) => ({
      start,
      end,
      heading,
      words: onOneLine(text.slice(start, end)),
    }));
}
