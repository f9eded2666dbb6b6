import type { Span } from "../../schemas/analysis.ts";
import { endsInPage } from "../condensing/contents.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";

/** A sentence and its words on one line. */
export interface FactSentence extends Span {
  words: string;
  /** The heading that it stands under; empty where there is none. */
  heading: string;
}

/** What is longer is a table or a list without punctuation, in which no fact is looked for. */
const longest = 2_500;

/** All sentences of a document that facts may be read from; headings are none. */
export function readSentences(reading: Reading): FactSentence[] {
  return reading.blocks
    .flatMap(({ kind, zone, heading, start, end }, at) =>
      kind === "heading" ||
      kind === "schedule" ||
      kind === "contents" ||
      (zone === "contents" && endsInPage(reading.text.slice(start, end)))
        ? []
        : reading.sentencesOf(at).map((span) => ({ ...span, heading })),
    )
    .filter(({ start, end }) => end - start <= longest)
    .map(({ start, end, heading }) => ({
      start,
      end,
      heading,
      words: onOneLine(reading.text.slice(start, end)),
    }));
}
