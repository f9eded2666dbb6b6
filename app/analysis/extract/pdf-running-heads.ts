import type { Line } from "./pdf-lines.ts";

// Headers and footers are among the outermost lines of a page.
const outermost = 3;

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
  const needed = Math.max(2, Math.min(4, Math.ceil(pages.length / 3)));
  const heads = new Set<Line>();
  for (const [index, page] of candidates.entries()) {
    const found = page.filter((line) => (counts.get(keyOf(line)) ?? 0) >= needed);
    // A page of nothing else shows its text again and again: that is its text.
    if (new Set(found).size === pages[index]?.length) continue;
    for (const line of found) heads.add(line);
  }
  return heads;
}

function edge(lines: Line[], side: "top" | "bottom"): Line[] {
  const sorted = lines.filter((line) => line.angle === 0).sort((one, other) => other.y - one.y);
  return side === "top" ? sorted.slice(0, outermost) : sorted.slice(-outermost);
}

/** Lines that differ in their numbers and by a few points of place are alike. */
function keyOf(line: Line): string {
  const text = line.text.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ");
  const pageNumber = text.replace(/^[ivxlc]{1,6}$/, "#");
  return `${Math.round(line.y / 24)} ${pageNumber}`;
}
