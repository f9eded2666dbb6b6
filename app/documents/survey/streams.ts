import { concatenate } from "../containers/concatenate.ts";
import { asciiDecoded, inflated, lzwLength, runLength } from "./filters.ts";
import { ShownBytes } from "./shown-bytes.ts";
import { valuesOf } from "./values.ts";

// What one stream may unpack to: a page's text, a font or a table of objects is far smaller.
export const maxStreamBytes = 20 * 1024 * 1024;
// What one stream may show: a page of a book has 3,000 characters.
export const maxShownBytes = 500_000;
// Deflate makes at most about 1,030 bytes of one.
const deflateMost = 1032;

const pictureFilters = /^(?:DCT|JPX|JBIG2|CCITTFax|Brotli)Decode$|^(?:DCT|CCF)$/;

/** What a stream unpacks to: its bytes, and how often its content draws what (by the hash of its name). */
export type Unpacked = { bytes: number; names: Map<number, number>; isHostile: boolean };

const nothing: Unpacked = { bytes: 0, names: new Map(), isHostile: false };
const hostile: Unpacked = { ...nothing, bytes: maxStreamBytes, isHostile: true };

/** Whether a text has no use for a stream: a picture, or one of whose two lists of filters no one can say which counts. */
export function isNotNeeded(dictionary: string): boolean {
  if (/\/Subtype \/Image\b/.test(dictionary)) return true;
  if (dictionary.split(/\/Filter\b/).length > 2) return true;
  if (filterListsOf(dictionary).length > 1) return true;
  return filtersOf(dictionary).some((filter) => pictureFilters.test(filter));
}

function filtersOf(dictionary: string): string[] {
  const [value = ""] = filterListsOf(dictionary);
  return [...value.matchAll(/\/(\S+)/g)].map((match) => match[1] ?? "");
}

/** The names or lists of filters under either of their keys (`F` is the short one). */
const filterListsOf = (dictionary: string) =>
  ["Filter", "F"]
    .flatMap((key) => [...valuesOf(dictionary, key)])
    .filter((value) => /^[[/]/.test(value));

/** Follows the filters of a stream; each compression is unpacked against the limit. */
export async function unpackedSize(packed: Uint8Array, dictionary: string): Promise<Unpacked> {
  let data = packed;
  const filters = filtersOf(dictionary);
  // Filters that stand elsewhere were put in place before, where they are known.
  if (filters.length === 0 && /\/(?:Filter|F) (?:\[ )?\d/.test(dictionary)) return hostile;
  for (const [index, filter] of filters.entries()) {
    const isLast = index === filters.length - 1;
    const ascii = asciiDecoded(data, filter);
    if (ascii) data = ascii;
    else if (/^(?:FlateDecode|Fl)$/.test(filter)) {
      if (isLast) return scanned(inflated(data), dictionary);
      const whole = await inflatedWhole(data, maxStreamBytes);
      if (!whole) return hostile;
      data = whole;
    } else {
      // What is packed again after these is nothing that a program writes.
      if (!isLast) return hostile;
      if (/^(?:LZWDecode|LZW)$/.test(filter)) return sized(lzwLength(data, maxStreamBytes));
      if (/^(?:RunLengthDecode|RL)$/.test(filter)) return sized(runLength(data));
    }
  }
  return scanned(inOnePiece(data), dictionary);
}

const sized = (bytes: number): Unpacked =>
  bytes > maxStreamBytes ? hostile : { ...nothing, bytes, names: new Map([[0, 1]]) };

async function* inOnePiece(data: Uint8Array): AsyncGenerator<Uint8Array, number> {
  yield data;
  return 0;
}

/** The whole of a stream behind at most one compression; `undefined` where it is longer than `most`, or packed otherwise. */
export async function unpacked(
  packed: Uint8Array,
  dictionary: string,
  most: number,
): Promise<Uint8Array | undefined> {
  let data: Uint8Array | undefined = packed;
  for (const filter of filtersOf(dictionary)) {
    if (!data) return undefined;
    data =
      asciiDecoded(data, filter) ??
      (/^(?:FlateDecode|Fl)$/.test(filter) ? await inflatedWhole(data, most) : undefined);
  }
  return data && data.length <= most ? data : undefined;
}

async function inflatedWhole(data: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of inflated(data)) {
    parts.push(part);
    length += part.length;
    if (length > most) return undefined;
  }
  return concatenate(parts);
}

const noContent =
  /\/Type \/(?:ObjStm|XRef|Metadata)|\/Length[123]\b|\/Subtype \/(?:Type1C|CIDFontType0C|OpenType|XML)/;

/** Counts a stream; one that is too large, or has more in its strings than any page can show, is hostile. */
async function scanned(
  parts: AsyncGenerator<Uint8Array, number>,
  dictionary: string,
): Promise<Unpacked> {
  let isContent = !noContent.test(dictionary);
  let bytes = 0;
  const shown = new ShownBytes();
  for (let part = await parts.next(); ; part = await parts.next()) {
    if (part.done) {
      bytes += part.value * deflateMost;
      break;
    }
    if (bytes === 0 && isCharacterMap(part.value)) isContent = false;
    bytes += part.value.length;
    if (isContent) shown.feed(part.value);
    if (bytes > maxStreamBytes || shown.count > maxShownBytes) {
      await parts.return(0);
      return hostile;
    }
  }
  shown.end();
  return bytes > maxStreamBytes ? hostile : { bytes, names: shown.names, isHostile: false };
}

const isCharacterMap = (start: Uint8Array) =>
  new TextDecoder("latin1").decode(start.subarray(0, 2000)).includes("begincmap");
