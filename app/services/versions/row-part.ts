import type { BothTexts } from "../../comparing/describing/texts.ts";
import type { PageRow } from "../../schemas/versions/compared-page.ts";
import type { ComparedRow } from "../../schemas/versions/comparison.ts";
import { pageRowsOf } from "./page-rows.ts";

/** So many rows, and so many characters of them, are on one part of the page. */
const rowsAPart = 120;
const charactersAPart = 60_000;

/**
 * Takes the rows of a comparison as they come, and keeps those of one part of its page. Of paragraphs that are the same
 * only those next to a change are shown, unless all are asked for.
 */
export class RowPart {
  readonly #asked: number;
  readonly #all: boolean;
  /** On which part the words of each change begin. */
  readonly #partOf = new Map<number, number>();
  /** The first part, and the one that was asked for. */
  readonly #kept = new Map<number, PageRow[]>();
  #part = 0;
  #rows = 0;
  #characters = 0;
  #followsChange = false;
  /** A paragraph that is the same, of which it is not known yet whether a change follows. */
  #waiting: (() => void) | null = null;
  /** The row that stands for paragraphs which are not shown, while nothing else has followed. */
  #fold: { kind: "folded"; count: number } | null = null;

  /** @param asked which part, counting from 0. */
  constructor({ part, all }: { part: number; all: boolean }) {
    this.#asked = part;
    this.#all = all;
  }

  take(row: ComparedRow, texts: BothTexts): void {
    const put = () => {
      this.#fold = null;
      for (const shown of pageRowsOf(row, texts)) this.#place(shown);
    };
    if (row.kind !== "same" || this.#all || this.#followsChange) {
      const isSame = row.kind === "same";
      if (!isSame) this.#waiting?.();
      this.#waiting = null;
      put();
      this.#followsChange = !isSame;
    } else {
      this.#foldWaiting();
      this.#waiting = put;
    }
  }

  /** The rows of the part that was asked for, of the first one where there is none such. */
  end() {
    this.#foldWaiting();
    const part = this.#kept.has(this.#asked) ? this.#asked : 0;
    return { rows: this.#kept.get(part) ?? [], part, parts: this.#part + 1, partOf: this.#partOf };
  }

  #foldWaiting(): void {
    if (!this.#waiting) return;
    this.#waiting = null;
    if (this.#fold) this.#fold.count++;
    else {
      this.#fold = { kind: "folded", count: 1 };
      this.#place(this.#fold);
    }
  }

  #place(row: PageRow): void {
    const changes = row.kind === "folded" ? [] : row.changes;
    const pieces = row.kind === "folded" ? [] : row.pieces;
    const characters = pieces.reduce((sum, { words }) => sum + words.length, 0);
    const isFull = this.#rows >= rowsAPart || this.#characters + characters > charactersAPart;
    if (isFull && this.#rows > 0) {
      this.#part++;
      this.#rows = 0;
      this.#characters = 0;
    }
    this.#rows++;
    this.#characters += characters;
    for (const change of changes)
      if (!this.#partOf.has(change)) this.#partOf.set(change, this.#part);
    if (this.#part !== 0 && this.#part !== this.#asked) return;
    const kept = this.#kept.get(this.#part) ?? [];
    this.#kept.set(this.#part, kept);
    kept.push(row);
  }
}
