import type { ReactNode } from "react";
import type { Span } from "../../schemas/analysis.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

export type ShowSpan = (span: Span) => void;

/** Words that lead to the place of the document that they come from; plain words where no script can do that. */
export function PlaceLink({
  span,
  onShow,
  children,
}: {
  span: Span;
  onShow: ShowSpan;
  children: ReactNode;
}) {
  if (!useHydrated()) return children;
  return (
    <button type="button" className="place" onClick={() => onShow(span)}>
      {children}
    </button>
  );
}
