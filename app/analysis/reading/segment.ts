import type { Span } from "../../schemas/analysis.ts";
import { contentsAmong } from "../condensing/contents.ts";
import { executionStart } from "./execution-block.ts";
import { inlineHeading, isHeading } from "./headings.ts";
import { type Marker, readMarker } from "./markers.ts";
import { findParagraphs } from "./paragraphs.ts";
import { withoutEnd } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";

/** What a piece of a document is. */
type SegmentKind = "heading" | "clause" | "definition" | "schedule" | "contents" | "signature";

/** A clause or paragraph of a document; `text.slice(start, end)` are its words. */
export interface Segment {
  /** As written, without brackets or stops: "4", "4.2", "a", "Schedule 1"; empty where there is none. */
  number: string;
  /** Its own heading, or that of the clause it stands in; empty where there is none. */
  heading: string;
  /** 0 for parts, articles and schedules, 1 for top clauses, one more for each step down. */
  level: number;
  start: number;
  end: number;
  /** "heading" and "schedule" are headings that stand alone; "signature" begins at the execution block. */
  kind: SegmentKind;
  /** How the number is written; null where there is none. */
  style: Marker["style"] | null;
  /** Whether its own words begin with its heading ("8.2 Payment. The Customer …"), or are one. */
  headed: boolean;
  /** Whether it is a further piece of the paragraph before, which was too long for one. */
  goesOn: boolean;
}

/** Longer paragraphs are cut at ends of sentences, so that a segment stays about one thing. */
const longest = 1_500;

const definitionStart =
  /^(?:["“'‘*][^"”'’*\n]{1,80}["”'’*]|(?:[A-Z][\w&/'’-]*(?:[ ]+(?:of|and|or|the|to|for|in|[A-Z(][\w&/'’()-]*)){0,7}))(?:\s*\([^)]{1,60}\))?\s*[-–_:,\s]{0,80}(?:means|shall mean|will mean|has the meaning|shall have the meaning|have the meaning|includes|refers to|is defined)\b/;

/** Cuts a paragraph where further numbered clauses begin inside it ("… fees. 6.1 Invoices. …"). */
function cutAtInnerNumbers(text: string, paragraph: Span): Span[] {
  if (paragraph.end - paragraph.start < 120) return [paragraph];
  const words = text.slice(paragraph.start, paragraph.end);
  const inner =
    /\s(?:(?:Section|SECTION|ARTICLE|Article|Clause)\s+(?:\d{1,3}(?:\.\d{1,3}){0,3}|[IVX]{1,5}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)[.:]?|\d{1,2}(?:\.\d{1,3}){1,3}\.?|\d{1,2}\.|\([a-z]{1,4}\))\s+(?=["“(]?[A-Z])/g;
  const pieces: Span[] = [];
  let from = paragraph.start;
  for (let found = inner.exec(words); found; found = inner.exec(words)) {
    const at = paragraph.start + found.index;
    let before = at;
    while (before > from && text.charCodeAt(before) <= 32) before--;
    const spaces = at - before;
    const afterStop = /[.;:"”)]/.test(text.charAt(before));
    const listItem = text.charAt(at + 1) === "(";
    const reference =
      /(?:Section|Sections|Clause|Clauses|Article|Articles|Schedule|Exhibit|No|and|or|to|of|in|under|item|,)\.?$/i.test(
        text.slice(Math.max(from, before - 9), before + 1),
      );
    if (reference || at - from < 8) continue;
    if (listItem ? text.charAt(before) !== "." : !afterStop && spaces < 2) continue;
    pieces.push({ start: from, end: before + 1 });
    from = at + 1;
  }
  pieces.push({ start: from, end: paragraph.end });
  return pieces;
}

/** A sentence longer than a segment is cut after a semicolon, or failing that at a space. */
function cutSentence(text: string, sentence: Span): Span[] {
  const pieces: Span[] = [];
  let from = sentence.start;
  while (sentence.end - from > longest) {
    const head = text.slice(from, from + longest + 2);
    const semicolon = head.lastIndexOf("; ");
    const space = head.lastIndexOf(" ", longest);
    const cut = from + (semicolon > longest / 3 ? semicolon + 1 : space > 0 ? space : longest);
    pieces.push({ start: from, end: cut });
    from = cut;
    while (from < sentence.end && text.charCodeAt(from) <= 32) from++;
  }
  if (from < sentence.end) pieces.push({ start: from, end: sentence.end });
  return pieces;
}

function cutLong(text: string, span: Span): Span[] {
  if (span.end - span.start <= longest) return [span];
  const pieces: Span[] = [];
  for (const sentence of splitSentences(text, span.start, span.end)) {
    const current = pieces.at(-1);
    if (current && sentence.end - current.start <= longest) current.end = sentence.end;
    else pieces.push(...cutSentence(text, sentence));
  }
  return pieces;
}

/** So many lines that count on from 1 are clauses, though their numbers have no stop: "2 No variation will be paid". */
const fewestBare = 4;

/** The numbers without a stop that clauses begin with, by their offsets. */
function bareNumbers(text: string): Map<number, Marker> {
  const known = new Map<number, Marker>();
  let run: [number, Marker][] = [];
  const keep = () => {
    if (run.length >= fewestBare) for (const [start, marker] of run) known.set(start, marker);
  };
  for (const { 0: said, 1: number = "", index } of text.matchAll(
    /(?<=^|\n)(\d{1,2}) {1,3}(?=[A-Z])/g,
  )) {
    const count = Number(number);
    if (count === 1) {
      keep();
      run = [];
    }
    if (count === run.length + 1)
      run.push([index, { number, style: "decimal", end: index + said.length }]);
  }
  keep();
  return known;
}

/** A particular on a line: "Term: 5 years". */
const row = /^[^:\n]{2,60}:[^\n]{1,300}(?<![.;:])$/;
/** The first cell of a row of a table, whose cells stand a tab apart: it heads its own row. */
const firstCell = /^([A-Z][^\t\n]{1,60}?)\t+(?=[^\t\n])/;

/** The numerals of the items of a list. */
const numerals = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv".split(" ");

/** Keeps the headings that are open while a document is read from top to bottom. */
class Outline {
  private open: { level: number; heading: string }[] = [];
  private lastLetter = "";
  private lastRoman = "";
  private lastListed = "";
  private numbered = 1;

  /**
   * What a marker is in its list: "1." after "(i) …; or" is the "(ii)" that a word processor lost; null where it is as it
   * stands.
   * @param before the paragraph before, @param words those that follow the marker.
   */
  slipOf(marker: Marker | null, before: string, words: string): Marker | null {
    const goesOn = /[;,](?: (?:and|or))?$/.test(before) && /^[a-z]/.test(words);
    if (marker?.style !== "decimal" || !/^\d{1,2}$/.test(marker.number) || !goesOn) return null;
    const roman = numerals.indexOf(this.lastListed);
    const letter = /^[a-y]$/.test(this.lastListed) && roman === -1;
    if (roman === -1 && !letter) return null;
    return {
      ...marker,
      style: letter ? "letter" : "roman",
      number: letter
        ? String.fromCharCode(this.lastListed.charCodeAt(0) + 1)
        : (numerals[roman + 1] ?? marker.number),
    };
  }

  levelOf(marker: Marker | null): number {
    if (!marker) return (this.open.at(-1)?.level ?? 0) + (this.open.length > 0 ? 1 : 0);
    if (marker.style === "article" || marker.style === "schedule") return 0;
    if (marker.style === "decimal") {
      this.lastListed = "";
      this.numbered = marker.number.replace(/\.0$/, "").split(".").length;
      return this.numbered;
    }
    // "(i)" follows "(h)" as a letter, and stands for one anywhere else; "(v)" follows "(iv)" as a numeral.
    const { number, style } = marker;
    this.lastListed = number;
    const asRoman =
      (number === "v" && this.lastRoman === "iv") || (number === "x" && this.lastRoman === "ix");
    const asLetter =
      !asRoman && (style === "letter" || (number === "i" && this.lastLetter === "h"));
    if (asLetter) this.lastLetter = number;
    this.lastRoman = asLetter ? "" : number;
    return this.numbered + (asLetter ? 1 : asRoman || style === "roman" ? 2 : 3);
  }

  openHeading(level: number, heading: string): void {
    this.open = this.open.filter((item) => item.level < level);
    this.open.push({ level, heading });
  }

  headingFor(level: number): string {
    return this.open.findLast((item) => item.level < level || item.heading !== "")?.heading ?? "";
  }
}

function tidy(heading: string): string {
  return withoutEnd(heading, ":.–_=-").replace(/\s+/g, " ").trim();
}

/**
 * Cuts a document into clause-sized pieces, in order and without overlap; page numbers, rules and
 * white space fall between them. Offsets are UTF-16 code units of `text`. Time grows with the length
 * of the text. Copes with wrapped and unwrapped lines, decimal, lettered and unnumbered clauses, and
 * headings on their own line or running into the text.
 */
export function segmentDocument(text: string): Segment[] {
  const segments: Segment[] = [];
  const outline = new Outline();
  const bare = bareNumbers(text);
  let signing = false;
  const pieces = findParagraphs(text).flatMap((paragraph) => cutAtInnerNumbers(text, paragraph));
  const isContents = contentsAmong(text, pieces);
  for (const [at, piece] of pieces.entries()) {
    const words = text.slice(piece.start, piece.end);
    const written = readMarker(text, piece.start, piece.end) ?? bare.get(piece.start) ?? null;
    const before = text.slice(segments.at(-1)?.start ?? 0, segments.at(-1)?.end ?? 0);
    const marker =
      outline.slipOf(written, before.slice(-6), text.slice(written?.end ?? 0, piece.end)) ??
      written;
    const bodyStart = marker && marker.end < piece.end ? marker.end : piece.start;
    const body = text.slice(bodyStart, piece.end);
    const level = outline.levelOf(marker);
    const number = marker?.number ?? "";
    if (isContents[at]) {
      segments.push({
        ...{ number, heading: "", level, ...piece, kind: "contents" },
        ...{ style: marker?.style ?? null, headed: false, goesOn: false },
      });
      continue;
    }
    const attached = marker?.style === "schedule";
    const alone =
      words.length < 130 && isHeading(attached || !marker ? words : body, marker !== null);
    if (alone) {
      if (attached || (marker && number !== "")) signing = false;
      if (executionStart.test(words)) signing = true;
      const heading = tidy(attached ? words : body);
      const headingLevel = marker ? level : 1;
      if (!signing) outline.openHeading(headingLevel, heading);
      const kind = signing ? "signature" : attached ? "schedule" : "heading";
      const style = marker?.style ?? null;
      segments.push({
        ...{ number, heading, level: headingLevel, ...piece, kind, style },
        ...{ headed: true, goesOn: false },
      });
      continue;
    }
    if (executionStart.test(words)) signing = true;
    else if (marker?.style === "decimal" || attached) signing = false;
    const cell = marker ? undefined : firstCell.exec(words)?.[1];
    const own = signing || cell ? null : inlineHeading(text, bodyStart, piece.end);
    const ownHeading = cell ? tidy(cell) : own ? tidy(text.slice(own.start, own.end)) : "";
    // A particular heads its own line, and not those below it.
    const particular = cell !== undefined || (own !== null && !marker && row.test(words));
    if (own && !particular) outline.openHeading(marker ? level : 1, ownHeading);
    else if (marker && marker.style === "decimal" && level <= 1) outline.openHeading(level, "");
    const heading = signing ? "" : particular ? ownHeading : outline.headingFor(level);
    const kind = signing
      ? "signature"
      : definitionStart.test(body.slice(0, 200))
        ? "definition"
        : "clause";
    for (const part of cutLong(text, piece)) {
      const goesOn = part.start !== piece.start;
      segments.push({
        ...{ number: goesOn ? "" : number, heading, level, ...part, kind, goesOn },
        ...{ style: goesOn ? null : (marker?.style ?? null), headed: own !== null && !goesOn },
      });
    }
  }
  return segments;
}
