import type { Span } from "../schemas/analysis.ts";
import type { RunningHead } from "../schemas/documents/running-heads.ts";
import type { HeadChange } from "../schemas/versions/comparison.ts";
import type { TextToCompare } from "./alignment.ts";
import { linesIn } from "./page-furniture.ts";

/** What changed in the headers and footers, and the places of the lines that are told with it. */
export interface ComparedHeads {
  changes: HeadChange[];
  told: { older: Set<number>; newer: Set<number> };
}

/** A document has no more heads than that which say different things. */
export const mostHeads = 12;
const longest = 1_000;

/**
 * What changed in the headers and footers of the pages. The numbers of the pages are none of it, nor is what is more than
 * twelve heads, or a thousand characters of one: lines that differ in those alone are not told.
 */
export function compareHeads(older: TextToCompare, newer: TextToCompare): ComparedHeads {
  const told = { older: new Set<number>(), newer: new Set<number>() };
  const changes = (["header", "footer"] as const).flatMap((where) => {
    const [before, after] = [headsOf(older, where), headsOf(newer, where)];
    const gone = [...before].filter(([head]) => !after.has(head)).slice(0, mostHeads);
    const fresh = [...after].filter(([head]) => !before.has(head)).slice(0, mostHeads);
    for (const { start } of gone.flatMap(([, lines]) => lines)) told.older.add(start);
    for (const { start } of fresh.flatMap(([, lines]) => lines)) told.newer.add(start);
    return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at) => ({
      where,
      from: gone[at]?.[0] ?? null,
      to: fresh[at]?.[0] ?? null,
    }));
  });
  return { changes, told };
}

/** What the heads of a text say, with the lines that say it: `…` stands for a number that is another one on each page. */
function headsOf({ text, asides = [] }: TextToCompare, where: RunningHead["where"]) {
  const lines = asides
    .filter((head) => head.where === where)
    .flatMap((head) => linesIn(text, head))
    .map((span) => ({ span, words: withoutPage(text.slice(span.start, span.end)) }))
    .filter(({ words }) => /\p{L}/u.test(words));
  const alike = Map.groupBy(lines, ({ words }) => words.replace(/\d+/g, "0"));
  const heads = new Map<string, Span[]>();
  for (const those of alike.values()) {
    const said = withoutCounts(those.map(({ words }) => words));
    heads.set(said, [...(heads.get(said) ?? []), ...those.map(({ span }) => span)]);
  }
  return heads;
}

/** "Page 3 of 9"; without that word only as all that a line says, or that is parted from the rest: not "DRAFT 3 of 1 May". */
const pageOf =
  /\b(?:page|pg|p)\b\.?\s{0,3}\d{1,4}(?:\s{0,3}(?:of|\/)\s{0,3}\d{1,4})?|(?<=^\s{0,9}|[|–—\t-]\s{0,3})\d{1,4}\s(?:of|\/)\s\d{1,4}(?=\s{0,9}$|\s{0,3}[|–—\t-])/gi;

const withoutPage = (line: string): string =>
  line
    .slice(0, longest)
    .replace(pageOf, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s|–—-]{1,9}|[\s|–—-]{1,9}$/g, "");

/** The first of lines that differ in numbers alone, without those numbers. */
function withoutCounts(lines: string[]): string {
  const numbers = lines.map((line) => line.match(/\d+/g) ?? []);
  let at = 0;
  return (lines[0] ?? "")
    .replace(/\d+/g, (number) => {
      const place = at++;
      return numbers.every((own) => own[place] === number) ? number : "…";
    })
    .replace(/^… | …$/g, "")
    .trim();
}
