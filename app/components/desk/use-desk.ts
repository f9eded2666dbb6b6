import { useCallback, useMemo, useRef, useState } from "react";
import type { RiskFlag, Span } from "../../schemas/analysis.ts";
import type { DocumentHandle } from "./document-view.tsx";
import { type FlagView, viewed } from "./flag-view.ts";
import { flagId, wordsId } from "./places.ts";

/**
 * What is chosen, found and shown on the reading desk, and the ways of jumping between flags and their words.
 * @param hidden which of the flags are hidden from the report: these are set aside, and not marked in the document.
 */
export function useDesk(
  riskFlags: readonly RiskFlag[],
  hidden: readonly { hidden: boolean }[] | null,
) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [found, setFound] = useState<Span | null>(null);
  const [view, setView] = useState<FlagView>({ hidden: [], order: "document" });
  const [sheetOpen, setSheetOpen] = useState(false);
  const document_ = useRef<DocumentHandle>(null);

  const all = useMemo(() => riskFlags.map((flag, number) => ({ ...flag, number })), [riskFlags]);
  const isHidden = useCallback((i: number) => hidden?.[i]?.hidden === true, [hidden]);
  const flags = useMemo(() => all.filter(({ number }) => !isHidden(number)), [all, isHidden]);
  const setAside = useMemo(() => all.filter(({ number }) => isHidden(number)), [all, isHidden]);
  const shown = useMemo(() => viewed(flags, view), [flags, view]);

  /** Chooses a flag and brings its words into view. */
  const choose = useCallback(
    (number: number, focus = false) => {
      const flag = all[number];
      if (!flag) return;
      setChosen(number);
      document_.current?.show(flag.start, wordsId(number), focus);
    },
    [all],
  );

  /** From a flag to its words, with the focus. */
  const showWords = useCallback(
    (number: number) => {
      setSheetOpen(false);
      choose(number, true);
    },
    [choose],
  );

  /** From the words to their flag: opens it and gives it the focus. */
  const openFlag = useCallback((number: number) => {
    setChosen(number);
    setSheetOpen(true);
    // The sheet has to be there before anything in it can have the focus.
    requestAnimationFrame(() => {
      const card = document.getElementById(flagId(number));
      const details = card?.querySelector("details");
      if (details) details.open = true;
      card?.scrollIntoView({ block: "nearest" });
      card?.querySelector("summary")?.focus({ preventScroll: true });
    });
  }, []);

  /** Brings any words of the document into view and marks them. */
  const showSpan = useCallback((span: Span) => {
    setFound(span);
    document_.current?.show(span.start);
  }, []);

  const showPlace = useCallback((offset: number) => document_.current?.show(offset), []);

  return {
    flags,
    setAside,
    shown,
    view,
    setView,
    chosen,
    found,
    setFound,
    sheetOpen,
    setSheetOpen,
    document: document_,
    choose,
    showWords,
    openFlag,
    showSpan,
    showPlace,
  };
}

export type Desk = ReturnType<typeof useDesk>;
