import type { Span } from "../../schemas/analysis.ts";
import { readMarker } from "../numbering/markers.ts";

interface Line extends Span {
  /** Whether a blank line stands before it. */
  afterBlank: boolean;
  /** Whether a page number, footer or rule stands before it. */
  afterNoise: boolean;
}

const pageNoise =
  /^(?:[-–—\s]{0,160}(?:page\s*)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?[-–—\s]{0,160}|Source: .{3,120}, \d{1,2}\/\d{1,2}\/\d{4}|[-–—_=*.\s]{3,160}|\|[-:|\s]{3,160})$/i;
const danglingEnd =
  /(?:\b(?:a|an|the|of|and|or|to|by|in|on|for|with|from|that|which|shall|will|may|must|any|such|as|its|this|be|is|at)|[,\-–(])$/i;

/** No sentence ends with these: what follows goes on with it, also where it begins with a capital. */
const midPhrase =
  /\b(?:a|an|the|of|to|by|in|on|for|with|from|that|this|these|its|their|our|your|under|between|upon|within|than|until)$/;
/** A name of a part of the contract, or a number of something, in the middle of a sentence. */
const reference =
  /^(?:(?:section|article|clause|schedule|annexure|exhibit|appendix|part)s?\s+[\dA-Z]|\d[\d,.]*\s+[a-z])/i;
/** "Telephone: …" in a block of particulars. */
const label = /^\p{Lu}[\p{L}./ ]{0,24}:/u;
/** Words of which sentences are made, and headings and particulars are not. */
const verb =
  /\b(?:shall|will|may|must|is|are|was|were|has|have|agrees?|means)\b|\b(?:notwithstanding|nothing|except)\b/i;

/** Trimmed lines with something in them; page numbers, source lines and rules are left out. */
function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let afterBlank = true;
  let afterNoise = false;
  for (let from = 0; from < text.length; ) {
    let to = text.indexOf("\n", from);
    if (to === -1) to = text.length;
    let start = from;
    let end = to;
    if (text.startsWith("----", start)) while (text.charAt(start) === "-") start++;
    while (start < end && (text.charCodeAt(start) <= 32 || text.charCodeAt(start) === 160)) start++;
    while (end > start && (text.charCodeAt(end - 1) <= 32 || text.charCodeAt(end - 1) === 160))
      end--;
    if (start === end && end > from && text.charAt(end - 1) === "-") afterNoise = true;
    else if (start === end) afterBlank = true;
    else if (end - start < 160 && pageNoise.test(text.slice(start, end))) afterNoise = true;
    else {
      lines.push({ start, end, afterBlank, afterNoise });
      afterBlank = false;
      afterNoise = false;
    }
    from = to + 1;
  }
  return lines;
}

/**
 * The width at which the lines of a hard-wrapped text turn, or null when lines are paragraphs.
 * Wrapped lines stop in the middle of sentences: many are followed by one in lower case.
 */
function wrapWidth(text: string, lines: Line[]): number | null {
  const lengths = lines.map((line) => line.end - line.start).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  if (width < 40 || width > 160) return null;
  let pairs = 0;
  let running = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || next.afterBlank) continue;
    pairs++;
    if (/[a-z,]/.test(text.charAt(line.end - 1)) && /[a-z]/.test(text.charAt(next.start)))
      running++;
  }
  return pairs >= 4 && running / pairs > 0.25 ? width : null;
}

/** Whether a line opens with a number, a letter in brackets, a bullet or a word like "Schedule". */
function opensClause(text: string, line: Span): boolean {
  return (
    readMarker(text, line.start, line.end) !== null ||
    /^[•▪◦*–-]\s/.test(text.slice(line.start, line.start + 2))
  );
}

/** A number that a table or a layout put on a line of its own, before its clause. */
const loneNumber = /^(?:\d{1,3}(?:\.\d{1,3}){0,4}\.?|\(?(?:[a-zA-Z]|[ivx]{1,5})[.)])$/;

/** A longer line that ends in the middle of a sentence was full, even where most are paragraphs. */
const full = 60;
/** Shorter ones are headings, and particulars of a form. */
const some = 30;

function isCapitals(words: string): boolean {
  return /[A-Z]{2}/.test(words) && !/[a-z]/.test(words);
}

const headed = /^(?=[^a-z]*$)[^a-z]*\b[A-Z]{3,}\b[^a-z]*\b[A-Z]{3,}\b/;

/** Whether a line breaks off in the middle of a sentence that the next goes on with, capital or not. */
function isBrokenOff(text: string, paragraph: Span, previous: Line, line: Line): boolean {
  const words = text.slice(line.start, Math.min(line.end, line.start + 40));
  const length = previous.end - previous.start;
  const tail = text.slice(Math.max(previous.start, previous.end - 12), previous.end);
  if (midPhrase.test(tail) && length > some)
    return reference.test(words) || !opensClause(text, line);
  if (line.afterBlank || opensClause(text, line) || !/[\p{L}\d]$/u.test(tail)) return false;
  if (/\b(?:and|or)$/.test(tail)) return false;
  // A rule right under words is drawn under some of them.
  if (!line.afterNoise && (length <= full || label.test(words))) return false;
  return (
    length > some && verb.test(text.slice(Math.max(paragraph.start, line.start - 600), line.start))
  );
}

function continues(
  text: string,
  paragraph: Span,
  previous: Line,
  line: Line,
  { width, first }: { width: number | null; first: Line | undefined },
): boolean {
  if (
    previous.end - previous.start < 16 &&
    loneNumber.test(text.slice(previous.start, previous.end))
  ) {
    // A number without a stop on the first line of all is that of the page.
    const isPage = previous === first && /\d$/.test(text.slice(previous.start, previous.end));
    return !isPage && !loneNumber.test(text.slice(line.start, line.end));
  }
  const unwrapped = width === null || line.afterNoise || line.afterBlank;
  if (unwrapped && isBrokenOff(text, paragraph, previous, line)) return true;
  if (opensClause(text, line)) return false;
  const tail = text.slice(Math.max(previous.start, previous.end - 12), previous.end);
  const ended = /[.;:!?]["'”’)]*$/.test(tail);
  const lowerCase = /[a-z]/.test(text.charAt(line.start));
  if (line.afterNoise) return !ended && (lowerCase || danglingEnd.test(tail));
  if (line.afterBlank) return lowerCase && !ended && previous.end - previous.start > 40;
  if (width === null)
    return lowerCase && !ended && (danglingEnd.test(tail) || previous.end - previous.start > full);
  // A heading in capitals below a line that has come to its end: "… Pty Ltd (Customer)" and "LIABILITY CAP".
  if (/[.;:!?)"'”’]$/.test(tail) && headed.test(text.slice(line.start, line.end))) return false;
  const capitals = isCapitals(text.slice(previous.start, previous.end));
  if (capitals !== isCapitals(text.slice(line.start, line.end)) && capitals) return false;
  const short = previous.end - previous.start < width * 0.6;
  return !short || (lowerCase && !ended);
}

/**
 * The paragraphs of a document as spans of UTF-16 offsets: wrapped lines are joined, a sentence that
 * a page break interrupted is one paragraph, page numbers and rules between paragraphs are left out.
 */
export function findParagraphs(text: string): Span[] {
  const lines = readLines(text);
  const shape = { width: wrapWidth(text, lines), first: lines[0] };
  const paragraphs: Span[] = [];
  let previous: Line | null = null;
  for (const line of lines) {
    const current = paragraphs.at(-1);
    if (previous && current && continues(text, current, previous, line, shape))
      current.end = line.end;
    else paragraphs.push({ start: line.start, end: line.end });
    previous = line;
  }
  return paragraphs;
}
