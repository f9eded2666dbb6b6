import { BlockLines } from "./block-lines.ts";

/** Builds tables from paragraphs that only say how deep they are and whether a cell or row ends. */
export class DepthTables {
  readonly blocks = new BlockLines();
  readonly #isCellOpen: boolean[] = [];

  add(text: string, notes: string[], boxes: string[], depth: number): void {
    this.#moveTo(depth);
    this.blocks.addParagraph(text, notes);
    this.blocks.addLines(boxes);
  }

  endCell(): void {
    if (!this.#isCellOpen.at(-1)) return;
    this.blocks.closeCell();
    this.#isCellOpen[this.#isCellOpen.length - 1] = false;
  }

  endRow(depth: number): void {
    while (this.#isCellOpen.length >= depth && this.#isCellOpen.length > 0) this.#closeRow();
  }

  end(): string[] {
    this.endRow(1);
    return this.blocks.lines;
  }

  #moveTo(depth: number): void {
    while (this.#isCellOpen.length > depth) this.#closeRow();
    while (this.#isCellOpen.length < depth) {
      this.#openCell();
      this.blocks.openRow();
      this.#isCellOpen.push(false);
    }
    this.#openCell();
  }

  #openCell(): void {
    const level = this.#isCellOpen.length - 1;
    if (level < 0 || this.#isCellOpen[level]) return;
    this.blocks.openBox();
    this.#isCellOpen[level] = true;
  }

  #closeRow(): void {
    if (this.#isCellOpen.pop()) this.blocks.closeCell();
    this.blocks.closeRow(true);
  }
}
