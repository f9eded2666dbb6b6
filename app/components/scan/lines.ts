import type { Span } from "../../schemas/analysis.ts";
import { startsOf } from "./in-context.ts";

type Page = Parameters<typeof startsOf>[0];

/** A line of a page as it was read: where it stands in the page's text, and the places of its words among the page's. */
export type ScanLine = Span & { words: readonly number[] };

/** The lines of a page in order, also those without words. */
export function linesOf(page: Page): ScanLine[] {
  const starts = startsOf(page);
  let [from, word] = [0, 0];
  return page.text.split("\n").map((text) => {
    const [start, end] = [from, from + text.length];
    from = end + 1;
    const first = word;
    while ((starts[word] ?? Number.POSITIVE_INFINITY) < from) word++;
    return { start, end, words: starts.slice(first, word).map((_, i) => first + i) };
  });
}
