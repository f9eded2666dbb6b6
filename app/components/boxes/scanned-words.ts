import type { ScannedPage, ScannedWord } from "../../schemas/documents/scan.ts";
import type { ReadPage } from "../pages/use-sheet.ts";
import { ascent, lineHeight } from "./word-boxes.ts";

type Viewport = ReturnType<ReadPage["page"]["getViewport"]>;

const font = "scanned";
/** How wide a space is, in letters. */
const space = 0.55;

/** A page with the words that were read from its picture where they stand on it, unless it has words of its own. */
export function withScanned(read: ReadPage, scanned: ScannedPage | undefined): ReadPage {
  if (!scanned || read.drawn.some(({ str }) => /[\p{L}\p{N}]/u.test(str))) return read;
  const viewport = read.page.getViewport({ scale: 1 });
  const items = scanned.words.map((word) => stretchOf(word, viewport));
  const style = { fontFamily: "sans-serif", ascent, descent: ascent - lineHeight, vertical: false };
  return { ...read, drawn: items, content: { items, styles: { [font]: style }, lang: null } };
}

/** A word as a page would draw it in its box. */
function stretchOf({ text, box: [left, top, right, bottom] }: ScannedWord, viewport: Viewport) {
  const at = (x: number, y: number) => {
    const [across = 0, up = 0] = viewport.convertToPdfPoint(
      x * viewport.width,
      y * viewport.height,
    );
    return { x: across, y: up };
  };
  const foot = bottom - ((bottom - top) * (lineHeight - ascent)) / lineHeight;
  const [start, end, above] = [at(left, foot), at(right, foot), at(left, foot - (bottom - top))];
  const along = { x: end.x - start.x, y: end.y - start.y };
  const up = { x: above.x - start.x, y: above.y - start.y };
  const width = Math.hypot(along.x, along.y);
  const size = Math.hypot(up.x, up.y) / lineHeight;
  const unit = size / (width || 1);
  return {
    ...{ str: `${text} `, dir: "ltr", fontName: font, hasEOL: false },
    ...{ width: width * (1 + space / text.length), height: size },
    transform: [
      ...[along.x * unit, along.y * unit, up.x / lineHeight, up.y / lineHeight],
      ...[start.x, start.y],
    ],
  };
}
