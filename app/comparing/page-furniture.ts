import type { Span } from "../schemas/analysis.ts";

interface Line extends Span {
  words: string;
}

const pageNumber =
  /^[-–—\s]{0,20}(?:page\s{1,5})?(\d{1,4})(?:\s{1,5}of\s{1,5}\d{1,4})?[-–—\s]{0,20}$/i;
/** With nothing about it, or a dash on one side: "-5" is a sum. */
const bare = /^(?:[-–—\s]{0,20}\d{1,4}|\d{1,4}[-–—\s]{1,20})$/;
const endsInPage = /\bpage \d{1,4}(?: of \d{1,4})?$/i;
/** Longer lines are words of the document. */
const longest = 120;
/** A page has more lines. */
const fewestLines = 3;
/** So many lines at most stand between a running head and the number of its page. */
const near = 2;
/** A line that is on fewer pages may be anything. */
const fewest = 3;

/** Numbers of pages, and the heads and feet that run over them: what lies about the words of a page, and is none of them. */
export function pageFurniture(text: string): Span[] {
  const lines = shortLines(text);
  const numbers = lines.flatMap(({ words }, index) => {
    const number = pageNumber.exec(words)?.[1];
    return number === undefined
      ? []
      : [{ index, number: Number(number), isBare: bare.test(words) }];
  });
  const furniture = new Set<number>();
  for (const [at, { index, number, isBare }] of numbers.entries()) {
    // A number alone on its line is that of a page where the pages before and after it count on; right under each other
    // they are the cells of a table.
    const [last, next] = [numbers[at - 1], numbers[at + 1]];
    const counts =
      (last?.number === number - 1 && index - last.index > fewestLines) ||
      (next?.number === number + 1 && next.index - index > fewestLines);
    if (!isBare || counts) furniture.add(index);
  }
  for (const index of runningHeads(lines, furniture)) furniture.add(index);
  return [...furniture]
    .sort((a, b) => a - b)
    .flatMap((index) => lines[index] ?? [])
    .map(({ start, end }) => ({ start, end }));
}

function runningHeads(lines: Line[], numbers: Set<number>): number[] {
  const masked = (words: string) => words.replace(/\d{1,4}/g, "#");
  const same = Map.groupBy(lines.keys(), (index) => masked(lines[index]?.words ?? ""));
  const isNearNumber = (index: number) => {
    for (let by = -near; by <= near; by++) if (by !== 0 && numbers.has(index + by)) return true;
    return false;
  };
  same.delete("");
  return [...same.values()].flatMap((places) => {
    const own = places.every((index) => endsInPage.test(lines[index]?.words ?? ""));
    if (own) return places.length > 1 ? places : [];
    // Nothing is before the head of the first page.
    const near = places.slice(1).every(isNearNumber);
    return places.length >= fewest && near ? places : [];
  });
}

/** The lines with words; of longer ones only that they are there. */
function shortLines(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    const words = end - start > longest ? "" : text.slice(start, end).trim();
    if (words !== "" || end - start > longest) lines.push({ start, end, words });
    start = end + 1;
  }
  return lines;
}

/** The lines of a stretch that are not empty. */
export function linesIn(text: string, { start, end }: Span): Span[] {
  const lines: Span[] = [];
  for (let from = start; from < end; ) {
    const next = text.indexOf("\n", from);
    const to = next === -1 ? end : Math.min(next, end);
    if (to > from) lines.push({ start: from, end: to });
    from = to + 1;
  }
  return lines;
}
