import type { Block, Outline } from "./outline.ts";
import { type Vocabulary, wordKinds } from "./vocabulary.ts";

/** What a number and a mark of punctuation weigh of what a word does, by their kinds. */
const weights: number[] = [];
weights[wordKinds.word] = 1;
weights[wordKinds.number] = 0.4;
weights[wordKinds.mark] = 0.05;

/** Weighs words: a rare one says more than a frequent one, a stop or a bracket next to nothing. */
export class Scales {
  readonly #weights: Float32Array;
  readonly #counts: Int32Array;
  readonly #sums = new Map<Block, number>();

  constructor(vocabulary: Vocabulary) {
    this.#weights = new Float32Array(vocabulary.size);
    for (let id = 0; id < vocabulary.size; id++)
      this.#weights[id] =
        (weights[vocabulary.kindOf(id)] ?? 1) / (1 + Math.log(vocabulary.countOf(id)) / 2);
    this.#counts = new Int32Array(vocabulary.size);
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

  /**
   * What words of one text are not in the other yet, while stretches of both are put in.
   * @param use is done with an empty balance.
   */
  withBalance<Result>(use: (balance: Balance) => Result): Result {
    const put: [Stretch, Side][] = [];
    const add = ({ outline, from, to }: Stretch, by: number) => {
      const { ids } = outline.tokens;
      for (let at = from; at < to; at++) {
        const id = ids[at] ?? 0;
        this.#counts[id] = (this.#counts[id] ?? 0) + by;
      }
    };
    const result = use({
      put: (stretch, side) => {
        add(stretch, side);
        put.push([stretch, side]);
      },
      missingShare: (part, side) => {
        let shared = 0;
        const { ids } = part.outline.tokens;
        for (let at = part.from; at < part.to; at++) {
          const id = ids[at] ?? 0;
          if (-side * (this.#counts[id] ?? 0) > 0) shared += this.#weights[id] ?? 0;
          this.#counts[id] = (this.#counts[id] ?? 0) + side;
        }
        add(part, -side);
        return shared / Math.max(this.weightOf(part.outline, part.from, part.to), Number.EPSILON);
      },
    });
    for (const [stretch, side] of put) add(stretch, -side);
    return result;
  }

  #sumOf(outline: Outline, block: Block): number {
    const known = this.#sums.get(block) ?? this.weightOf(outline, block.from, block.to);
    this.#sums.set(block, known);
    return known;
  }

  #common(a: Outline, one: Block, b: Outline, other: Block): number {
    for (let at = one.from; at < one.to; at++) {
      const id = a.tokens.ids[at] ?? 0;
      this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    }
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

/** Which of two texts words are of. */
type Side = 1 | -1;

export interface Balance {
  put(stretch: Stretch, side: Side): void;
  /** The share of a stretch of one side that the other has, and that is not there yet. */
  missingShare(part: Stretch, side: Side): number;
}
