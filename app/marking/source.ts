import type { XmlAttributes, XmlHandler } from "../documents/containers/xml.ts";
import { XmlTokenizer } from "../documents/containers/xml.ts";
import { damaged } from "../documents/unreadable.ts";
import type { Numbers } from "./numbers.ts";

/** An element of a paragraph: where its tags stand in the source, and which it is, counted by start tags from 0. */
export type Node = {
  name: string;
  element: number;
  start: number;
  openEnd: number;
  closeStart: number;
  end: number;
  parent: Node | undefined;
  children: Node[];
  /** The outermost field that a run is part of. */
  field?: Field | undefined;
  /** A content control whose content people do not write freely. */
  closed?: boolean;
};

/** A complex field: where it begins, in which paragraph, and the run that ends it, if any does in the same one. */
export type Field = { start: number; paragraph: number; endRun: Node | undefined };

/** A paragraph that is in no other one, the table cell that it is in, and whether it is in a content control that is closed. */
export type Paragraph = Node & { last: number; isClosed: boolean; cell: number | undefined };

/** More elements than that are in no paragraph that people wrote. */
export const mostNodes = 100_000;

const closedControls = new Set(
  "w:dataBinding w:dropDownList w:comboBox w:date w:picture w:text w14:checkbox w:docPartList w:citation w:bibliography w:equation".split(
    " ",
  ),
);
const locks = new Set(["contentLocked", "sdtContentLocked"]);
const hasId = /^w:(ins|del|move|bookmark|comment|perm|cell|customXml|numberingChange|\w+Change$)/;

/**
 * Reads the source of a document's main part and gives each of its outermost paragraphs to `visit`, whole.
 * @param numbers is told those that comments and changes have there.
 */
export function readSource(
  source: string,
  numbers: Numbers,
  visit: (paragraph: Paragraph) => void,
): void {
  const reader = new SourceReader(numbers, visit);
  const tokenizer = new XmlTokenizer(reader);
  reader.markup = tokenizer.markup;
  tokenizer.feed(source);
  tokenizer.end();
}

class SourceReader implements XmlHandler {
  markup = { start: 0, end: 0 };
  readonly #numbers: Numbers;
  readonly #visit: (paragraph: Paragraph) => void;
  #element = -1;
  #node: Node | undefined;
  #paragraph: Paragraph | undefined;
  #nodes = 0;
  /** The content controls around the present place, outside paragraphs. */
  readonly #controls: { closed: boolean }[] = [];
  #closedControls = 0;
  /** The table cells around the present place, outside paragraphs. */
  readonly #cells: number[] = [];
  /** The open fields of the body, and of each text box that is open. */
  readonly #fields: Field[][] = [[]];

  constructor(numbers: Numbers, visit: (paragraph: Paragraph) => void) {
    this.#numbers = numbers;
    this.#visit = visit;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#element++;
    if (hasId.test(name)) this.#numbers.take(attributes.get("w:id"));
    if (name === "w:sdt" && !this.#paragraph) this.#controls.push({ closed: false });
    if (name === "w:tc" && !this.#paragraph) this.#cells.push(this.#element);
    if (!this.#paragraph && name !== "w:p") {
      this.#control(name, attributes);
      return;
    }
    const { start, end } = this.markup;
    const node: Node = {
      ...{ name, element: this.#element, start, openEnd: end, closeStart: end, end },
      ...{ parent: this.#node, children: [] },
    };
    if (++this.#nodes > mostNodes)
      throw damaged("A paragraph of this document has too many parts.");
    this.#node?.children.push(node);
    this.#node = node;
    this.#paragraph ??= Object.assign(node, {
      last: node.element,
      isClosed: this.#closedControls > 0,
      cell: this.#cells.at(-1),
    });
    this.#control(name, attributes);
    const fields = this.#fields.at(-1);
    if (name === "w:txbxContent") this.#fields.push([]);
    else if (name === "w:r") node.field = fields?.[0];
    else if (name === "w:fldChar") this.#fieldMark(attributes.get("w:fldCharType"), node);
  }

  close(name: string): void {
    if (name === "w:sdt" && !this.#paragraph && this.#controls.pop()?.closed)
      this.#closedControls--;
    if (name === "w:tc" && !this.#paragraph) this.#cells.pop();
    const node = this.#node;
    if (!node || !this.#paragraph) return;
    node.closeStart = this.markup.start;
    node.end = this.markup.end;
    // An empty element is one tag.
    if (node.end === node.openEnd) node.closeStart = node.openEnd;
    if (name === "w:txbxContent" && this.#fields.length > 1) this.#fields.pop();
    this.#node = node.parent;
    if (node !== this.#paragraph) return;
    this.#paragraph.last = this.#element;
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    this.#nodes = 0;
    this.#visit(paragraph);
  }

  text(): void {}

  #control(name: string, attributes: XmlAttributes): void {
    const closes =
      closedControls.has(name) || (name === "w:lock" && locks.has(attributes.get("w:val") ?? ""));
    if (!closes) return;
    const properties = this.#node?.parent;
    if (properties?.name === "w:sdtPr") {
      if (properties.parent) properties.parent.closed = true;
      return;
    }
    const control = this.#controls.at(-1);
    if (!control || control.closed) return;
    control.closed = true;
    this.#closedControls++;
  }

  #fieldMark(type: string | undefined, { parent }: Node): void {
    const fields = this.#fields.at(-1);
    const run = parent?.name === "w:r" ? parent : undefined;
    if (!fields || !run || !this.#paragraph) return;
    if (type === "begin") {
      const field = { start: run.start, paragraph: this.#paragraph.element, endRun: undefined };
      fields.push(field);
      run.field ??= field;
    } else if (type === "end") {
      const field = fields.pop();
      if (field?.paragraph === this.#paragraph.element) field.endRun = run;
    }
  }
}
