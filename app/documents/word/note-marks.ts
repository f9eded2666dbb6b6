import { formatNumber } from "./number-format.ts";

export type NoteKind = "footnote" | "endnote";

/** The footnotes and endnotes of a document, numbered in the order of their marks. */
export class NoteMarks {
  readonly #lines = new Map<string, string[]>();
  readonly #counts = { footnote: 0, endnote: 0 };

  add(kind: NoteKind, id: string, lines: string[]): void {
    this.#lines.set(`${kind} ${id}`, lines);
  }

  /** The mark at a reference and the lines of its note, which begin with the same mark. */
  take(kind: NoteKind, id: string, hasOwnMark: boolean): { mark: string; lines: string[] } {
    const key = `${kind} ${id}`;
    const lines = this.#lines.get(key)?.filter((line) => line.trim() !== "") ?? [];
    // A note has one mark: a file that marks it again does not get its text again.
    this.#lines.delete(key);
    if (hasOwnMark) return { mark: "", lines };
    this.#counts[kind]++;
    const number = formatNumber(this.#counts[kind], kind === "footnote" ? "decimal" : "lowerRoman");
    const mark = `[${number}]`;
    const [first, ...rest] = lines;
    return { mark, lines: first === undefined ? [] : [`${mark} ${first.trimStart()}`, ...rest] };
  }
}
