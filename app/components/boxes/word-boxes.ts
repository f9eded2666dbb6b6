import { lettersOf } from "../../lib/text/letters.ts";
import type { Span } from "../../schemas/analysis.ts";
import { align } from "./align.ts";

/** A rectangle on a page, in parts of its width and height from its top left corner. */
export type Box = { left: number; top: number; width: number; height: number };

/** A stretch of text as a page draws it, as pdf.js tells it. */
export type DrawnText = {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
};

/** How a page lies in the window: its size, and how its own coordinates become those from its top left corner. */
export type Sheet = { width: number; height: number; transform: number[] };

/** How wide words are in a font, in any unit. */
type Measure = (words: string, fontName: string) => number;

type Page = {
  drawn: readonly DrawnText[];
  sheet: Sheet;
  /** The text that was read from the page. */
  text: string;
  measure: Measure;
  isVertical: (fontName: string) => boolean;
};

/** Tells of a page and its text what of the one is where in the other. */
export type Finder = {
  /** The boxes around words of the text, one a line. */
  boxes: (words: Span) => Box[];
  /** The words of the text that are drawn as these letters, counted in the order of drawing; null where there are none. */
  words: (from: number, to: number) => Span | null;
};

/** Finds out where on a page each stretch of its text stands. */
export function finderOf({ drawn, sheet, text, measure, isVertical }: Page): Finder {
  const read = lettersOf(text);
  const shown = drawn.map(({ str }) => lettersOf(str));
  const owners = shown.flatMap(({ at }, item) => at.map((character) => ({ item, character })));
  const places = align(read.letters, shown.map(({ letters }) => letters).join(""));
  const boxes = ({ start, end }: Span): Box[] => {
    const parts: (Span & { item: number })[] = [];
    for (const [letter, offset] of read.at.entries()) {
      if (offset < start || offset >= end) continue;
      const owner = owners[places[letter] ?? -1];
      if (!owner) continue;
      const last = parts.at(-1);
      if (last?.item === owner.item && owner.character >= last.start)
        last.end = owner.character + 1;
      else parts.push({ item: owner.item, start: owner.character, end: owner.character + 1 });
    }
    return onLines(
      parts.flatMap(({ item, ...part }) => {
        const one = drawn[item];
        if (!one) return [];
        return [boxAround(one, withMarks(one.str, part), sheet, measure, isVertical(one.fontName))];
      }),
    );
  };
  const words = (from: number, to: number): Span | null => {
    const letters = [...places.keys()].filter((letter) => {
      const place = places[letter] ?? -1;
      return place >= from && place < to;
    });
    const [first, last] = [letters[0], letters.at(-1)];
    if (first === undefined || last === undefined) return null;
    // What is drawn side by side may be far apart in the text.
    if (last - first > 2 * letters.length) return null;
    return { start: read.at[first] ?? 0, end: (read.at[last] ?? 0) + 1 };
  };
  return { boxes, words };
}

const opening = new Set("“\"‘'([$");
const closing = new Set("”\"’')].,;:%");

/** Letters with the marks that stand at them: brackets, quotation marks, stops. */
function withMarks(words: string, { start, end }: Span): Span {
  const span = { start, end };
  while (span.start > 0 && opening.has(words.charAt(span.start - 1))) span.start -= 1;
  while (span.end < words.length && closing.has(words.charAt(span.end))) span.end += 1;
  return span;
}

/** How much of a line's height stands above its foot. */
export const ascent = 0.85;
export const lineHeight = 1.1;

function boxAround(
  { str, dir, transform, width, height, fontName }: DrawnText,
  { start, end }: Span,
  sheet: Sheet,
  measure: Measure,
  vertical: boolean,
): Box {
  const [a, b, c, d, x, y] = product(sheet.transform, transform);
  const size = Math.hypot(c, d) || 1;
  const length = Math.hypot(a, b) || 1;
  // Along the line, and up from it.
  const along = vertical ? { x: -c / size, y: -d / size } : { x: a / length, y: b / length };
  const up = { x: c / size, y: d / size };
  const whole = measure(str, fontName) || 1;
  const part = (at: number) => measure(str.slice(0, at), fontName) / whole;
  const reach = (vertical ? Math.abs(height) : width) * scaleOf(sheet.transform);
  const ends = [part(start), part(end)].map((at) => reach * (dir === "rtl" ? 1 - at : at));
  const heights = vertical ? [-size / 2, size / 2] : [(ascent - lineHeight) * size, ascent * size];
  const across = vertical ? { x: up.y, y: -up.x } : up;
  const corners = ends.flatMap((far) =>
    heights.map((high) => ({
      x: x + along.x * far + across.x * high,
      y: y + along.y * far + across.y * high,
    })),
  );
  const left = Math.min(...corners.map((corner) => corner.x));
  const top = Math.min(...corners.map((corner) => corner.y));
  return {
    left: left / sheet.width,
    top: top / sheet.height,
    width: (Math.max(...corners.map((corner) => corner.x)) - left) / sheet.width,
    height: (Math.max(...corners.map((corner) => corner.y)) - top) / sheet.height,
  };
}

const scaleOf = ([a = 1, b = 0]: number[]) => Math.hypot(a, b);

type Matrix = [number, number, number, number, number, number];

function product(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
): Matrix {
  return [
    ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
    ...([a * k + c * l + e, b * k + d * l + f] as const),
  ];
}

/** Boxes that follow each other on a line are one. */
function onLines(boxes: Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    if (last && isNextOnLine(last, box)) Object.assign(last, around(last, box));
    else lines.push({ ...box });
  }
  return lines;
}

function isNextOnLine(one: Box, next: Box): boolean {
  const isUpright = next.width > next.height / 2;
  const shared =
    Math.min(one.top + one.height, next.top + next.height) - Math.max(one.top, next.top);
  const gap = next.left - (one.left + one.width);
  return isUpright && shared > 0.5 * Math.min(one.height, next.height) && gap > -0.02 && gap < 0.06;
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
