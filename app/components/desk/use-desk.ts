import { useCallback, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isGap, type RiskFlag, type Span } from "../../schemas/analysis.ts";
import {
  type FlagView,
  flagsAtOnce,
  flagsParameter,
  inPart,
  pageAt,
  pageOfFlags,
  viewed,
} from "../rail/flag-view.ts";
import type { NumberedFlag } from "./document-line.tsx";
import type { DocumentHandle } from "./document-view.tsx";
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
  // Nobody's document has its flags about where their words are.
  const [view, setViewAlone] = useState<FlagView>({
    ...{ hidden: [], order: hidden === null ? "document" : "level" },
  });
  const asked = Number(useSearchParams()[0].get(flagsParameter) ?? 0);
  /** The page of flags that somebody has turned to; null: the one with the chosen flag. */
  const [turned, setTurned] = useState<number | null>(asked || null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const document_ = useRef<DocumentHandle>(null);

  const all = useMemo(() => numbered(riskFlags, hidden), [riskFlags, hidden]);
  const isHidden = useCallback((i: number) => hidden?.[i]?.hidden === true, [hidden]);
  const flags = useMemo(() => all.filter(({ number }) => !isHidden(number)), [all, isHidden]);
  const setAside = useMemo(() => all.filter(({ number }) => isHidden(number)), [all, isHidden]);
  const shown = useMemo(() => viewed(flags, view), [flags, view]);
  const matters = useMemo(() => inPart(flags, "matters"), [flags]);
  const marked = useMemo(() => shown.filter((flag) => !isGap(flag)), [shown]);
  const chosenAt = chosen === null ? 0 : shown.findIndex(({ number }) => number === chosen);
  const rail = pageOfFlags(shown, turned ?? pageAt(chosenAt));
  const setView = useCallback((next: FlagView) => {
    setViewAlone(next);
    setTurned(1);
  }, []);

  /** Chooses a flag and brings its words into view. */
  const choose = useCallback(
    (number: number, focus = false) => {
      const flag = all[number];
      if (!flag) return;
      setChosen(number);
      setTurned(null);
      if (!isGap(flag)) document_.current?.show(flag.start, wordsId(number), focus);
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
    setTurned(null);
    setSheetOpen(true);
    // The sheet has to be there before anything in it can have the focus.
    requestAnimationFrame(() => {
      const card = document.getElementById(flagId(number));
      const around = card?.closest<HTMLDetailsElement>("details.also-flags");
      for (const details of [around, card?.querySelector("details")])
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
    /** Those that are counted. */
    matters,
    setAside,
    shown,
    /** Those whose words are marked in the document. */
    marked,
    rail,
    turnTo: setTurned,
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

/** Flags with their numbers and, where they are more than the rail has at once, its page that has them without JavaScript. */
function numbered(
  flags: readonly RiskFlag[],
  hidden: readonly { hidden: boolean }[] | null,
): NumberedFlag[] {
  const all = flags.map((flag, number) => ({ ...flag, number }));
  if (all.length <= flagsAtOnce) return all;
  const seen = all.filter(({ number }) => !hidden?.[number]?.hidden);
  const order = viewed(seen, { hidden: [], order: "level" });
  const pages = new Map(order.map(({ number }, i) => [number, pageAt(i)]));
  return all.map((flag) => ({ ...flag, railPage: pages.get(flag.number) ?? 1 }));
}

export type Desk = ReturnType<typeof useDesk>;
