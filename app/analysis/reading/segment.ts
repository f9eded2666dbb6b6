import { contentsAmong } from "../condensing/contents.ts";
import { type Marker, readMarker } from "../numbering/markers.ts";
import { cutAt, numbersInRuns } from "../numbering/numbers-in-runs.ts";
import { executionStart, isSignature } from "./execution-block.ts";
import { inlineHeading, isHeading } from "./headings.ts";
import { findParagraphs } from "./paragraphs.ts";
import { cutAtInnerNumbers, cutLong } from "./pieces.ts";
import { withoutEnd } from "./plain-text.ts";
import { isVerbless } from "./sentence-place.ts";

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

const definitionStart =
  /^(?:[Tt]he (?:term|word|expression)s? )?(?:["“'‘*][^"”'’*\n]{1,80}["”'’*]|(?:[A-Z][\w&/'’-]*(?:[ ]+(?:of|and|or|the|to|for|in|[A-Z(][\w&/'’()-]*)){0,7}))(?:\s*\([^)]{1,60}\))?\s*[-–_:,\s]{0,80}(?:means|shall mean|will mean|has the meaning|shall have the meaning|have the meaning|includes|refers to|is defined)\b/;

/** A particular on a line: "Term: 5 years". */
const row = /^[^:\n]{2,60}:[^\n]{1,300}(?<![.;:])$/;
/** The same with a stop, which is no sentence: "Security: Nil." */
const stoppedRow = /^[^:\n]{2,60}:([^\n]{1,60})[.;]$/;
/** The first cell of a row of a table, whose cells stand a tab apart: it heads its own row. */
const firstCell = /^([A-Z][^\t\n]{1,60}?)\t+(?=[^\t\n])/;
/** The same in a short row without a stop, whose cells stand some spaces apart. */
const firstSpaced = /^(?=[^\n]{3,120}$)([A-Z][^\t\n]{1,60}?) {3,}(?=\S)(?!.*[.;:]$)/;

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

/** A numbered row of particulars is cited by its number. */
const isItem = /^Item \d{1,3}$/;

function isParticular(words: string): boolean {
  const value = stoppedRow.exec(words)?.[1];
  return row.test(words) || (value !== undefined && isVerbless(value));
}

/** "R E C I T A L S". */
const spacedOut = /^(?:[A-Z] ){3,20}[A-Z]$/;

function tidy(heading: string): string {
  // "3. LICENCE    3." has the first part of the next number behind it.
  const bare = withoutEnd(heading, ":.–_=-").replace(/\s{2,40}\d{1,2}$/, "");
  const line = withoutEnd(bare, ":.–_=-").replace(/\s+/g, " ").trim();
  return spacedOut.test(line) ? line.replaceAll(" ", "") : line;
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
  const inRuns = numbersInRuns(text);
  let signing = false;
  const paragraphs = findParagraphs(text).flatMap((paragraph) =>
    cutAtInnerNumbers(text, paragraph),
  );
  const pieces = cutAt(text, paragraphs, inRuns);
  const isContents = contentsAmong(text, pieces);
  for (const [at, piece] of pieces.entries()) {
    const words = text.slice(piece.start, piece.end);
    const written = readMarker(text, piece.start, piece.end) ?? inRuns.get(piece.start) ?? null;
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
    if (executionStart.test(words) || isSignature(words)) signing = true;
    else if (marker?.style === "decimal" || attached) signing = false;
    const cell = marker ? undefined : (firstCell.exec(words) ?? firstSpaced.exec(words))?.[1];
    const own = signing || cell ? null : inlineHeading(text, bodyStart, piece.end);
    const ownHeading = cell ? tidy(cell) : own ? tidy(text.slice(own.start, own.end)) : "";
    // A particular heads its own line, and not those below it.
    const particular = cell !== undefined || (own !== null && !marker && isParticular(words));
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
        ...{
          style: goesOn ? null : (marker?.style ?? null),
          headed: ((own !== null && !particular) || isItem.test(ownHeading)) && !goesOn,
        },
      });
    }
  }
  return segments;
}
