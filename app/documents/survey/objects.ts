import { damaged, pdfTooComplex } from "../unreadable.ts";
import { plainValues } from "./tokens.ts";
import { referencesIn } from "./values.ts";

/** An object of a PDF by its number: the plain text of its value, and how much its stream holds. */
export type PdfObject = {
  text: string;
  stream?: { bytes: number; names: Map<number, number> };
};

// An object of a real file has some thousand values: the widths of a font, the kids of a tree.
export const maxValues = 300_000;
export const maxDictionaries = 20_000;
/** How many objects a file may have: one of 10 MB with a description of each of its words has about 200,000. */
export const maxObjects = 400_000;
const maxOpenObjects = 20;
export const maxRepeats = 20_000;
// What is read again because something refers to it, in characters: 1,000 pages that share one list of 50 KB.
const maxReadAgain = 100_000_000;

/** What one step from object to object takes, as characters that are read. */
export const stepCost = 20;

export type Header = { number: number; generation: number; start: number; valueStart: number };

/** The objects of a PDF as they stand in the file and in its streams of objects; several may have one number. */
export class PdfObjects {
  readonly byNumber = new Map<number, PdfObject[]>();
  readonly all: PdfObject[] = [];
  #open = 0;
  #repeats = 0;
  #readAgain = 0;
  readonly #seen = new Set<number>();

  /** Reads the value of an object. Throws `UnreadableFile` where it has far too many parts. */
  add(number: number, source: string, start: number, end: number, isMany = false): PdfObject {
    const values = plainValues(source, start, end, maxValues);
    if (values.tokens > maxValues || (!isMany && values.dictionaries > maxDictionaries)) {
      throw pdfTooComplex();
    }
    // pdf.js reads such an object on into those behind it, each time it meets it.
    if (values.isOpen && ++this.#open > maxOpenObjects) throw damaged("This PDF is damaged.");
    if (this.#seen.has(number) && ++this.#repeats > maxRepeats)
      throw damaged("This PDF is damaged.");
    this.#seen.add(number);
    const object: PdfObject = { text: values.text };
    this.all.push(object);
    if (this.all.length > maxObjects) throw pdfTooComplex();
    const others = this.byNumber.get(number);
    if (others) others.push(object);
    else this.byNumber.set(number, [object]);
    return object;
  }

  /** Reads the objects of a stream of objects (ISO 32000-1, 7.5.7). */
  addStream(source: string, first: number): void {
    const numbers = source.slice(0, first).match(/\d+/g) ?? [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const start = first + Number(numbers[index + 1]);
      const end =
        numbers[index + 3] === undefined ? source.length : first + Number(numbers[index + 3]);
      if (start <= end)
        this.add(Number(numbers[index]), source, start, Math.min(end, source.length));
    }
  }

  /** Counts what is read because something refers to it. Throws `UnreadableFile` where it is far too much. */
  readAgain(characters: number): void {
    this.#readAgain += characters;
    if (this.#readAgain > maxReadAgain) throw pdfTooComplex();
  }

  /** The objects that a text refers to, in its order. */
  named(text: string): PdfObject[] {
    return referencesIn(text).flatMap(({ number }) => {
      const versions = this.byNumber.get(number) ?? [];
      this.readAgain(stepCost * (1 + versions.length));
      return versions;
    });
  }

  /** The texts that a value stands for: its own, and of what it refers to. */
  textsOf(value: string): string[] {
    const reference = /^(\d+) (\d+) R\b/.exec(value);
    if (!reference) return [value];
    return (this.byNumber.get(Number(reference[1])) ?? []).map(({ text }) => {
      this.readAgain(stepCost + text.length);
      return text;
    });
  }
}

/** Where the objects of a file begin. Throws `UnreadableFile` for one that is written as no program writes it. */
export function headersOf(source: string): Header[] {
  const headers: Header[] = [];
  const pattern = /(\d{1,10})[\s\0]{1,10}(\d{1,5})[\s\0]{1,10}obj(?![A-Za-z])/g;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    headers.push({
      number: Number(match[1]),
      generation: Number(match[2]),
      start: match.index,
      valueStart: match.index + match[0].length,
    });
    if (headers.length > maxObjects) throw pdfTooComplex();
  }
  return headers;
}
