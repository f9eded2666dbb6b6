import { type RefObject, useEffect, useState } from "react";
import type { ChosenWords } from "./add-flag.tsx";

/** Where something stands in the window, in pixels. */
type Place = { left: number; top: number };

/** The offset in the document of a point of a selection; null outside its paragraphs. */
function offsetOf(node: Node, at: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const paragraph = element?.closest<HTMLElement>("[data-start]");
  if (!paragraph) return null;
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  range.setEnd(node, at);
  return Number(paragraph.dataset.start) + range.toString().length;
}

/** The words of the document that are selected, without the spaces around them; null where none are. */
function wordsIn(paper: HTMLElement | null, text: string, base: number): ChosenWords | null {
  const selection = getSelection();
  if (!paper || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!paper.contains(range.startContainer) || !paper.contains(range.endContainer)) return null;
  const from = offsetOf(range.startContainer, range.startOffset);
  const to = offsetOf(range.endContainer, range.endOffset);
  if (from === null || to === null) return null;
  const quote = text.slice(from - base, to - base);
  const start = from + (quote.length - quote.trimStart().length);
  const words = quote.trim();
  return words === "" ? null : { start, end: start + words.length, quote: words };
}

/** The words that are selected in the document, and where the selection ends in the window. */
export function useChosenWords(
  paper: RefObject<HTMLElement | null>,
  { text, base }: { text: string; base: number },
) {
  const [chosen, setChosen] = useState<{ words: ChosenWords; place: Place } | null>(null);
  useEffect(() => {
    const look = () => {
      const words = wordsIn(paper.current, text, base);
      if (!words) return setChosen(null);
      const rects = getSelection()?.getRangeAt(0).getClientRects();
      const last = rects?.[rects.length - 1];
      const place = {
        left: Math.max(8, Math.min(last?.right ?? 0, innerWidth - 150)),
        top: Math.min((last?.bottom ?? 0) + 6, innerHeight - 56),
      };
      setChosen({ words, place });
    };
    document.addEventListener("selectionchange", look);
    addEventListener("scroll", look, { passive: true });
    return () => {
      document.removeEventListener("selectionchange", look);
      removeEventListener("scroll", look);
    };
  }, [paper, text, base]);
  return chosen;
}
