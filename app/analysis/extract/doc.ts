import { openOle } from "./ole.ts";
import type { ExtractedText } from "./types.ts";
import { damaged, noText, passwordProtected } from "./unreadable.ts";

/** Reads a Word 97 to 2003 document ([MS-DOC]). Throws `UnreadableFile`. */
export function readDoc(bytes: Uint8Array): ExtractedText {
  const file = openOle(bytes);
  const main = file.stream("WordDocument");
  if (!main) throw damaged("This document has no text part.");
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = view.getUint16(10, true);
  if (flags & 0x100) throw passwordProtected();
  const table = file.stream(flags & 0x200 ? "1Table" : "0Table");
  if (!table) throw damaged("This document has no table part.");
  const clx = table.subarray(view.getUint32(0x1a2, true)).subarray(0, view.getUint32(0x1a6, true));
  const text = readPieces(main, clx).slice(0, view.getUint32(76, true));
  const clean = [...text].map(plainCharacter).join("");
  if (clean.trim() === "") throw noText("This document has no text in it.");
  return { ok: true, text: clean, pageStarts: [], notes: [] };
}

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 7) return "\t";
  if (code === 13 || code === 11 || code === 12) return "\n";
  return code < 9 || (code > 13 && code < 32) ? "" : character;
}

function readPieces(main: Uint8Array, clx: Uint8Array): string {
  const view = new DataView(clx.buffer, clx.byteOffset, clx.byteLength);
  let at = 0;
  while (clx[at] === 1) at += 3 + view.getUint16(at + 1, true);
  const count = (view.getUint32(at + 1, true) - 4) / 12;
  at += 5;
  let text = "";
  for (let piece = 0; piece < count; piece++) {
    const length = view.getUint32(at + 4 * piece + 4, true) - view.getUint32(at + 4 * piece, true);
    const place = view.getUint32(at + 4 * (count + 1) + 8 * piece + 2, true);
    const start = place & 0x3fffffff;
    text +=
      place & 0x40000000
        ? new TextDecoder("windows-1252").decode(main.subarray(start / 2, start / 2 + length))
        : new TextDecoder("utf-16le").decode(main.subarray(start, start + 2 * length));
  }
  return text;
}
