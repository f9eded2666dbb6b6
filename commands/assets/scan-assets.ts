import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { scanAssets } from "../../app/scanning/assets.ts";
import { placeFile, removeSiblings } from "./place-file.ts";

/** The reader of pictures, its English data, and what draws the pages of a PDF. */
const sources = [
  "tesseract.js/dist/worker.min.js",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
  "pdfjs-dist/build/pdf.worker.min.mjs",
  "pdfjs-dist/wasm/jbig2.wasm",
  "pdfjs-dist/wasm/openjpeg.wasm",
];

/** Copies what reads scans to where the site serves it from. */
export async function copyScanAssets(): Promise<void> {
  const folder = join("public", scanAssets);
  removeSiblings(folder);
  for (const source of sources) {
    const bytes = readFileSync(join("node_modules", source));
    await placeFile(join(folder, basename(source)), [bytes], () => bytes);
  }
}
