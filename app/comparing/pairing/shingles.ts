import { nowhere } from "../align.ts";
import type { Block, Outline } from "../outline.ts";
import { WholeNumbers } from "../whole-numbers.ts";
import type { Pairing } from "./pairing.ts";

/** So many words in a row make a shingle. */
const size = 3;
/** A shingle of more blocks says nothing of any of them. */
const commonest = 8;
/** So many blocks that share most with one are looked at. */
const most = 3;
/** So many shingles may come to the same place of the table. */
const longestChain = 64;
const none = -1;

/** The pairs of open blocks that may be alike: those that share most shingles, for each of the older text. */
export function candidatesOf(a: Outline, b: Outline, pairing: Pairing): [number, number][] {
  const shingles = new Shingles(b.tokens.count);
  for (const [other, block] of b.blocks.entries())
    if (pairing.newer[other] === nowhere) shingles.add(b, block, other);
  return [...a.blocks.entries()].flatMap(([one, block]) => {
    if (pairing.older[one] !== nowhere) return [];
    return [...shingles.sharedWith(a, block, one)]
      .sort((first, second) => second[1] - first[1])
      .slice(0, most)
      .map(([other]): [number, number] => [one, other]);
  });
}

/** The blocks of a text by their shingles: each entry is one of a block, in a chain with those of the same place. */
class Shingles {
  readonly #first: Int32Array;
  readonly #next = new WholeNumbers();
  readonly #keys = new WholeNumbers();
  readonly #blocks = new WholeNumbers();
  /** By the first entry of a shingle, the block that it was last looked up for, counted from 1. */
  readonly #lookedUp: Int32Array;

  constructor(words: number) {
    this.#first = new Int32Array(2 ** Math.ceil(Math.log2(words + 2))).fill(none);
    this.#lookedUp = new Int32Array(words);
  }

  add(outline: Outline, block: Block, number: number): void {
    for (let at = block.from; at + size <= block.to; at++) {
      const key = keyAt(outline, at);
      const place = this.#placeOf(key);
      let [same, steps, isThere] = [0, 0, false];
      for (let entry = this.#first[place] ?? none; entry !== none; entry = this.#next.at(entry)) {
        steps++;
        if (this.#keys.at(entry) !== key) continue;
        same++;
        isThere ||= this.#blocks.at(entry) === number;
      }
      if (isThere || same > commonest || steps > longestChain) continue;
      this.#next.push(this.#first[place] ?? none);
      this.#keys.push(key);
      this.#blocks.push(number);
      this.#first[place] = this.#next.length - 1;
    }
  }

  /** How many shingles each block shares with one of the other text. */
  sharedWith(outline: Outline, block: Block, number: number): Map<number, number> {
    const shared = new Map<number, number>();
    for (let at = block.from; at + size <= block.to; at++) {
      const blocks = this.#blocksOf(keyAt(outline, at), number);
      if (blocks.length <= commonest)
        for (const other of blocks) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return shared;
  }

  /** The blocks of a shingle; none where they were asked for by the same block already. */
  #blocksOf(key: number, asking: number): number[] {
    const blocks: number[] = [];
    let entry = this.#first[this.#placeOf(key)] ?? none;
    for (; entry !== none; entry = this.#next.at(entry)) {
      if (this.#keys.at(entry) !== key) continue;
      if (blocks.length === 0) {
        if (this.#lookedUp[entry] === asking + 1) return [];
        this.#lookedUp[entry] = asking + 1;
      }
      blocks.push(this.#blocks.at(entry));
    }
    return blocks.reverse();
  }

  #placeOf(key: number): number {
    return Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) & (this.#first.length - 1);
  }
}

/** The words from one on as a number; different ones may rarely have the same. */
function keyAt({ tokens }: Outline, from: number): number {
  let key = 0;
  for (let at = from; at < from + size; at++)
    key = (Math.imul(key, 0x9e3779b1) ^ (tokens.ids[at] ?? 0)) | 0;
  return key;
}
