import { concatenate } from "../documents/containers/concatenate.ts";
import { type Encoding, encodingOf } from "../documents/containers/xml-part.ts";
import type { ZipArchive } from "../documents/containers/zip.ts";
import { damaged } from "../documents/unreadable.ts";

/** The text of a part, with the mark that it may begin with. Throws `UnreadableFile` where it could not be written again as it is. */
export function readPart(
  archive: ZipArchive,
  name: string,
): { source: string; encoding: Encoding } {
  let source = "";
  let encoding: Encoding = "utf-8";
  let decoder: TextDecoder | undefined;
  try {
    for (const chunk of archive.chunks(name)) {
      if (!decoder) {
        encoding = encodingOf(chunk);
        decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
      }
      source += decoder.decode(chunk, { stream: true });
    }
    source += decoder?.decode() ?? "";
  } catch (error) {
    if (error instanceof TypeError)
      throw damaged("A part of this document is in an encoding that is not its own.");
    throw error;
  }
  return { source, encoding };
}

const sliceLength = 64 * 1024;

/** The bytes of a part from the pieces of its text. */
export function encodePart(pieces: Iterable<string>, encoding: Encoding): Uint8Array {
  const encoder = new TextEncoder();
  const bytes: Uint8Array[] = [];
  let waiting = "";
  const write = (text: string) => {
    bytes.push(encoding === "utf-8" ? encoder.encode(text) : utf16(text, encoding === "utf-16le"));
  };
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < sliceLength) continue;
    write(waiting);
    waiting = "";
  }
  write(waiting);
  return concatenate(bytes);
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittle);
  return bytes;
}
