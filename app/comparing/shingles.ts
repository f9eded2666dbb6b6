import { nowhere } from "./align.ts";
import type { Block, Outline } from "./outline.ts";
import type { Pairing } from "./pairing.ts";

/** So many words in a row make a shingle. */
const size = 3;
/** A shingle of more blocks says nothing of any of them. */
const commonest = 8;
/** So many blocks that share most with one are looked at. */
const most = 3;

/** The pairs of open blocks that may be alike: those that share most shingles, for each of the older text. */
export function candidatesOf(a: Outline, b: Outline, pairing: Pairing): [number, number][] {
  const blocksBy = new Map<number, number[]>();
  for (const [other, block] of b.blocks.entries()) {
    if (pairing.newer[other] !== nowhere) continue;
    for (const shingle of shinglesOf(b, block)) {
      const blocks = blocksBy.get(shingle);
      if (!blocks) blocksBy.set(shingle, [other]);
      else if (blocks.length <= commonest) blocks.push(other);
    }
  }
  return [...a.blocks.entries()].flatMap(([one, block]) => {
    if (pairing.older[one] !== nowhere) return [];
    const shared = new Map<number, number>();
    for (const shingle of shinglesOf(a, block)) {
      const blocks = blocksBy.get(shingle) ?? [];
      if (blocks.length > commonest) continue;
      for (const other of blocks) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared]
      .sort((first, second) => second[1] - first[1])
      .slice(0, most)
      .map(([other]): [number, number] => [one, other]);
  });
}

/** The shingles of a block, each once, by numbers; different ones may rarely have the same. */
function shinglesOf({ tokens }: Outline, { from, to }: Block): Set<number> {
  const shingles = new Set<number>();
  for (let at = from; at + size <= to; at++) {
    let hash = 0;
    for (let next = at; next < at + size; next++)
      hash = (Math.imul(hash, 0x9e3779b1) ^ (tokens.ids[next] ?? 0)) | 0;
    shingles.add(hash);
  }
  return shingles;
}
