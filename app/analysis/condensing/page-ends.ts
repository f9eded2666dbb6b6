import type { Span } from "../../schemas/analysis.ts";

/** A line that stands as often as this, but for its figures, heads or foots the pages. */
const leastPages = 3;
/** Shorter lines are headings, and no halves of a sentence. */
const leastHalf = 40;
/** So many lines at most stand between the halves of a sentence. */
const mostBetween = 5;

const pageNumber = /^(?:page )?[-–—]? ?\d{1,4} ?[-–—]?(?: of \d{1,4})?$/i;
const unended = /[\p{L}\d,(]$/u;
const goesOn = /^[\p{L}(“"]/u;
/** Words in capitals go on in capitals. */
const inCapitals = /(?:\b[A-Z]{2,}\b[ ,(]{0,3}){3}$/;
/** What stands between words where a PDF has them underlined. */
const underline = /(?<=[^\s-] )-{4,} (?=[^\s-])/g;

interface Line extends Span {
  words: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    const words = text.slice(start, end).trim();
    if (words !== "") lines.push({ start, end, words });
    start = end + 1;
  }
  return lines;
}

const withoutFigures = (words: string) => words.replace(/\d+/g, "0");

/** "(b) its stock": an item has a line of its own. */
const item = /^\((?:[a-zA-Z]|[ivx]{2,5}|\d{1,2})\)\s/;

/** All of a span but one white space in it, so that the words on both sides stay two; before an item the end of a line. */
function butOneSpace(text: string, { start, end }: Span): Span[] {
  const kind = item.test(text.slice(end, end + 8)) ? /\n/ : /[^\S\n]/;
  const inside = text.slice(start, end).search(kind);
  const kept = inside === -1 ? start : start + inside;
  return [
    { start, end: kept },
    { start: kept + 1, end },
  ].filter((cut) => cut.end > cut.start);
}

/**
 * What the pages of a paper put between the halves of a sentence: their number, and the lines that head and foot them;
 * and the lines under words.
 */
export function pageEndsIn(text: string): Span[] {
  const lines = linesOf(text);
  const times = new Map<string, number>();
  for (const { words } of lines) {
    const bare = withoutFigures(words);
    times.set(bare, (times.get(bare) ?? 0) + 1);
  }
  const isFurniture = ({ words }: Line) =>
    pageNumber.test(words) || (times.get(withoutFigures(words)) ?? 0) >= leastPages;
  const cuts: Span[] = [...text.matchAll(underline)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  for (let at = 1; at < lines.length; at++) {
    const [before, first] = [lines[at - 1], lines[at]];
    if (!before || !first || !isFurniture(first) || isFurniture(before)) continue;
    let to = at;
    for (let line = lines[to]; line && isFurniture(line) && to - at < mostBetween; line = lines[to])
      to++;
    const next = lines[to];
    if (!next || isFurniture(next) || before.words.length < leastHalf) continue;
    const half = unended.test(before.words) && goesOn.test(next.words);
    const small = /^[\p{Ll}(]/u.test(next.words) || inCapitals.test(before.words);
    if (half && small) cuts.push(...butOneSpace(text, { start: before.end, end: next.start }));
  }
  return cuts;
}
