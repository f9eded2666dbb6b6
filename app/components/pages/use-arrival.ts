import { useCallback, useEffect, useRef } from "react";

/** Where to go: the flag with this id or the words that were found, once they are drawn; else so far down the page. */
type Goal = {
  index: number;
  id: string | undefined;
  focus: boolean | undefined;
  part: number;
  toFound: boolean;
};

/** What a person does who goes elsewhere by themselves. */
const ownWays = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Goes to a place of a page, which may have to be drawn first: `setOut` begins it, `arrive` is told that a page is drawn. */
export function useArrival(sheetOf: (index: number) => Element | undefined) {
  const goal = useRef<Goal | null>(null);

  const arrive = useCallback(
    (index: number) => {
      const wanted = goal.current;
      const sheet = sheetOf(index);
      if (wanted?.index !== index || !sheet) return false;
      const label = wanted.id ? document.getElementById(wanted.id) : null;
      const box = label?.closest(".pdf-flag")?.querySelector(".pdf-box");
      const target = box ?? label ?? (wanted.toFound ? sheet.querySelector(".pdf-found") : null);
      if (!target) return false;
      goal.current = null;
      target.scrollIntoView({ block: "center", inline: "nearest" });
      if (wanted.focus) label?.focus({ preventScroll: true });
      return true;
    },
    [sheetOf],
  );

  const setOut = useCallback(
    (next: Goal) => {
      goal.current = next;
      if (arrive(next.index)) return;
      const sheet = sheetOf(next.index);
      if (!sheet) return;
      const { top, height } = sheet.getBoundingClientRect();
      scrollBy({ top: top + next.part * height - innerHeight / 2, behavior: "instant" });
    },
    [arrive, sheetOf],
  );

  useEffect(() => {
    const giveUp = () => {
      goal.current = null;
    };
    for (const way of ownWays) addEventListener(way, giveUp, { passive: true, capture: true });
    return () => {
      for (const way of ownWays) removeEventListener(way, giveUp, { capture: true });
    };
  }, []);

  return { setOut, arrive };
}
