import { concatenate } from "../containers/concatenate.ts";
import { damaged } from "../unreadable.ts";
import { asciiDecoded, inflated, lzwBeyond } from "./filters.ts";
import { ShownBytes } from "./shown-bytes.ts";

// What one stream may unpack to: a page's text, a font or a table of objects is far smaller.
const maxStreamBytes = 20 * 1024 * 1024;
// Packed once: deflate makes at most about 1,030 bytes of one, LZW at most 4,096 of nine bits.
const harmlessBytes = 5 * 1024;

// What one stream may show: a page of a book has 3,000 characters.
const maxShownBytes = 500_000;
// Between streams stand objects of a few lines each.
const maxLineBytes = 1024 * 1024;

const pictureFilters = /^(?:DCT|JPX|JBIG2|CCITTFax|Brotli)Decode$|^(?:DCT|CCF)$/;

/**
 * Empties, in place, the streams of a PDF that its text has no use for or that would not fit into
 * memory: pictures, and whatever unpacks to more than 20 MB. Works on the bytes as they stand, since
 * the file's own tables are not to be believed; streams of encrypted files are left as they are.
 */
export async function emptyHostileStreams(bytes: Uint8Array): Promise<void> {
  const source = new TextDecoder("latin1").decode(bytes);
  const numbers = numberObjects(source);
  const streams = /stream\r?\n/g;
  let outsideFrom = 0;
  for (let match = streams.exec(source); match; match = streams.exec(source)) {
    if (source.startsWith("end", match.index - 3)) continue;
    const start = match.index + match[0].length;
    const dictionary = dictionaryBefore(source, match.index);
    const markedEnd = source.indexOf("endstream", start);
    const end = markedEnd < 0 ? bytes.length : markedEnd;
    const length = Math.max(end - start, lengthOf(dictionary, numbers) ?? bytes.length - start);
    const data = bytes.subarray(start, start + length);
    if (isNotNeeded(dictionary) || (await isTooLarge(data, dictionary))) {
      bytes.fill(0, start, end);
    }
    refuseEndlessLine(bytes, outsideFrom, start);
    outsideFrom = end;
    streams.lastIndex = Math.max(streams.lastIndex, end);
  }
  refuseEndlessLine(bytes, outsideFrom, bytes.length);
}

/** Where a file's tables are damaged, its lines are read one by one. */
function refuseEndlessLine(bytes: Uint8Array, start: number, end: number): void {
  let lineStart = start;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === 10 || byte === 13 || byte === 60) lineStart = at;
    else if (at - lineStart > maxLineBytes) throw damaged("This PDF is damaged.");
  }
}

function dictionaryBefore(source: string, end: number): string {
  const near = source.slice(Math.max(0, end - 4000), end);
  return near.slice(near.lastIndexOf(" obj") + 1);
}

/** The length that a stream says it has; "endstream" may stand inside its data too. */
function lengthOf(dictionary: string, numbers: () => Map<string, number>): number | undefined {
  const value = /\/Length\s+(\d+)(?:\s+(\d+)\s+R)?/.exec(dictionary);
  if (!value || value[2] === undefined) return value ? Number(value[1]) : undefined;
  return numbers().get(`${value[1]} ${value[2]}`);
}

/** The objects of a file that are plain numbers, read when the first one is asked for. */
function numberObjects(source: string): () => Map<string, number> {
  let found: Map<string, number> | undefined;
  return () => {
    if (found) return found;
    found = new Map();
    for (const match of source.matchAll(
      /\b(\d{1,10})\s{1,4}(\d{1,5})\s{1,4}obj\s{1,4}(\d{1,10})\b/g,
    )) {
      found.set(`${match[1]} ${match[2]}`, Number(match[3]));
    }
    return found;
  };
}

function isNotNeeded(dictionary: string): boolean {
  // Of two lists of filters no one can say which one counts.
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) return true;
  if (dictionary.split(/\/Filter\b/).length > 2) return true;
  return filtersOf(dictionary).some((filter) => pictureFilters.test(filter));
}

function filtersOf(dictionary: string): string[] {
  const value = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1] ?? "";
  return [...value.matchAll(/\/([^\s/<>[\]()]+)/g)].map((match) =>
    (match[1] ?? "").replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
}

/** Follows the filters of a stream; each compression is unpacked against the limit. */
async function isTooLarge(packed: Uint8Array, dictionary: string): Promise<boolean> {
  let data = packed;
  const filters = filtersOf(dictionary);
  if (filters.length < 2 && packed.length < harmlessBytes) return false;
  for (const [index, filter] of filters.entries()) {
    const isLast = index === filters.length - 1;
    const ascii = asciiDecoded(data, filter);
    if (ascii) data = ascii;
    else if (/^(?:FlateDecode|Fl)$/.test(filter)) {
      if (isLast) return showsTooMuch(data, dictionary);
      const whole = await inflatedWhole(data);
      if (!whole) return true;
      data = whole;
    } else if (/^(?:LZWDecode|LZW)$/.test(filter)) {
      // What is packed again after LZW is nothing that a program writes.
      return !isLast || lzwBeyond(data, maxStreamBytes);
    } else if (/^(?:RunLengthDecode|RL)$/.test(filter)) return !isLast;
  }
  return false;
}

async function inflatedWhole(data: Uint8Array): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of inflated(data)) {
    parts.push(part);
    length += part.length;
    if (length > maxStreamBytes) return undefined;
  }
  return concatenate(parts);
}

const noContent =
  /\/Type\s*\/(?:ObjStm|XRef|Metadata)|\/Length[123]\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType|XML)/;

/** Whether a stream is too large, or has more in its strings than any page can show. */
async function showsTooMuch(packed: Uint8Array, dictionary: string): Promise<boolean> {
  let isContent = !noContent.test(dictionary);
  let length = 0;
  const shown = new ShownBytes();
  for await (const part of inflated(packed)) {
    if (length === 0 && isCharacterMap(part)) isContent = false;
    length += part.length;
    if (isContent) shown.feed(part);
    if (length > maxStreamBytes || shown.count > maxShownBytes) return true;
  }
  return false;
}

const isCharacterMap = (start: Uint8Array) =>
  new TextDecoder("latin1").decode(start.subarray(0, 2000)).includes("begincmap");
