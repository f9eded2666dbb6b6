import { type Aligner, nowhere } from "./align.ts";
import type { Scales, Stretch } from "./likeness.ts";
import type { Outline } from "./outline.ts";
import type { Pairing } from "./pairing/pairing.ts";

/** Blocks of the older text, from one to before another, and what became of them in the newer. */
export interface Cell {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
  moved: boolean;
}

/** A block that has gone into its neighbour, or come out of it, has at least so much of it. */
const mostOfIt = 0.5;

/** The cells of a pairing in the older text's order. A paragraph that was parted, or joined to another, is in one with it. */
export function cellsOf(a: Outline, b: Outline, pairing: Pairing, scales: Scales): Cell[] {
  const cells = [...pairing.older.entries()]
    .filter(([, other]) => other !== nowhere)
    .map(([one, other]) => ({
      ...{ a0: one, a1: one + 1, b0: other, b1: other + 1 },
      moved: pairing.moved.has(one),
    }));
  const inA = new Set(cells.map(({ a0 }) => a0));
  const inB = new Set(cells.map(({ b0 }) => b0));
  const isFree = (taken: Set<number>, { blocks }: Outline, at: number) =>
    at >= 0 && at < blocks.length && !taken.has(at);
  for (const cell of cells)
    scales.withBalance((balance) => {
      balance.put(stretchOf(a, cell.a0, cell.a1), 1);
      balance.put(stretchOf(b, cell.b0, cell.b1), -1);
      const takes = (outline: Outline, side: 1 | -1, taken: Set<number>, at: number) => {
        const block = stretchOf(outline, at, at + 1);
        const is = isFree(taken, outline, at) && balance.missingShare(block, side) >= mostOfIt;
        if (is) {
          taken.add(at);
          balance.put(block, side);
        }
        return is;
      };
      for (;;) {
        if (takes(b, -1, inB, cell.b1)) cell.b1++;
        else if (takes(b, -1, inB, cell.b0 - 1)) cell.b0--;
        else if (takes(a, 1, inA, cell.a1)) cell.a1++;
        else if (takes(a, 1, inA, cell.a0 - 1)) cell.a0--;
        else break;
      }
    });
  return cells;
}

export function stretchOf(outline: Outline, from: number, to: number): Stretch {
  const { blocks } = outline;
  return { outline, from: blocks[from]?.from ?? 0, to: blocks[to - 1]?.to ?? 0 };
}

/** So much of the shorter side must be in the other, for what is between two cells to be one. */
const heldInBoth = 0.5;

/**
 * Matches the words of each cell, and finds the cells that parted and joined paragraphs hid.
 * @returns for each word of the older text its place in the newer.
 */
export function matchWords(
  a: Outline,
  b: Outline,
  cells: Cell[],
  scales: Scales,
  aligner: Aligner,
): Int32Array {
  const into = new Int32Array(a.tokens.count).fill(nowhere);
  const match = (cell: Cell) => {
    const [one, other] = [stretchOf(a, cell.a0, cell.a1), stretchOf(b, cell.b0, cell.b1)];
    const box = { a0: one.from, a1: one.to, b0: other.from, b1: other.to };
    aligner.align(a.tokens.ids, b.tokens.ids, box, into);
    return { one, other };
  };
  for (const cell of cells) match(cell);
  for (const gap of gapsBetween(a, b, cells)) {
    const { one, other } = match(gap);
    let held = 0;
    for (let at = one.from; at < one.to; at++)
      if (into[at] !== nowhere) held += scales.weightOf(a, at, at + 1);
    const shorter = Math.min(
      scales.weightOf(a, one.from, one.to),
      scales.weightOf(b, other.from, other.to),
    );
    if (held >= heldInBoth * shorter) cells.push(gap);
    else into.fill(nowhere, one.from, one.to);
  }
  cells.sort((first, second) => first.a0 - second.a0);
  return into;
}

/** Where blocks of both texts lie open between two cells in order, with nothing moved among them. */
function gapsBetween(a: Outline, b: Outline, cells: Cell[]): Cell[] {
  const ends = { a0: a.blocks.length, a1: 0, b0: b.blocks.length, b1: 0, moved: false };
  const takenA = new Set(cells.filter(({ moved }) => moved).flatMap(({ a0, a1 }) => range(a0, a1)));
  const takenB = new Set(cells.filter(({ moved }) => moved).flatMap(({ b0, b1 }) => range(b0, b1)));
  const gaps: Cell[] = [];
  let before = { a1: 0, b1: 0 };
  for (const cell of [...cells.filter(({ moved }) => !moved), ends]) {
    const gap = { a0: before.a1, a1: cell.a0, b0: before.b1, b1: cell.b0, moved: false };
    const isWhole =
      !range(gap.a0, gap.a1).some((at) => takenA.has(at)) &&
      !range(gap.b0, gap.b1).some((at) => takenB.has(at));
    if (gap.a1 > gap.a0 && gap.b1 > gap.b0 && isWhole) gaps.push(gap);
    before = cell;
  }
  return gaps;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
