import { type RefObject, useCallback } from "react";
import { flushSync } from "react-dom";

/** The page at a height of the window, by looking at few of them; the last one above it. */
export function sheetAt(sheets: HTMLCollection | undefined, height: number): number {
  let low = 0;
  let high = (sheets?.length ?? 0) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sheets?.[middle]?.getBoundingClientRect().top ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How far down a page a height of the window is, in parts of it. */
export function partAt(sheet: Element, height: number): number {
  const box = sheet.getBoundingClientRect();
  return (height - box.top) / box.height;
}

/** Makes a change that moves the pages, and brings back to the middle of the window what was there before. */
export function useKeepPlace(scroller: RefObject<HTMLElement | null>) {
  return useCallback(
    (change: () => void) => {
      const middle = innerHeight / 2;
      const pages = scroller.current;
      const sheet = pages?.children[sheetAt(pages.children, middle)];
      const part = sheet ? partAt(sheet, middle) : -1;
      const across = pages ? (pages.scrollLeft + pages.clientWidth / 2) / pages.scrollWidth : 0;
      flushSync(change);
      if (!pages || !sheet || part < 0 || part > 1.05) return;
      scrollBy({
        top: (partAt(sheet, middle) - part) * -sheet.getBoundingClientRect().height,
        behavior: "instant",
      });
      pages.scrollLeft = across * pages.scrollWidth - pages.clientWidth / 2;
    },
    [scroller],
  );
}
