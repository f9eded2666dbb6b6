import { tiffPages } from "../lib/files/tiff-pages.ts";
import { typeByContent } from "./recognise.ts";

/**
 * How many pages a PDF or a picture has, as the browser that reads a scan counts them. Throws `UnreadableFile` for a PDF
 * that cannot be opened.
 */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const type = typeByContent(bytes);
  if (type === "tif") return Math.max(1, tiffPages(bytes).length);
  if (type !== "pdf") return 1;
  const { openPdf } = await import("./pdf/document.ts");
  const { pdf } = await openPdf(bytes);
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}
