import type { Locator } from "@playwright/test";

type Box = { left: number; top: number; right: number; bottom: number };

/** The tops of the lines that the words of an element are set in. */
export const linesOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const tops: number[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { top, height, width } of range.getClientRects())
        if (width > 1 && !tops.some((known) => Math.abs(known - top) < height / 3)) tops.push(top);
    }
    return tops;
  });

/** Every line of text in an element, as a box with its words. */
export const textsOf = (element: Locator): Promise<(Box & { words: string })[]> =>
  element.evaluate((node) => {
    const found: (Box & { words: string })[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = (text.textContent ?? "").trim();
      // A word is cut off at its foot by its own shadow, which begins there.
      if (!words || text.parentElement?.closest(".standing, .sr-only")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, right, bottom } of range.getClientRects())
        found.push({ left, top, right, bottom, words });
    }
    return found;
  });

/** The boxes around the shadows that words and drawn things in an element throw: those of words first. */
export const shadowsOf = (element: Locator): Promise<Box[]> =>
  element.evaluate((node) => {
    const ofWords = [...node.querySelectorAll(".standing")].map((word) => {
      const { left, top } = word.getBoundingClientRect();
      const style = getComputedStyle(word, "::after");
      const [originX = 0, originY = 0] = style.transformOrigin.split(" ").map(Number.parseFloat);
      const sheared = new DOMMatrix(style.transform);
      const [width, height] = [style.width, style.height].map(Number.parseFloat);
      const corners = [
        [0, 0],
        [width ?? 0, 0],
        [0, height ?? 0],
        [width ?? 0, height ?? 0],
      ].map(([x = 0, y = 0]) => sheared.transformPoint({ x: x - originX, y: y - originY }));
      const xs = corners.map(({ x }) => left + originX + x);
      const ys = corners.map(({ y }) => top + originY + y);
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        // Above their feet the letters themselves stand.
        top: top + originY,
        bottom: Math.max(...ys),
      };
    });
    const ofThings = [...node.querySelectorAll(".cast")].map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return { left, top, right, bottom };
    });
    return [...ofWords, ...ofThings];
  });
