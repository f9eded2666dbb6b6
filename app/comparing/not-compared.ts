import type { Span } from "../schemas/analysis.ts";
import type { Change, NotCompared, NotComparedSubject } from "../schemas/versions/comparison.ts";
import { nowhere } from "./align.ts";
import type { Alignment } from "./alignment.ts";
import type { Cell } from "./cells.ts";
import type { ComparedHeads } from "./heads.ts";
import type { Block, Outline } from "./outline.ts";
import { Remainder } from "./remainder.ts";
import { hull } from "./shortening.ts";

/**
 * All that differs between two texts and is in no change. With the changes, and what is told of headers and footers, it
 * leaves no visible character out: what both texts have besides is the same.
 * @param changes all of them.
 */
export function notComparedIn(
  alignment: Alignment,
  changes: readonly Change[],
  { told }: ComparedHeads,
): NotCompared[] {
  const { a, b, cells } = alignment;
  const found = new NotComparedList();
  const whole = { atA: 0, endA: a.text.length, atB: 0, endB: b.text.length };
  const kept = cells.filter(({ moved }) => !moved);
  new Walk(alignment, changes, found).over(kept, whole);
  // What moved is a change as a whole, and may differ in itself.
  const within = new Walk(
    alignment,
    changes.filter(({ kind }) => kind === "changed"),
    found,
  );
  for (const cell of cells.filter(({ moved }) => moved)) within.over([cell], endsOf(a, b, cell));
  found.addLines("contents", [a, a.apart.contents], [b, b.apart.contents]);
  const isOpen =
    (lines: Set<number>) =>
    ({ start }: Span) =>
      !lines.has(start);
  found.addLines(
    "pages",
    [a, a.apart.pages.filter(isOpen(told.older))],
    [b, b.apart.pages.filter(isOpen(told.newer))],
  );
  return found.items;
}

/** Nobody reads more of them one by one: what is over is one last, from its first character to its last. */
export const mostNotCompared = 2_000;

class NotComparedList {
  readonly items: NotCompared[] = [];

  add(item: NotCompared): void {
    const last = this.items.at(-1);
    if (!last || this.items.length < mostNotCompared) this.items.push(item);
    else
      this.items[mostNotCompared - 1] = {
        ...last,
        from: hull(last.from, item.from),
        to: hull(last.to, item.to),
      };
  }

  /** Lines that one of the texts has, or has more often. */
  addLines(what: NotComparedSubject, older: [Outline, Span[]], newer: [Outline, Span[]]): void {
    const [before, after] = [bySaying(...older), bySaying(...newer)];
    const over = (some: Map<string, Span[]>, others: Map<string, Span[]>) =>
      [...some].flatMap(([words, lines]) => lines.slice(others.get(words)?.length ?? 0));
    const [gone, fresh] = [over(before, after), over(after, before)];
    for (let at = 0; at < Math.max(gone.length, fresh.length); at++)
      this.add({ what, from: gone[at] ?? null, to: fresh[at] ?? null, clause: null });
  }
}

const bySaying = ({ text }: Outline, lines: Span[]): Map<string, Span[]> =>
  Map.groupBy(lines, ({ start, end }) => text.slice(start, end).replace(/[\s\p{Cc}\p{Cf}]+/gu, ""));

/** Where a walk stands in both texts, and where it ends. */
interface Way {
  atA: number;
  endA: number;
  atB: number;
  endB: number;
}

function endsOf(a: Outline, b: Outline, { a0, a1, b0, b1 }: Cell): Way {
  const end = ({ blocks, tokens }: Outline, to: number) =>
    Math.max(blocks[to - 1]?.end ?? 0, tokens.ends[(blocks[to - 1]?.to ?? 0) - 1] ?? 0);
  return {
    ...{ atA: a.blocks[a0]?.start ?? 0, endA: end(a, a1) },
    ...{ atB: b.blocks[b0]?.start ?? 0, endB: end(b, b1) },
  };
}

/** Goes from each word that both texts have to the next, and compares what they have up to it, itself too. */
class Walk {
  readonly #alignment: Alignment;
  readonly #found: NotComparedList;
  readonly #a: Remainder;
  readonly #b: Remainder;

  /** @param changes what is told elsewhere. */
  constructor(alignment: Alignment, changes: readonly Change[], found: NotComparedList) {
    const { a, b } = alignment;
    this.#alignment = alignment;
    this.#found = found;
    const apart = ({ apart: { contents, pages } }: Outline) => [...contents, ...pages];
    this.#a = new Remainder(a.text, [...changes.flatMap(({ from }) => from ?? []), ...apart(a)]);
    this.#b = new Remainder(b.text, [...changes.flatMap(({ to }) => to ?? []), ...apart(b)]);
  }

  over(cells: readonly Cell[], way: Way): void {
    const { a, b } = this.#alignment;
    let last = cells[0]?.b0 ?? 0;
    for (const cell of cells) {
      const [blockAt, otherAt] = [blockOf(a, cell.a0), blockOf(b, cell.b0)];
      for (const [one, other] of this.#keptIn(cell)) {
        const [block, newer] = [a.blocks[blockAt(one)], b.blocks[otherAt(other)]];
        last = otherAt(other);
        if (block?.from === one && newer?.from === other) this.#pastLabel(way, block, newer, last);
        this.#compare(way, a.tokens.ends[one] ?? 0, b.tokens.ends[other] ?? 0, last);
      }
    }
    this.#compare(way, way.endA, way.endB, last);
  }

  #pastLabel(way: Way, one: Block, other: Block, at: number): void {
    this.#compare(way, one.start, other.start, at);
    this.#compare(way, one.labelEnd, other.labelEnd, at);
  }

  /** The words of a cell that both texts have: their places in each. */
  *#keptIn(cell: Cell): Generator<[number, number]> {
    const { a, b, partners } = this.#alignment;
    const ends = (outline: Outline, from: number, to: number) =>
      [outline.blocks[from]?.from ?? 0, outline.blocks[to - 1]?.to ?? 0] as const;
    let [one, last] = ends(a, cell.a0, cell.a1);
    let [other, lastOther] = ends(b, cell.b0, cell.b1);
    const after = { a0: last, a1: last, b0: lastOther, b1: lastOther };
    for (const { a0, a1, b0, b1 } of [...this.#alignment.hunksOf(cell), after]) {
      for (; one < a0; one++) {
        const partner = partners[one] ?? nowhere;
        if (partner < other || partner >= b0) continue;
        yield [one, partner];
        other = partner + 1;
      }
      [one, other] = [a1, b1];
    }
  }

  /** Compares what stands up to a place of either text, and goes there. @param block of the newer one. */
  #compare(way: Way, toA: number, toB: number, block: number): void {
    const { a, b } = this.#alignment;
    const { atA, atB } = way;
    way.atA = Math.max(atA, toA);
    way.atB = Math.max(atB, toB);
    if (
      a.text.slice(atA, toA) === b.text.slice(atB, toB) &&
      this.#a.isWhole(atA, toA) &&
      this.#b.isWhole(atB, toB)
    )
      return;
    const one = this.#a.visibleIn(atA, toA);
    const other = this.#b.visibleIn(atB, toB);
    const differing = trimmed(a.text, one, b.text, other);
    if (!differing) return;
    const { start, end } = differing;
    const span = (places: number[], before: number): Span =>
      places.length - end > start
        ? { start: places[start] ?? 0, end: (places[places.length - end - 1] ?? 0) + 1 }
        : { start: before, end: before };
    const from = span(one, start > 0 ? (one[start - 1] ?? 0) + 1 : atA);
    const to = span(other, start > 0 ? (other[start - 1] ?? 0) + 1 : atB);
    const words = (text: string, places: number[]) =>
      places
        .slice(start, places.length - end)
        .map((at) => text.charAt(at))
        .join("");
    const isNumber = isLabel(a, from) || isLabel(b, to);
    const what = isNumber ? "numbering" : subjectOf(words(a.text, one), words(b.text, other));
    this.#found.add({ what, from, to, clause: b.placeOf(block) });
  }
}

/** By a word that is asked for in order, the block that it is of. */
function blockOf({ blocks }: Outline, first: number): (word: number) => number {
  let block = first;
  return (word) => {
    while ((blocks[block]?.to ?? Number.POSITIVE_INFINITY) <= word) block++;
    return block;
  };
}

/** How many characters two stretches begin, and end, with alike; null where they are the same. */
function trimmed(
  a: string,
  one: readonly number[],
  b: string,
  other: readonly number[],
): { start: number; end: number } | null {
  const same = (at: number, otherAt: number) =>
    a.charCodeAt(one[at] ?? 0) === b.charCodeAt(other[otherAt] ?? 0);
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && same(start, start)) start++;
  if (start === one.length && start === other.length) return null;
  while (end < shorter - start && same(one.length - end - 1, other.length - end - 1)) end++;
  return { start, end };
}

/** Whether a stretch that is not empty is of the number of a clause. */
function isLabel({ labels }: Outline, { start, end }: Span): boolean {
  let low = 0;
  let high = labels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((labels[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return start < end && (labels[low]?.start ?? Number.POSITIVE_INFINITY) < end;
}

/** What words that count as the same differ in: another letter or digit is one of a reference that follows its clause. */
function subjectOf(one: string, other: string): NotComparedSubject {
  if (one.toLowerCase() === other.toLowerCase()) return "capitals";
  const letters = (words: string) =>
    words
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  return letters(one) === letters(other) ? "writing" : "numbering";
}
