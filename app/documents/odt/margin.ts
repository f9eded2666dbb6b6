import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import type { Revision } from "../word/revisions.ts";

/** Reads what stands beside the text and is by somebody: a comment, or a tracked change with what it took out. */
export class MarginReader implements XmlHandler {
  author = "";
  date: string | null = null;
  kind: Revision["kind"] | undefined;
  readonly lines: string[] = [];
  #takes: "author" | "date" | "words" | undefined;

  open(name: string, attributes: XmlAttributes): void {
    if (name === "dc:creator") this.#takes = "author";
    else if (name === "dc:date") this.#takes = "date";
    else if (name === "text:p" || name === "text:h") {
      this.lines.push("");
      this.#takes = "words";
    } else if (name === "text:insertion") this.kind = "insertion";
    else if (name === "text:deletion") this.kind = "deletion";
    else if (name === "text:tab") this.#add("\t");
    else if (name === "text:line-break") this.#add("\n");
    else if (name === "text:s") this.#add(" ".repeat(spacesOf(attributes)));
  }

  close(name: string): void {
    if (name === "dc:creator" || name === "dc:date" || name === "text:p" || name === "text:h")
      this.#takes = undefined;
  }

  text(value: string): void {
    if (this.#takes === "author") this.author += value;
    else if (this.#takes === "date") this.date = (this.date ?? "") + value.trim();
    else if (this.#takes === "words") this.#add(value);
  }

  #add(words: string): void {
    if (this.lines.length > 0) this.lines[this.lines.length - 1] += words;
  }
}

const mostSpaces = 1000;

/** How many spaces a `text:s` stands for; no more than any line of a document has. */
export function spacesOf(attributes: XmlAttributes): number {
  const count = Number(attributes.get("text:c") ?? 1);
  return count >= 1 ? Math.min(Math.floor(count), mostSpaces) : 1;
}
