import { readFile } from "node:fs/promises";
import { analyseDocument } from "../app/analysis/analyse.ts";
import { extractText } from "../app/documents/index.ts";

/** `npm run analyse -- FILE…`: a JSON line a file, made by the built-in analyser. */
for (const file of process.argv.slice(2)) {
  process.stdout.write(`${JSON.stringify({ file, ...(await analyseFile(file)) })}\n`);
}

async function analyseFile(file: string): Promise<object> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await readFile(file));
  } catch {
    return { ok: false, error: { code: "damaged", message: "This file cannot be opened." } };
  }
  const extraction = await extractText(bytes, file);
  if (!extraction.ok) return extraction;
  const started = performance.now();
  const analysis = analyseDocument(extraction.text);
  return { ok: true, ...analysis, ms: Math.round(performance.now() - started) };
}
