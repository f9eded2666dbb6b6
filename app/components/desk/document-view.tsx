import { type Ref, useImperativeHandle, useMemo, useRef } from "react";
import type { Span } from "../../schemas/analysis.ts";
import type { DocumentLayout } from "../../schemas/documents/layout.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { chunkAt, chunkText } from "./document-chunks.ts";
import type { NumberedFlag } from "./document-line.tsx";
import { DocumentText } from "./document-text.tsx";
import { useNear } from "./use-near.ts";

export type DocumentHandle = {
  /** Brings a place of the document into view: the element with this id, or the paragraph that holds the offset; with `focus`, the link there gets it. */
  show: (offset: number, id?: string, focus?: boolean) => void;
  /** The offset of what is in the middle of the window. */
  place: () => number;
  /** The words of the document that a selection is over; null where they are not words of it. */
  wordsIn: (selection: Range) => Span | null;
};

type Props = {
  text: string;
  base: number;
  layout: DocumentLayout;
  flags: readonly NumberedFlag[];
  chosen: number | null;
  found: Span | null;
  ref: Ref<DocumentHandle>;
};

const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;
const shifted = (rows: readonly Span[], base: number) =>
  rows.map(({ start, end }) => ({ start: start - base, end: end - base }));
const firstBlocks = [0, 1, 2];
/** So few pages are drawn at once: nothing is empty in a fast scroll, and the browser's own search finds every word. */
const fewBlocks = 8;

/** The document, of which only what is near the window is drawn. */
export function DocumentView({ text, base, layout, flags, chosen, found, ref }: Props) {
  const chunks = useMemo(
    () =>
      chunkText(text, { together: shifted(layout.rows, base) }).map(({ start, end }) => {
        const range = { start: start + base, end: end + base };
        return { range, flags: flags.filter((flag) => overlaps(flag, range)) };
      }),
    [text, base, layout, flags],
  );
  const weights = useMemo(() => chunks.map(({ range }) => range.end - range.start), [chunks]);
  const hydrated = useHydrated();
  const { near, watch, draw, heightOf } = useNear(weights, firstBlocks);

  /** How often something was shown: what an earlier jump had yet to put right is void. */
  const jumps = useRef(0);
  useImperativeHandle(ref, () => ({
    show(offset, id, focus) {
      const ranges = chunks.map(({ range }) => range);
      const block = draw(chunkAt(ranges, offset));
      const target = (id && document.getElementById(id)) || paragraphAt(block, offset);
      target?.scrollIntoView({ block: "center" });
      if (focus) target?.parentElement?.querySelector("a")?.focus({ preventScroll: true });
      const jump = ++jumps.current;
      // What was only estimated around it has been drawn by then, and may have pushed it away; unless somebody has gone on.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (jump !== jumps.current || !target || isInWindow(target)) return;
          target.scrollIntoView({ block: "center" });
          document.querySelector(".flag summary:focus")?.scrollIntoView({ block: "nearest" });
        }),
      );
    },
    place() {
      const paragraphs = [...document.querySelectorAll<HTMLElement>(".paper [data-start]")];
      const above = paragraphs.findLast(
        (paragraph) => paragraph.getBoundingClientRect().top < innerHeight / 2,
      );
      return Number(above?.dataset.start ?? 0);
    },
    wordsIn({ startContainer, startOffset, endContainer, endOffset }) {
      const start = offsetOf(startContainer, startOffset);
      const end = offsetOf(endContainer, endOffset);
      return start === null || end === null ? null : { start, end };
    },
  }));

  return chunks.map(({ range, flags: within }, index) => {
    const drawn = !hydrated || chunks.length <= fewBlocks || near.has(index);
    return (
      <div
        key={range.start}
        ref={watch}
        data-block={index}
        className="block"
        // Set by script alone: the server draws every block of its part.
        style={drawn ? undefined : { height: heightOf(index) }}
      >
        {drawn && (
          <DocumentText
            text={text}
            base={base}
            layout={layout}
            range={range}
            flags={within}
            chosen={within.some(({ number }) => number === chosen) ? chosen : null}
            found={found && overlaps(found, range) ? found : null}
          />
        )}
      </div>
    );
  });
}

/** The offset in the document of a point of a selection; between its paragraphs, of the end of the one before. */
function offsetOf(node: Node, at: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const paragraph = element?.closest<HTMLElement>("[data-start]");
  if (!paragraph) return endBefore(node, at);
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  range.setEnd(node, at);
  return Number(paragraph.dataset.start) + range.toString().length;
}

function endBefore(node: Node, at: number): number | null {
  const point = document.createRange();
  point.setStart(node, at);
  const paragraphs = [...document.querySelectorAll<HTMLElement>(".paper [data-start]")];
  const before = paragraphs.findLast((paragraph) => point.comparePoint(paragraph, 0) < 0);
  return before ? Number(before.dataset.start) + (before.textContent?.length ?? 0) : null;
}

function isInWindow(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top > 0 && top < innerHeight;
}

function paragraphAt(block: HTMLElement | undefined, offset: number) {
  const paragraphs = [...(block?.querySelectorAll<HTMLElement>("[data-start]") ?? [])];
  return paragraphs.findLast((paragraph) => Number(paragraph.dataset.start) <= offset) ?? block;
}
