import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../plain-text.ts";
import type { Segment } from "./segment.ts";

/** What of a clause is read to level it. */
const widest = 2_500;

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
