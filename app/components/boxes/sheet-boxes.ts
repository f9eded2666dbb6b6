import type { Span } from "../../schemas/analysis.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";
import type { ReadPage } from "../pages/use-sheet.ts";
import { type Box, finderOf } from "./word-boxes.ts";

let canvas: CanvasRenderingContext2D | null = null;

/** How wide words are in a font that is like the page's: pdf.js lays its text over the page in the same. */
function widthOf(words: string, family: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return words.length;
  canvas.font = `40px ${family}`;
  return canvas.measureText(words).width;
}

/** Where words of a page's text stand on it, and which stand where. */
export function finderOn({ page, content, drawn }: ReadPage, text: string) {
  const familyOf = (font: string) => content.styles[font]?.fontFamily ?? "sans-serif";
  return finderOf({
    ...{ drawn, text, sheet: page.getViewport({ scale: 1 }) },
    measure: (words, font) => widthOf(words, familyOf(font)),
    isVertical: (font) => content.styles[font]?.vertical === true,
  });
}

/** A flag on a page: the boxes around its words there, and how far down its label stands, in parts of the page. */
export type BoxedFlag = {
  flag: NumberedFlag;
  boxes: Box[];
  /** Null on the pages after the one on which its words begin. */
  label: number | null;
};

/**
 * The flags of a page, whose text is `span` of the document's. Labels stand one under another where words begin on the
 * same line.
 * @param labelHeight in parts of the page.
 */
export function boxFlags(
  flags: readonly NumberedFlag[],
  span: Span,
  find: (words: Span) => Box[],
  labelHeight: number,
): BoxedFlag[] {
  const length = Math.max(1, span.end - span.start);
  const boxed = flags.map((flag) => {
    const start = Math.max(0, flag.start - span.start);
    const boxes = find({ start, end: Math.min(length, flag.end - span.start) });
    return { flag, boxes, top: boxes[0]?.top ?? start / length };
  });
  let free = 0;
  return boxed
    .toSorted((a, b) => a.top - b.top)
    .map(({ flag, boxes, top }) => {
      if (flag.start < span.start) return { flag, boxes, label: null };
      const label = Math.min(Math.max(top, free), 1 - labelHeight);
      free = label + labelHeight;
      return { flag, boxes, label };
    });
}
