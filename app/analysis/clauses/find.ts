import type { ClauseMatch } from "./rule-match.ts";
import { matchRules } from "./rule-match.ts";
import type { Segment } from "./segment.ts";
import { readUnits } from "./units.ts";

/**
 * The clauses of a document: the best sentence for each clause of the vocabulary that it has, in the
 * order of the document.
 */
export function findClauses(text: string, segments: Segment[]): ClauseMatch[] {
  const matches = matchRules(readUnits(text, segments));
  const best: ClauseMatch[] = [];
  for (const found of matches.values()) {
    const top = Math.max(...found.map((match) => match.score));
    const first = found.find((match) => match.score === top);
    if (first) best.push(first);
  }
  return best.sort(
    (a, b) => a.start - b.start || a.end - b.end || (a.rule.id < b.rule.id ? -1 : 1),
  );
}
