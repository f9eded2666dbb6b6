import { markCell, markRow } from "./look-marks.ts";

type Cell = { lines: string[]; span: number };
type Row = { cells: Cell[]; notes: string[] };
type Container = { lines: string[]; span: number; row: Row | undefined };

/**
 * Puts a story together from its paragraphs, tables and boxes: a line a paragraph, a line a table row
 * with its cells apart by tabs. A cell of several paragraphs keeps its lines.
 */
export class BlockLines {
  readonly #containers: Container[] = [newContainer(undefined)];

  /** The lines of the story so far. */
  get lines(): string[] {
    return this.#current().lines;
  }

  addParagraph(text: string, notes: string[]): void {
    const current = this.#current();
    // Of many empty paragraphs one is kept.
    if (text !== "" || current.lines.at(-1) !== "") current.lines.push(text);
    const row = this.#containers.at(-2)?.row;
    (row?.notes ?? current.lines).push(...notes);
  }

  addLines(lines: string[]): void {
    for (const line of lines) this.#current().lines.push(line);
  }

  openRow(): void {
    this.#containers.push(newContainer({ cells: [], notes: [] }));
  }

  /** @param isHead whether the row says what stands in those below. */
  closeRow(keep: boolean, isHead = false): void {
    const closed = this.#pop();
    if (!closed?.row || !keep) return;
    const text = joinCells(closed.row.cells, isHead);
    if (text !== "") this.#current().lines.push(text);
    // What stands in a row and in none of its cells is no less there.
    this.addLines(closed.lines);
    this.addLines(closed.row.notes);
  }

  openBox(): void {
    this.#containers.push(newContainer(undefined));
  }

  /** Ends a cell or a box and returns its lines. */
  closeBox(): string[] {
    return this.#pop()?.lines ?? [];
  }

  /** Says over how many columns the cell that is open goes. */
  widenCell(columns: number): void {
    this.#current().span = Math.max(1, columns || 1);
  }

  closeCell(): void {
    const { span } = this.#current();
    const lines = this.closeBox();
    const row = this.#current().row;
    if (row) row.cells.push({ lines, span });
    else this.addLines(lines);
  }

  #current(): Container {
    const current = this.#containers.at(-1);
    if (!current) throw new RangeError("a story ended before its blocks");
    return current;
  }

  #pop(): Container | undefined {
    return this.#containers.length > 1 ? this.#containers.pop() : undefined;
  }
}

const newContainer = (row: Row | undefined): Container => ({ lines: [], span: 1, row });

function joinCells(cells: Cell[], isHead: boolean): string {
  let text = "";
  let previousIsTall = false;
  let column = 0;
  for (const [index, { lines, span }] of cells.entries()) {
    const shown = lines.filter((line) => line.trim() !== "");
    if (index > 0) text += previousIsTall ? "\n" : "\t";
    text += markCell(shown.join("\n"), column, span);
    previousIsTall = shown.length > 1;
    column += span;
  }
  text = text.trimEnd();
  return text === "" ? "" : markRow(text, column, isHead);
}

/** Lines as the text of a story: no trailing space, never more than one empty line in a row. */
export function joinLines(lines: string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n{1,2}|\n{1,2}$/g, "");
}
