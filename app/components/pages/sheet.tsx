import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { Span } from "../../schemas/analysis.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";
import { drawPage, letGo } from "./draw-page.ts";
import type { DrawQueue } from "./draw-queue.ts";
import type { OpenPdf } from "./open-pdf.ts";
import { boxFlags, findBoxes } from "./sheet-boxes.ts";
import { Around, SheetFlag } from "./sheet-flag.tsx";
import { useSheet } from "./use-sheet.ts";

type Props = {
  open: OpenPdf;
  index: number;
  /** In pixels of the window. */
  width: number;
  height: number;
  /** Whether it is drawn. */
  near: boolean;
  queue: DrawQueue;
  /** What of the document's text stands on it; null where that is not known. */
  text: string | null;
  /** Where it begins and ends in the document. */
  start: number;
  end: number;
  flags: readonly NumberedFlag[];
  chosen: number | null;
  found: Span | null;
  watch: (element: HTMLElement | null) => void;
  /** Told whenever what stands on the page has been drawn anew. */
  onReady: (index: number) => void;
};

/** So high is the label of a flag, in pixels. */
const labelHeight = 24;

/** A page of the PDF: as it looks, its text over it to be selected, and the words of its flags boxed. */
export const Sheet = memo(function Sheet(props: Props) {
  const { open, index, width, height, near, queue, text, start, end, flags, chosen } = props;
  const { found, watch, onReady } = props;
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const read = useSheet(open, index, near);
  const [undrawn, setUndrawn] = useState(false);
  const page = read === "failed" ? null : read;

  const unit = page ? page.page.getViewport({ scale: 1 }).width : 1;
  useEffect(() => {
    const host = picture.current;
    if (!page || !host) return;
    const aborter = new AbortController();
    const distance = () => {
      const box = host.getBoundingClientRect();
      return Math.abs(box.top + box.height / 2 - innerHeight / 2);
    };
    const draw = async (signal: AbortSignal) => {
      const canvas = await drawPage(open.library, page.page, width, signal);
      letGo(host);
      host.replaceChildren(canvas);
    };
    queue
      .add(draw, { distance, signal: aborter.signal })
      .then((isDrawn) => !aborter.signal.aborted && setUndrawn(!isDrawn));
    return () => aborter.abort();
  }, [page, open, queue, width]);

  useEffect(() => {
    const [host, layer] = [picture.current, words.current];
    if (!page || !host || !layer) return;
    const text = new open.library.TextLayer({
      textContentSource: page.content,
      container: layer,
      viewport: page.page.getViewport({ scale: 1 }),
    });
    text.render().catch(() => {});
    return () => {
      text.cancel();
      layer.replaceChildren();
      letGo(host);
    };
  }, [page, open]);

  useEffect(() => {
    words.current?.style.setProperty("--total-scale-factor", String(width / unit));
  }, [width, unit]);

  const find = useMemo(() => (page && text !== null ? findBoxes(page, text) : null), [page, text]);
  const boxed = useMemo(
    () => (find ? boxFlags(flags, { start, end }, find, labelHeight / height) : []),
    [find, flags, start, end, height],
  );
  const foundBoxes = useMemo(
    () =>
      find && found && found.start < end && found.end > start
        ? find({ start: Math.max(0, found.start - start), end: found.end - start })
        : [],
    [find, found, start, end],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told after each of these has been drawn
  useEffect(() => {
    if (find) onReady(index);
  }, [find, boxed, foundBoxes, index, onReady]);

  return (
    <section
      ref={watch}
      aria-label={`Page ${index + 1}`}
      data-block={index}
      data-drawn={near ? "" : undefined}
      className="pdf-sheet"
      style={{ width, height }}
    >
      {near && (
        <>
          <div ref={picture} className="pdf-picture" aria-hidden="true" />
          <div className="pdf-boxes">
            {foundBoxes.map((box) => (
              <Around key={`${box.left} ${box.top}`} box={box} className="pdf-found" />
            ))}
          </div>
          <div ref={words} className="pdf-words" />
          {boxed.map((one) => (
            <SheetFlag key={one.flag.number} {...one} chosen={one.flag.number === chosen} />
          ))}
          {(undrawn || read === "failed") && (
            <p className="pdf-undrawn">
              This page could not be drawn here. Its text is in the text view.
            </p>
          )}
        </>
      )}
    </section>
  );
});
