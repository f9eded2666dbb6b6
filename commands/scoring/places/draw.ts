import { condense } from "../../../app/analysis/condensing/condense.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { randomNumbers } from "../../training/random.ts";
import type { NamedText } from "./papers.ts";

/** So many places of a paper, so that a long one does not speak for all. */
const ofOne = 5;
/** So many of the labels printed before it are shown with a place, and so far back they are looked for. */
const shownBefore = 10;
const farthest = 6_000;
/** What may be a number or a heading of a part, wherever it stands in a line. */
const label =
  /(?<=^|\s)(?:(?:ARTICLE|Article|SECTION|Section|PART|Part|SCHEDULE|Schedule|EXHIBIT|Exhibit|ANNEX\w*|Annex\w*|APPENDIX|Appendix|Clause)\s+[\dA-Z][\w.]{0,6}|(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,4}[A-Z]?[.):]?|\(?[a-zA-Z]{1,4}[.)])(?=\s+["“(]?[A-Za-z])/g;

const onOneLine = (words: string): string => words.replace(/\s+/g, " ").trim();

/**
 * Places that are drawn at random and the same for a seed, five a paper, each with the labels that are printed before it
 * and with its words, so that a person can say whether it is true.
 */
export function drawPlaces(papers: readonly NamedText[], count: number, seed: number): string {
  const random = randomNumbers(seed);
  const order = papers
    .map((paper) => ({ paper, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ paper }) => paper);
  const lines: string[] = [];
  let drawn = 0;
  for (const { name, text: written } of order) {
    if (drawn >= count) break;
    const { text, blocks } = readDocument(condense(written).text);
    const placed = blocks.filter(({ place, form }) => place !== null && form !== "furniture");
    const chosen = new Set<number>();
    while (chosen.size < Math.min(ofOne, placed.length, count - drawn))
      chosen.add(Math.floor(random() * placed.length));
    for (const at of [...chosen].sort((a, b) => a - b)) {
      const { start, end, place } = placed[at] ?? { start: 0, end: 0, place: null };
      const from = Math.max(0, start - farthest);
      const labels = [...text.slice(from, start).matchAll(label)].slice(-shownBefore);
      const before = labels.map(({ 0: found, index }) =>
        onOneLine(text.slice(from + index, from + index + found.length + 24)),
      );
      const words = onOneLine(text.slice(start, Math.min(end, start + 130)));
      lines.push(
        `${++drawn}. ${name} @${start} [${place}] ${words}`,
        `   before: ${before.join(" | ")}`,
      );
    }
  }
  return lines.join("\n");
}
