import { symbolCharacter } from "../word/symbol-fonts.ts";
import { codePageOf, decodeIn } from "./code-pages.ts";

type Font = { name: string; codePage: number | undefined; isSymbol: boolean };

const western = 1252;
const symbolCharset = 2;
// Programs name a few dozen.
const mostFonts = 10_000;
const longestName = 100;

/** The font table of a document, and what bytes mean in its fonts. */
export class RtfFonts {
  /** The code page of fonts that name none. */
  codePage = western;
  readonly #fonts = new Map<number, Font>();
  #current: Font | undefined;

  /** A control word of the font table. */
  describe(word: string, value: number | undefined): void {
    if (word === "f" && this.#fonts.size < mostFonts) {
      this.#current = { name: "", codePage: undefined, isSymbol: false };
      this.#fonts.set(value ?? 0, this.#current);
    } else if (word === "fcharset" && this.#current && value !== undefined) {
      this.#current.codePage = value === 0 ? western : codePageOf(value);
      this.#current.isSymbol = value === symbolCharset;
    } else if (word === "cpg" && this.#current && value) this.#current.codePage = value;
  }

  addName(bytes: Uint8Array): void {
    const font = this.#current;
    if (!font || font.name.length > longestName || font.name.endsWith(";")) return;
    font.name += decodeIn(font.codePage ?? this.codePage, bytes.subarray(0, longestName));
  }

  nameOf(id: number | undefined): string {
    const font = id === undefined ? undefined : this.#fonts.get(id);
    return font?.name.replace(/;.*$/s, "").trim() ?? "";
  }

  /** Bytes in a font as text. */
  decode(bytes: Uint8Array, id: number | undefined): string {
    const font = id === undefined ? undefined : this.#fonts.get(id);
    if (!font?.isSymbol) return decodeIn(font?.codePage ?? this.codePage, bytes);
    const name = this.nameOf(id);
    return Array.from(bytes, (code) => symbolCharacter(code, name)).join("");
  }
}
