import { type RefObject, useCallback, useEffect, useState } from "react";
import { manyFlagsForm } from "./many-flags.tsx";

/** The tick boxes inside an element that belong to the form that decides about several flags. */
export const ticksIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLInputElement>(`input[form=${manyFlagsForm}]`) ?? []),
];

/**
 * How many flags inside `rail` are ticked, and the ways of ticking several. The boxes keep their own state, as they do
 * without JavaScript; who changes one by hand has to `recount`.
 * @param page which page of flags is listed: what is on another is not ticked any more.
 */
export function useTicks(rail: RefObject<HTMLElement | null>, page: number) {
  const [ticked, setTicked] = useState(0);
  const recount = useCallback(
    () => setTicked(ticksIn(rail.current).filter(({ checked }) => checked).length),
    [rail],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes of another page are others
  useEffect(() => recount(), [recount, page]);

  /** Ticks all that are meant, or unticks them where all of them are ticked. */
  const tick = (isMeant: (box: HTMLInputElement) => boolean) => {
    const meant = ticksIn(rail.current).filter(isMeant);
    const isTicked = !meant.every(({ checked }) => checked);
    for (const box of meant) box.checked = isTicked;
    recount();
  };
  const untick = () => {
    for (const box of ticksIn(rail.current)) box.checked = false;
    recount();
  };
  return { ticked, recount, tick, untick };
}
