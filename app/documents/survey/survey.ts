import { Buffer } from "node:buffer";
import { damaged, pdfTooComplex } from "../unreadable.ts";
import { bundledMapCodes, mappedCodes } from "./character-codes.ts";
import { Drawing } from "./drawing.ts";
import type { DrawnLine } from "./drawn-lines.ts";
import { hasSoundDynamicForm } from "./dynamic-form.ts";
import { type Unlock, unlockerOf } from "./encryption.ts";
import { refersForUnpacking, withUnpackingInPlace } from "./in-place.ts";
import { type Header, headersOf, type PdfObject, PdfObjects, stepCost } from "./objects.ts";
import { linesOfPages } from "./page-lines.ts";
import { maxStreamBytes, unpacked } from "./streams.ts";
import { type FoundStream, maxTableEntries, type PlacedStream, StreamTally } from "./tally.ts";
import { referencesIn, valuesOf } from "./values.ts";

const maxMapBytes = 2 * 1024 * 1024;
// Content that is in memory for a page, and content of all pages: pdf.js reads about 10 MB a second.
const maxHeldBytes = 2 * maxStreamBytes;
const maxReadBytes = 100 * 1024 * 1024;
// Each costs about 100 bytes while the document is open.
export const maxCodes = 1_000_000;
export const maxNotes = 20_000;
const maxSharedKids = 20;
// An object has one stream; a damaged file may have lost some of the lines that objects begin with.
const maxExtraStreams = 100;
// Between streams stand objects of a few lines each.
const maxLineBytes = 1024 * 1024;

/** What is known of a PDF before pdf.js opens it. */
export type PdfSurvey = {
  /** Whether it has fields of a form, or notes that are part of a page. */
  hasForm: boolean;
  /** Whether it has notes that strike words through. */
  hasStrikes: boolean;
  /** The thin lines that its pages draw, by the numbers of the pages' objects. */
  lines: ReadonlyMap<number, DrawnLine[]>;
  /** Whether its dynamic form (XFA) is one that can be laid out. */
  hasSoundDynamicForm: boolean;
  /** Whether its streams are locked by a password, or in an unknown way. */
  isLocked: boolean;
};

/**
 * Looks through a PDF before pdf.js does, so that nothing in it makes pdf.js use up memory or time: counts what its
 * streams unpack to, each as often as it is used, the codes of its character maps and the parts of its objects. Works on
 * the bytes as they stand, since the file's own tables are not to be believed. Empties, in place, streams that its text
 * has no use for or that would not fit into memory. Throws `UnreadableFile`.
 */
export async function surveyPdf(bytes: Uint8Array): Promise<PdfSurvey> {
  const source = new TextDecoder("latin1").decode(bytes);
  const headers = headersOf(source);
  const unlock = unlockOf(bytes, source, headers);
  const objects = new PdfObjects();
  let next = 0;
  const addUpTo = (place: number) => {
    for (let header = headers[next]; header && header.start < place; header = headers[++next]) {
      const end = Math.min(place, headers[next + 1]?.start ?? source.length);
      objects.add(header.number, source, header.valueStart, end);
    }
  };
  const tally = new StreamTally(bytes, objects, unlock);
  // What they refer to may stand behind them.
  const later: FoundStream[] = [];
  let outsideFrom = 0;
  const withStream = new Set<PdfObject>();
  const lengths = numberObjects(source);
  let extra = 0;
  const streams = /(?:>>|[\r\n])[\s\0]{0,50}stream(?![A-Za-z])/g;
  for (let match = streams.exec(source); match; match = streams.exec(source)) {
    const at = match.index + match[0].indexOf("stream");
    const start = nextLine(source, streams.lastIndex);
    if (start === undefined) break;
    addUpTo(at);
    const header = headers[next - 1] ?? {
      number: -1,
      generation: 0,
      start: 0,
      valueStart: outsideFrom,
    };
    const object =
      objects.byNumber.get(header.number)?.at(-1) ?? objects.add(-1, source, outsideFrom, at);
    const dictionary = object.text;
    if (withStream.has(object) && ++extra > maxExtraStreams) throw damaged("This PDF is damaged.");
    withStream.add(object);
    const markedEnd = source.indexOf("endstream", start);
    const end = markedEnd < 0 ? bytes.length : markedEnd;
    const length = Math.max(end - start, lengthOf(dictionary, lengths) ?? bytes.length - start);
    refuseEndlessLine(bytes, outsideFrom, start);
    outsideFrom = end;
    streams.lastIndex = Math.max(streams.lastIndex, end);
    const found = { header, object, start, end, length };
    if (refersForUnpacking(dictionary)) later.push(found);
    else await tally.add(found, dictionary);
  }
  addUpTo(source.length);
  // Streams of objects first: they may hold what others refer to.
  const holdsObjects = ({ object }: FoundStream) => Number(object.text.includes("/First "));
  for (const found of later.toSorted((one, other) => holdsObjects(other) - holdsObjects(one))) {
    const dictionary = withUnpackingInPlace(found.object.text, objects);
    if (dictionary === undefined) bytes.fill(0, found.start, found.end);
    else await tally.add(found, dictionary);
  }
  refuseEndlessLine(bytes, outsideFrom, bytes.length);
  refuseEntries(source, tally.tableEntries);

  const drawing = new Drawing(objects);
  const { held, read } = drawing.cost();
  if (held > maxHeldBytes || read > maxReadBytes) throw pdfTooComplex();
  if ((await codesOf(objects, tally.streams)) > maxCodes) throw pdfTooComplex();
  if (notesOf(objects) > maxNotes) throw pdfTooComplex();
  refuseSharedKids(objects);
  return {
    lines: await linesOfPages(objects, tally.streams, drawing),
    hasStrikes: objects.all.some(({ text }) => /\/StrikeOut\b/.test(text)),
    hasForm: objects.all.some(({ text }) => /\/(?:FreeText|Widget)\b/.test(text)),
    hasSoundDynamicForm: await hasSoundDynamicForm(objects, tally.streams),
    isLocked: unlock === undefined && /\/Encrypt\b/.test(source),
  };
}

/** Where the line behind a place begins; `undefined` where no line ends any more. */
function nextLine(source: string, from: number): number | undefined {
  const lineEnd = /\r\n|\r|\n/g;
  lineEnd.lastIndex = from;
  return lineEnd.test(source) ? lineEnd.lastIndex : undefined;
}

function unlockOf(bytes: Uint8Array, source: string, headers: Header[]): Unlock | undefined {
  const found = /\/Encrypt\s*(?:(\d+)\s+\d+\s+R|<<)/.exec(source);
  if (!found) return undefined;
  const header = headers.findLast(({ number }) => number === Number(found[1]));
  const start = header ? header.valueStart : found.index;
  const id = /\/ID\s*\[\s*(?=[(<])/.exec(source);
  // Their strings are bytes: no decoder of text keeps all of them.
  const binary = (from: number, length: number) =>
    Buffer.from(bytes.subarray(from, from + length)).toString("latin1");
  return unlockerOf(binary(start, 4000), id ? binary(id.index + id[0].length, 200) : "");
}

/** Where a file's tables are damaged, its lines are read one by one. */
function refuseEndlessLine(bytes: Uint8Array, start: number, end: number): void {
  let lineStart = start;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === 10 || byte === 13 || byte === 60) lineStart = at;
    else if (at - lineStart > maxLineBytes) throw damaged("This PDF is damaged.");
  }
}

/** The entries of the tables in lines, too. */
function refuseEntries(source: string, counted: number): void {
  let entries = counted;
  const pattern = /\d\s{1,4}[fn]\b/g;
  while (pattern.test(source)) if (++entries > maxTableEntries) throw pdfTooComplex();
}

/** The length that a stream says it has; "endstream" may stand inside its data too. */
function lengthOf(dictionary: string, numbers: () => Map<number, number>): number | undefined {
  // Without one, a stream ends where it is marked.
  if (!dictionary.includes("/Length ")) return 0;
  const value = /\/Length (\d+)(?: (\d+) R)?/.exec(dictionary);
  if (!value || value[2] === undefined) return value ? Number(value[1]) : undefined;
  return numbers().get(Number(value[1]));
}

/** The objects of a file that are plain numbers, read when the first one is asked for. */
function numberObjects(source: string): () => Map<number, number> {
  let found: Map<number, number> | undefined;
  return () => {
    if (found) return found;
    found = new Map();
    for (const match of source.matchAll(
      /\b(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj\s{1,4}(\d{1,10})\b/g,
    )) {
      found.set(Number(match[1]), Number(match[2]));
    }
    return found;
  };
}

const simpleEncodings = /\/Encoding \/(?:Identity-[HV]|WinAnsi|MacRoman|MacExpert|Standard|PDFDoc)/;

/** The codes of all character maps, each as often as a font names it, and those of ranges of widths. */
async function codesOf(objects: PdfObjects, maps: Map<number, PlacedStream[]>): Promise<number> {
  const named = new Map<number, number>();
  let codes = 0;
  const hasAsianFonts = objects.all.some(({ text }) =>
    /\/Ordering \((?:Japan1|GB1|CNS1|Korea1|KR|\?)/.test(text),
  );
  for (const { text, stream } of objects.all) {
    for (const [, number] of text.matchAll(/\/(?:ToUnicode|Encoding|UseCMap) (\d+) \d+ R/g)) {
      named.set(Number(number), (named.get(Number(number)) ?? 0) + 1);
    }
    if (/\/DescendantFonts\b/.test(text)) {
      if (/\/Encoding \//.test(text) && !simpleEncodings.test(text)) codes += bundledMapCodes;
      else if (hasAsianFonts && !/\/ToUnicode\b/.test(text)) codes += bundledMapCodes;
    }
    if (!stream) codes += widthsOf(objects, text);
  }
  for (const [number, times] of named) {
    for (const { data, dictionary } of maps.get(number) ?? []) {
      const map = await unpacked(data, dictionary, maxMapBytes);
      codes +=
        times *
        (map ? mappedCodes(new TextDecoder("latin1").decode(map)) : Number.POSITIVE_INFINITY);
    }
    if (codes > maxCodes) break;
  }
  return codes;
}

/** How many widths a font's lists of them spell out (ISO 32000-1, 9.7.4.3): `first [width …]` or `first last width`. */
function widthsOf(objects: PdfObjects, text: string): number {
  if (!text.includes("/W")) return 0;
  const words = text.split(" ");
  let widths = 0;
  for (const [at, word] of words.entries()) {
    if (word !== "/W" && word !== "/W2") continue;
    const step = word === "/W" ? 3 : 5;
    if (words[at + 1] === "[") widths += spelledOut(objects, words, at + 2, step);
    else {
      for (const list of objects.textsOf(words.slice(at + 1, at + 4).join(" "))) {
        if (list.startsWith("[")) widths += spelledOut(objects, list.split(" "), 1, step);
      }
    }
  }
  return widths;
}

function spelledOut(objects: PdfObjects, words: string[], start: number, step: number): number {
  let widths = 0;
  for (let at = start; at < words.length && words[at] !== "]"; ) {
    const from = at;
    // What stands elsewhere in the file may be a list, but no number that a range ends with.
    const [elsewhere] = referencesIn(words.slice(at, at + 7).join(" "));
    const versions = elsewhere ? (objects.byNumber.get(elsewhere.number) ?? []) : [];
    if (versions.some(({ text }) => Number.parseInt(text, 10) > 65_535))
      return Number.POSITIVE_INFINITY;
    if (words[at + 1] === "[") at = words.indexOf("]", at) + 1 || words.length;
    else if (words[at + 3] === "R") at += 4;
    else {
      widths += Math.max(0, Number(words[at + 1]) - Number(words[at])) || 0;
      at += step;
    }
    objects.readAgain(stepCost * (1 + versions.length) + at - from);
  }
  return widths;
}

/** How many notes and fields all pages name. */
function notesOf(objects: PdfObjects): number {
  let notes = 0;
  for (const { text } of objects.all) {
    for (const value of valuesOf(text, "Annots")) {
      for (const list of objects.textsOf(value)) notes += list.split(" R").length - 1;
    }
  }
  return notes;
}

/** A tree of pages or fields is one: what has two parents makes as many ways as its parents have. */
function refuseSharedKids(objects: PdfObjects): void {
  const parents = new Map<string, number>();
  let shared = 0;
  for (const [parent, versions] of objects.byNumber) {
    for (const { text } of versions) {
      const here = new Set<string>();
      const lists = [...valuesOf(text, "Kids")].flatMap((value) => objects.textsOf(value));
      for (const { number, generation } of lists.flatMap(referencesIn)) {
        const kid = `${number} ${generation}`;
        if (here.has(kid) || (parents.get(kid) ?? parent) !== parent) shared++;
        here.add(kid);
        parents.set(kid, parent);
      }
    }
  }
  if (shared > maxSharedKids) throw damaged("The pages or fields of this PDF point at each other.");
}
