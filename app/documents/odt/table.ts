import type { XmlAttributes } from "../containers/xml.ts";
import type { BlockLines } from "../word/block-lines.ts";

const mostRepeated = 64;

/**
 * A table while it is read. A cell over several columns is one cell; one over several rows leaves an empty one in each
 * row below, as a Word document has it.
 */
export class OdtTable {
  readonly #blocks: BlockLines;
  /** By column: the cells from above that reach down, how many rows yet, and how many columns wide. */
  readonly #below = new Map<number, { rows: number; columns: number }>();
  #column = 0;
  #covered = 0;
  #cell = { columns: 1, rows: 1, repeated: 1 };

  constructor(blocks: BlockLines) {
    this.#blocks = blocks;
  }

  openRow(): void {
    this.#blocks.openRow();
    this.#column = 0;
    this.#covered = 0;
  }

  /** @param isHead whether the row says what stands in those below. */
  closeRow(isHead: boolean): void {
    this.#blocks.closeRow(true, isHead);
    for (const [column, cell] of this.#below) if (--cell.rows <= 0) this.#below.delete(column);
  }

  openCell(attributes: XmlAttributes): void {
    const number = (name: string) =>
      Math.max(1, Math.floor(Number(attributes.get(name) ?? 1)) || 1);
    this.#cell = {
      columns: number("table:number-columns-spanned"),
      rows: number("table:number-rows-spanned"),
      repeated: Math.min(mostRepeated, number("table:number-columns-repeated")),
    };
    this.#blocks.openBox();
    this.#blocks.widenCell(Math.min(mostRepeated, this.#cell.columns));
  }

  /** To be called with the cell that `openCell` opened last in this very table. */
  closeCell(): void {
    this.#blocks.closeCell();
    const { columns, rows, repeated } = this.#cell;
    if (rows > 1) this.#below.set(this.#column, { rows, columns });
    this.#column++;
    this.#covered = columns - 1;
    for (let more = 1; more < repeated; more++) this.#emptyCell();
  }

  /** A place that another cell reaches over. */
  cover(attributes: XmlAttributes): void {
    const repeated = Number(attributes.get("table:number-columns-repeated") ?? 1);
    for (let at = 0; at < Math.min(mostRepeated, Math.max(1, repeated || 1)); at++) {
      if (this.#covered > 0) {
        this.#covered--;
        this.#column++;
      } else {
        this.#covered = (this.#below.get(this.#column)?.columns ?? 1) - 1;
        this.#emptyCell();
      }
    }
  }

  #emptyCell(): void {
    this.#blocks.openBox();
    this.#blocks.closeCell();
    this.#column++;
  }
}
