import {
  type Ref,
  useCallback,
  useContext,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Span } from "../../schemas/analysis.ts";
import { type PageLengths, pageAt, pageStarts } from "../../schemas/documents/pages.ts";
import { selectedWords } from "../boxes/selected-words.ts";
import type { Finder } from "../boxes/word-boxes.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";
import type { DocumentHandle } from "../desk/document-view.tsx";
import { useNear } from "../desk/use-near.ts";
import { useHand } from "../hand/hand-context.ts";
import { scanPath } from "../scan/addresses.ts";
import { UnsureContext } from "../scan/unsure-words.tsx";
import { Notice } from "../ui/notice.tsx";
import { DrawQueue } from "./draw-queue.ts";
import { mostPages } from "./open-pdf.ts";
import { partsOf } from "./page-parts.ts";
import { PagesBar } from "./pages-bar.tsx";
import { Sheet } from "./sheet.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { useArrival } from "./use-arrival.ts";
import { useCurrentPage } from "./use-current-page.ts";
import { partAt, sheetAt, useKeepPlace } from "./use-keep-place.ts";
import { usePdf } from "./use-pdf.ts";
import { useRatios } from "./use-ratios.ts";
import { useRoom } from "./use-room.ts";
import { useScanned } from "./use-scanned.ts";
import { useZoomKeys } from "./use-zoom-keys.ts";
import "../../styles/legalai/pages.css";

type Props = {
  /** Where the PDF is. */
  address: string;
  /** Where the words are that were read from its pictures. */
  words: string | null;
  /** The text that was read from it; null until it is here, or where its pages are not known. */
  text: string | null;
  lengths: PageLengths;
  flags: readonly NumberedFlag[];
  chosen: number | null;
  found: Span | null;
  /** Hidden, it keeps the document and its place, and lets go of what it has drawn. */
  isShown: boolean;
  /** Told in a sentence why there are no pages. */
  onProblem: (sentence: string) => void;
  ref: Ref<DocumentHandle>;
};

const nothing: readonly number[] = [];

/** The pages of a PDF as they look, of which only those near the window are drawn. */
export function PagesView(props: Props) {
  const { address, words, text, lengths, flags, chosen, found, isShown, onProblem, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keepPlace = useKeepPlace(scroller);
  const open = usePdf(address, onProblem);
  const scanned = useScanned(words);
  const unsure = useContext(UnsureContext);
  const hand = useHand();
  const ratios = useRatios(open, keepPlace);
  const room = useRoom(scroller, keepPlace);
  const [zoom, setZoom] = useState(1);
  const [thumbnails, setThumbnails] = useState(false);
  const queue = useMemo(() => new DrawQueue(), []);
  const { near, watch, draw } = useNear(ratios, nothing);
  const current = useCurrentPage(scroller, isShown);
  const starts = useMemo(() => pageStarts(lengths), [lengths]);
  const parts = useMemo(
    () => partsOf(text, lengths, { flags, unsure }),
    [text, lengths, flags, unsure],
  );
  const width = Math.max(1, Math.round(room * zoom));
  const sheetOf = useCallback((index: number) => scroller.current?.children[index], []);
  const { setOut, arrive } = useArrival(sheetOf);

  const finders = useRef(new Map<number, Finder>());
  const keepFinder = useCallback((index: number, finder: Finder | null) => {
    if (finder) finders.current.set(index, finder);
    else finders.current.delete(index);
  }, []);

  useImperativeHandle(ref, () => ({
    wordsIn: (selection) => selectedWords(selection, { finders: finders.current, parts }),
    show(offset, id, focus) {
      const index = (pageAt(starts, offset) ?? 1) - 1;
      draw(index);
      const { start = 0, end = 0 } = parts[index]?.span ?? {};
      const part = (offset - start) / Math.max(1, end - start);
      setOut({ index, id, focus, part, toFound: found?.start === offset });
    },
    place() {
      const sheets = scroller.current?.children;
      const index = sheetAt(sheets, innerHeight / 2);
      const sheet = sheets?.[index];
      const { start = 0, end = 0 } = parts[index]?.span ?? {};
      const part = sheet ? Math.max(0, Math.min(1, partAt(sheet, innerHeight / 2))) : 0;
      return Math.round(start + part * (end - start));
    },
  }));

  const zoomTo = useCallback((next: number) => keepPlace(() => setZoom(next)), [keepPlace]);
  useZoomKeys(isShown, zoom, zoomTo);
  const goTo = (index: number) => {
    draw(index);
    sheetOf(index)?.scrollIntoView({ block: "start" });
  };
  const levels = useMemo(
    () =>
      parts.map(({ span, flags: on }) =>
        on.filter(({ start }) => start >= span.start).map(({ riskLevel }) => riskLevel),
      ),
    [parts],
  );
  const left = (open?.pdf.numPages ?? 0) - mostPages;
  return (
    <div className="pdf-pages" hidden={!isShown}>
      {ratios.length > 0 && (
        <PagesBar
          current={current}
          count={ratios.length}
          zoom={zoom}
          thumbnails={thumbnails}
          onPage={goTo}
          onZoom={zoomTo}
          onThumbnails={(shown) => keepPlace(() => setThumbnails(shown))}
        />
      )}
      {ratios.length === 0 && (
        <p role="status" className="pdf-loading">
          Loading the pages…
        </p>
      )}
      {lengths.length === 0 && (
        <Notice look="plain">
          The words of the flags are boxed here once the document has been analysed again: it was
          read before pages were kept.
        </Notice>
      )}
      <div className="pdf-desk" data-thumbnails={thumbnails ? "" : undefined}>
        {thumbnails && open && (
          <Thumbnails
            open={open}
            ratios={ratios}
            levels={levels}
            current={current}
            queue={queue}
            onPage={goTo}
          />
        )}
        {/* What scrolls across has to be reached by keys. */}
        <div ref={scroller} className="pdf-scroller" tabIndex={zoom > 1 ? 0 : undefined}>
          {open &&
            room > 0 &&
            ratios.map((ratio, index) => (
              <Sheet
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                key={index}
                open={open}
                index={index}
                width={width}
                height={Math.round(width * ratio)}
                near={isShown && near.has(index)}
                queue={queue}
                text={parts[index]?.text ?? null}
                start={parts[index]?.span.start ?? 0}
                end={parts[index]?.span.end ?? 0}
                flags={parts[index]?.flags ?? noFlags}
                scanned={scanned[index]}
                unsure={parts[index]?.unsure ?? noWords}
                check={hand && scanPath(hand.caseId, index)}
                chosen={parts[index]?.flags.some(({ number }) => number === chosen) ? chosen : null}
                found={found}
                watch={watch}
                onFinder={keepFinder}
                onReady={arrive}
              />
            ))}
        </div>
      </div>
      {left > 0 && (
        <p className="pdf-loading">
          {left.toLocaleString("en-AU")} further {left === 1 ? "page is" : "pages are"} not shown
          here. Download the original to see all of it.
        </p>
      )}
    </div>
  );
}

const noFlags: readonly NumberedFlag[] = [];
const noWords: readonly Span[] = [];
