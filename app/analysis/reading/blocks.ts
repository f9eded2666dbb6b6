import { readNumbering } from "./numbering.ts";
import { nowhere, type Standing } from "./open-lists.ts";
import { placeOfSegment } from "./place.ts";
import { onOneLine } from "./plain-text.ts";
import { type Segment, segmentDocument } from "./segment.ts";
import { isBareNote } from "./sentence-place.ts";
import { type Zone, zonesOf } from "./zones.ts";

/** What a block is, as it stands on the page. */
export type Form =
  | "heading"
  | "paragraph"
  | "item"
  | "row"
  | "field"
  | "contents"
  | "furniture"
  | "note"
  | "guidance"
  | "placeholder";

/** A paragraph, item, row or heading with what is known of it from where it stands. */
export interface Block extends Segment {
  form: Form;
  zone: Zone;
  /** Where it stands, as a lawyer cites it: "cl 9.2(a)"; null where that cannot be told. */
  place: string | null;
  standing: Standing;
  /** Of a row, its cells on one line each; else empty. */
  cells: string[];
  /** Of a row below a head of a table, the cells of that head. */
  header: string[] | null;
}

const bullet = /^[-•*▪·–] /;
const placeholder = /^\s{0,3}(?:\[[^\]]{1,120}\]|<[^>]{1,120}>|\{\{[^}]{1,80}\}\})[.,;]?\s{0,3}$/;
const row = /\S[ ]{0,3}\t+[ ]{0,3}\S|^\|.*\|/;
/** Lines that stand as often as this, but for their figures, run over the pages. */
const leastPages = 3;
const longestLine = 120;
/** What stands left and right at the head of a page has a gap between. */
const gap = /\S {3,}\S/;
const pageNumber = /^(?:page )?[-–—]? ?\d{1,4} ?[-–—]?(?: of \d{1,4})?$/i;
const duty = /\b(?:must|shall|will|may|agrees?|warrants?)\b/i;

const withoutFigures = (words: string): string => words.replace(/\d+/g, "0");

/** The short lines without a number of their own that stand on every page. */
function furnitureIn(text: string, segments: readonly Segment[]): Set<string> {
  const times = new Map<string, number>();
  for (const { start, end, number } of segments) {
    if (number !== "" || end - start > longestLine) continue;
    const words = withoutFigures(text.slice(start, end));
    if (!duty.test(words)) times.set(words, (times.get(words) ?? 0) + 1);
  }
  const runs = ([words, count]: [string, number]) =>
    count >= leastPages || (count > 1 && gap.test(words));
  return new Set([...times].filter(runs).map(([words]) => words));
}

function formOf(text: string, segment: Segment, zone: Zone, furniture: Set<string>): Form {
  const { start, end, kind, number, heading, style } = segment;
  const words = text.slice(start, end);
  if (kind === "contents") return "contents";
  if (number === "" && words.length <= longestLine)
    if (pageNumber.test(words) || (zone !== "form" && furniture.has(withoutFigures(words))))
      return "furniture";
  if (kind === "heading" || kind === "schedule") return "heading";
  if (zone === "guidance") return "guidance";
  if (placeholder.test(words)) return "placeholder";
  if (zone === "form") return "field";
  if (isBareNote(text, start, onOneLine(words.slice(0, 600)), heading)) return "note";
  if (row.test(words)) return "row";
  const isItem = number !== "" && (style !== "decimal" || /^\(/.test(words));
  return isItem || bullet.test(words) ? "item" : "paragraph";
}

/** The blocks of a document, in order and without overlap; offsets are UTF-16 code units of `text`. */
export function readBlocks(text: string): Block[] {
  const segments = segmentDocument(text);
  const zones = zonesOf(text, segments);
  const standings = readNumbering(text, segments, zones);
  const furniture = furnitureIn(text, segments);
  const title = segments.find(({ kind }) => kind === "heading")?.heading ?? "";
  const unusable = new Set([title]);
  for (const { kind, heading, start, end } of segments)
    if (kind === "heading" && furniture.has(withoutFigures(text.slice(start, end))))
      unusable.add(heading);
  const blocks = segments.map((segment, at): Block => {
    const zone = zones[at] ?? "operative";
    const standing = standings[at] ?? nowhere;
    const place = unplaced.has(zone) ? null : placeOfSegment(segment, standing, segments, unusable);
    const form = formOf(text, segment, zone, furniture);
    const cells = form === "row" ? cellsOf(text.slice(segment.start, segment.end)) : [];
    return { ...segment, zone, standing, place, form, cells, header: null };
  });
  let header: string[] | null = null;
  for (const [at, block] of blocks.entries()) {
    if (block.form !== "row") header = null;
    else if (blocks[at - 1]?.form !== "row" && isHead(block.cells)) header = block.cells;
    else if (header?.length === block.cells.length) block.header = header;
  }
  return blocks;
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\s*\|?|\|?\s*$/g, "")
    .split(/\s*\|\s*|\s*\t+\s*/)
    .map(onOneLine);

/** Whether cells head a table: short titles all, and no values. */
const isHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => /^[A-Z][A-Za-z'’&/ -]{1,40}$/.test(cell));

const unplaced: ReadonlySet<Zone> = new Set([
  ...(["contents", "front", "parties", "signature", "guidance", "form"] as const),
]);
