import { withoutMarks } from "../word/look-marks.ts";
import type { Paragraph } from "./paragraph.ts";

/**
 * A piece of a paragraph's text: it begins so many characters into the text of an element of the main part, soft hyphens
 * not counted. Elements are counted in the order of their start tags, from 0. `note`: the text is that of the note
 * whose mark the element is.
 */
export type Piece = { at: number; length: number; element: number; offset: number; note: boolean };

/** A place in the main part: so many characters into the text of an element. */
export type TracePlace = Pick<Piece, "element" | "offset">;

/** A line of the text as it was before lines were put together. */
export type TracedLine = { text: string; pieces: Piece[] };

const low = 0xdc00;
const bits = 10;

/** What a trace puts at the beginning of lines. No sound document has halves of characters. */
export const lineTag = /(?<![\ud800-\udbff])[\udc00-\udfff]{3}/g;

/** The number of the line that a tag is of. */
export const taggedLine = (tag: string): number =>
  [...tag].reduce((number, one) => (number << bits) | (one.charCodeAt(0) - low), 0);

/**
 * Remembers, while the main part is read, where its text comes from. Each line gets a tag that lives through whatever is
 * done to lines afterwards: `placesIn` then knows where each has gone.
 */
export class Trace {
  readonly lines: TracedLine[] = [];
  #element = -1;
  #offset = 0;

  /** An element begins. */
  open(): void {
    this.#element++;
    this.#offset = 0;
  }

  /** So many characters of the present element go to the end of a paragraph. */
  text(paragraph: Paragraph, length: number): void {
    this.put(paragraph, length, this.take(length));
  }

  /** Where so many characters of the present element are, which go to a paragraph later. */
  take(length: number): TracePlace {
    const place = { element: this.#element, offset: this.#offset };
    this.#offset += length;
    return place;
  }

  /** So many characters from a place go to the end of a paragraph. */
  put({ text, pieces }: Paragraph, length: number, { element, offset }: TracePlace): void {
    const last = pieces.at(-1);
    const goesOn = last?.element === element && last.offset + last.length === offset;
    if (goesOn && last.at + last.length === text.length) last.length += length;
    else pieces.push({ at: text.length, length, element, offset, note: false });
  }

  /** The lines of the note whose mark the present element is, with their tags. */
  note(lines: string[]): string[] {
    return lines
      .map(withoutMarks)
      .map((text) => this.#tagged(text, [this.#piece(0, text.length, true)]));
  }

  /** The line of a paragraph with its tag. */
  line(label: string, { text, pieces }: Paragraph): string {
    const moved = pieces.map((piece) => ({ ...piece, at: piece.at + label.length }));
    return this.#tagged(label + text, moved);
  }

  #piece(at: number, length: number, note: boolean): Piece {
    return { at, length, element: this.#element, offset: this.#offset, note };
  }

  /** The tag stands before the first thing to be seen, since space at the ends of lines may go. */
  #tagged(text: string, pieces: Piece[]): string {
    const visible = text.search(/\S/);
    if (visible < 0 || pieces.length === 0) return text;
    const number = this.lines.push({ text, pieces }) - 1;
    const tag = [2 * bits, bits, 0].map((by) => low + ((number >> by) & 0x3ff));
    return text.slice(0, visible) + String.fromCharCode(...tag) + text.slice(visible);
  }
}
