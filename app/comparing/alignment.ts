import type { RunningHead } from "../schemas/documents/running-heads.ts";
import { Aligner, Steps } from "./align.ts";
import { partCapitals } from "./capitals.ts";
import { type Cell, cellsOf, matchWords } from "./cells.ts";
import { type Hunk, hunksOf } from "./hunks.ts";
import { Scales } from "./likeness.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { pairBlocks } from "./pairing/pair-blocks.ts";
import type { Pairing } from "./pairing/pairing.ts";
import { followedBy, Renumbering } from "./references.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A text to be compared; `asides` are its running heads, which are no part of its words. */
export interface TextToCompare {
  text: string;
  asides?: readonly RunningHead[] | undefined;
}

/** How two texts lie on each other. */
export interface Alignment {
  a: Outline;
  b: Outline;
  pairing: Pairing;
  /** What stayed or moved, in the order of the older text. */
  cells: Cell[];
  /** What changed in a cell; made each time that it is asked for, since there may be very much of it. */
  hunksOf(cell: Cell): Hunk[];
  /** For each word of the older text its place in the newer; `nowhere` for one that is gone. */
  partners: Int32Array;
  renumbering: Renumbering;
  /** Whether all was looked at as closely as ever. */
  complete: boolean;
}

/** About two seconds of one processor. */
export const mostSteps = 60_000_000;

/** The outlines of texts that are compared with each other. */
export function outlinesOf(older: TextToCompare, newer: TextToCompare) {
  const vocabulary = new Vocabulary();
  const a = outlineOf(older.text, older.asides ?? [], vocabulary);
  const b = outlineOf(newer.text, newer.asides ?? [], vocabulary);
  return { a, b, vocabulary };
}

export function align({ a, b, vocabulary }: ReturnType<typeof outlinesOf>): Alignment {
  const steps = new Steps(mostSteps);
  const scales = new Scales(vocabulary);
  const pairing = pairBlocks(a, b, scales, steps);
  const cells = cellsOf(a, b, pairing, scales);
  const partners = matchWords(a, b, cells, scales, new Aligner(vocabulary.size, steps));
  partCapitals(a, b, cells, partners);
  const renumbering = new Renumbering(a, b, pairing);
  const withoutFollowed = followedBy(a, b, renumbering);
  return {
    ...{ a, b, pairing, cells, partners, renumbering },
    hunksOf: (cell) => hunksOf(a, b, cell, partners, withoutFollowed),
    complete: !steps.areUsedUp && a.complete && b.complete,
  };
}

/** For each word whether it has no match: of the older text those that are gone, of the newer those that are new. */
export function unmatched({ a, b, cells, hunksOf }: Alignment) {
  const gone = new Uint8Array(a.tokens.count).fill(1);
  const fresh = new Uint8Array(b.tokens.count).fill(1);
  for (const cell of cells) {
    gone.fill(0, a.blocks[cell.a0]?.from, a.blocks[cell.a1 - 1]?.to);
    fresh.fill(0, b.blocks[cell.b0]?.from, b.blocks[cell.b1 - 1]?.to);
    for (const hunk of hunksOf(cell)) {
      gone.fill(1, hunk.a0, hunk.a1);
      fresh.fill(1, hunk.b0, hunk.b1);
    }
  }
  return { gone, fresh };
}
