import { Aligner, nowhere, type Steps } from "../align.ts";
import type { Outline } from "../outline.ts";
import { fewestToMove } from "./moves.ts";
import type { Pairing } from "./pairing.ts";

/** Pairs what is the same to the word: in order, or once in either text. */
export function pairSame(a: Outline, b: Outline, pairing: Pairing, steps: Steps): void {
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
