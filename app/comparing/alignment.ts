import type { Span } from "../schemas/analysis.ts";
import { Steps } from "./align.ts";
import { type Cell, cellsOf, matchWords } from "./cells.ts";
import { type Hunk, hunksOf, partCapitals } from "./hunks.ts";
import { Scales } from "./likeness.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { type Pairing, pairBlocks } from "./pairing.ts";
import { followedBy, Renumbering } from "./references.ts";
import { Vocabulary } from "./tokens.ts";

/** A text to be compared; `asides` are stretches that are no part of its words, as running heads. */
export interface TextToCompare {
  text: string;
  asides?: Span[] | undefined;
}

/** How two texts lie on each other. */
export interface Alignment {
  a: Outline;
  b: Outline;
  pairing: Pairing;
  /** What stayed or moved, with its changes, in the order of the older text. */
  cells: (Cell & { hunks: Hunk[] })[];
  /** For each word of the older text its place in the newer; `nowhere` for one that is gone. */
  partners: Int32Array;
  renumbering: Renumbering;
  /** Whether all was looked at as closely as ever. */
  complete: boolean;
}

/** About two seconds of one processor. */
const mostSteps = 60_000_000;

export function alignTexts(older: TextToCompare, newer: TextToCompare): Alignment {
  const vocabulary = new Vocabulary();
  const a = outlineOf(older.text, older.asides ?? [], vocabulary);
  const b = outlineOf(newer.text, newer.asides ?? [], vocabulary);
  const steps = new Steps(mostSteps);
  const scales = new Scales(vocabulary);
  const pairing = pairBlocks(a, b, scales, steps);
  const cells = cellsOf(a, b, pairing, scales);
  const partners = matchWords(a, b, cells, scales, steps);
  partCapitals(a, b, cells, partners);
  const renumbering = new Renumbering(a, b, pairing);
  const withoutFollowed = followedBy(a, b, renumbering);
  return {
    ...{ a, b, pairing, partners, renumbering },
    cells: cells.map((cell) => ({
      ...cell,
      hunks: hunksOf(a, b, cell, partners, withoutFollowed),
    })),
    complete: !steps.areUsedUp,
  };
}

/** For each word whether it has no match: of the older text those that are gone, of the newer those that are new. */
export function unmatched({ a, b, cells }: Alignment): { gone: Uint8Array; fresh: Uint8Array } {
  const gone = new Uint8Array(a.tokens.count).fill(1);
  const fresh = new Uint8Array(b.tokens.count).fill(1);
  for (const { a0, a1, b0, b1, hunks } of cells) {
    gone.fill(0, a.blocks[a0]?.from, a.blocks[a1 - 1]?.to);
    fresh.fill(0, b.blocks[b0]?.from, b.blocks[b1 - 1]?.to);
    for (const hunk of hunks) {
      gone.fill(1, hunk.a0, hunk.a1);
      fresh.fill(1, hunk.b0, hunk.b1);
    }
  }
  return { gone, fresh };
}
