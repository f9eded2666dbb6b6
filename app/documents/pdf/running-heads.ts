import type { Line } from "./lines.ts";

// Headers and footers are among the outermost lines of a page.
const outermost = 3;
const widerThanLeading = 1.5;
const mostPagesOnOne = 4;

/**
 * The lines of each page that are headers, footers or page numbers: they come again on other pages,
 * but for a number that counts the pages. "Article 2" on one page and "Article 5" on the next are none.
 */
export function findRunningHeads(pages: Line[][]): Set<Line> {
  const found = pages.map((lines) => [
    ...new Set([...edge(lines, "top"), ...edge(lines, "bottom")]),
  ]);
  const counts = new Map<string, number>();
  for (const [page, lines] of found.entries()) {
    for (const key of new Set(lines.flatMap((line) => keysOf(line, page)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const needed = pages.length < 4 ? 2 : Math.max(3, Math.min(5, Math.ceil(pages.length / 3)));
  const heads = new Set<Line>();
  for (const [page, lines] of found.entries()) {
    const again = lines.filter((line) =>
      keysOf(line, page).some((key) => (counts.get(key) ?? 0) >= needed),
    );
    // A page of nothing else shows its text again and again: that is its text.
    if (again.length === pages[page]?.length) continue;
    for (const line of again) heads.add(line);
  }
  for (const line of countingLines(pages)) heads.add(line);
  return heads;
}

// With a full stop or a bracket it is the number of a clause.
const loneNumber =
  /^[\s|[–—-]{0,3}(?:page\s*)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?[\s|\]–—-]{0,3}$/i;

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

/** The outermost lines of a page that a gap parts from the rest. */
function edge(lines: Line[], side: "top" | "bottom"): Line[] {
  const downwards = lines
    .filter((line) => line.angle === 0 && /[\p{L}\p{N}]/u.test(line.text))
    .sort((one, other) => other.y - one.y);
  const inwards = side === "top" ? downwards : downwards.reverse();
  let count = 0;
  for (const [index, line] of inwards.slice(0, outermost).entries()) {
    const next = inwards[index + 1];
    if (!next || Math.abs(next.y - line.y) > widerThanLeading * line.size) count = index + 1;
  }
  return inwards.slice(0, count);
}

/** What a line is alike by: its text as it stands, and its text with a number that counts the pages. */
function keysOf(line: Line, page: number): string[] {
  const text = line.text.toLowerCase().replace(/\s+/g, " ");
  const isNumber = !/\p{L}/u.test(text) || /^[ivxlc]{1,6}$/.test(text);
  const keys = isNumber ? [] : [text];
  const number = /\d+/.exec(text);
  if (number) {
    const place = isNumber ? Math.round(line.y / 24) : "";
    keys.push(`${text.replace(/\d+/g, "#")} ${Number(number[0]) - page} ${place}`);
  } else if (isNumber) keys.push(`# ${Math.round(line.y / 24)}`);
  return keys;
}
