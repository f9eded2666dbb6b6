import type { Block, Outline } from "../outline.ts";
import type { Likenesses } from "./alike.ts";
import type { Pairing } from "./pairing.ts";

/** Rows of a table and headings are as short. */
const short = 12;
const rewritten = 0.2;

/** Pairs what stands alone between two pairs, where it is alike a little, or too short to be. */
export function pairBetween(a: Outline, b: Outline, pairing: Pairing, likeness: Likenesses): void {
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
