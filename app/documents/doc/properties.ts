import { type DocFile, docTables, viewOf } from "./file.ts";

/** A change of one property ([MS-DOC] 2.2.5.1): its code and its operand. */
export type PropertyChange = { code: number; operand: DataView };

const operandBytes = [1, 1, 2, 4, 2, 2, -1, 3];
const defineTable = 0xd608;
const hugeParagraph = [0x6645, 0x6646];

export function* propertyChanges(list: DataView): Generator<PropertyChange> {
  let at = 0;
  while (at + 3 <= list.byteLength) {
    const code = list.getUint16(at, true);
    at += 2;
    let length = operandBytes[code >> 13] ?? 1;
    if (length < 0) {
      length =
        code === defineTable && at + 2 <= list.byteLength
          ? list.getUint16(at, true) - 1
          : list.getUint8(at);
      at += code === defineTable ? 2 : 1;
    }
    if (length < 0 || at + length > list.byteLength) return;
    yield { code, operand: new DataView(list.buffer, list.byteOffset + at, length) };
    at += length;
  }
}

/** Stretches of the main stream with the same properties, in order. `style` is for paragraphs. */
type PropertyRun = { start: number; end: number; style: number; list: DataView | undefined };

export type PropertyRuns = {
  /** The run at a place of the main stream. */
  at(place: number): PropertyRun | undefined;
};

const pageBytes = 512;
const longestHuge = 4096;

/** Reads the pages of formatted text of characters or paragraphs ([MS-DOC] 2.8.5, 2.8.6, 2.9.33). */
export function readPropertyRuns(file: DocFile, kind: "character" | "paragraph"): PropertyRuns {
  const isCharacter = kind === "character";
  const plc = file.table(isCharacter ? docTables.characterRuns : docTables.paragraphRuns);
  const pageCount = Math.max(0, Math.floor((plc.byteLength - 4) / 8));
  const runs: PropertyRun[] = [];
  const seen = new Set<number>();
  for (let index = 0; index < pageCount; index++) {
    const start = (plc.getUint32(4 * (pageCount + 1) + 4 * index, true) & 0x3fffff) * pageBytes;
    if (seen.has(start) || start + pageBytes > file.main.length) continue;
    seen.add(start);
    const page = viewOf(file.main.subarray(start, start + pageBytes));
    readPage(page, isCharacter, file, runs);
  }
  runs.sort((one, other) => one.start - other.start);
  return { at: (place) => findStretch(runs, place) };
}

function readPage(page: DataView, isCharacter: boolean, file: DocFile, runs: PropertyRun[]): void {
  const count = page.getUint8(pageBytes - 1);
  const offsets = 4 * (count + 1);
  const offsetBytes = isCharacter ? 1 : 13;
  if (offsets + offsetBytes * count > pageBytes - 1) return;
  for (let index = 0; index < count; index++) {
    const run: PropertyRun = {
      start: page.getUint32(4 * index, true),
      end: page.getUint32(4 * index + 4, true),
      style: 0,
      list: undefined,
    };
    runs.push(run);
    let at = 2 * page.getUint8(offsets + offsetBytes * index);
    if (at === 0 || at + 2 >= pageBytes) continue;
    let length = page.getUint8(at++);
    if (!isCharacter) {
      length = length === 0 ? 2 * page.getUint8(at++) : 2 * length - 1;
      run.style = page.getUint16(Math.min(at, pageBytes - 2), true);
      at += 2;
      length -= 2;
    }
    length = Math.min(length, pageBytes - at);
    if (length > 0)
      run.list = withHuge(new DataView(page.buffer, page.byteOffset + at, length), file);
  }
}

/** Properties that have no room on a page stand in the data stream. */
function withHuge(list: DataView, file: DocFile): DataView {
  for (const { code, operand } of propertyChanges(list)) {
    if (!hugeParagraph.includes(code)) continue;
    const at = operand.getUint32(0, true);
    const data = viewOf(file.data);
    if (at + 2 > data.byteLength) return list;
    const length = Math.min(data.getUint16(at, true), longestHuge, data.byteLength - at - 2);
    return new DataView(data.buffer, data.byteOffset + at + 2, length);
  }
  return list;
}

/** Finds the stretch that holds a place among stretches in order. */
export function findStretch<T extends { start: number; end: number }>(
  stretches: T[],
  place: number,
): T | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (!stretch) return undefined;
    if (place < stretch.start) high = middle - 1;
    else if (place >= stretch.end) low = middle + 1;
    else return stretch;
  }
  return undefined;
}
