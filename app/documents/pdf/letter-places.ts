import { getResolvedPDFJS } from "unpdf";
import type { PdfPage } from "./document.ts";
import type { Run } from "./lines.ts";

/** A word of a run and where it stands, in points; `places`: where its letters begin, and the last ends. */
export type PlacedWord = { text: string; left: number; right: number; places?: number[] };

type Glyph = { unicode: string; width: number };

// Where a font does not say how wide a letter is, in thousandths of its size.
const usualWidth = 500;
const usualSpace = 250;

/** The words of a run: where its letters were not placed, all count as equally wide. */
export function wordsOf(run: Run): PlacedWord[] {
  const perLetter = (run.right - run.left) / run.text.length;
  const placeOf = (index: number) => run.places?.[index] ?? run.left + index * perLetter;
  return [...run.text.matchAll(/\S+/g)].map(({ index, 0: text }) => ({
    text,
    left: placeOf(index),
    right: placeOf(index + text.length),
    places: Array.from({ length: text.length + 1 }, (_, at) => placeOf(index + at)),
  }));
}

/** The letters of a word, each by itself. */
export const lettersOf = ({ text, places = [] }: PlacedWord): PlacedWord[] =>
  text.split("").map((letter, at) => ({
    text: letter,
    left: places[at] ?? 0,
    right: places[at + 1] ?? 0,
  }));

/** Gives runs of a page the places of their letters, by the widths that their fonts have. */
export async function placeLetters(
  page: Pick<PdfPage, "getOperatorList">,
  runs: Run[],
): Promise<void> {
  const fonts = await widthsOf(page);
  for (const run of runs) run.places = placesIn(run, fonts.get(run.font ?? "") ?? new Map());
}

/** By font, the widths of the letters that a page shows in it. */
async function widthsOf(
  page: Pick<PdfPage, "getOperatorList">,
): Promise<Map<string, Map<string, number>>> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Map<string, Map<string, number>>();
  let font = new Map<string, number>();
  for (const [index, operator] of fnArray.entries()) {
    const [first]: unknown[] = argsArray[index] ?? [];
    if (operator === OPS.setFont && typeof first === "string") {
      font = fonts.get(first) ?? new Map();
      fonts.set(first, font);
    } else if (operator === OPS.showText && Array.isArray(first)) {
      for (const glyph of first) if (isGlyph(glyph)) font.set(glyph.unicode, glyph.width);
    }
  }
  return fonts;
}

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === "object" &&
  value !== null &&
  "unicode" in value &&
  typeof value.unicode === "string" &&
  "width" in value &&
  typeof value.width === "number";

/** Where each letter begins, and the last ends; what a line was filled up with is in its spaces. */
function placesIn({ text, left, right, size }: Run, widths: ReadonlyMap<string, number>): number[] {
  const letters = text.split("");
  const own = letters.map(
    (letter) => ((widths.get(letter) ?? (letter === " " ? usualSpace : usualWidth)) / 1000) * size,
  );
  const sum = own.reduce((total, width) => total + width, 0);
  const spaces = letters.filter((letter) => letter === " ").length;
  const spare = right - left - sum;
  const perSpace = spaces > 0 && spare > 0 ? spare / spaces : 0;
  const scale = perSpace > 0 || sum === 0 ? 1 : (right - left) / sum;
  const places = [left];
  for (const [index, width] of own.entries())
    places.push((places[index] ?? left) + scale * width + (letters[index] === " " ? perSpace : 0));
  return places;
}
