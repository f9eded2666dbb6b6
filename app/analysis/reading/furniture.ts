import type { Segment } from "./segment.ts";

/** Lines that stand as often as this, but for their figures, run over the pages. */
const leastPages = 3;
/** Of a page so many characters stand between, on the median: rows that are alike stand closer together. */
const leastOnPage = 400;
const longestLine = 120;
/** Longer words without a blank to fill in, that stand as often letter by letter. */
const longestNotice = 400;
/** What stands left and right at the head of a page has a gap between. */
const gap = /\S {3,}\S/;
const pageNumber = /^(?:page )?[-–—]? ?\d{1,4} ?[-–—]?(?: of \d{1,4})?$|^\d{1,4}\s{2,40}\d{1,4}$/i;
/** What is filled in stands more than once, and runs over no pages. */
const field = /_{3,}|\.{6,}|…{3,}|^(?:\[ ?[xX✓]?\]|[☐☑☒□■▢])/;
const duty = /\b(?:must|shall|will|may|agrees?|warrants?)\b/i;

const withoutFigures = (words: string): string => words.replace(/\d+/g, "0");

function areApart(those: readonly Segment[]): boolean {
  const between = those
    .slice(1)
    .map(({ start }, at) => start - (those[at]?.end ?? 0))
    .sort((a, b) => a - b);
  return (between[between.length >> 1] ?? 0) >= leastOnPage;
}

/** The segments that run over the pages: page numbers, and lines without a number of their own that stand on every page. */
export function furnitureIn(text: string, segments: readonly Segment[]): Set<Segment> {
  const found = new Set<Segment>();
  const alike = new Map<string, Segment[]>();
  for (const segment of segments) {
    const { start, end, number, kind } = segment;
    if (kind === "contents" || end - start > longestNotice) continue;
    const written = text.slice(start, end);
    if (pageNumber.test(written)) {
      found.add(segment);
      continue;
    }
    if (number !== "" || duty.test(written) || field.test(written)) continue;
    const words = end - start > longestLine ? written : withoutFigures(written);
    const known = alike.get(words);
    if (known) known.push(segment);
    else alike.set(words, [segment]);
  }
  for (const [words, those] of alike)
    if ((those.length >= leastPages || (those.length > 1 && gap.test(words))) && areApart(those))
      for (const one of those) found.add(one);
  return found;
}
