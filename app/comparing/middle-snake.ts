import type { Box, Steps } from "./align.ts";

/** A run of items that are alike: `length` may be 0, where the paths meet between two edits. */
interface Snake {
  a: number;
  b: number;
  length: number;
}

/** Finds the middles of shortest edit scripts, in memory that it takes once. */
export class SnakeSearch {
  readonly #steps: Steps;
  /** How far the paths have come on each diagonal: 0 but while one is searched. */
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #zero: number;

  constructor(steps: Steps) {
    this.#steps = steps;
    // Each edit takes as many steps as there were before it, so there are no more than the steps allow.
    this.#zero = Math.ceil(Math.sqrt(2 * Math.max(0, steps.left))) + 2;
    this.#forward = new Int32Array(2 * this.#zero + 1);
    this.#backward = new Int32Array(2 * this.#zero + 1);
  }

  /**
   * The middle of a shortest edit script of two sequences without a common beginning or end (Myers 1986, section 4b):
   * what is before it and after it can be searched alone, so that memory stays linear. Null where nothing is alike, or
   * the steps are used up.
   */
  middleOf(a: Int32Array, b: Int32Array, { a0, a1, b0, b1 }: Box): Snake | null {
    const [forward, backward, zero] = [this.#forward, this.#backward, this.#zero];
    const n = a1 - a0;
    const m = b1 - b0;
    const delta = n - m;
    const isOdd = (delta & 1) !== 0;
    const most = (n + m + 1) >> 1;
    /** Where the other path has come to on a diagonal; nowhere on one so far out. */
    const met = (reached: Int32Array, k: number) => reached[zero + k] ?? 0;
    const found = (d: number, snake: Snake, edits: number): Snake | null => {
      forward.fill(0, zero - d - 1, zero + d + 2);
      backward.fill(0, zero - d - 1, zero + d + 2);
      // A script of as many edits as there are items keeps none of them.
      return edits >= n + m ? null : snake;
    };
    const none = { a: 0, b: 0, length: 0 };
    for (let d = 0; d <= most; d++) {
      this.#steps.left -= d + 1;
      if (this.#steps.areUsedUp) return found(d, none, n + m);
      const [first, last] = [-d + 2 * Math.max(0, d - m), d - 2 * Math.max(0, d - n)];
      for (let k = first; k <= last; k += 2) {
        const down = k === -d || (k !== d && met(forward, k - 1) < met(forward, k + 1));
        const from = down ? met(forward, k + 1) : met(forward, k - 1) + 1;
        let x = from;
        while (x < n && x - k < m && a[a0 + x] === b[b0 + x - k]) x++;
        forward[zero + k] = x;
        const other = delta - k;
        if (isOdd && other > -d && other < d && x + met(backward, other) >= n)
          return found(d, { a: a0 + from, b: b0 + from - k, length: x - from }, d * 2 - 1);
      }
      for (let k = first; k <= last; k += 2) {
        const down = k === -d || (k !== d && met(backward, k - 1) < met(backward, k + 1));
        const from = down ? met(backward, k + 1) : met(backward, k - 1) + 1;
        let x = from;
        while (x < n && x - k < m && a[a1 - 1 - x] === b[b1 - 1 - x + k]) x++;
        backward[zero + k] = x;
        const other = delta - k;
        if (!isOdd && other >= -d && other <= d && x + met(forward, other) >= n)
          return found(d, { a: a1 - x, b: b1 - x + k, length: x - from }, d * 2);
      }
    }
    return found(most, none, n + m);
  }
}
