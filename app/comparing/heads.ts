import type { RunningHead } from "../schemas/documents/running-heads.ts";
import type { HeadChange } from "../schemas/versions/comparison.ts";

/** A text, and where its running heads stand. */
export interface TextWithHeads {
  text: string;
  asides: readonly RunningHead[];
}

type Where = RunningHead["where"];

/** A document has no more heads than that which say different things. */
const most = 12;
const longest = 200;

/** What changed in the headers and footers of the pages; the numbers of the pages are none of it. */
export function compareHeads(older: TextWithHeads, newer: TextWithHeads): HeadChange[] {
  return (["header", "footer"] as const).flatMap((where) => {
    const [before, after] = [headsOf(older, where), headsOf(newer, where)];
    const gone = [...before].filter((head) => !after.has(head)).slice(0, most);
    const fresh = [...after].filter((head) => !before.has(head)).slice(0, most);
    return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at) => ({
      where,
      from: gone[at] ?? null,
      to: fresh[at] ?? null,
    }));
  });
}

/** What the heads of a text say, each once: with `…` for a number that is another one on each page. */
function headsOf({ text, asides }: TextWithHeads, where: Where): Set<string> {
  const lines = asides
    .filter((head) => head.where === where)
    .flatMap(({ start, end }) => text.slice(start, end).split("\n"))
    .map((line) => withoutPage(line.slice(0, longest)))
    .filter((line) => /\p{L}/u.test(line));
  const alike = Map.groupBy(lines, (line) => line.replace(/\d+/g, "0"));
  return new Set([...alike.values()].map(withoutCounts));
}

const pageOf =
  /\b(?:page|pg|p)\b\.?\s{0,3}\d{1,4}(?:\s{0,3}(?:of|\/)\s{0,3}\d{1,4})?|\b\d{1,4}\s(?:of|\/)\s\d{1,4}\b/gi;

const withoutPage = (line: string): string =>
  line
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
