import { Aligner, nowhere, type Steps } from "./align.ts";
import { heaviestRising } from "./heaviest-rising.ts";
import type { Scales } from "./likeness.ts";
import { longestRising } from "./longest-rising.ts";
import type { Block, Outline } from "./outline.ts";
import { candidatesOf } from "./shingles.ts";

/** Which block of the newer text each of the older one became. */
export class Pairing {
  readonly older: Int32Array;
  readonly newer: Int32Array;
  /** Those of the older text that stand elsewhere in the newer one. */
  readonly moved = new Set<number>();

  constructor(older: number, newer: number) {
    this.older = new Int32Array(older).fill(nowhere);
    this.newer = new Int32Array(newer).fill(nowhere);
  }

  pair(one: number, other: number): void {
    this.older[one] = other;
    this.newer[other] = one;
  }

  isOpen(one: number, other: number): boolean {
    return this.older[one] === nowhere && this.newer[other] === nowhere;
  }

  /** The stretches without a block that kept its place: of both texts, where at least one has any. */
  *gaps(): Generator<{ a0: number; a1: number; b0: number; b1: number }> {
    let [a0, b0] = [0, 0];
    for (let one = 0; one <= this.older.length; one++) {
      const other = one === this.older.length ? this.newer.length : (this.older[one] ?? nowhere);
      if (other === nowhere || this.moved.has(one)) continue;
      if (one > a0 || other > b0) yield { a0, a1: one, b0, b1: other };
      a0 = one + 1;
      b0 = other + 1;
    }
  }
}

/** Blocks less alike than that are two. */
const alike = 0.45;
/** A block found elsewhere is to be surer. */
const alikeElsewhere = 0.6;
/** Fewer words say nothing of where a block came from. */
const fewestToMove = 6;
/** A gap whose blocks would take more words to hold against each other is not searched whole. */
const mostInGap = 3_000_000;

/**
 * Pairs the blocks of two texts: the same ones in order first, then the same ones elsewhere, then those that are alike,
 * in order before elsewhere, and last what stands alone between pairs.
 */
export function pairBlocks(a: Outline, b: Outline, scales: Scales, steps: Steps): Pairing {
  const pairing = new Pairing(a.blocks.length, b.blocks.length);
  const likeness = (one: number, other: number) => {
    const [block, another] = [a.blocks[one], b.blocks[other]];
    if (!block || !another) return 0;
    steps.left -= block.to - block.from + another.to - another.from;
    return scales.likeness(a, block, b, another);
  };
  const words = (one: number) => (a.blocks[one]?.to ?? 0) - (a.blocks[one]?.from ?? 0);
  pairSame(a, b, pairing, steps);

  const candidates = candidatesOf(a, b, pairing)
    .map(([one, other]) => ({ one, other, score: likeness(one, other) }))
    .filter(({ score }) => score >= alike)
    .sort((first, second) => second.score - first.score);
  const best = candidates.filter(({ one, other }) => {
    const free = pairing.isOpen(one, other);
    if (free) pairing.pair(one, other);
    return free;
  });
  for (const { one, other } of best) unpair(pairing, one, other);
  const inOrder = new Set(inOrderOf(best, pairing));
  for (const { one, other } of inOrder) pairing.pair(one, other);
  for (const candidate of best) {
    const { one, other, score } = candidate;
    if (inOrder.has(candidate) || score < alikeElsewhere || words(one) < fewestToMove) continue;
    if (!pairing.isOpen(one, other)) continue;
    pairing.pair(one, other);
    pairing.moved.add(one);
  }
  settleMoves(a, b, pairing);
  for (const gap of [...pairing.gaps()]) {
    const cost =
      wordsIn(a, gap.a0, gap.a1) * (gap.b1 - gap.b0) +
      wordsIn(b, gap.b0, gap.b1) * (gap.a1 - gap.a0);
    if (cost <= mostInGap && cost < steps.left) pairInGap(gap, pairing, likeness);
  }
  widenMoves(a, b, pairing, likeness);
  pairBetween(a, b, pairing, likeness);
  return pairing;
}

function wordsIn({ blocks }: Outline, from: number, to: number): number {
  return from < to ? (blocks[to - 1]?.to ?? 0) - (blocks[from]?.from ?? 0) : 0;
}

function unpair(pairing: Pairing, one: number, other: number): void {
  pairing.older[one] = nowhere;
  pairing.newer[other] = nowhere;
}

/** Pairs what is the same to the word: in order, or once in either text. */
function pairSame(a: Outline, b: Outline, pairing: Pairing, steps: Steps): void {
  const known = new Map<string, number>();
  const keysOf = ({ blocks, tokens }: Outline) =>
    Int32Array.from(blocks, ({ from, to, number }) => {
      // "Schedule 2 Warranties" is another heading than "8. Warranties".
      const division = /^[A-Z][a-z]+/.exec(number)?.[0] ?? "";
      const words = division + tokens.ids.subarray(from, to).join();
      const key = known.get(words) ?? known.size;
      known.set(words, key);
      return key;
    });
  const [older, newer] = [keysOf(a), keysOf(b)];
  const all = { a0: 0, a1: older.length, b0: 0, b1: newer.length };
  new Aligner(known.size, steps).align(older, newer, all, pairing.older);
  for (const [one, other] of pairing.older.entries())
    if (other !== nowhere) pairing.newer[other] = one;
  const open = (keys: Int32Array, partners: Int32Array) =>
    Map.groupBy(
      [...keys.keys()].filter((at) => partners[at] === nowhere),
      (at) => keys[at],
    );
  const openNewer = open(newer, pairing.newer);
  for (const [key, [one, ...more]] of open(older, pairing.older)) {
    const [other, ...others] = openNewer.get(key) ?? [];
    const block = a.blocks[one ?? nowhere];
    if (one === undefined || other === undefined || more.length + others.length > 0 || !block)
      continue;
    if (block.to - block.from < fewestToMove) continue;
    pairing.pair(one, other);
    pairing.moved.add(one);
  }
}

/** So many words weigh as much as that there is a block at all. */
const aBlock = 300;

/**
 * Of blocks that stand in another order, the fewest moved, and of as many the shorter ones. What is very short goes with
 * its neighbours, if with any.
 */
function settleMoves(a: Outline, b: Outline, pairing: Pairing): void {
  const ones = [...pairing.older.keys()].filter((one) => pairing.older[one] !== nowhere);
  const others = ones.map((one) => pairing.older[one] ?? nowhere);
  const words = ones.map((one) => (a.blocks[one]?.to ?? 0) - (a.blocks[one]?.from ?? 0));
  const weights = words.map((count) => aBlock + count);
  const inOrder = new Set(heaviestRising(others, weights, b.blocks.length));
  pairing.moved.clear();
  for (const [at, one] of ones.entries()) {
    if (inOrder.has(at)) continue;
    if ((words[at] ?? 0) >= fewestToMove) pairing.moved.add(one);
    else unpair(pairing, one, others[at] ?? nowhere);
  }
}

interface Pair {
  one: number;
  other: number;
}

/** Those of some pairs that cross neither each other nor a pair that stands. */
function inOrderOf<Candidate extends Pair>(candidates: Candidate[], pairing: Pairing): Candidate[] {
  const kept = [...pairing.older.keys()].filter(
    (one) => pairing.older[one] !== nowhere && !pairing.moved.has(one),
  );
  const keptOthers = kept.map((one) => pairing.older[one] ?? nowhere);
  const fitting = candidates
    .filter(({ one, other }) => countBelow(kept, one) === countBelow(keptOthers, other))
    .sort((first, second) => first.one - second.one);
  const rising = longestRising(fitting.map(({ other }) => other));
  return Array.from(rising).flatMap((at) => fitting[at] ?? []);
}

function countBelow(rising: number[], value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Likenesses = (one: number, other: number) => number;

/** The pairs in order that are most alike, of what is open in a gap. */
function pairInGap(
  gap: { a0: number; a1: number; b0: number; b1: number },
  pairing: Pairing,
  likeness: Likenesses,
): void {
  const open = (from: number, to: number, partners: Int32Array) =>
    Array.from({ length: to - from }, (_, index) => from + index).filter(
      (at) => partners[at] === nowhere,
    );
  const ones = open(gap.a0, gap.a1, pairing.older);
  const others = open(gap.b0, gap.b1, pairing.newer);
  // The best that the rest of either can come to, a row at a time, and by which step it is had.
  const steps = new Uint8Array(ones.length * others.length);
  let below = new Float64Array(others.length + 1);
  for (let i = ones.length - 1; i >= 0; i--) {
    const best = new Float64Array(others.length + 1);
    for (let j = others.length - 1; j >= 0; j--) {
      const score = likeness(ones[i] ?? 0, others[j] ?? 0);
      const paired = score >= alike ? score + (below[j + 1] ?? 0) : 0;
      const [without, withoutOther] = [below[j] ?? 0, best[j + 1] ?? 0];
      best[j] = Math.max(paired, without, withoutOther);
      steps[i * others.length + j] =
        paired > 0 && paired === best[j] ? 2 : without === best[j] ? 1 : 0;
    }
    below = best;
  }
  for (let i = 0, j = 0; i < ones.length && j < others.length; ) {
    const step = steps[i * others.length + j];
    if (step === 2) pairing.pair(ones[i++] ?? 0, others[j++] ?? 0);
    else if (step === 1) i++;
    else j++;
  }
}

/** So many paragraphs that are new, or gone, may stand between a heading and what moved with it. */
const mostBetween = 4;

/** What may have moved with a pair: the blocks next to it, and the headings that it stands under. */
function besides(a: Outline, b: Outline, pairing: Pairing, one: number, other: number) {
  const headingOver = ({ blocks }: Outline, at: number, partners: Int32Array) => {
    let over = at - 1;
    while (at - over <= mostBetween && partners[over] === nowhere && !blocks[over]?.isHeading)
      over--;
    return blocks[over]?.isHeading ? over : nowhere;
  };
  return [
    [one - 1, other - 1],
    [one + 1, other + 1],
    [headingOver(a, one, pairing.older), headingOver(b, other, pairing.newer)],
  ] as const;
}

/** What stands beside a moved block and is alike beside it again has moved with it. */
function widenMoves(a: Outline, b: Outline, pairing: Pairing, likeness: Likenesses): void {
  const wait = [...pairing.moved];
  for (let one = wait.pop(); one !== undefined; one = wait.pop()) {
    const other = pairing.older[one] ?? nowhere;
    for (const [next, nextOther] of besides(a, b, pairing, one, other)) {
      if (!a.blocks[next] || !b.blocks[nextOther] || !pairing.isOpen(next, nextOther)) continue;
      if (likeness(next, nextOther) < alike) continue;
      pairing.pair(next, nextOther);
      pairing.moved.add(next);
      wait.push(next);
    }
  }
}

/** Rows of a table and headings are as short. */
const short = 12;
const rewritten = 0.2;

/** Pairs what stands alone between two pairs, where it is alike a little, or too short to be. */
function pairBetween(a: Outline, b: Outline, pairing: Pairing, likeness: Likenesses): void {
  for (const { a0, a1, b0, b1 } of [...pairing.gaps()]) {
    if (a1 - a0 !== 1 || b1 - b0 !== 1 || !pairing.isOpen(a0, b0)) continue;
    const [one, other] = [a.blocks[a0], b.blocks[b0]];
    if (!one || !other || one.isHeading !== other.isHeading) continue;
    const both = likeness(a0, b0);
    const areShort = isShort(one) && isShort(other) && (both > 0.1 || one.isHeading);
    if (areShort || both >= rewritten) pairing.pair(a0, b0);
  }
}

const isShort = ({ from, to }: Block) => to - from <= short;
