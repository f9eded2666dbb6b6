import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "./plain-text.ts";
import type { Segment } from "./segment.ts";

/** What of a clause is read to level it. */
const widest = 2_500;

/** The first and the last paragraph with numbers of the same clause: 8.1 to 8.4 for 8.2. */
function siblings(segments: Segment[], at: number): [number, number] {
  const clause = /^(\d+)\./.exec(segments[at]?.number ?? "")?.[1];
  let [first, last] = [at, at];
  if (clause === undefined) return [first, last];
  const belongs = (segment?: Segment): boolean =>
    segment?.kind === "clause" &&
    (segment.number.startsWith(`${clause}.`) || !/^\d/.test(segment.number));
  while (belongs(segments[first - 1])) first--;
  while (belongs(segments[last + 1])) last++;
  return [first, last];
}

/** The words of the whole numbered clause that a match stands in, on one line. */
export function wholeClauseOf(
  text: string,
  segments: Segment[],
  match: Span & { segment: number },
): string {
  const [first, last] = siblings(segments, match.segment);
  const start = Math.max(segments[first]?.start ?? match.start, match.start - widest);
  const end = Math.min(segments[last]?.end ?? match.end, match.start + widest);
  return onOneLine(text.slice(start, Math.max(end, match.end)));
}

/**
 * The words of the clause that a match stands in, on one line: its paragraph, and the paragraphs and
 * list items below it up to the next clause of the same rank.
 */
export function scopeOf(
  text: string,
  segments: Segment[],
  match: Span & { segment: number },
): string {
  const own = segments[match.segment];
  if (!own) return onOneLine(text.slice(match.start, match.end));
  let end = Math.max(own.end, match.end);
  for (const next of segments.slice(match.segment + 1, match.segment + 25)) {
    const below =
      next.level > own.level ||
      (next.level === own.level && next.number === "" && next.heading === own.heading);
    if (next.kind !== "clause" || !below || next.end - own.start > widest) break;
    end = next.end;
  }
  return onOneLine(text.slice(Math.min(own.start, match.start), end));
}
