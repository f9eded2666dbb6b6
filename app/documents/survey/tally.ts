import { damaged, pdfTooComplex } from "../unreadable.ts";
import type { Unlock } from "./encryption.ts";
import type { Header, PdfObject, PdfObjects } from "./objects.ts";
import { isNotNeeded, unpacked, unpackedSize } from "./streams.ts";

/** How many bytes all streams together may unpack to, pictures aside. */
export const maxUnpackedBytes = 200 * 1024 * 1024;
// Objects in streams of objects: they are read whole.
const maxObjectStreamBytes = 8 * 1024 * 1024;
/** How many entries all tables of objects may have. */
export const maxTableEntries = 500_000;

/** A stream as it is found in the file: `start` and `end` count bytes; its data may be longer than up to the mark of its end. */
export type FoundStream = {
  header: Header;
  object: PdfObject;
  start: number;
  end: number;
  length: number;
};

/** A stream that was measured: its data, not locked any more. */
export type PlacedStream = { header: Header; data: Uint8Array; dictionary: string };

/** What the streams of a PDF come to together. */
export class StreamTally {
  /** By the number of their objects. */
  readonly streams = new Map<number, PlacedStream[]>();
  tableEntries = 0;
  readonly #bytes: Uint8Array;
  readonly #objects: PdfObjects;
  readonly #unlock: Unlock | undefined;
  #total = 0;

  constructor(bytes: Uint8Array, objects: PdfObjects, unlock: Unlock | undefined) {
    this.#bytes = bytes;
    this.#objects = objects;
    this.#unlock = unlock;
  }

  /**
   * Measures a stream and reads the objects in it; empties it, in place, where a text has no use for it or it would not
   * fit into memory. Throws `UnreadableFile` where all are too much.
   */
  async add({ header, object, start, end, length }: FoundStream, dictionary: string) {
    if (isNotNeeded(dictionary)) {
      this.#bytes.fill(0, start, end);
      return;
    }
    const locked = this.#bytes.subarray(start, start + length);
    const isTable = /\/Type \/XRef\b/.test(dictionary);
    const data =
      this.#unlock && !isTable ? this.#unlock(locked, header.number, header.generation) : locked;
    const size = await unpackedSize(data, dictionary);
    this.#total += size.bytes;
    this.tableEntries += tableEntries(dictionary, size.bytes);
    if (this.#total > maxUnpackedBytes || this.tableEntries > maxTableEntries)
      throw pdfTooComplex();
    if (size.isHostile) {
      this.#bytes.fill(0, start, end);
      return;
    }
    object.stream = { bytes: size.bytes, names: size.names };
    const first = /\/First (\S+)/.exec(dictionary)?.[1];
    if (first !== undefined) {
      const inner = await unpacked(data, dictionary, maxObjectStreamBytes);
      if (!inner) throw pdfTooComplex();
      this.#objects.addStream(new TextDecoder("latin1").decode(inner), Number(first));
    }
    const placed = this.streams.get(header.number);
    if (placed) placed.push({ header, data, dictionary });
    else this.streams.set(header.number, [{ header, data, dictionary }]);
  }
}

/** How many entries a stream yields as a table of objects (ISO 32000-1, 7.5.8): what has widths can be read as one. */
function tableEntries(dictionary: string, bytes: number): number {
  const widths = /\/W (\[ (\d+) (\d+) (\d+) \]|\[|\d+ \d+ R)/.exec(dictionary);
  if (!widths) return 0;
  const width = Number(widths[2]) + Number(widths[3]) + Number(widths[4]);
  if (!(width >= 1 && width <= 24)) throw damaged("The list of objects in this PDF is damaged.");
  return bytes / width;
}
