import type { ReadingBudget } from "../budget.ts";
import type { XmlAttributes } from "../containers/xml.ts";
import type { BlockLines } from "../word/block-lines.ts";

const mostRepeated = 64;

/**
 * A table while it is read. A cell over several columns is one cell; one over several rows leaves an empty one in each
 * row below, as a Word document has it.
 */
export class OdtTable {
  readonly #blocks: BlockLines;
  readonly #budget: ReadingBudget;
  /** By column: the cells from above that reach down, to which row, and how many columns wide. */
  readonly #below = new Map<number, { last: number; columns: number }>();
  #row = 0;
  #column = 0;
  #covered = 0;
  #cell = { columns: 1, rows: 1, repeated: 1 };

  constructor(blocks: BlockLines, budget: ReadingBudget) {
    this.#blocks = blocks;
    this.#budget = budget;
  }

  openRow(): void {
    this.#blocks.openRow();
    this.#column = 0;
    this.#covered = 0;
  }

  /** @param isHead whether the row says what stands in those below. */
  closeRow(isHead: boolean): void {
    this.#blocks.closeRow(true, isHead);
    this.#row++;
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
    if (rows > 1) this.#below.set(this.#column, { last: this.#row + rows - 1, columns });
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
        const above = this.#below.get(this.#column);
        this.#covered = (above && above.last >= this.#row ? above.columns : 1) - 1;
        this.#emptyCell();
      }
    }
  }

  #emptyCell(): void {
    // It takes a tab in its row.
    this.#budget.take(1);
    this.#blocks.openBox();
    this.#blocks.closeCell();
    this.#column++;
  }
}
