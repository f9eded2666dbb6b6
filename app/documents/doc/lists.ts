import type { List, ListLevel } from "../word/numbering.ts";
import { bulletText } from "../word/symbol-fonts.ts";
import { type DocFile, docTables, stringAt } from "./file.ts";
import { propertyChanges } from "./properties.ts";

// [MS-OSHARED] 2.2.1.3, by code.
const formats =
  "decimal upperRoman lowerRoman upperLetter lowerLetter ordinal cardinalText ordinalText hex chicago ideographDigital japaneseCounting aiueo iroha decimalFullWidth decimalHalfWidth japaneseLegal japaneseDigitalTenThousand decimalEnclosedCircle decimalFullWidth2 aiueoFullWidth irohaFullWidth decimalZero bullet ganada chosung decimalEnclosedFullstop decimalEnclosedParen decimalEnclosedCircleChinese ideographEnclosedCircle ideographTraditional ideographZodiac ideographZodiacTraditional taiwaneseCounting ideographLegalTraditional taiwaneseCountingThousand taiwaneseDigital chineseCounting chineseLegalSimplified chineseCountingThousand japaneseLegal koreanDigital koreanCounting koreanLegal koreanDigital2".split(
    " ",
  );

/** The lists of a document by the index that paragraphs use ([MS-DOC] 2.9.131, 2.9.147, 2.9.150). */
export function readDocLists(file: DocFile, fonts: string[]): Map<string, List> {
  const definitions = readDefinitions(file.tableAndRest(docTables.lists), fonts);
  const overrides = file.table(docTables.listOverrides);
  const lists = new Map<string, List>();
  if (overrides.byteLength < 4) return lists;
  const count = Math.min(overrides.getUint32(0, true), Math.floor((overrides.byteLength - 4) / 16));
  let at = 4 + 16 * count;
  for (let index = 0; index < count; index++) {
    const id = overrides.getInt32(4 + 16 * index, true);
    const list: List = {
      counters: String(id),
      levels: [...(definitions.get(id) ?? [])],
      startOverrides: new Map(),
    };
    lists.set(String(index + 1), list);
    const changed = overrides.getUint8(4 + 16 * index + 12);
    if (at + 4 > overrides.byteLength) continue;
    at += 4;
    for (let level = 0; level < changed && at + 8 <= overrides.byteLength; level++) {
      at = readOverride(overrides, at, list, fonts);
    }
  }
  return lists;
}

function readOverride(view: DataView, at: number, list: List, fonts: string[]): number {
  const start = view.getInt32(at, true);
  const flags = view.getUint8(at + 4);
  const level = flags & 0xf;
  if (flags & 0x10) list.startOverrides.set(level, start);
  if (!(flags & 0x20)) return at + 8;
  const replaced = readLevel(view, at + 8, fonts);
  list.levels[level] = replaced.level;
  if (flags & 0x10) list.startOverrides.set(level, replaced.level.start);
  return replaced.end;
}

function readDefinitions(view: DataView, fonts: string[]): Map<number, ListLevel[]> {
  const definitions = new Map<number, ListLevel[]>();
  if (view.byteLength < 2) return definitions;
  const count = view.getUint16(0, true);
  let at = 2 + 28 * count;
  for (let index = 0; index < count && at < view.byteLength; index++) {
    const levels: ListLevel[] = [];
    const isSimple = (view.getUint8(2 + 28 * index + 26) & 1) === 1;
    for (let level = 0; level < (isSimple ? 1 : 9); level++) {
      const read = readLevel(view, at, fonts);
      levels.push(read.level);
      at = read.end;
    }
    definitions.set(view.getInt32(2 + 28 * index, true), levels);
  }
  return definitions;
}

function readLevel(view: DataView, at: number, fonts: string[]): { level: ListLevel; end: number } {
  const flags = view.getUint8(at + 5);
  const follows = view.getUint8(at + 15);
  const characterBytes = view.getUint8(at + 24);
  const paragraphBytes = view.getUint8(at + 25);
  const format = formats[view.getUint8(at + 4)] ?? "none";
  const font = fontOf(
    new DataView(view.buffer, view.byteOffset + at + 28 + paragraphBytes, characterBytes),
    fonts,
  );
  const { text, end } = stringAt(view, at + 28 + paragraphBytes + characterBytes);
  const level: ListLevel = {
    start: view.getInt32(at, true),
    format,
    // The levels' numbers stand in the text as characters 0 to 8.
    text:
      format === "bullet"
        ? bulletText(text, font)
        : [...text]
            .map((one) => (one.charCodeAt(0) < 9 ? `%${one.charCodeAt(0) + 1}` : one))
            .join(""),
    suffix: follows === 1 ? "space" : follows === 2 ? "nothing" : "tab",
    legal: (flags & 4) !== 0,
    restartAfter: flags & 8 ? view.getUint8(at + 26) : undefined,
    style: undefined,
  };
  return { level, end };
}

function fontOf(list: DataView, fonts: string[]): string {
  for (const { code, operand } of propertyChanges(list)) {
    if (code === 0x4a4f) return fonts[operand.getUint16(0, true)] ?? "";
  }
  return "";
}

/** The names of the fonts by index ([MS-DOC] 2.9.286, 2.9.84). */
export function readFonts(file: DocFile): string[] {
  const table = file.table(docTables.fonts);
  const names: string[] = [];
  if (table.byteLength < 4) return names;
  const count = table.getUint16(0, true);
  let at = 4;
  for (let index = 0; index < count && at < table.byteLength; index++) {
    const length = table.getUint8(at);
    const nameBytes = Math.max(0, Math.min(length - 39, table.byteLength - at - 40));
    const bytes = new Uint8Array(table.buffer, table.byteOffset + at + 40, nameBytes);
    names.push(new TextDecoder("utf-16le").decode(bytes).split("\0", 1)[0] ?? "");
    at += 1 + length;
  }
  return names;
}
