import type { WordCounts } from "../word/word-counts.ts";
import type { PdfPage } from "./document.ts";
import { lettersOf, type PlacedWord, wordsOf } from "./letter-places.ts";
import type { Line, Run } from "./lines.ts";

/** A part of a page that is struck through, in points. */
export type Area = {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Whether it ends between letters, and not only between words. */
  cutsWords?: boolean;
};

const mostAreas = 2000;
// A noncharacter (Unicode 17, 23.7): it keeps the place of a word, so that what stands around it stays on one line.
const struckMark = "\ufdd6";

/** What the notes on a page strike through (ISO 32000-1, 12.5.6.10): a rectangle for each stretch of words. */
export async function struckAreas(page: PdfPage): Promise<Area[]> {
  const areas: Area[] = [];
  for (const { subtype, hidden, quadPoints } of await page.getAnnotations()) {
    const points: unknown = quadPoints;
    if (subtype !== "StrikeOut" || hidden || !isNumbers(points)) continue;
    for (let at = 0; at + 8 <= points.length && areas.length < mostAreas; at += 8) {
      const [xs, ys] = [0, 1].map((axis) =>
        [0, 2, 4, 6].map((corner) => Number(points[at + corner + axis])),
      );
      if (!xs || !ys) continue;
      areas.push({
        ...{ left: Math.min(...xs), right: Math.max(...xs) },
        ...{ bottom: Math.min(...ys), top: Math.max(...ys) },
      });
    }
  }
  return areas;
}

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  Array.isArray(value) || value instanceof Float32Array;

/** Puts a mark for each word of a page whose middle is in one of its struck areas, and counts them. */
export function withStruckMarked(runs: Run[], areas: Area[], words: WordCounts): Run[] {
  if (areas.length === 0) return runs;
  return runs.flatMap((run) => {
    const middle = run.y + 0.3 * run.size;
    const over = areas.filter(
      ({ left, right, bottom, top }) =>
        run.angle === 0 && bottom < middle && middle < top && left < run.right && run.left < right,
    );
    return over.length === 0 ? [run] : wordsLeft(run, over, words);
  });
}

function wordsLeft(run: Run, areas: Area[], words: WordCounts): Run[] {
  const pieces = areas.some(({ cutsWords }) => cutsWords) ? piecesOf(run, areas) : wordsOf(run);
  return pieces.map(({ text, left, right }) => {
    const piece = { ...run, text, left, right, places: undefined };
    if (!isIn(areas, left, right)) return piece;
    words.addStruck(text);
    words.live();
    return { ...piece, text: struckMark };
  });
}

/** The words of a run, cut where an area begins or ends in one. */
const piecesOf = (run: Run, areas: Area[]): PlacedWord[] =>
  wordsOf(run).flatMap((word) => {
    const pieces: (PlacedWord & { struck: boolean })[] = [];
    for (const { text, left, right } of lettersOf(word)) {
      const struck = isIn(areas, left, right);
      const last = pieces.at(-1);
      if (last?.struck === struck) {
        last.text += text;
        last.right = right;
      } else pieces.push({ text, left, right, struck });
    }
    return pieces;
  });

const isIn = (areas: Area[], left: number, right: number) =>
  areas.some((area) => area.left <= (left + right) / 2 && (left + right) / 2 <= area.right);

/** Leaves the marks out of lines, and the lines that have nothing else. */
export function withoutStruckMarks(lines: Line[]): Line[] {
  for (const line of lines)
    line.text = line.text
      .replace(/\ufdd6(?: ?\ufdd6)*/g, struckMark)
      .replace(/ \ufdd6 ?/g, " ")
      .replaceAll(struckMark, "")
      .trim();
  return lines.filter(({ text }) => text !== "");
}
