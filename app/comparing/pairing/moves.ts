import { nowhere } from "../align.ts";
import type { Outline } from "../outline.ts";
import { alike, type Likenesses } from "./alike.ts";
import { heaviestRising } from "./heaviest-rising.ts";
import type { Pairing } from "./pairing.ts";

/** Fewer words say nothing of where a block came from. */
export const fewestToMove = 6;

/** So many words weigh as much as that there is a block at all. */
const aBlock = 300;

/**
 * Of blocks that stand in another order, the fewest moved, and of as many the shorter ones. What is very short goes with
 * its neighbours, if with any.
 */
export function settleMoves(a: Outline, b: Outline, pairing: Pairing): void {
  const ones = [...pairing.older.keys()].filter((one) => pairing.older[one] !== nowhere);
  const others = ones.map((one) => pairing.older[one] ?? nowhere);
  const words = ones.map((one) => (a.blocks[one]?.to ?? 0) - (a.blocks[one]?.from ?? 0));
  const weights = words.map((count) => aBlock + count);
  const inOrder = new Set(heaviestRising(others, weights, b.blocks.length));
  pairing.moved.clear();
  for (const [at, one] of ones.entries()) {
    if (inOrder.has(at)) continue;
    if ((words[at] ?? 0) >= fewestToMove) pairing.moved.add(one);
    else pairing.unpair(one, others[at] ?? nowhere);
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
export function widenMoves(a: Outline, b: Outline, pairing: Pairing, likeness: Likenesses): void {
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
