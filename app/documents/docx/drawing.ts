import type { XmlHandler } from "../containers/xml.ts";
import type { DocxPackage } from "./package.ts";

/** The lines of a diagram, or the titles of a chart, in the order of their part. */
export function readDrawing(source: DocxPackage, part: string): string[] {
  const reader = new DrawingReader();
  source.read(part, reader);
  return reader.lines;
}

class DrawingReader implements XmlHandler {
  readonly lines: string[] = [];
  #line = "";
  #takesText = false;

  open(name: string): void {
    this.#takesText = name === "a:t";
  }

  close(name: string): void {
    this.#takesText = false;
    if (name !== "a:p") return;
    if (this.#line.trim() !== "") this.lines.push(this.#line);
    this.#line = "";
  }

  text(value: string): void {
    if (this.#takesText) this.#line += value;
  }
}
