import type { Place } from "../documents/docx/places.ts";

/** The text of a document and where it comes from. */
export type TextMap = { text: string; places: readonly Place[] };

/** Words and the stretches of the document that they are; `isNear`: there are none, and these are the nearest. */
export type Located = {
  start: number;
  end: number;
  stretches: Place[];
  isNear: boolean;
};

/** Finds words, without the white space around them. */
export function locate({ text, places }: TextMap, words: { start: number; end: number }): Located {
  const { start, end } = wholeWords(text, words);
  const first = firstAfter(places, start);
  const stretches: Place[] = [];
  for (let i = first; ; i++) {
    const place = places[i];
    if (!place || place.start >= end || start === end) break;
    stretches.push(clip(place, start, end));
  }
  if (stretches.length > 0) return { start, end, stretches, isNear: false };
  const [before, after] = [places[first - 1], places[first]];
  // An automatic number stands right before its paragraph.
  const near = after && (!before || after.start - end < 3) ? after : before;
  return { start, end, stretches: near ? [near] : [], isNear: true };
}

function clip(place: Place, start: number, end: number): Place {
  const from = Math.max(place.start, start);
  return {
    ...place,
    start: from,
    end: Math.min(place.end, end),
    offset: place.offset + from - place.start,
  };
}

/** The first place that ends after an offset. */
function firstAfter(places: readonly Place[], offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Within the text, without white space at either end, and no character cut in two. */
function wholeWords(text: string, words: { start: number; end: number }) {
  let start = Math.min(Math.max(0, words.start), text.length);
  let end = Math.min(Math.max(start, words.end), text.length);
  while (start < end && /\s/.test(text[start] ?? "")) start++;
  while (end > start && /\s/.test(text[end - 1] ?? "")) end--;
  const cuts = (at: number) => /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
  if (start > 0 && cuts(start)) start--;
  if (end > start && end < text.length && cuts(end)) end++;
  return { start, end };
}
