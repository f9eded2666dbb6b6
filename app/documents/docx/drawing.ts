import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import type { WordCounts } from "../word/word-counts.ts";
import type { DocxPackage } from "./package.ts";

/** The lines of a diagram, or the titles of a chart, in the order of their part; what is struck through is only counted. */
export function readDrawing(source: DocxPackage, part: string, words: WordCounts): string[] {
  const reader = new DrawingReader(words);
  source.read(part, reader);
  return reader.lines;
}

class DrawingReader implements XmlHandler {
  readonly lines: string[] = [];
  #line = "";
  #takesText = false;
  #isStruck = false;
  readonly #words: WordCounts;

  constructor(words: WordCounts) {
    this.#words = words;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#takesText = name === "a:t";
    if (name === "a:r") this.#isStruck = false;
    else if (name === "a:rPr")
      this.#isStruck = (attributes.get("strike") ?? "noStrike") !== "noStrike";
  }

  close(name: string): void {
    this.#takesText = false;
    if (name !== "a:p") return;
    if (this.#line.trim() !== "") this.lines.push(this.#line);
    this.#line = "";
  }

  text(value: string): void {
    if (!this.#takesText) return;
    if (this.#isStruck) this.#words.addStruck(value);
    else this.#line += value;
  }
}
