const mostStyles = 10_000;
const longestAuthor = 200;

/** The names of those who made tracked changes, by their number; the first is unknown. */
export class RtfAuthors {
  readonly #names: string[] = [""];

  /** Adds text of the table, in which each name ends with a semicolon. */
  add(text: string): void {
    const [rest = "", ...more] = text.split(";");
    const last = this.#names.length - 1;
    this.#names[last] = `${this.#names[last]}${rest}`.trim().slice(0, longestAuthor);
    for (const name of more) this.#names.push(name.trim().slice(0, longestAuthor));
  }

  nameOf(number: number): string {
    return this.#names[number] ?? "";
  }
}

/** Of the styles only which of them are headings matters: all else stands at the words themselves. */
export class RtfStyles {
  /** By paragraph style: its level as a heading, counted from 0. */
  readonly #outlines = new Map<number, number>();
  #style = 0;

  /** Takes a control word of the table. */
  describe(word: string, value: number | undefined): void {
    if (word === "s") this.#style = value ?? 0;
    else if (word === "outlinelevel" && this.#outlines.size < mostStyles)
      this.#outlines.set(this.#style, value ?? 9);
  }

  /** The level of a style as a heading, counted from 0. */
  outlineOf(style: number): number | undefined {
    return this.#outlines.get(style);
  }
}
