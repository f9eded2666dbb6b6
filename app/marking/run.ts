import { decodeEntities } from "../documents/containers/xml.ts";
import type { Node } from "./source.ts";

/** A child of a run, but for its properties; `text` is what an element of text says. */
type Part = { node: Node; at: number; length: number; text: string | undefined };

/**
 * A run that may be split. Places in it count the characters of its text, soft hyphens not counted; what is no text counts
 * as one.
 */
export class Run {
  readonly node: Node;
  readonly length: number;
  readonly #source: string;
  readonly #parts: Part[];
  readonly #partOf: ReadonlyMap<number, Part>;
  readonly #properties: Node | undefined;
  readonly #freshId: () => number;

  constructor(source: string, node: Node, freshId: () => number) {
    this.node = node;
    this.#source = source;
    this.#freshId = freshId;
    this.#properties = node.children.find(({ name }) => name === "w:rPr");
    let at = 0;
    this.#parts = node.children
      .filter((child) => child !== this.#properties)
      .map((child) => {
        const text = child.name === "w:t" ? plainText(source, child) : undefined;
        const length = text === undefined ? 1 : kept(text).length;
        const part = { node: child, at, length, text };
        at += length;
        return part;
      });
    this.#partOf = new Map(this.#parts.map((part) => [part.node.element, part]));
    this.length = at;
  }

  /** Where a stretch of the text of one of its elements begins and ends in the run; of what cannot be split, the whole. */
  stretch(element: number, from: number, to: number) {
    const part = this.#partOf.get(element);
    if (!part) return { from: 0, to: this.length };
    const { at, length } = part;
    return part.text === undefined
      ? { from: at, to: at + length }
      : { from: at + Math.min(from, length), to: at + Math.min(to, length) };
  }

  /** Whether a stretch has nothing in it but letters and what stands for them, and what can be split where it begins and ends. */
  isText(from: number, to: number): boolean {
    return this.#parts
      .filter((part) => part.at < to && part.at + part.length > from)
      .every(({ node, text }) => text !== undefined || lettersOfElements.has(node.name));
  }

  /** A part of it as a run of its own: the whole as it was. @param deleted whether its text is to be deleted text. */
  slice(from: number, to: number, deleted = false): string {
    const { start, end, openEnd, closeStart } = this.node;
    if (!deleted && from === 0 && to === this.length) return this.#source.slice(start, end);
    const inner = this.#parts
      .filter(({ at, length }) =>
        length === 0
          ? from <= at && (at < to || to === this.length)
          : at < to && at + length > from,
      )
      .map((part) => this.#part(part, from, to, deleted))
      .join("");
    const properties = this.#properties ? this.#raw(this.#properties) : "";
    // The same change of formatting twice would be two with one id.
    const own =
      from === 0
        ? properties
        : properties.replace(
            /(<[\w.-]*:?rPrChange\s[^>]{0,500}?id\s{0,9}=\s{0,9}["'])-?\d+/,
            (_, before: string) => before + this.#freshId(),
          );
    return this.#source.slice(start, openEnd) + own + inner + this.#source.slice(closeStart, end);
  }

  /** A run that says something else in its place, and looks the same. */
  saying(inner: string): string {
    const { start, openEnd, closeStart, end } = this.node;
    const name = this.#source.slice(start + 1, openEnd).match(/^[^\s/>]+/)?.[0] ?? "";
    const properties = this.#properties;
    const change = properties?.children.find(({ name }) => name === "w:rPrChange");
    const looks = !properties
      ? ""
      : change
        ? this.#source.slice(properties.start, change.start) +
          this.#source.slice(change.end, properties.end)
        : this.#raw(properties);
    return `<${name}>${looks}${inner}${this.#source.slice(closeStart, end)}`;
  }

  #raw = ({ start, end }: Node): string => this.#source.slice(start, end);

  #part({ node, at, length, text }: Part, from: number, to: number, deleted: boolean): string {
    if (text === undefined) return this.#raw(node);
    const open = this.#source.slice(node.start, node.openEnd);
    const name = /^<([^\s/>]+)/.exec(open)?.[1] ?? "";
    const local = deleted ? name.replace(/t$/, "delText") : name;
    if (from <= at && to >= at + length) {
      const inner = this.#source.slice(node.openEnd, node.closeStart);
      return deleted
        ? `<${local}${open.slice(1 + name.length).replace(/\/?>$/, "")}>${inner}</${local}>`
        : this.#raw(node);
    }
    const part = text.slice(indexOf(text, from - at), indexOf(text, to - at));
    return `<${local} xml:space="preserve">${escapeXml(part)}</${local}>`;
  }
}

/** What stands for characters and may be deleted with them, or be shown nowhere. */
const lettersOfElements = new Set(
  "w:tab w:ptab w:br w:cr w:noBreakHyphen w:softHyphen w:sym w:lastRenderedPageBreak".split(" "),
);

/** The text of an element that can be split without a loss: no markup, no entity of the document's own, no space that is not meant. */
function plainText(source: string, { start, openEnd, closeStart }: Node): string | undefined {
  const raw = source.slice(openEnd, closeStart);
  if (raw.includes("<") || /&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(raw))
    return undefined;
  const text = decodeEntities(raw);
  const space = /\sxml:space\s*=\s*["'](\w+)["']/.exec(source.slice(start, openEnd))?.[1];
  return space === "preserve" || (space === undefined && text === text.trim()) ? text : undefined;
}

/** What the reader leaves out of text. */
const leftOut = /[\u00ad\ufdd0-\ufdef]/;
const kept = (text: string) => [...text].filter((one) => !leftOut.test(one)).join("");

/** Where the character stands that so many others precede, soft hyphens not counted. */
function indexOf(text: string, count: number): number {
  if (count <= 0) return 0;
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (leftOut.test(text[i] ?? "")) continue;
    if (seen === count) return i;
    seen++;
  }
  return text.length;
}

/** @returns text as it stands in XML, in an attribute too. */
export const escapeXml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
