/** The places of a longest subsequence that only rises. */
export function longestRising(values: number[]): number[] {
  const tails: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  for (const [at, value] of values.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = tails[low - 1] ?? -1;
    tails[low] = at;
  }
  const places: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) places.push(at);
  return places.reverse();
}
