import type { FoundClause, Span } from "../../schemas/analysis.ts";

/** How many of what stands in the order of the document begin before `offset`. */
export function countBefore(places: readonly Span[], offset: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those that begin from `from` to `to`, exclusive, of what stands in the order of the document. */
export const beginningIn = <Place extends Span>(
  places: readonly Place[],
  from: number,
  to: number,
): Place[] => places.slice(countBefore(places, from), countBefore(places, to));

/** For each clause the others on its words, of clauses in the order of the document. */
export function sharingWords(clauses: readonly FoundClause[]): Map<FoundClause, FoundClause[]> {
  const sharing = new Map<FoundClause, FoundClause[]>(clauses.map((clause) => [clause, []]));
  for (const [at, clause] of clauses.entries())
    for (let next = at + 1; next < clauses.length; next++) {
      const other = clauses[next];
      if (!other || other.start >= clause.end) break;
      sharing.get(clause)?.push(other);
      sharing.get(other)?.push(clause);
    }
  return sharing;
}
