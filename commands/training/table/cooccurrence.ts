/** Counts of pairs of numbers below `size`, in a table of open addresses. */
export class PairCounts {
  readonly #size: number;
  readonly #keys: Uint32Array;
  readonly #counts: Float32Array;
  readonly #mask: number;
  /** How many pairs there are. */
  pairs = 0;

  /** @param size at most 65,535. @param capacity a power of two; three quarters of it may be filled. */
  constructor(size: number, capacity: number) {
    this.#size = size;
    this.#keys = new Uint32Array(capacity);
    this.#counts = new Float32Array(capacity);
    this.#mask = capacity - 1;
  }

  /** Adds to the count of two numbers, whichever comes first. @throws RangeError when the table is full. */
  add(one: number, other: number, count: number): void {
    const key = Math.min(one, other) * this.#size + Math.max(one, other) + 1;
    let at = Math.imul(key, 0x9e3779b1) & this.#mask;
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & this.#mask;
    if (this.#keys[at] === 0) {
      if (++this.pairs > this.#mask * 0.75) throw new RangeError("Too many pairs of stems.");
      this.#keys[at] = key;
    }
    this.#counts[at] = (this.#counts[at] ?? 0) + count;
  }

  /** Each pair once, the smaller number first. */
  each(visit: (one: number, other: number, count: number) => void): void {
    for (const [at, key] of this.#keys.entries())
      if (key !== 0)
        visit(Math.floor((key - 1) / this.#size), (key - 1) % this.#size, this.#counts[at] ?? 0);
  }
}

/** A symmetric matrix, its rows one after the other: row r is at `starts[r]` up to `starts[r + 1]`. */
export interface Symmetric {
  size: number;
  starts: Int32Array;
  columns: Uint16Array;
  values: Float32Array;
}

/** How much the commonest contexts count for less (Levy, Goldberg and Dagan 2015). */
const smoothing = 0.75;

/**
 * How much oftener two stand together than by chance: positive pointwise mutual information, what is rarer than chance
 * left out.
 */
export function positiveInformation(counts: PairCounts, size: number, least: number): Symmetric {
  const totals = new Float64Array(size);
  counts.each((one, other, count) => {
    totals[one] = (totals[one] ?? 0) + count;
    if (one !== other) totals[other] = (totals[other] ?? 0) + count;
  });
  const all = totals.reduce((sum, total) => sum + total, 0);
  const smoothed = totals.map((total) => total ** smoothing);
  const allSmoothed = smoothed.reduce((sum, total) => sum + total, 0);
  const informationOf = (one: number, other: number, count: number): number => {
    if (count < least) return 0;
    const given = (a: number, b: number) =>
      Math.log((count * allSmoothed) / ((totals[a] ?? 1) * (smoothed[b] ?? 1)));
    return Math.max(0, (given(one, other) + given(other, one)) / 2);
  };
  if (all === 0) throw new RangeError("No pairs of stems.");
  const starts = new Int32Array(size + 1);
  counts.each((one, other, count) => {
    if (informationOf(one, other, count) === 0) return;
    starts[one + 1] = (starts[one + 1] ?? 0) + 1;
    if (one !== other) starts[other + 1] = (starts[other + 1] ?? 0) + 1;
  });
  for (let row = 0; row < size; row++)
    starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const columns = new Uint16Array(starts[size] ?? 0);
  const values = new Float32Array(columns.length);
  const next = starts.slice();
  const put = (row: number, column: number, value: number) => {
    const at = next[row] ?? 0;
    next[row] = at + 1;
    columns[at] = column;
    values[at] = value;
  };
  counts.each((one, other, count) => {
    const value = informationOf(one, other, count);
    if (value === 0) return;
    put(one, other, value);
    if (one !== other) put(other, one, value);
  });
  return { size, starts, columns, values };
}
