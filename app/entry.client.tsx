import { openDialogsByButton } from "./lib/browser/invokers.ts";

/** Runs once: when the page is drawn and one of the elements is less than a screen away, or somebody reaches for the page. */
function whenNear(elements: Iterable<Element>, run: () => void) {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: "100% 0%" },
  );
  const started = new AbortController();
  const start = () => {
    started.abort();
    near.disconnect();
    run();
  };
  const { signal } = started;
  for (const reach of ["pointerdown", "focusin"]) addEventListener(reach, start, { signal });
  const observe = () => {
    for (const element of signal.aborted ? [] : elements) near.observe(element);
  };
  const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  if (document.readyState === "complete") soon(observe);
  else addEventListener("load", () => soon(observe), { once: true });
}

/** A page with islands wakes them and nothing else; any other page that gets here is the router's. */
const islands = document.querySelectorAll("[data-island]");
if (islands.length > 0) {
  openDialogsByButton();
  whenNear(islands, async () => (await import("./components/islands/wake.tsx")).wakeIslands());
} else import("./router.client.tsx");
