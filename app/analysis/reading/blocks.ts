import { readNumbering } from "../numbering/numbering.ts";
import { nowhere, type Standing } from "../numbering/open-lists.ts";
import { placeOfSegment } from "../numbering/place.ts";
import { furnitureIn } from "./furniture.ts";
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
function formOf(text: string, segment: Segment, zone: Zone): Form {
  const { start, end, kind, number, heading, style } = segment;
  const words = text.slice(start, end);
  if (kind === "contents") return "contents";
  if (kind === "heading" || kind === "schedule") return "heading";
  if (zone === "guidance") return "guidance";
  if (placeholder.test(words)) return "placeholder";
  if (zone === "form") return "field";
  if (isBareNote(text, start, onOneLine(words.slice(0, 600)), heading)) return "note";
  const bare = number === "" ? words : words.slice(words.indexOf(number) + number.length);
  if (row.test(bare.replace(/^[.):\s]+/, ""))) return "row";
  const isItem = number !== "" && (style !== "decimal" || /^\(/.test(words));
  return isItem || bullet.test(words) ? "item" : "paragraph";
}

/**
 * The blocks of a document, in order and without overlap; offsets are UTF-16 code units of `text`. What runs over the
 * pages has the zone and the place of the words that it interrupts, and changes nothing for those after it.
 */
export function readBlocks(text: string): Block[] {
  const segments = segmentDocument(text);
  const furniture = furnitureIn(text, segments);
  const body = segments.filter((segment) => !furniture.has(segment));
  const zones = zonesOf(text, body);
  const standings = readNumbering(text, body, zones);
  const title = body.find(({ kind }) => kind === "heading")?.heading ?? "";
  const unusable = new Set([title]);
  for (const { kind, heading } of furniture) if (kind === "heading") unusable.add(heading);
  let at = -1;
  const blocks = segments.map((segment): Block => {
    const isFurniture = furniture.has(segment);
    if (!isFurniture) at++;
    const zone = zones[at] ?? "front";
    const stands = standings[at] ?? nowhere;
    const standing = isFurniture ? { ...stands, own: false } : stands;
    const place = unplaced.has(zone) ? null : placeOfSegment(segment, standing, unusable);
    const form = isFurniture ? "furniture" : formOf(text, segment, zone);
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
