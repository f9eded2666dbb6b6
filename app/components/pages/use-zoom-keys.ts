import { useEffect } from "react";
import { keysAreOn } from "../rail/use-flag-keys.ts";

/** How large pages can be shown: 1 is as wide as there is room. */
export const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;

/** `+` and `-` make the pages larger and smaller, `0` as wide as there is room; Ctrl or Cmd F leads to the desk's own search, since the browser's sees only the pages that are drawn. */
export function useZoomKeys(isShown: boolean, zoom: number, onZoom: (zoom: number) => void) {
  useEffect(() => {
    if (!isShown) return;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key === "f") toOwnSearch(event);
        return;
      }
      if (!keysAreOn()) return;
      const next = {
        "+": zooms.find((step) => step > zoom),
        "=": zooms.find((step) => step > zoom),
        "-": zooms.findLast((step) => step < zoom),
        "0": 1,
      }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      onZoom(next);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isShown, zoom, onZoom]);
}

/** Pressed once more, in that field, it is the browser's. */
function toOwnSearch(event: KeyboardEvent) {
  const field = document.querySelector<HTMLInputElement>(".desk .find input");
  if (!field || field.offsetParent === null) return;
  event.preventDefault();
  field.focus();
  field.select();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));
