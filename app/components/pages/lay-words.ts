import type { Library } from "./open-pdf.ts";
import type { ReadPage } from "./use-sheet.ts";

/** So many stretches of text are laid in one task; most pages have fewer. */
const inOneTask = 200;

/** Lays a page's text over it, so that it can be selected and read out. @returns what takes it away. */
export function layWords(library: Library, { page, content }: ReadPage, layer: HTMLElement) {
  const text = new library.TextLayer({
    textContentSource: inParts(content),
    container: layer,
    viewport: page.getViewport({ scale: 1 }),
  });
  text.render().catch(() => {});
  return () => {
    text.cancel();
    layer.replaceChildren();
  };
}

/** Thousands of stretches at once would hold up the window. */
function inParts({ items, styles, lang }: ReadPage["content"]): ReadableStream {
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve));
        controller.enqueue({ items: items.slice(at, at + inOneTask), styles, lang });
        at += inOneTask;
        if (at >= items.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
