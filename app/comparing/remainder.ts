import type { Span } from "../schemas/analysis.ts";

/** A text without stretches of it that are told elsewhere. */
export class Remainder {
  readonly #text: string;
  /** Where those stretches begin and end, in order and apart from each other. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** @param told may lie in any order and over each other. */
  constructor(text: string, told: readonly Span[]) {
    this.#text = text;
    for (const { start, end } of told.toSorted((one, other) => one.start - other.start)) {
      const last = this.#ends.length - 1;
      if (last >= 0 && start <= (this.#ends[last] ?? 0))
        this.#ends[last] = Math.max(end, this.#ends[last] ?? 0);
      else if (end > start) {
        this.#starts.push(start);
        this.#ends.push(end);
      }
    }
  }

  /** Whether all of a stretch is left. */
  isWhole(from: number, to: number): boolean {
    const next = this.#after(from);
    return next === this.#starts.length || (this.#starts[next] ?? 0) >= to;
  }

  /** Where the characters stand that can be seen in what is left of a stretch. */
  visibleIn(from: number, to: number): number[] {
    const places: number[] = [];
    let next = this.#after(from);
    for (let at = from; at < to; at++) {
      if (at >= (this.#starts[next] ?? Number.POSITIVE_INFINITY)) {
        at = (this.#ends[next++] ?? 0) - 1;
        continue;
      }
      if (isVisible(this.#text, at)) places.push(at);
    }
    return places;
  }

  /** The first stretch told elsewhere that ends after an offset. */
  #after(offset: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const invisible = /[\s\p{Cc}\p{Cf}]/u;

/** Whether a character of a text leaves ink: no white space, and nothing that only says how to set it. */
const isVisible = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code < 127 ? code > 32 : !invisible.test(text.charAt(at));
};
