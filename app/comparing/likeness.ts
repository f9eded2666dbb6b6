import type { Block, Outline } from "./outline.ts";
import type { Vocabulary } from "./tokens.ts";

/** What a mark of punctuation, and what a number weighs of what a word does. */
const weightOfMark = 0.05;
const weightOfNumber = 0.4;

/** Weighs words: a rare one says more than a frequent one, a stop or a bracket next to nothing. */
export class Scales {
  readonly #weights: Float64Array;
  readonly #counts: Int32Array;
  readonly #sums = new Map<Block, number>();

  constructor({ counts, words }: Vocabulary) {
    this.#weights = Float64Array.from(counts, (count, id) => {
      const word = words[id] ?? "";
      const kind = /\d/.test(word) ? weightOfNumber : /\p{L}/u.test(word) ? 1 : weightOfMark;
      return kind / (1 + Math.log(count) / 2);
    });
    this.#counts = new Int32Array(counts.length);
  }

  weightOf({ tokens }: Outline, from: number, to: number): number {
    let sum = 0;
    for (let at = from; at < to; at++) sum += this.#weights[tokens.ids[at] ?? 0] ?? 0;
    return sum;
  }

  /** How alike two blocks are, from 0 to 1: the share of the words of both that the other has too. */
  likeness(a: Outline, one: Block, b: Outline, other: Block): number {
    return (2 * this.#common(a, one, b, other)) / (this.#sumOf(a, one) + this.#sumOf(b, other));
  }

  /** The share of `part` that is in `whole` and not yet in `taken`, which is a part of `whole` too. */
  shareOfRest(part: Stretch, whole: Stretch, taken: Stretch): number {
    count(this.#counts, whole, 1);
    count(this.#counts, taken, -1);
    let shared = 0;
    const { ids } = part.outline.tokens;
    for (let at = part.from; at < part.to; at++) {
      const id = ids[at] ?? 0;
      if ((this.#counts[id] ?? 0) > 0) shared += this.#weights[id] ?? 0;
      this.#counts[id] = (this.#counts[id] ?? 0) - 1;
    }
    count(this.#counts, part, 1);
    count(this.#counts, taken, 1);
    count(this.#counts, whole, -1);
    return shared / Math.max(this.weightOf(part.outline, part.from, part.to), Number.EPSILON);
  }

  #sumOf(outline: Outline, block: Block): number {
    const known = this.#sums.get(block) ?? this.weightOf(outline, block.from, block.to);
    this.#sums.set(block, known);
    return known;
  }

  #common(a: Outline, one: Block, b: Outline, other: Block): number {
    const stretch = { outline: a, from: one.from, to: one.to };
    count(this.#counts, stretch, 1);
    let common = 0;
    const { ids } = b.tokens;
    for (let at = other.from; at < other.to; at++) {
      const id = ids[at] ?? 0;
      if ((this.#counts[id] ?? 0) > 0) {
        common += this.#weights[id] ?? 0;
        this.#counts[id] = (this.#counts[id] ?? 0) - 1;
      }
    }
    for (let at = one.from; at < one.to; at++) this.#counts[a.tokens.ids[at] ?? 0] = 0;
    return common;
  }
}

/** Some words of a text. */
export interface Stretch {
  outline: Outline;
  from: number;
  to: number;
}

function count(counts: Int32Array, { outline, from, to }: Stretch, by: number): void {
  const { ids } = outline.tokens;
  for (let at = from; at < to; at++) {
    const id = ids[at] ?? 0;
    counts[id] = (counts[id] ?? 0) + by;
  }
}
