import type { DocxPackage } from "./docx-package.ts";
import type { XmlHandler } from "./xml.ts";

/** The lines of a chart (its titles and names) or of a diagram, in the order of their part. */
export function readDrawing(source: DocxPackage, part: string): string[] {
  const reader = new DrawingReader();
  source.read(part, reader);
  return reader.lines;
}

class DrawingReader implements XmlHandler {
  readonly lines: string[] = [];
  readonly #names = new Set<string>();
  #line = "";
  #takesText = false;
  #inNames = false;

  open(name: string): void {
    if (name === "c:strCache") this.#inNames = true;
    this.#takesText = name === "a:t" || (name === "c:v" && this.#inNames);
  }

  close(name: string): void {
    if (name === "c:strCache") this.#inNames = false;
    this.#takesText = false;
    if (name === "a:p" && this.#line.trim() !== "") this.lines.push(this.#line);
    else if (name === "c:v" && this.#inNames && !this.#names.has(this.#line)) {
      // The series of a chart share the names of their points.
      this.#names.add(this.#line);
      this.lines.push(this.#line);
    }
    if (name === "a:p" || name === "c:v") this.#line = "";
  }

  text(value: string): void {
    if (this.#takesText) this.#line += value;
  }
}
