import { ReadingBudget } from "../budget.ts";
import { leftOutOf, mover } from "../left-out.ts";
import { readDocx } from "./read-docx.ts";
import { lineTag, Trace, type TracedLine, taggedLine } from "./trace.ts";

/**
 * A stretch of a document's text (UTF-16 offsets, end exclusive) and where it comes from in the main part: so many
 * characters into the text of an element, soft hyphens not counted. Elements are counted in the order of their start
 * tags, from 0. `note`: the stretch is the text of the note whose mark the element is.
 */
export type Place = { start: number; end: number; element: number; offset: number; note: boolean };

/**
 * The text of a Word document as it is stored, and where each stretch of it comes from. What is in no `Place` is not in the
 * main part: automatic numbers, headers and footers, drawings. Throws `UnreadableFile`.
 */
export async function readPlaces(bytes: Uint8Array): Promise<{ text: string; places: Place[] }> {
  const trace = new Trace();
  const { text } = await readDocx(bytes, new ReadingBudget(), "deletion", trace);
  return withoutGaps(placesIn(text, trace.lines));
}

function placesIn(tagged: string, lines: TracedLine[]) {
  const places: Place[] = [];
  let text = "";
  let from = 0;
  let line: TracedLine | undefined;
  const take = (to: number) => {
    const segment = tagged.slice(from, to);
    if (line) for (const place of placesOf(line, segment, text.length)) places.push(place);
    text += segment;
  };
  for (const { index, 0: tag } of tagged.matchAll(lineTag)) {
    take(index);
    line = lines[taggedLine(tag)];
    from = index + tag.length;
  }
  take(tagged.length);
  return { text, places: places.sort((a, b) => a.start - b.start) };
}

/** The places of a line that begins, but for white space, where `segment` begins, at `base` in the text. */
function placesOf({ text, pieces }: TracedLine, segment: string, base: number): Place[] {
  const places: Place[] = [];
  const end = text.trimEnd().length;
  let at = text.search(/\S/);
  let taken = 0;
  for (const { at: start, length, element, offset, note } of pieces) {
    let open: Place | undefined;
    while (at < start && follow()) open = undefined;
    while (at < start + length && at < end) {
      const into = at - start;
      const to = base + taken;
      if (!follow()) break;
      if (base + taken === to) open = undefined;
      else if (open) open.end++;
      else {
        open = { start: to, end: to + 1, element, offset: offset + into, note };
        places.push(open);
      }
    }
  }
  return places;

  /** Goes on by a character of the line; of many line ends the text may have fewer. */
  function follow(): boolean {
    if (at >= end) return false;
    if (text[at] === segment[taken]) taken++;
    else if (text[at] !== "\n") return false;
    at++;
    return true;
  }
}

/** Leaves out what the stored text leaves out. */
function withoutGaps({ text, places }: { text: string; places: Place[] }) {
  const gaps = leftOutOf(text);
  if (gaps.length === 0) return { text, places };
  const moved = mover(gaps);
  let next = 0;
  const parts = places.flatMap((place) => {
    const found: Place[] = [];
    let from = place.start;
    const keep = (to: number) => {
      if (to > from) {
        const offset = place.offset + from - place.start;
        found.push({ ...place, start: moved(from), end: moved(to), offset });
      }
    };
    for (let gap = gaps[next]; gap && gap.index < place.end; gap = gaps[++next]) {
      if (gap.index < from) continue;
      keep(gap.index);
      from = gap.index + gap.length;
    }
    keep(place.end);
    return found;
  });
  let visible = "";
  let from = 0;
  for (const { index, length } of gaps) {
    visible += text.slice(from, index);
    from = index + length;
  }
  return { text: visible + text.slice(from), places: parts };
}
