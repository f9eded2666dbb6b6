import { tiffPages, withFirst } from "../lib/files/tiff-pages.ts";
import { scanAssets } from "./assets.ts";
import type { Recogniser } from "./recogniser.ts";

/** A document whose pages can be drawn. */
export type Original = {
  pages: number;
  /** Whether a page has text of its own, so that its picture need not be read. */
  hasText: (page: number) => Promise<boolean>;
  /** A page as a picture of about this many dots an inch. */
  draw: (page: number, dpi: number) => Promise<ImageData>;
  close: () => void;
};

/** The longest side of a picture that is read: about 300 dots an inch of a page. */
const longest = 3_600;
const [inches, points] = [11.7, 72];

/**
 * Opens a document by its bytes.
 * @param decode what draws a kind of picture that the browser does not.
 */
export async function openOriginal(
  bytes: Uint8Array<ArrayBuffer>,
  decode: () => Promise<Recogniser["decode"]>,
): Promise<Original> {
  const mark = String.fromCharCode(...bytes.subarray(0, 4));
  if (mark.startsWith("II*") || mark.startsWith("MM")) return openTiff(bytes, decode);
  if (mark.startsWith("\x89PNG") || mark.startsWith("\xff\xd8")) return openPicture(bytes);
  return openPdf(bytes);
}

async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Original> {
  const { getDocument, GlobalWorkerOptions } = await import("pdfjs-dist");
  GlobalWorkerOptions.workerSrc = `${scanAssets}pdf.worker.min.mjs`;
  const task = getDocument({
    data: bytes.slice(),
    wasmUrl: scanAssets,
    enableXfa: false,
  });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    async hasText(number) {
      const page = await pdf.getPage(number + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str : "")).join("");
      const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      return letters > 0 && letters > text.replace(/\s/g, "").length / 2;
    },
    async draw(number, dpi) {
      const page = await pdf.getPage(number + 1);
      const natural = page.getViewport({ scale: 1 });
      const side = Math.max(natural.width, natural.height);
      const viewport = page.getViewport({ scale: Math.min(dpi / points, longest / side) });
      const { canvas, context } = paper(viewport.width, viewport.height);
      await page.render({ canvas: null, canvasContext: context, viewport }).promise;
      page.cleanup();
      return pictureOf(canvas, context);
    },
    close: () => void task.destroy(),
  };
}

function openPicture(bytes: Uint8Array<ArrayBuffer>): Original {
  return {
    ...{ pages: 1, hasText: () => Promise.resolve(false), close: () => {} },
    draw: (_, dpi) => drawPicture(new Blob([bytes]), dpi),
  };
}

function openTiff(
  bytes: Uint8Array<ArrayBuffer>,
  decode: () => Promise<Recogniser["decode"]>,
): Original {
  const places = tiffPages(bytes);
  return {
    ...{ pages: places.length, hasText: () => Promise.resolve(false), close: () => {} },
    async draw(page, dpi) {
      const decoded = await (await decode())(withFirst(bytes, places[page] ?? 0));
      return drawPicture(decoded, dpi);
    },
  };
}

/** A picture of a page, taken to be of the size of A4: larger than is needed it is drawn smaller, but never larger. */
async function drawPicture(file: Blob, dpi: number): Promise<ImageData> {
  const picture = await createImageBitmap(file);
  const side = Math.max(picture.width, picture.height);
  const scale = Math.min(1, (dpi * inches) / side);
  const { canvas, context } = paper(picture.width * scale, picture.height * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return pictureOf(canvas, context);
}

function paper(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

function pictureOf(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): ImageData {
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  // A browser keeps the memory of a canvas until it has no size.
  [canvas.width, canvas.height] = [0, 0];
  return image;
}
