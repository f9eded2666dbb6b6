import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** How far outside the window something may be and still be drawn, in pixels. */
const margin = 1_200;

const blockOf = (element: Element) => Number(element.getAttribute("data-block"));

/**
 * Which of many blocks, one under another, are near the window. `watch` is the ref of a block's element;
 * `heightOf` is how tall a block was when it was last drawn, or about how tall it will be, in pixels.
 * @param weights how much each block holds, in any unit.
 */
export function useNear(weights: readonly number[], initial: readonly number[]) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(initial));
  const observer = useRef<IntersectionObserver | null>(null);
  const elements = useRef(new Map<number, HTMLElement>());
  const heights = useRef(new Map<number, number>());
  const perUnit = useRef(0.4);

  useEffect(() => {
    observer.current = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect } of entries) {
          const index = blockOf(target);
          if (target.childElementCount === 0) continue;
          heights.current.set(index, boundingClientRect.height);
          const weight = weights[index] ?? 0;
          if (weight > 500) perUnit.current = boundingClientRect.height / weight;
        }
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(blockOf(target));
            else after.delete(blockOf(target));
          }
          return after;
        });
      },
      { rootMargin: `${margin}px 0px` },
    );
    for (const element of elements.current.values()) observer.current.observe(element);
    const forget = () => heights.current.clear();
    window.addEventListener("resize", forget);
    return () => {
      observer.current?.disconnect();
      window.removeEventListener("resize", forget);
    };
  }, [weights]);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const index = blockOf(element);
    elements.current.set(index, element);
    observer.current?.observe(element);
    return () => {
      elements.current.delete(index);
      observer.current?.unobserve(element);
    };
  }, []);

  /** Draws a block at once, wherever it is, and returns its element. */
  const draw = useCallback((index: number) => {
    flushSync(() => setNear((before) => new Set(before).add(index)));
    return elements.current.get(index);
  }, []);

  const heightOf = (index: number) =>
    heights.current.get(index) ?? (weights[index] ?? 0) * perUnit.current;

  return { near, watch, draw, heightOf };
}
