import { type RefObject, useEffect, useState } from "react";

const storageKey = "legalai-flag-keys";

/** Whether single keys do something on the desk, on this device. */
export const keysAreOn = () => localStorage.getItem(storageKey) !== "off";

/**
 * `j` and `k` walk the flags' headings inside `rail`; Enter opens the one that has the focus, as the browser does
 * by itself; other keys do with the flag that has the focus, or is chosen, what `decide` says. A reader can turn the keys off (WCAG 2.2, 2.1.4), which is kept on this device.
 */
export function useFlagKeys(
  rail: RefObject<HTMLElement | null>,
  decide: Partial<Record<string, (card: HTMLElement) => void>>,
) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(keysAreOn()), []);

  useEffect(() => {
    if (!on) return;
    const walk = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      const work = decide[event.key];
      if (
        !(step || work) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const headings = [
        ...(rail.current?.querySelectorAll<HTMLElement>(
          ".flag > details:first-of-type > summary",
        ) ?? []),
      ].filter((heading) => heading.checkVisibility());
      const at = headings.findIndex((heading) => heading.matches(":focus"));
      const chosen = headings.findIndex((heading) => heading.closest("[data-chosen]"));
      const from = at === -1 ? chosen : at;
      if (work) {
        const card = headings[from]?.closest<HTMLElement>(".flag");
        if (!card) return;
        event.preventDefault();
        return work(card);
      }
      const next =
        headings[from === -1 ? 0 : Math.max(0, Math.min(headings.length - 1, from + (step ?? 0)))];
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", walk);
    return () => document.removeEventListener("keydown", walk);
  }, [on, rail, decide]);

  const turn = (next: boolean) => {
    setOn(next);
    localStorage.setItem(storageKey, next ? "on" : "off");
  };
  return { on, turn };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));
