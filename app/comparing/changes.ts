import { inTitleCase } from "../analysis/reading/headings.ts";
import type { Span } from "../schemas/analysis.ts";
import type { Change, ComparedRow, Quantity, Stretch } from "../schemas/versions/comparison.ts";
import type { Alignment } from "./alignment.ts";
import type { Cell } from "./cells.ts";
import type { Hunk } from "./hunks.ts";
import type { Block, Outline } from "./outline.ts";
import { asOne, mostChanges } from "./shortening.ts";
import { type Names, subjectsOf } from "./subjects.ts";
import { spanOf } from "./tokens.ts";
import type { Tracking } from "./tracking.ts";

interface Move {
  cells: Cell[];
  change: number | null;
}

/** Which quantity of the contract stands at a place of the newer text. */
export type QuantityAt = (span: Span) => Quantity | null;

/** Is told of the rows side by side, one after the other: nobody holds them all. */
export type RowReader = (row: ComparedRow) => void;

/** Makes the list of changes and the rows side by side, in the order of the newer text. */
export class ChangeList {
  readonly changes: Change[] = [];
  /** False where there are so many that the last one stands for several. */
  complete = true;
  readonly #alignment: Alignment;
  readonly #tracking: Tracking;
  readonly #names: Names;
  readonly #quantityAt: QuantityAt;
  readonly #onRow: RowReader;
  /** Of what moved, by its first block in the older text: what moved with it, and the place of the change in the list. */
  readonly #moves = new Map<number, Move>();

  constructor(
    alignment: Alignment,
    tracking: Tracking,
    names: Names,
    quantityAt: QuantityAt,
    onRow: RowReader,
  ) {
    this.#alignment = alignment;
    this.#tracking = tracking;
    this.#names = names;
    this.#quantityAt = quantityAt;
    this.#onRow = onRow;
    this.#walk();
  }

  /** @returns the place of a change in the list. */
  #add(change: Change): number {
    const last = this.changes.at(-1);
    if (!last || this.changes.length < mostChanges) return this.changes.push(change) - 1;
    this.complete = false;
    this.changes[mostChanges - 1] = asOne(last, change);
    return mostChanges - 1;
  }

  #walk(): void {
    const { a, b, cells } = this.#alignment;
    const movedFrom = new Map(cells.filter(({ moved }) => moved).map((cell) => [cell.a0, cell]));
    const movedTo = new Map(cells.filter(({ moved }) => moved).map((cell) => [cell.b0, cell]));
    for (const move of movesOf([...movedTo.values()]))
      for (const cell of move.cells) this.#moves.set(cell.a0, move);
    let [atA, atB] = [0, 0];
    const upTo = (a1: number, b1: number) => {
      atA = this.#older(atA, a1, movedFrom);
      atB = this.#newer(atB, b1, movedTo);
    };
    for (const cell of cells.filter(({ moved }) => !moved)) {
      upTo(cell.a0, cell.b0);
      this.#kept(cell, []);
      [atA, atB] = [cell.a1, cell.b1];
    }
    upTo(a.blocks.length, b.blocks.length);
  }

  /** What of the older text is gone or stands elsewhere. */
  #older(from: number, to: number, moved: Map<number, Cell>): number {
    const { a } = this.#alignment;
    for (let at = from; at < to; ) {
      const cell = moved.get(at);
      if (cell) {
        const span = spanOfBlocks(a, cell.a0, cell.a1);
        const changes = this.#moveOf(cell);
        this.#onRow({ kind: "moved away", from: span, to: null, stretches: [], changes });
        at = cell.a1;
        continue;
      }
      const end = endOfGroup(a.blocks, at, to, (next) => moved.has(next));
      const span = spanOfBlocks(a, at, end);
      const tracked = this.#tracking.ofGone(a.blocks[at]?.from ?? 0, a.blocks[end - 1]?.to ?? 0);
      const index = this.#add({
        ...{
          kind: "removed",
          tracked,
          what: "words",
          of: null,
          about: ["words"],
          from: span,
          to: null,
        },
        ...{ ...this.#placeOf(a, at), ...notMoved },
      });
      for (let block = at; block < end; block++) {
        const own = spanOfBlocks(a, block, block + 1);
        this.#onRow({ kind: "removed", from: own, to: null, stretches: [], changes: [index] });
      }
      at = end;
    }
    return to;
  }

  /** What of the newer text is new or came from elsewhere. */
  #newer(from: number, to: number, moved: Map<number, Cell>): number {
    const { b } = this.#alignment;
    for (let at = from; at < to; ) {
      const cell = moved.get(at);
      if (cell) {
        this.#kept(cell, this.#moveOf(cell));
        at = cell.b1;
        continue;
      }
      const end = endOfGroup(b.blocks, at, to, (next) => moved.has(next));
      const span = spanOfBlocks(b, at, end);
      const tracked = this.#tracking.ofFresh(b.blocks[at]?.from ?? 0, b.blocks[end - 1]?.to ?? 0);
      const index = this.#add({
        ...{
          kind: "added",
          tracked,
          what: "words",
          of: null,
          about: ["words"],
          from: null,
          to: span,
        },
        ...{ ...this.#placeOf(b, at), ...notMoved },
      });
      for (let block = at; block < end; block++) {
        const own = spanOfBlocks(b, block, block + 1);
        this.#onRow({ kind: "added", from: null, to: own, stretches: [], changes: [index] });
      }
      at = end;
    }
    return to;
  }

  /** The place in the list of the move that a cell is of; it stands where the move is met first. */
  #moveOf(cell: Cell): number[] {
    const { a, b } = this.#alignment;
    const move = this.#moves.get(cell.a0);
    const [first, last] = [move?.cells[0], move?.cells.at(-1)];
    if (!move || !first || !last) return [];
    if (move.change === null) {
      const [from, to] = [b.blocks[first.b0]?.from ?? 0, b.blocks[last.b1 - 1]?.to ?? 0];
      move.change = this.#add({
        ...{ kind: "moved", tracked: this.#tracking.ofFresh(from, to), what: "words", of: null },
        ...{ about: ["words"], ...this.#placeOf(b, first.b0) },
        from: spanOfBlocks(a, first.a0, last.a1),
        to: spanOfBlocks(b, first.b0, last.b1),
        ...{ was: a.placeOf(first.a0), was_heading: headingOf(a.blocks[first.a0]) },
        after: placeBefore(b, first.b0),
      });
    }
    return [move.change];
  }

  /** A cell that both texts have, with what changed in it. */
  #kept(cell: Cell, moves: number[]): void {
    const { a, b } = this.#alignment;
    const hunks = this.#alignment.hunksOf(cell);
    const changesOf = new Map<Hunk, number[]>();
    for (const hunk of hunks) {
      const parts = this.#tracking.part(hunk);
      const places = parts.map((part) => this.#add(this.#changed(cell, part.hunk, part.tracked)));
      // What is over is one change, and it begins once.
      if (places.some((place) => place < mostChanges - 1) || this.complete)
        changesOf.set(hunk, places);
    }
    this.#onRow({
      kind: cell.moved ? "moved here" : hunks.length > 0 ? "changed" : "same",
      from: spanOfBlocks(a, cell.a0, cell.a1),
      to: spanOfBlocks(b, cell.b0, cell.b1),
      stretches: hunks.length > 0 ? stretchesOf(this.#alignment, cell, hunks, changesOf) : [],
      changes: moves,
    });
  }

  #changed(cell: Cell, hunk: Hunk, tracked: boolean | null): Change {
    const { a, b } = this.#alignment;
    const about = subjectsOf(a.tokens, b.tokens, hunk, this.#names);
    let block = cell.b0;
    while (block < cell.b1 - 1 && (b.blocks[block]?.to ?? 0) <= hunk.b0) block++;
    const to = spanOf(b.tokens, hunk.b0, hunk.b1);
    return {
      ...{ kind: "changed", tracked, what: about[0] ?? "words", about, of: this.#quantityAt(to) },
      ...{ from: spanOf(a.tokens, hunk.a0, hunk.a1), to, ...this.#placeOf(b, block) },
      ...notMoved,
    };
  }

  #placeOf(outline: Outline, block: number): { clause: string | null; heading: string } {
    return { clause: outline.placeOf(block), heading: headingOf(outline.blocks[block]) };
  }
}

const notMoved = { was: null, after: null, was_heading: null };

/** The words of a changed cell in line, with the white space and the marks between them. */
function* stretchesOf(
  { a, b }: Alignment,
  { a0, a1, b0, b1 }: Cell,
  hunks: readonly Hunk[],
  changesOf: ReadonlyMap<Hunk, readonly number[]>,
): Generator<Stretch> {
  const [all, whole] = [spanOfBlocks(a, a0, a1), spanOfBlocks(b, b0, b1)];
  let [was, from] = [all.start, whole.start];
  const kept = function* (older: number, newer: number): Generator<Stretch> {
    if (newer <= from && older <= was) return;
    const span = { start: from, end: Math.max(from, newer) };
    yield { kind: "same", ...span, older: { start: was, end: Math.max(was, older) }, changes: [] };
  };
  for (const hunk of hunks) {
    const [taken, put] = [spanOf(a.tokens, hunk.a0, hunk.a1), spanOf(b.tokens, hunk.b0, hunk.b1)];
    let changes = changesOf.get(hunk) ?? [];
    yield* kept(taken.start, put.start);
    if (taken.end > taken.start) {
      yield { kind: "deleted", ...taken, changes };
      changes = [];
    }
    if (put.end > put.start) yield { kind: "inserted", ...put, changes };
    [was, from] = [Math.max(was, taken.end), Math.max(from, put.end)];
  }
  yield* kept(all.end, whole.end);
}

/** What moved and stands together in both texts moved as one. */
function movesOf(cells: Cell[]): Move[] {
  const moves: Move[] = [];
  for (const cell of cells.sort((one, other) => one.b0 - other.b0)) {
    const last = moves.at(-1)?.cells.at(-1);
    if (last?.a1 === cell.a0 && last.b1 === cell.b0) moves.at(-1)?.cells.push(cell);
    else moves.push({ cells: [cell], change: null });
  }
  return moves;
}

/** The place of what a block follows among those of its rank. */
function placeBefore(outline: Outline, block: number): string | null {
  const { level = 0 } = outline.blocks[block] ?? {};
  const before = outline.blocks.findLastIndex((one, at) => at < block && one.level <= level);
  return before === -1 ? null : outline.placeOf(before);
}

const headingOf = (block: Block | undefined): string => inTitleCase(block?.heading ?? "");

function spanOfBlocks({ blocks }: Outline, from: number, to: number): Span {
  return { start: blocks[from]?.start ?? 0, end: blocks[to - 1]?.end ?? 0 };
}

/** Where a clause that begins with a block ends: before the next of its rank, or before what moved. */
function endOfGroup(
  blocks: Block[],
  from: number,
  to: number,
  stops: (at: number) => boolean,
): number {
  const first = blocks[from];
  let end = from + 1;
  while (end < to && !stops(end) && first && (blocks[end]?.level ?? 0) > first.level) end++;
  return end;
}
