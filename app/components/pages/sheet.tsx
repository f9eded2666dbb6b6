import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { Span } from "../../schemas/analysis.ts";
import type { ScannedPage } from "../../schemas/documents/scan.ts";
import { withScanned } from "../boxes/scanned-words.ts";
import { boxFlags } from "../boxes/sheet-boxes.ts";
import { useFinder } from "../boxes/use-finder.ts";
import type { Finder } from "../boxes/word-boxes.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";
import { drawPage, letGo } from "./draw-page.ts";
import type { DrawQueue } from "./draw-queue.ts";
import { layWords } from "./lay-words.ts";
import type { OpenPdf } from "./open-pdf.ts";
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
  /** The words that were read from its picture. */
  scanned: ScannedPage | undefined;
  /** Those of which the machine was not sure. */
  unsure: readonly Span[];
  /** Where these can be put right; null for who may not. */
  check: string | null;
  chosen: number | null;
  found: Span | null;
  watch: (element: HTMLElement | null) => void;
  /** Given what tells where its words are; null when it is let go. */
  onFinder: (index: number, finder: Finder | null) => void;
  /** Told whenever what stands on the page has been drawn anew. */
  onReady: (index: number) => void;
};

/** So high is the label of a flag, in pixels. */
const labelHeight = 24;

/** A page of the PDF: as it looks, its text over it to be selected, and the words of its flags boxed. */
export const Sheet = memo(function Sheet(props: Props) {
  const { open, index, width, height, near, queue, text, start, end, flags, chosen } = props;
  const { found, watch, onFinder, onReady } = props;
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const distance = useCallback(() => farFromMiddle(picture.current), []);
  const read = useSheet(open, index, { near, queue, distance });
  const [undrawn, setUndrawn] = useState(false);
  const { scanned, unsure, check } = props;
  const page = useMemo(
    () => (read === null || read === "failed" ? null : withScanned(read, scanned)),
    [read, scanned],
  );
  const proxy = page?.page;

  const unit = page ? page.page.getViewport({ scale: 1 }).width : 1;
  useEffect(() => {
    const host = picture.current;
    if (!proxy || !host) return;
    const aborter = new AbortController();
    const draw = async (signal: AbortSignal) => {
      const canvas = await drawPage(open.library, proxy, width, signal);
      letGo(host);
      host.replaceChildren(canvas);
    };
    queue
      .add(draw, { distance, signal: aborter.signal })
      .then((isDrawn) => !aborter.signal.aborted && setUndrawn(!isDrawn));
    return () => aborter.abort();
  }, [proxy, open, queue, width, distance]);

  useEffect(() => {
    const layer = words.current;
    return page && layer ? layWords(open.library, page, layer) : undefined;
  }, [page, open]);
  useEffect(() => {
    const host = picture.current;
    if (!proxy || !host) return;
    return () => letGo(host);
  }, [proxy]);

  useEffect(() => {
    words.current?.style.setProperty("--total-scale-factor", String(width / unit));
  }, [width, unit]);

  const finder = useFinder(page, text);
  useEffect(() => {
    onFinder(index, finder);
    return () => onFinder(index, null);
  }, [onFinder, index, finder]);
  const boxed = useMemo(
    () => (finder ? boxFlags(flags, { start, end }, finder.boxes, labelHeight / height) : []),
    [finder, flags, start, end, height],
  );
  const foundBoxes = useMemo(
    () =>
      finder && found && found.start < end && found.end > start
        ? finder.boxes({ start: Math.max(0, found.start - start), end: found.end - start })
        : [],
    [finder, found, start, end],
  );
  const unsureBoxes = useMemo(
    () =>
      finder
        ? unsure.flatMap((one) => finder.boxes({ start: one.start - start, end: one.end - start }))
        : [],
    [finder, unsure, start],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told after each of these has been drawn
  useEffect(() => {
    if (finder) onReady(index);
  }, [finder, boxed, foundBoxes, index, onReady]);

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
          {unsureBoxes.map((box) => (
            <Around key={`${box.left} ${box.top}`} box={box} className="pdf-unsure" />
          ))}
          <div ref={words} className="pdf-words" />
          {unsure.length > 0 && check && (
            <Link to={check} className="pdf-check">
              {unsure.length === 1 ? "1 word" : `${unsure.length} words`} of this page to check
            </Link>
          )}
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

/** How far a page is from the middle of the window, in its pixels. */
function farFromMiddle(picture: HTMLElement | null): number {
  if (!picture) return 0;
  const { top, height } = picture.getBoundingClientRect();
  return Math.abs(top + height / 2 - innerHeight / 2);
}
