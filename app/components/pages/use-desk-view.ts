import { useCallback, useEffect, useRef, useState } from "react";
import { wordsId } from "../desk/places.ts";
import type { Desk } from "../desk/use-desk.ts";

/** How a document is shown: its text, or its pages as they look. */
export const deskViews = { text: "Text", pages: "Pages" } as const;
export type DeskView = keyof typeof deskViews;

/**
 * Which view the desk shows. Turning from one to the other stays at the place that is read; the address `#pages` turns
 * to the pages.
 */
export function useDeskView(hasPages: boolean, { document: shown, flags, chosen }: Desk) {
  const [view, setView] = useState<DeskView>("text");
  const [wasPages, setWasPages] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const place = useRef<{ offset: number; id?: string } | null>(null);
  const flag = flags.find(({ number }) => number === chosen);

  const turn = useCallback(
    (next: DeskView) => {
      place.current =
        flag && areChosenWordsSeen()
          ? { offset: flag.start, id: wordsId(flag.number) }
          : { offset: shown.current?.place() ?? 0 };
      setProblem(null);
      setView(next);
      if (next === "pages") setWasPages(true);
    },
    [shown, flag],
  );
  const giveUp = useCallback((sentence: string) => {
    setProblem(sentence);
    setView("text");
    setWasPages(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: done once the other view is there
  useEffect(() => {
    const { offset = 0, id } = place.current ?? {};
    place.current = null;
    if (offset > 0) shown.current?.show(offset, id);
  }, [view]);

  const turnTo = useRef(turn);
  turnTo.current = turn;
  useEffect(() => {
    if (!hasPages) return;
    const look = () => location.hash === "#pages" && turnTo.current("pages");
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [hasPages]);

  return { view, wasPages, problem, turn, giveUp };
}

/** Whether the words of the flag that is chosen are in the window. */
function areChosenWordsSeen(): boolean {
  const words = document.querySelectorAll(".mark[data-chosen], [data-chosen] .pdf-box");
  return [...words].some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
