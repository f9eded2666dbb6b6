/**
 * The places of a subsequence that only rises and weighs most.
 * @param values each from 0 to before `limit`.
 */
export function heaviestRising(
  values: readonly number[],
  weights: readonly number[],
  limit: number,
): number[] {
  const sums = new Float64Array(values.length);
  const before = new Int32Array(values.length).fill(-1);
  /** A tree over the values (Fenwick): the place, counted from 1, of what weighs most among those up to one. */
  const best = new Int32Array(limit + 1);
  let last = -1;
  for (const [at, value] of values.entries()) {
    let found = -1;
    for (let node = value; node > 0; node -= node & -node) {
      const place = (best[node] ?? 0) - 1;
      if (place >= 0 && (found < 0 || (sums[place] ?? 0) > (sums[found] ?? 0))) found = place;
    }
    before[at] = found;
    sums[at] = (weights[at] ?? 0) + (found < 0 ? 0 : (sums[found] ?? 0));
    for (let node = value + 1; node <= limit; node += node & -node) {
      const place = (best[node] ?? 0) - 1;
      if (place < 0 || (sums[place] ?? 0) < (sums[at] ?? 0)) best[node] = at + 1;
    }
    if (last < 0 || (sums[at] ?? 0) > (sums[last] ?? 0)) last = at;
  }
  const places: number[] = [];
  for (let at = last; at >= 0; at = before[at] ?? -1) places.push(at);
  return places.reverse();
}
