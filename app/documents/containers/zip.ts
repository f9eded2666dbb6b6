import { Inflate } from "fflate";
import { damaged } from "../unreadable.ts";

/**
 * The most bytes that a part, and all parts together, unpack to. Sizes in a zip's directory are not believed: parts are
 * inflated against these instead.
 */
export const maxPartBytes = 20 * 1024 * 1024;
export const maxArchiveBytes = 50 * 1024 * 1024;
/** The most parts. */
export const maxEntries = 2000;

// Deflate expands at most about 1,030 times, so one slice cannot make more than 8 MB at once.
const sliceBytes = 8 * 1024;

export const localHeader = 0x04034b50;
export const directoryHeader = 0x02014b50;
export const directoryEnd = 0x06054b50;

type Entry = { method: number; flags: number; compressedBytes: number; headerOffset: number };

/**
 * A zip archive, read by its central directory. `chunks` inflates one part piece by piece; the 50 MB
 * for all parts together are counted over the life of the archive. Throws `UnreadableFile`.
 */
export type ZipArchive = {
  names: string[];
  has(name: string): boolean;
  chunks(name: string): Generator<Uint8Array>;
};

/** Whether the bytes begin like a zip archive, whole or not. */
export function looksLikeZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

export function openZip(bytes: Uint8Array): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  let inflatedBytes = 0;

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    *chunks(name) {
      const entry = entries.get(name);
      if (!entry) throw damaged("A part of this document is missing.");
      let partBytes = 0;
      for (const chunk of inflateEntry(bytes, view, entry)) {
        partBytes += chunk.length;
        inflatedBytes += chunk.length;
        if (partBytes > maxPartBytes || inflatedBytes > maxArchiveBytes) {
          throw damaged("This document unpacks to far more than a document of its size can hold.");
        }
        yield chunk;
      }
    },
  };
}

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw damaged("This document has far too many parts.");
  let at = view.getUint32(end + 16, true);
  // Something may stand in front of the archive; the directory ends where its end record begins.
  const shift = Math.max(0, end - view.getUint32(end + 12, true) - at);
  at += shift;

  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryHeader) {
      throw damaged("This document is cut off or damaged.");
    }
    const nameBytes = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameBytes)).replaceAll("\\", "/");
    entries.set(name, {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      compressedBytes: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true) + shift,
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Where the record stands that ends a zip archive. Throws `UnreadableFile`. */
export function findDirectoryEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === directoryEnd) return at;
  }
  throw damaged("This document is cut off or damaged.");
}

function* inflateEntry(bytes: Uint8Array, view: DataView, entry: Entry): Generator<Uint8Array> {
  const at = entry.headerOffset;
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== localHeader || entry.flags & 1) {
    throw damaged("A part of this document is damaged.");
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const compressed = bytes.subarray(start, start + entry.compressedBytes);
  if (entry.method === 0) yield compressed;
  else if (entry.method === 8) yield* inflate(compressed);
  else throw damaged("A part of this document is packed in a way that cannot be read.");
}

function* inflate(compressed: Uint8Array): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const inflater = new Inflate((chunk) => ready.push(chunk));
  for (let at = 0; at < compressed.length; at += sliceBytes) {
    const last = at + sliceBytes >= compressed.length;
    try {
      inflater.push(compressed.subarray(at, at + sliceBytes), last);
    } catch {
      throw damaged("A part of this document is damaged.");
    }
    for (const chunk of ready.splice(0)) if (chunk.length > 0) yield chunk;
  }
}
