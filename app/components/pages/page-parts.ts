import type { Span } from "../../schemas/analysis.ts";
import { type PageLengths, pageStarts } from "../../schemas/documents/pages.ts";
import { spansIn } from "../desk/document-layout.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";

/** What of a document stands on one of its pages. */
export type PagePart = {
  span: Span;
  text: string | null;
  flags: readonly NumberedFlag[];
  /** The words that the machine was not sure of. */
  unsure: readonly Span[];
};

const none: readonly NumberedFlag[] = [];

/** A document's text and flags by its pages; a part is the same object as before where nothing on it has changed. */
export function partsOf(
  text: string | null,
  lengths: PageLengths,
  { flags, unsure }: { flags: readonly NumberedFlag[]; unsure: readonly Span[] },
): PagePart[] {
  return pageStarts(lengths).map((start, i) => {
    const span = { start, end: start + (lengths[i] ?? 0) };
    const on = flags.filter((flag) => flag.start < span.end && flag.end > span.start);
    return {
      span,
      text: text === null ? null : text.slice(span.start, span.end),
      flags: on.length === 0 ? none : on,
      unsure: spansIn(unsure, span),
    };
  });
}
