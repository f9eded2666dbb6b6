import { readFile } from "node:fs/promises";
import { extractText } from "../app/documents/index.ts";

/** `npm run extract -- FILE…`: a JSON line a file, whatever becomes of it. */
for (const file of process.argv.slice(2)) {
  process.stdout.write(`${JSON.stringify({ file, ...(await extractFile(file)) })}\n`);
}

async function extractFile(file: string): Promise<object> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await readFile(file));
  } catch {
    return { ok: false, error: { code: "damaged", message: "This file cannot be opened." } };
  }
  const result = await extractText(bytes, file);
  if (!result.ok) return result;
  const { pageStarts, ...rest } = result;
  return { ...rest, pages: Math.max(1, pageStarts.length), pageStarts };
}
