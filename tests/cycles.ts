/**
 * What of a graph needs itself by way of others, or at once.
 * @param edges pairs of who needs and what is needed.
 * @returns a list for each knot, sorted: all that stand on a way back to themselves through one another.
 */
export function cyclesIn(edges: readonly (readonly [string, string])[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of edges) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  const reached = new Map(
    [...needs.keys()].map((start) => {
      const found = new Set(needs.get(start));
      // A set is gone through to what is added to it meanwhile.
      for (const node of found) for (const next of needs.get(node) ?? []) found.add(next);
      return [start, found];
    }),
  );
  const knots = new Map<string, string[]>();
  for (const [node, all] of reached) {
    if (!all.has(node)) continue;
    const knot = [...all].filter((other) => reached.get(other)?.has(node)).toSorted();
    knots.set(knot.join(" "), knot);
  }
  return [...knots.values()];
}
