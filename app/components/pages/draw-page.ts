import type { Library, PDFPageProxy } from "./open-pdf.ts";

/** More are not drawn, however large a page is: they would take up more than 34 MB each. */
const mostPixels = 2 ** 23;
/** No browser draws on a longer canvas. */
const longestSide = 8_192;

/** How many pixels a unit of the page is drawn with, for a page so wide in the window. */
export function pixelsFor(
  page: { width: number; height: number },
  width: number,
  ratio: number,
): number {
  return Math.min(
    (width * ratio) / page.width,
    Math.sqrt(mostPixels / (page.width * page.height)),
    longestSide / Math.max(page.width, page.height),
  );
}

/** Draws a page as wide as so many pixels of the window, with what its notes and form fields show. */
export async function drawPage(
  library: Library,
  page: PDFPageProxy,
  width: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const scale = pixelsFor(page.getViewport({ scale: 1 }), width, devicePixelRatio);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({
    canvas,
    viewport,
    annotationMode: library.AnnotationMode.ENABLE,
  });
  signal.addEventListener("abort", () => task.cancel(), { once: true });
  await task.promise;
  return canvas;
}

/** Gives back what a canvas takes up at once, and not when somebody collects it. */
export function letGo(host: HTMLElement) {
  for (const canvas of host.querySelectorAll("canvas")) {
    canvas.width = 0;
    canvas.height = 0;
  }
  host.replaceChildren();
}
