import { type RefObject, useEffect, useState } from "react";
import type { DocumentHandle } from "../desk/document-view.tsx";
import type { ChosenWords } from "./add-flag.tsx";

/** Where something stands in the window, in pixels. */
type Place = { left: number; top: number };

type Desk = {
  /** What shows the document. */
  paper: RefObject<HTMLElement | null>;
  /** Tells which words of it are selected. */
  shown: RefObject<DocumentHandle | null>;
  part: { text: string; base: number };
};

/** The words of the document that are selected, without the spaces around them; null where none are. */
function wordsIn({ paper, shown, part: { text, base } }: Desk): ChosenWords | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!paper.current?.contains(range.startContainer)) return null;
  if (!paper.current.contains(range.endContainer)) return null;
  const span = shown.current?.wordsIn(range);
  if (!span) return null;
  const quote = text.slice(span.start - base, span.end - base);
  const start = span.start + (quote.length - quote.trimStart().length);
  const words = quote.trim();
  return words === "" ? null : { start, end: start + words.length, quote: words };
}

/** The words that are selected in the document, and where the selection ends in the window. */
export function useChosenWords({ paper, shown, part }: Desk) {
  const [chosen, setChosen] = useState<{ words: ChosenWords; place: Place } | null>(null);
  useEffect(() => {
    const look = () => {
      const words = wordsIn({ paper, shown, part });
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
  }, [paper, shown, part]);
  return chosen;
}
