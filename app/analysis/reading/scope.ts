import type { Span } from "../../schemas/analysis.ts";
import { isDecimal } from "../numbering/markers.ts";
import { onOneLine } from "./plain-text.ts";
import type { Segment } from "./segment.ts";

/** What of a clause is read to level it. */
const widest = 2_500;

/** The first and the last paragraph of the same clause: 8.1 to 8.4 for 8.2, all under one heading for a lettered one. */
function siblings(segments: Segment[], at: number): [number, number] {
  const own = segments[at];
  const clause = /^(\d+)\./.exec(own?.number ?? "")?.[1];
  let [first, last] = [at, at];
  if (clause === undefined && !/^[a-z]{1,4}$/.test(own?.number ?? "")) return [first, last];
  const belongs = (segment?: Segment): boolean =>
    segment?.kind === "clause" &&
    (clause === undefined
      ? segment.heading === own?.heading && !isDecimal(segment.number)
      : segment.number.startsWith(`${clause}.`) || !isDecimal(segment.number));
  while (belongs(segments[first - 1])) first--;
  while (belongs(segments[last + 1])) last++;
  return [first, last];
}

/**
 * The words of the whole numbered clause that a match stands in, on one line.
 * @param within how far from the match they may stand, in characters.
 */
export function wholeClauseOf(
  text: string,
  segments: Segment[],
  match: Span & { segment: number },
  within = widest,
): string {
  const [first, last] = siblings(segments, match.segment);
  const start = Math.max(segments[first]?.start ?? match.start, match.start - within);
  const end = Math.min(segments[last]?.end ?? match.end, match.start + within);
  return onOneLine(text.slice(start, Math.max(end, match.end)));
}

/** Where the sub-clause of a match ends: with the paragraphs and list items below it, before the next of its rank. */
function endOfSubclause(segments: Segment[], match: Span & { segment: number }): number {
  const own = segments[match.segment];
  if (!own) return match.end;
  let end = Math.max(own.end, match.end);
  for (const next of segments.slice(match.segment + 1, match.segment + 25)) {
    const below =
      next.level > own.level ||
      (next.level === own.level && next.number === "" && next.heading === own.heading);
    if (next.kind !== "clause" || !below || next.end - own.start > widest) break;
    end = next.end;
  }
  return end;
}

/** The words of the sub-clause that a match stands in, on one line. */
export function scopeOf(
  text: string,
  segments: Segment[],
  match: Span & { segment: number },
): string {
  const start = Math.min(segments[match.segment]?.start ?? match.start, match.start);
  return onOneLine(text.slice(start, endOfSubclause(segments, match)));
}

/**
 * The words of a match, on one line, with those that go on with it: what follows in the same numbered sub-clause. A
 * paragraph without a number may be about anything, so that there its own words stand alone.
 * @param others the places that begin between two offsets and say something else.
 */
export function continuedWords(
  text: string,
  segments: Segment[],
  match: Span & { segment: number },
  others: (from: number, to: number) => Span[],
): string {
  const numbered = (segments[match.segment]?.number ?? "") !== "";
  const end = numbered ? endOfSubclause(segments, match) : match.end;
  const apart = end > match.end ? others(match.end, end) : [];
  const words: string[] = [];
  let from = match.start;
  for (const { start, end: after } of apart) {
    if (start > from) words.push(text.slice(from, start));
    from = Math.max(from, after);
  }
  words.push(text.slice(from, Math.max(from, end)));
  return onOneLine(words.join(" "));
}
