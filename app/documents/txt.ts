import type { ReadingBudget } from "./budget.ts";
import type { ExtractedText } from "./types.ts";
import { emptyFile, notReadable } from "./unreadable.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const sampleBytes = 64 * 1024;

/**
 * The encoding of a plain text file by its byte order mark or its content; `undefined` where the
 * bytes are no text. Reads the whole file only to tell UTF-8 from Windows-1252.
 */
export function textEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const utf16 = utf16WithoutMark(bytes);
  if (utf16) return utf16;
  if (bytes.includes(0) || hasManyControls(bytes.subarray(0, sampleBytes))) return undefined;
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Reads plain text in any of the four encodings. Throws `UnreadableFile`. */
export function readTxt(bytes: Uint8Array, budget: ReadingBudget): ExtractedText {
  if (isBlank(bytes)) throw emptyFile();
  const encoding = textEncoding(bytes);
  if (!encoding) {
    throw notReadable("no plain text");
  }
  // TextDecoder takes the byte order mark away.
  const decoder = new TextDecoder(encoding);
  let text = "";
  for (let at = 0; at < bytes.length; at += sampleBytes) {
    const part = decoder.decode(bytes.subarray(at, at + sampleBytes), { stream: true });
    budget.take(part.length);
    text += part;
  }
  text = (text + decoder.decode()).replace(/\r\n?|\u2028|\u2029|\u0085/g, "\n");
  if (text.trim() === "") throw emptyFile();
  return { ok: true, text, pageStarts: [], notes: [] };
}

/** Whether there is nothing in a file, or white space only. */
export const isBlank = (bytes: Uint8Array) =>
  bytes.every((byte) => byte === 32 || (byte >= 9 && byte <= 13));

/** Western text in UTF-16 has a zero in nearly every other byte. */
function utf16WithoutMark(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, Math.min(bytes.length & ~1, sampleBytes));
  if (sample.length < 8) return undefined;
  let evenZeros = 0;
  let oddZeros = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) index % 2 === 0 ? evenZeros++ : oddZeros++;
  }
  const most = sample.length / 2;
  if (oddZeros > most * 0.7 && evenZeros < most * 0.05) return "utf-16le";
  if (evenZeros > most * 0.7 && oddZeros < most * 0.05) return "utf-16be";
  return undefined;
}

function hasManyControls(sample: Uint8Array): boolean {
  let controls = 0;
  for (const byte of sample) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 26)
      controls++;
  }
  return controls > sample.length * 0.02;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
