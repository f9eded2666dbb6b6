import { type RefObject, useEffect, useRef, useState } from "react";

/** How wide the pages can be without scrolling across, in pixels of the window; 0 until that is known. */
export function useRoom(
  scroller: RefObject<HTMLElement | null>,
  keepPlace: (change: () => void) => void,
): number {
  const [room, setRoom] = useState(0);
  const known = useRef(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      // Hidden, it has no width, and keeps the one that it had.
      if (width === 0 || width === known.current) return;
      known.current = width;
      // Not in the observer itself: what is drawn in it would be observed again.
      requestAnimationFrame(() => keepPlace(() => setRoom(width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, keepPlace]);
  return room;
}
