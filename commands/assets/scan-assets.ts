import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { scanAssets } from "../../app/scanning/assets.ts";

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

/** Copies what reads scans to where the site serves it from; what is there already stays. */
export function copyScanAssets() {
  const folder = join("public", scanAssets);
  if (!existsSync(folder)) rmSync("public/scan-reader", { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources) {
    const [from, to] = [join("node_modules", source), join(folder, basename(source))];
    if (!existsSync(to) || statSync(to).size !== statSync(from).size) copyFileSync(from, to);
  }
}
