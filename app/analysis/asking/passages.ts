import type { Span } from "../../schemas/analysis.ts";
import { subjectBefore } from "../bearing/mentions.ts";
import type { Reading } from "../reading/reading.ts";
import type { Segment } from "../reading/segment.ts";
import { unitsOf } from "../reading/units.ts";
import { type Eyes, seenBy } from "./seen.ts";

/** A sentence of a paper as a client sees it, with the words that introduce its list. */
export interface Passage extends Span {
  seen: string;
  /** In small letters. */
  heading: string;
  /** Which of the top clauses it stands in. */
  clause: number;
  segment: number;
}

const pronoun = /^(?:\(?[a-z\d.]{1,6}\)? )?(?:it|they|he|she)\b/i;

/** The sentences of a paper as a client sees them, in their order. */
export function passagesOf(reading: Reading, eyes: Eyes): Passage[] {
  const clauses = topClauses(reading.blocks);
  return unitsOf(reading).map((unit) => {
    const { start, end, segment, heading, words, lead } = unit;
    const before = pronoun.test(words) ? subjectBefore(eyes.cast, reading.text, unit, words) : [];
    return {
      start,
      end,
      segment,
      heading: heading.toLowerCase(),
      clause: clauses[segment] ?? 0,
      seen: seenBy(eyes, lead === "" ? words : `${lead} ${words}`, before),
    };
  });
}

/** Where a passage stands, as a lawyer cites it; null where nothing is numbered. */
export const placeOf = ({ blocks }: Reading, { segment }: Passage): string | null =>
  blocks[segment]?.place ?? null;

/** For each segment the number of the top clause that it stands in. */
function topClauses(segments: Segment[]): number[] {
  let clause = 0;
  let number = "";
  return segments.map((segment) => {
    const own = /^\d+/.exec(segment.number)?.[0];
    const begins = own === undefined ? segment.kind === "heading" : own !== number;
    if (begins || segment.kind === "schedule") {
      clause++;
      number = own ?? "";
    }
    return clause;
  });
}
