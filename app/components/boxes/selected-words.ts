import { lettersOf, withMarksOf } from "../../lib/text/letters.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { PagePart } from "../pages/page-parts.ts";
import type { Finder } from "./word-boxes.ts";

type Pages = { finders: ReadonlyMap<number, Finder>; parts: readonly PagePart[] };

/** The words of a document that are selected on its pages; null where they are not words of it. */
export function selectedWords(selection: Range, { finders, parts }: Pages): Span | null {
  const { startContainer, startOffset, endContainer, endOffset } = selection;
  const [first, last] = [pointIn(startContainer, startOffset), pointIn(endContainer, endOffset)];
  if (!first || !last) return null;
  const wordsOn = (page: number, from: number, to: number): Span | null => {
    const { span: { start = 0 } = {}, text } = parts[page] ?? {};
    const words = finders.get(page)?.words(from, to);
    if (!words || !text) return null;
    const exact = withMarksOf(selection.toString(), text, words);
    return { start: start + exact.start, end: start + exact.end };
  };
  if (first.page === last.page) return wordsOn(first.page, first.letter, last.letter);
  const start = wordsOn(first.page, first.letter, Number.POSITIVE_INFINITY)?.start;
  const end = wordsOn(last.page, 0, last.letter)?.end;
  return start !== undefined && end !== undefined && start < end ? { start, end } : null;
}

/** Which page a point is on, and how many letters its text has before it, in the order in which they are drawn. */
function pointIn(node: Node, at: number) {
  const element = node instanceof Element ? node : node.parentElement;
  const words = element?.closest(".pdf-words");
  const sheet = words?.closest("[data-block]");
  if (!words || !sheet) return null;
  const before = document.createRange();
  before.selectNodeContents(words);
  before.setEnd(node, at);
  return {
    page: Number(sheet.getAttribute("data-block")),
    letter: lettersOf(before.toString()).letters.length,
  };
}
