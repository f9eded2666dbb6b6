import { type RefObject, useEffect, useState } from "react";
import { sheetAt } from "./use-keep-place.ts";

/** Which page is in the middle of the window, from 0 on. */
export function useCurrentPage(scroller: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(sheetAt(scroller.current?.children, innerHeight / 2));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    plan();
    addEventListener("scroll", plan, { passive: true });
    return () => {
      removeEventListener("scroll", plan);
      cancelAnimationFrame(frame);
    };
  }, [scroller, isShown]);
  return current;
}
