const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads and starts the islands piece by piece, so that no piece keeps the page from answering for long. */
async function wake() {
  await import("react-dom/client");
  await nextTask();
  await import("./components/islands/registry.tsx");
  await nextTask();
  (await import("./components/islands/wake.tsx")).wakeIslands();
}

/** Runs when the page is drawn and nothing else is waiting, or as soon as somebody reaches for the page. */
function whenQuiet(run: () => void) {
  const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  if (document.readyState === "complete") soon(run);
  else addEventListener("load", () => soon(run), { once: true });
  for (const reach of ["pointerdown", "focusin"]) addEventListener(reach, run, { once: true });
}

/** A page with islands wakes them and nothing else; any other page that gets here is the router's. */
if (document.querySelector("[data-island]")) whenQuiet(wake);
else import("./router.client.tsx");
