import { memo, useEffect, useMemo, useRef } from "react";
import type { RiskLevel } from "../../schemas/analysis.ts";
import { useNear } from "../desk/use-near.ts";
import { drawPage, letGo } from "./draw-page.ts";
import type { DrawQueue } from "./draw-queue.ts";
import type { OpenPdf } from "./open-pdf.ts";

/** In pixels of the window. */
const thumbnailWidth = 84;

type Props = {
  open: OpenPdf;
  ratios: readonly number[];
  /** The levels of the flags that begin on each page. */
  levels: readonly (readonly RiskLevel[])[];
  current: number;
  queue: DrawQueue;
  onPage: (index: number) => void;
};

/** All pages, small, with what is flagged on each. Each is drawn when it comes into view. */
export function Thumbnails({ open, ratios, levels, current, queue, onPage }: Props) {
  const weights = useMemo(() => ratios.map(() => 1), [ratios]);
  const { near, watch } = useNear(weights, []);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const at = list.current?.children[current];
    const panel = list.current?.parentElement;
    if (!(at instanceof HTMLElement) || !panel) return;
    // The panel alone is scrolled, not the page.
    panel.scrollTo({
      top: at.offsetTop - panel.clientHeight / 2,
      left: at.offsetLeft - panel.clientWidth / 2,
    });
  }, [current]);
  return (
    <nav aria-label="Pages" className="pdf-thumbnails">
      <ol ref={list}>
        {ratios.map((ratio, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <li key={index}>
            <Thumbnail
              open={open}
              index={index}
              ratio={ratio}
              near={near.has(index)}
              levels={levels[index] ?? []}
              isCurrent={index === current}
              queue={queue}
              watch={watch}
              onPage={onPage}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type OneProps = Pick<Props, "open" | "queue" | "onPage"> & {
  index: number;
  ratio: number;
  near: boolean;
  levels: readonly RiskLevel[];
  isCurrent: boolean;
  watch: (element: HTMLElement | null) => void;
};

const Thumbnail = memo(function Thumbnail(props: OneProps) {
  const { open, index, ratio, near, levels, isCurrent, queue, watch, onPage } = props;
  const picture = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const host = picture.current;
    if (!near || !host) return;
    const aborter = new AbortController();
    const draw = async (signal: AbortSignal) => {
      const page = await open.pdf.getPage(index + 1);
      const canvas = await drawPage(open.library, page, thumbnailWidth, signal);
      letGo(host);
      host.replaceChildren(canvas);
    };
    // The pages themselves come first.
    void queue.add(draw, { distance: () => 1e6 + index, signal: aborter.signal });
    return () => {
      aborter.abort();
      letGo(host);
    };
  }, [near, open, index, queue]);
  return (
    <button
      ref={watch}
      type="button"
      data-block={index}
      aria-current={isCurrent ? "page" : undefined}
      onClick={() => onPage(index)}
      className="pdf-thumbnail"
    >
      <span
        ref={picture}
        className="pdf-thumbnail-picture"
        style={{ width: thumbnailWidth, height: thumbnailWidth * ratio }}
      />
      <span>
        <span className="sr-only">Page </span>
        {index + 1}
        {levels.length > 0 && (
          <span className="pdf-thumbnail-flags">
            {levels.length} {levels.length === 1 ? "flag" : "flags"}
          </span>
        )}
      </span>
    </button>
  );
});
