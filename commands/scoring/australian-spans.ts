import type { Span } from "../../app/schemas/analysis.ts";
import type { AustralianPrediction } from "./australian-predictions.ts";
import type { GoldDocument } from "./australian-set.ts";

/** A finer clause and the wider one that it counts for: the wider one said of its words is no mistake. */
export const widerOf: Record<string, string> = {
  "consequential-loss": "limitation-of-liability",
  "non-solicitation": "restraint-of-trade",
  arbitration: "dispute-resolution",
  "price-increase": "unilateral-variation",
};

/** What two places share, as a part of the shorter one. */
export function sharedPart(one: Span, other: Span): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return shorter > 0 && shared > 0 ? shared / shorter : 0;
}

/** Whether two places are the same one: three tenths of the shorter are shared. */
export const isSamePlace = (one: Span, other: Span) => sharedPart(one, other) >= 0.3;

/** A clause said of a place. */
export type Said = { id: string } & Span;

/** How a clause said of a place stands to the labels: theirs, not to be judged, or wrong. */
export function standingOf(
  said: Said,
  { clauses, unclear }: GoldDocument,
): "labelled" | "unclear" | "wrong" {
  const here = clauses.filter((clause) => isSamePlace(clause, said));
  if (here.some(({ id }) => id === said.id)) return "labelled";
  const either = (id: string) => id === said.id || widerOf[id] === said.id;
  const open = unclear.filter((mark) => isSamePlace(mark, said));
  return here.some(({ id }) => widerOf[id] === said.id) || open.some(({ id }) => either(id))
    ? "unclear"
    : "wrong";
}

/**
 * Which of the clauses said is each label's: one for one, those that share most first, then those that begin
 * nearest. A label whose words nobody said is not in the answer.
 */
export function matchClauses(
  gold: GoldDocument["clauses"],
  said: AustralianPrediction["clauses"],
): Map<number, number> {
  const pairs = gold.flatMap((clause, label) =>
    said.flatMap((found, answer) => {
      const shared = clause.id === found.id ? sharedPart(clause, found) : 0;
      const apart = Math.abs(clause.start - found.start);
      return shared >= 0.3 ? [{ label, answer, shared, apart }] : [];
    }),
  );
  pairs.sort((a, b) => b.shared - a.shared || a.apart - b.apart);
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  for (const { label, answer } of pairs) {
    if (matches.has(label) || taken.has(answer)) continue;
    matches.set(label, answer);
    taken.add(answer);
  }
  return matches;
}
