/** The places of a longest subsequence that only rises. */
export function longestRising(values: ArrayLike<number>): Int32Array {
  const tails = new Int32Array(values.length);
  const before = new Int32Array(values.length).fill(-1);
  let length = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = tails[low - 1] ?? -1;
    tails[low] = at;
    length = Math.max(length, low + 1);
  }
  const places = tails.subarray(0, length);
  for (let at = places.at(-1) ?? -1, place = length - 1; at >= 0; at = before[at] ?? -1)
    places[place--] = at;
  return places;
}
