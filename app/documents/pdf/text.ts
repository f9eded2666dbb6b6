import type { RunningHead } from "../../schemas/documents/running-heads.ts";
import type { Line } from "./lines.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Puts the pages of a document together: where each begins, and where its headers and footers are. */
export function assemblePages(
  pages: { lines: Line[]; width: number }[],
  heads: Set<Line>,
): { text: string; pageStarts: number[]; runningHeads: RunningHead[] } {
  const words = wordsOf(pages.map((page) => page.lines));
  const pageStarts: number[] = [];
  const runningHeads: RunningHead[] = [];
  let text = "";
  for (const { lines, width } of pages) {
    if (text !== "" && lines.length > 0) text += "\n\n";
    pageStarts.push(text.length);
    const paragraphs = paragraphsOf(
      lines,
      width,
      (line) => heads.has(line),
      (word) => words.has(word.toLowerCase()),
    );
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) text += paragraph.isApart ? "\n\n" : "\n";
      const start = text.length;
      text += paragraph.text;
      const head = paragraph.lines.find((line) => heads.has(line));
      if (head) runningHeads.push({ start, end: text.length, where: whereOf(head, lines) });
    }
  }
  return { text, pageStarts, runningHeads };
}

/** A head has most lines of its page below it, in whatever order they were drawn. */
function whereOf(head: Line, lines: Line[]): RunningHead["where"] {
  const below = lines.filter(({ y }) => y < head.y).length;
  return 2 * below >= lines.length - 1 ? "header" : "footer";
}

/** All words that stand inside a line, with and without hyphens, in lower case. */
function wordsOf(pages: Line[][]): Set<string> {
  const words = new Set<string>();
  for (const lines of pages) {
    for (const line of lines) {
      for (const [index, word] of line.text
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .entries()) {
        if (index > 0 && !word.endsWith("-")) words.add(word);
      }
    }
  }
  return words;
}
