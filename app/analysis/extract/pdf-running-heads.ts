import type { Line } from "./pdf-lines.ts";

// Headers and footers are among the outermost lines of a page.
const outermost = 3;
const mostPagesOnOne = 4;

/**
 * The lines of each page that are headers, footers or page numbers: they come again on other pages in
 * the same place, but for their numbers.
 */
export function findRunningHeads(pages: Line[][]): Set<Line> {
  const candidates = pages.map((lines) => [...edge(lines, "top"), ...edge(lines, "bottom")]);
  const counts = new Map<string, number>();
  for (const page of candidates) {
    for (const key of new Set(page.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const needed = pages.length < 4 ? 2 : Math.max(3, Math.min(5, Math.ceil(pages.length / 3)));
  const heads = new Set<Line>();
  for (const [index, page] of candidates.entries()) {
    const found = page.filter((line) => (counts.get(keyOf(line)) ?? 0) >= needed);
    // A page of nothing else shows its text again and again: that is its text.
    if (new Set(found).size === pages[index]?.length) continue;
    for (const line of found) heads.add(line);
  }
  for (const line of countingLines(pages)) heads.add(line);
  return heads;
}

const loneNumber = /^\W{0,3}(?:page\s*)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?\W{0,3}$/i;

/** Page numbers of a document that was paged anew stand anywhere: what tells them is that they count. */
function countingLines(pages: Line[][]): Line[] {
  const numbered = pages.flatMap((lines) => {
    const found = lines.flatMap((line) => {
      const value = loneNumber.exec(line.text)?.[1];
      return value === undefined ? [] : [{ line, value: Number(value) }];
    });
    // More of them on one page are the rows of a table.
    return found.length <= mostPagesOnOne ? found : [];
  });
  const counting = numbered.filter(({ value }, index) => {
    const isNextOf = numbered[index - 1]?.value === value - 1;
    return isNextOf || numbered[index + 1]?.value === value + 1;
  });
  const isOnMost = counting.length >= 3 && counting.length > 0.5 * pages.length;
  return isOnMost ? counting.map(({ line }) => line) : [];
}

function edge(lines: Line[], side: "top" | "bottom"): Line[] {
  const sorted = lines
    .filter((line) => line.angle === 0 && /[\p{L}\p{N}]/u.test(line.text))
    .sort((one, other) => other.y - one.y);
  return side === "top" ? sorted.slice(0, outermost) : sorted.slice(-outermost);
}

/** Lines that differ in their numbers are alike; lone numbers only where they stand in one place. */
function keyOf(line: Line): string {
  const text = line.text.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ");
  const isNumber = !/\p{L}/u.test(text) || /^[ivxlc]{1,6}$/.test(text);
  return isNumber ? `${Math.round(line.y / 24)} #` : text;
}
