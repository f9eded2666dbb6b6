import type { MouseEvent } from "react";

/**
 * The number of the flag whose boxed words a press on a page is on; null beside them, and where words were selected.
 * The boxes let presses through, so that the words under them can be selected.
 */
export function boxedFlagAt({ target, clientX, clientY }: MouseEvent): number | null {
  const sheet = target instanceof Element ? target.closest(".pdf-sheet") : null;
  if (!sheet || getSelection()?.isCollapsed === false) return null;
  const pressed = [...sheet.querySelectorAll("[data-box]")].find((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
  return pressed ? Number(pressed.getAttribute("data-box")) : null;
}
