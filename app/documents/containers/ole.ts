import { damaged } from "../unreadable.ts";
import { concatenate } from "./concatenate.ts";

const endOfChain = 0xfffffffe;
const maxDirectoryEntries = 4096;

/** The streams of an OLE compound file ([MS-CFB]) by path: `WordDocument` is the file's own, `ObjectPool/_1/WordDocument` that of a document that is embedded in it. */
export type OleFile = {
  names: string[];
  stream(name: string): Uint8Array | undefined;
};

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

export function looksLikeOle(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Throws `UnreadableFile` where the chains of sectors do not hold together. */
export function openOle(bytes: Uint8Array): OleFile {
  const file = new SectorFile(bytes);
  const entries = readDirectory(file);
  const root = entries[0];
  if (!root) throw damaged("This document is cut off or damaged.");
  const miniStream = file.chain(root.start, root.size);
  const streams = streamsByPath(entries);
  return {
    names: [...streams.keys()],
    stream: (name) => {
      const entry = streams.get(name);
      if (!entry) return undefined;
      return entry.size < file.miniCutoff
        ? file.miniChain(miniStream, entry.start, entry.size)
        : file.chain(entry.start, entry.size);
    },
  };
}

type Entry = {
  name: string;
  type: number;
  start: number;
  size: number;
  /** Numbers of entries: the neighbours in the same storage, and the first of those inside. */
  left: number;
  right: number;
  child: number;
};

const storage = 1;
const stream = 2;

/**
 * The streams of a directory by path, walked as the tree that it is ([MS-CFB] 2.6.4), each entry once. What no storage
 * leads to, since the directory is damaged, counts as the file's own where it has no stream of that name.
 */
function streamsByPath(entries: Entry[]): Map<string, Entry> {
  const streams = new Map<string, Entry>();
  const seen = new Set([0]);
  const open = [{ number: entries[0]?.child ?? 0, folder: "" }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { number, folder } = next;
    const entry = entries[number];
    if (!entry || seen.has(number)) continue;
    seen.add(number);
    const path = folder + entry.name;
    if (entry.type === stream && !streams.has(path)) streams.set(path, entry);
    if (entry.type === storage) open.push({ number: entry.child, folder: `${path}/` });
    open.push({ number: entry.left, folder }, { number: entry.right, folder });
  }
  for (const [number, entry] of entries.entries()) {
    if (entry.type === stream && !seen.has(number) && !streams.has(entry.name))
      streams.set(entry.name, entry);
  }
  return streams;
}

class SectorFile {
  readonly miniCutoff: number;
  readonly directoryStart: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorSize: number;
  readonly #miniSectorSize: number;
  readonly #fat: Uint32Array;
  readonly #miniFat: Uint32Array;

  constructor(bytes: Uint8Array) {
    if (bytes.length < 512) throw damaged("This document is cut off or damaged.");
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sectorShift = this.#view.getUint16(30, true);
    const miniShift = this.#view.getUint16(32, true);
    if ((sectorShift !== 9 && sectorShift !== 12) || miniShift > sectorShift) {
      throw damaged("The beginning of this document is damaged.");
    }
    this.#sectorSize = 1 << sectorShift;
    this.#miniSectorSize = 1 << miniShift;
    this.directoryStart = this.#view.getUint32(48, true);
    this.miniCutoff = this.#view.getUint32(56, true);
    this.#fat = this.#readFat();
    const miniFat = this.chain(this.#view.getUint32(60, true));
    this.#miniFat = toNumbers(miniFat);
  }

  /** The bytes of a chain of sectors; at most `size` of them. */
  chain(start: number, size = Number.POSITIVE_INFINITY): Uint8Array {
    const sectors: Uint8Array[] = [];
    let length = 0;
    for (const sector of follow(this.#fat, start)) {
      if (length >= size) break;
      const at = (sector + 1) * this.#sectorSize;
      const part = this.#bytes.subarray(at, at + Math.min(this.#sectorSize, size - length));
      if (part.length === 0) break;
      sectors.push(part);
      length += part.length;
    }
    return concatenate(sectors);
  }

  miniChain(miniStream: Uint8Array, start: number, size: number): Uint8Array {
    const sectors: Uint8Array[] = [];
    let length = 0;
    for (const sector of follow(this.#miniFat, start)) {
      if (length >= size) break;
      const at = sector * this.#miniSectorSize;
      const part = miniStream.subarray(at, at + Math.min(this.#miniSectorSize, size - length));
      if (part.length === 0) break;
      sectors.push(part);
      length += part.length;
    }
    return concatenate(sectors);
  }

  #readFat(): Uint32Array {
    const sectorCount = Math.ceil(this.#bytes.length / this.#sectorSize);
    const fatSectors: number[] = [];
    for (let index = 0; index < 109; index++)
      fatSectors.push(this.#view.getUint32(76 + 4 * index, true));
    let next = this.#view.getUint32(68, true);
    const perSector = this.#sectorSize / 4 - 1;
    for (let steps = 0; next < sectorCount && steps < sectorCount; steps++) {
      const at = (next + 1) * this.#sectorSize;
      if (at + this.#sectorSize > this.#bytes.length) break;
      for (let index = 0; index < perSector; index++) {
        fatSectors.push(this.#view.getUint32(at + 4 * index, true));
      }
      next = this.#view.getUint32(at + 4 * perSector, true);
    }
    const parts: Uint8Array[] = [];
    let length = 0;
    for (const sector of fatSectors) {
      const at = (sector + 1) * this.#sectorSize;
      if (sector >= sectorCount || at >= this.#bytes.length || length > 4 * sectorCount) continue;
      const part = this.#bytes.subarray(at, at + this.#sectorSize);
      parts.push(part);
      length += part.length;
    }
    return toNumbers(concatenate(parts));
  }
}

/** The sectors of a chain; one that comes back to itself is damaged. */
function* follow(table: Uint32Array, start: number): Generator<number> {
  let sector = start;
  for (let steps = 0; sector < table.length; steps++) {
    if (steps > table.length) throw damaged("The parts of this document point at each other.");
    yield sector;
    sector = table[sector] ?? endOfChain;
  }
}

function readDirectory(file: SectorFile): Entry[] {
  const bytes = file.chain(file.directoryStart, maxDirectoryEntries * 128);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  const decoder = new TextDecoder("utf-16le");
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const nameBytes = Math.min(64, view.getUint16(at + 64, true));
    entries.push({
      name: decoder.decode(bytes.subarray(at, at + Math.max(0, nameBytes - 2))),
      type: bytes[at + 66] ?? 0,
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
}
