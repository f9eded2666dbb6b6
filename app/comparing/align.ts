import { SnakeSearch } from "./middle-snake.ts";
import { longestRising } from "./pairing/longest-rising.ts";
import { WholeNumbers } from "./whole-numbers.ts";

/** So many steps a comparison may take; what is left then stays unmatched, which is a coarser answer. */
export class Steps {
  left: number;

  constructor(most: number) {
    this.left = most;
  }

  get areUsedUp(): boolean {
    return this.left < 0;
  }
}

export const nowhere = -1;

/** Items of two sequences, from one to before another. */
export interface Box {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
}

/** Boxes of at most so many cells are searched at once. */
const small = 10_000;
const many = -1;

/** Matches sequences of the same items, in memory that it takes once. */
export class Aligner {
  readonly #steps: Steps;
  readonly #snakes: SnakeSearch;
  /** For each item its place in a box, counted from 1; `many` where it has several. Empty between boxes. */
  readonly #inA: Int32Array;
  readonly #inB: Int32Array;
  readonly #open = new WholeNumbers();

  /** @param items so many different ones there are, counted from 0. */
  constructor(items: number, steps: Steps) {
    this.#steps = steps;
    this.#snakes = new SnakeSearch(steps);
    this.#inA = new Int32Array(items);
    this.#inB = new Int32Array(items);
  }

  /**
   * Matches two sequences in order: what they begin and end with alike, then what occurs once in both (patience), and
   * between those the shortest edit script (Myers, in linear space).
   * @param into receives for each item of `a` the place of its match in `b`.
   */
  align(a: Int32Array, b: Int32Array, box: Box, into: Int32Array): void {
    this.#push(box);
    for (let next = this.#pop(); next; next = this.#pop()) {
      const rest = trim(a, b, next, into);
      if (rest.a0 === rest.a1 || rest.b0 === rest.b1) continue;
      const isLarge = (rest.a1 - rest.a0) * (rest.b1 - rest.b0) > small;
      if (!isLarge || !this.#partByAnchors(a, b, rest, into)) this.#partBySnake(a, b, rest, into);
    }
  }

  #push({ a0, a1, b0, b1 }: Box): void {
    if (a0 === a1 || b0 === b1) return;
    for (const end of [a0, a1, b0, b1]) this.#open.push(end);
  }

  #pop(): Box | null {
    const [b1, b0, a1, a0] = [
      this.#open.pop(),
      this.#open.pop(),
      this.#open.pop(),
      this.#open.pop(),
    ];
    return a0 === undefined || a1 === undefined || b0 === undefined || b1 === undefined
      ? null
      : { a0, a1, b0, b1 };
  }

  /** Matches the items that both have once, and opens what is between them; false where there are none. */
  #partByAnchors(a: Int32Array, b: Int32Array, box: Box, into: Int32Array): boolean {
    this.#steps.left -= box.a1 - box.a0 + box.b1 - box.b0;
    if (this.#steps.areUsedUp) return false;
    note(a, box.a0, box.a1, this.#inA);
    note(b, box.b0, box.b1, this.#inB);
    const ones = new WholeNumbers();
    const others = new WholeNumbers();
    for (let at = box.a0; at < box.a1; at++) {
      const item = a[at] ?? 0;
      const other = this.#inB[item] ?? 0;
      if ((this.#inA[item] ?? 0) <= 0 || other <= 0) continue;
      ones.push(at);
      others.push(other - 1);
    }
    for (let at = box.a0; at < box.a1; at++) this.#inA[a[at] ?? 0] = 0;
    for (let at = box.b0; at < box.b1; at++) this.#inB[b[at] ?? 0] = 0;
    if (ones.length === 0) return false;
    const places = others.taken();
    let { a0, b0 } = box;
    for (const index of longestRising(places)) {
      const [at, other] = [ones.at(index), places[index] ?? nowhere];
      into[at] = other;
      this.#push({ a0, a1: at, b0, b1: other });
      a0 = at + 1;
      b0 = other + 1;
    }
    this.#push({ ...box, a0, b0 });
    return true;
  }

  #partBySnake(a: Int32Array, b: Int32Array, box: Box, into: Int32Array): void {
    const snake = this.#snakes.middleOf(a, b, box);
    if (!snake) return;
    for (let at = 0; at < snake.length; at++) into[snake.a + at] = snake.b + at;
    this.#push({ ...box, a1: snake.a, b1: snake.b });
    this.#push({ ...box, a0: snake.a + snake.length, b0: snake.b + snake.length });
  }
}

function trim(a: Int32Array, b: Int32Array, { a0, a1, b0, b1 }: Box, into: Int32Array): Box {
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) into[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) into[--a1] = --b1;
  return { a0, a1, b0, b1 };
}

/** Notes where items stand that occur once. */
function note(items: Int32Array, from: number, to: number, places: Int32Array): void {
  for (let at = from; at < to; at++) {
    const item = items[at] ?? 0;
    places[item] = places[item] === 0 ? at + 1 : many;
  }
}
