import type { Drawing } from "./drawing.ts";
import { type DrawnLine, LineFinder } from "./drawn-lines.ts";
import type { PdfObject, PdfObjects } from "./objects.ts";
import { unpacked } from "./streams.ts";
import type { PlacedStream } from "./tally.ts";
import { referencesIn, valuesOf } from "./values.ts";

/** What a page draws at most, in bytes of content, so that its lines are looked at: more is a plan or a picture. */
export const maxLinedContent = 1024 * 1024;
/** The most lines of all pages together. */
export const mostLines = 100_000;

/**
 * The thin lines that the pages of a PDF draw, by the numbers of their objects. Of a page that stands in the file several
 * times, as of its streams, the last one counts.
 */
export async function linesOfPages(
  objects: PdfObjects,
  streams: ReadonlyMap<number, PlacedStream[]>,
  drawing: Drawing,
): Promise<Map<number, DrawnLine[]>> {
  const lines = new Map<number, DrawnLine[]>();
  let left = mostLines;
  for (const [number, versions] of objects.byNumber) {
    const page = versions.at(-1);
    if (!page || left <= 0 || drawing.readOf(page) > maxLinedContent) continue;
    const finder = new LineFinder();
    for (const content of contentsOf(page, objects)) {
      const placed = streams.get(content)?.at(-1);
      const bytes = placed && (await unpacked(placed.data, placed.dictionary, maxLinedContent));
      if (bytes) finder.feed(bytes);
    }
    const found = finder.lines.slice(0, left);
    left -= found.length;
    if (found.length > 0) lines.set(number, found);
  }
  return lines;
}

/** The numbers of the streams that are a page's content, in their order. */
function contentsOf(page: PdfObject, objects: PdfObjects): number[] {
  const [value = ""] = valuesOf(page.text, "Contents");
  return referencesIn(value).flatMap(({ number }) => {
    const named = objects.byNumber.get(number)?.at(-1);
    return named && !named.stream ? referencesIn(named.text).map((one) => one.number) : [number];
  });
}
