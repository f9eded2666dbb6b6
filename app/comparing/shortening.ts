import type { Span } from "../schemas/analysis.ts";
import type { Change } from "../schemas/versions/comparison.ts";

/** Nobody reads more changes than that one by one: what is over is one last change, from its first word to its last. */
export const mostChanges = 4_000;

/** Two changes as one, at the place of the first. */
export const asOne = (first: Change, next: Change): Change => ({
  ...first,
  ...{ kind: "changed", what: "words", about: ["words"], of: null },
  ...{ was: null, after: null, was_heading: null },
  tracked: first.tracked === null ? null : first.tracked && next.tracked === true,
  from: hull(first.from, next.from),
  to: hull(first.to, next.to),
});

/** From where the first of two stretches begins to where the last ends. */
export function hull(one: Span | null, other: Span | null): Span | null {
  if (!one || !other) return one ?? other;
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
