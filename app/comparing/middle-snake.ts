import type { Steps } from "./align.ts";

/** A run of items that are alike: `length` may be 0, where the paths meet between two edits. */
interface Snake {
  a: number;
  b: number;
  length: number;
}

/**
 * The middle of a shortest edit script of two sequences without a common beginning or end (Myers 1986, section 4b):
 * what is before it and after it can be searched alone, so that memory stays linear. Null where nothing is alike, or
 * the steps are used up.
 */
export function middleSnake(
  a: Int32Array,
  b: Int32Array,
  { a0, a1, b0, b1 }: { a0: number; a1: number; b0: number; b1: number },
  steps: Steps,
): Snake | null {
  const n = a1 - a0;
  const m = b1 - b0;
  const delta = n - m;
  const isOdd = (delta & 1) !== 0;
  const most = (n + m + 1) >> 1;
  const zero = most + 1;
  const forward = new Int32Array(2 * most + 3);
  const backward = new Int32Array(2 * most + 3);
  for (let d = 0; d <= most; d++) {
    steps.left -= d + 1;
    if (steps.areUsedUp) return null;
    for (let k = -d + 2 * Math.max(0, d - m); k <= d - 2 * Math.max(0, d - n); k += 2) {
      const down = k === -d || (k !== d && at(forward, zero + k - 1) < at(forward, zero + k + 1));
      const from = down ? at(forward, zero + k + 1) : at(forward, zero + k - 1) + 1;
      let x = from;
      while (x < n && x - k < m && a[a0 + x] === b[b0 + x - k]) x++;
      forward[zero + k] = x;
      const other = delta - k;
      if (isOdd && other > -d && other < d && x + at(backward, zero + other) >= n)
        return found(a0 + from, b0 + from - k, x - from, d * 2 - 1, n + m);
    }
    for (let k = -d + 2 * Math.max(0, d - m); k <= d - 2 * Math.max(0, d - n); k += 2) {
      const down = k === -d || (k !== d && at(backward, zero + k - 1) < at(backward, zero + k + 1));
      const from = down ? at(backward, zero + k + 1) : at(backward, zero + k - 1) + 1;
      let x = from;
      while (x < n && x - k < m && a[a1 - 1 - x] === b[b1 - 1 - x + k]) x++;
      backward[zero + k] = x;
      const other = delta - k;
      if (!isOdd && other >= -d && other <= d && x + at(forward, zero + other) >= n)
        return found(a1 - x, b1 - x + k, x - from, d * 2, n + m);
    }
  }
  return null;
}

const at = (reached: Int32Array, place: number): number => reached[place] ?? 0;

/** A script of as many edits as there are items keeps none of them. */
const found = (a: number, b: number, length: number, edits: number, items: number): Snake | null =>
  edits >= items ? null : { a, b, length };
