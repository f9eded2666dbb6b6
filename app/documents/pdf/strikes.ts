import type { WordCounts } from "../word/word-counts.ts";
import type { PdfPage } from "./document.ts";
import type { Run } from "./lines.ts";

/** A part of a page that is struck through, in points. */
type Area = { left: number; right: number; bottom: number; top: number };

const mostAreas = 2000;

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

/** Leaves out the words of a page whose middle is in one of its struck areas, and counts them. */
export function withoutStruck(runs: Run[], areas: Area[], words: WordCounts): Run[] {
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
  const perLetter = (run.right - run.left) / run.text.length;
  return [...run.text.matchAll(/\S+/g)].flatMap(({ index, 0: text }) => {
    const left = run.left + index * perLetter;
    const right = left + text.length * perLetter;
    const middle = (left + right) / 2;
    if (!areas.some((area) => area.left <= middle && middle <= area.right))
      return [{ ...run, text, left, right }];
    words.addStruck(text);
    words.live();
    return [];
  });
}
