import type { Segment } from "./segment.ts";

/** For each segment the number of the top clause that it stands in, counted from the first: 8 with 8.1 to 8.4, or what is under one heading. */
export function topClauses(segments: readonly Segment[]): number[] {
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
