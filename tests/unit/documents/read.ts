import { extractText } from "../../../app/documents/index.ts";
import type { ExtractedText } from "../../../app/documents/types.ts";

/** Reads a file that can be read; a named failure is an error of the test. */
export async function read(bytes: Uint8Array, fileName: string): Promise<ExtractedText> {
  const result = await extractText(bytes, fileName);
  if (!result.ok) throw new Error(`${fileName}: ${result.error.code}: ${result.error.message}`);
  return result;
}

/** The code of the failure of a file that cannot be read. */
export async function failureOf(bytes: Uint8Array, fileName: string): Promise<string> {
  const result = await extractText(bytes, fileName);
  return result.ok ? `ok: ${result.text.slice(0, 80)}` : result.error.code;
}
