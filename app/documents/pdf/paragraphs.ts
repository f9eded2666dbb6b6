import { joinHyphenated } from "./hyphenation.ts";
import type { Line } from "./lines.ts";

/** A paragraph of a page: its text on one line, and whether white space parts it from the one before. */
export type PdfParagraph = { lines: Line[]; text: string; isApart: boolean };

const startsWithNumber =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6})[.)]\s|\d{1,3}(?:\.\d{1,3}){1,6}\.?\s|[•▪◦●■➢✓–—*-]\s|(?:article|section|clause|schedule|part|annexure|exhibit|appendix)\s+[\dA-Z]|["“][^"”]{1,60}["”]\s+(?:means|has|shall|includes))/i;
// "Telephone: …" in a block of particulars.
const startsWithLabel = /^\p{Lu}[\p{L}./ ]{1,24}:(?:\s|$)/u;
const ruleOrNumberOnly = /^(?:[\s_=.*\u2013\u2014-]+|\(?\d{1,4}[.)]?)$/;
const mostLines = 300;
const endsClause = /[.;:!?,"”)\]]$|\b(?:and|or)$/;

/**
 * Joins the lines of a page to paragraphs. A line goes on in the next where the next one's first word
 * had no room on it; `isWord` knows the words of the document, for those that a line's end hyphenated.
 */
export function paragraphsOf(
  lines: Line[],
  pageWidth: number,
  isRunningHead: (line: Line) => boolean,
  isWord: (word: string) => boolean,
): PdfParagraph[] {
  const rightEdges = rightEdgesOf(lines, pageWidth);
  const leading = usualLeading(lines);
  const paragraphs: PdfParagraph[] = [];
  let current: PdfParagraph | undefined;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const goesOn =
      current &&
      previous &&
      isRunningHead(line) === isRunningHead(previous) &&
      !isRunningHead(line) &&
      continues(current, previous, line, rightEdges[index - 1] ?? 0, leading);
    if (current && goesOn) {
      current.text = joinHyphenated(current.text, line.text, isWord);
      current.lines.push(line);
    } else {
      const gap = previous ? (previous.y - line.y) / line.size : 0;
      current = { lines: [line], text: line.text, isApart: gap < 0 || gap > 1.3 * leading };
      paragraphs.push(current);
    }
  }
  return paragraphs;
}

function continues(
  paragraph: PdfParagraph,
  previous: Line,
  line: Line,
  rightEdge: number,
  leading: number,
): boolean {
  if (line.angle !== previous.angle || line.vertical || line.cellLeft !== undefined) return false;
  if (
    previous.cellLeft !== undefined &&
    Math.abs(line.left - previous.cellLeft) > 0.8 * line.size
  ) {
    return false;
  }
  if (paragraph.lines.length >= mostLines) return false;
  if (ruleOrNumberOnly.test(line.text) || ruleOrNumberOnly.test(previous.text)) return false;
  const size = Math.max(line.size, previous.size);
  if (Math.min(line.size, previous.size) < 0.85 * size) return false;
  const gap = (previous.y - line.y) / size;
  if (gap < 0 && line.left > previous.left) return continuesInNextColumn(previous, line);
  if (gap <= 0.3 || gap > 1.25 * leading) return false;
  const firstWord = line.text.split(/\s/, 1)[0] ?? "";
  const averageWidth = (line.right - line.left) / Math.max(1, line.text.length);
  const room = rightEdge - previous.right;
  const isHyphenated = /\p{Ll}[-\u00ad]$/u.test(previous.text) && /^\p{Ll}/u.test(line.text);
  if (!isHyphenated && room > (firstWord.length + 1) * averageWidth) return false;
  if (startsWithLabel.test(line.text)) return false;
  if (startsWithNumber.test(line.text)) {
    if (endsClause.test(previous.text) || numberShape(line.text) === numberShape(paragraph.text)) {
      return false;
    }
    if (isFirstUnder(paragraph.text, line.text)) return false;
  }
  const indent = (line.left - previous.left) / size;
  return paragraph.lines.length > 1 ? Math.abs(indent) < 1.2 : Math.abs(indent) < 9;
}

/** `(a)` and `(b)` are alike, and so are `1.2` and `1.3`. */
const numberShape = (text: string) =>
  (text.split(/\s/, 1)[0] ?? "").replace(/\d+/g, "1").replace(/\p{L}+/gu, "a");

/** "1.1 The Employer …" begins what stands under "1. Position", however little room that heading left. */
function isFirstUnder(heading: string, line: string): boolean {
  const number = /^\d{1,3}(?:\.\d{1,3}){0,4}(?=\.?\s)/.exec(heading)?.[0];
  return number !== undefined && line.startsWith(`${number}.1 `);
}

/** At the head of the next column a sentence goes on where the last one had not ended. */
function continuesInNextColumn(previous: Line, line: Line): boolean {
  return (
    line.left > previous.right && /^\p{Ll}/u.test(line.text) && /[\p{L},-]$/u.test(previous.text)
  );
}

/** How far right the text around each line reaches: its neighbours' edge, if they share one. */
function rightEdgesOf(lines: Line[], pageWidth: number): number[] {
  const widest = lines.reduce((most, line) => Math.max(most, line.right), 0);
  return lines.map((line, index) => {
    const near = lines.slice(Math.max(0, index - 4), index + 5).filter((other) => other !== line);
    const isNear = (distance: number) => (other: Line) =>
      Math.abs(other.right - line.right) < distance;
    const isColumn = line.text.length > 24 && line.right - line.left > 0.25 * widest;
    if (isColumn && near.filter(isNear(0.4 * line.size)).length >= 2) return line.right;
    // The longest of a few short lines, as in an address, has not run out of room.
    const standsAlone = !near.some(isNear(3 * line.size));
    if (standsAlone && line.angle === 0 && line.right < shortOfPage * pageWidth) return pageWidth;
    const sameColumn = near.filter((other) => other.left < line.right && other.right > line.left);
    const reach = Math.max(line.right, ...sameColumn.map((other) => other.right));
    return line.right - line.left > 0.5 * (widest - line.left) ? reach : widest;
  });
}

const shortOfPage = 0.6;

/** The most usual distance between lines, in sizes of the text. */
function usualLeading(lines: Line[]): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (!previous) continue;
    const gap = Math.round(((previous.y - line.y) / line.size) * 20) / 20;
    if (gap > 0.8 && gap < 3) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0] ?? [
    1.2,
  ];
  return Math.max(1.1, usual);
}
