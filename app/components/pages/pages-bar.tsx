import { Minus, PanelLeft, Plus, StretchHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { zooms } from "./use-zoom-keys.ts";

type Props = {
  current: number;
  count: number;
  zoom: number;
  thumbnails: boolean;
  onPage: (index: number) => void;
  onZoom: (zoom: number) => void;
  onThumbnails: (shown: boolean) => void;
};

/** Which page is shown and how large, and the small pages. */
export function PagesBar(props: Props) {
  const { current, count, zoom, thumbnails, onPage, onZoom, onThumbnails } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = String(current + 1);
  }, [current]);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number.parseInt(field.current?.value ?? "", 10);
    if (!Number.isFinite(wanted)) return;
    const page = Math.max(1, Math.min(count, wanted));
    if (field.current) field.current.value = String(page);
    onPage(page - 1);
  };
  const larger = zooms.find((step) => step > zoom);
  const smaller = zooms.findLast((step) => step < zoom);
  return (
    <fieldset className="pdf-bar no-print">
      <legend className="sr-only">The pages</legend>
      <button
        type="button"
        className="action quiet small"
        aria-pressed={thumbnails}
        onClick={() => onThumbnails(!thumbnails)}
      >
        <PanelLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        <span>Thumbnails</span>
      </button>
      <form onSubmit={go} className="pdf-number">
        <input
          ref={field}
          inputMode="numeric"
          aria-label={`Page, of ${count}`}
          defaultValue={current + 1}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => {
            event.currentTarget.value = String(current + 1);
          }}
          className="field-input small"
        />
        <span aria-hidden="true">/ {count}</span>
      </form>
      <div className="pdf-zoom">
        <button
          type="button"
          className="action quiet small"
          aria-label="Smaller"
          disabled={smaller === undefined}
          onClick={() => smaller && onZoom(smaller)}
        >
          <Minus aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
        <span role="status" className="pdf-percent">
          {Math.round(zoom * 100)}%
        </span>
        <button
          type="button"
          className="action quiet small"
          aria-label="Larger"
          disabled={larger === undefined}
          onClick={() => larger && onZoom(larger)}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
        <button
          type="button"
          className="action quiet small"
          aria-label="Fit the width"
          aria-pressed={zoom === 1}
          onClick={() => onZoom(1)}
        >
          <StretchHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </button>
      </div>
    </fieldset>
  );
}
