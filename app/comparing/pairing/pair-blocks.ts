import type { Steps } from "../align.ts";
import type { Scales } from "../likeness.ts";
import type { Outline } from "../outline.ts";
import { alike } from "./alike.ts";
import { pairBetween } from "./between.ts";
import { pairInGap } from "./in-gap.ts";
import { inOrderOf } from "./in-order.ts";
import { fewestToMove, settleMoves, widenMoves } from "./moves.ts";
import { Pairing } from "./pairing.ts";
import { pairSame } from "./same.ts";
import { candidatesOf } from "./shingles.ts";

/** A block found elsewhere is to be surer. */
const alikeElsewhere = 0.6;
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
  for (const { one, other } of best) pairing.unpair(one, other);
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
