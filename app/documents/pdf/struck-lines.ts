import type { DrawnLine } from "../survey/drawn-lines.ts";
import type { PdfPage } from "./document.ts";
import { placeLetters, wordsOf } from "./letter-places.ts";
import type { Run } from "./lines.ts";
import type { Area } from "./strikes.ts";

// In ems above the baseline: the middle of the letters, of which small ones are half an em high and capitals 0.7. A line
// under words is below the baseline, the rule of a row above all letters.
const lowest = 0.17;
const highest = 0.45;
const thickest = 0.15;
// In ems: how far a line may end from the word that it ends with, since a space may be struck as well.
const near = 0.4;
// How far it may end from where a letter does.
const hair = 0.15;
// What stands further apart is in different cells.
const cellGap = 2.2;
// Points: lines that meet, as those of two runs, are one.
const meets = 1;
/** How often stretches of text and lines of one page are held against each other. */
export const mostCrossings = 200_000;
// Lines are looked up by their height on the page, in half points.
const levelOf = (y: number) => Math.round(2 * y);

/**
 * What of a page is struck through by lines that it draws: one counts that runs through the middle of letters, over whole
 * words, and ends where they do. Lines under words, rules of tables and bars of fractions are none of these.
 * @param runs may get the places of their letters.
 */
export async function areasOfLines(
  page: Pick<PdfPage, "getOperatorList">,
  runs: Run[],
  lines: readonly DrawnLine[],
): Promise<Area[]> {
  const crossed = [...crossings(runs, joined(lines))].filter(([line, over]) => {
    const size = Math.max(...over.map((run) => run.size));
    const [left, right] = [
      Math.min(...over.map((run) => run.left)),
      Math.max(...over.map((run) => run.right)),
    ];
    return line.left > left - size && line.right < right + size;
  });
  if (crossed.length === 0) return [];
  await placeLetters(page, [...new Set(crossed.flatMap(([, over]) => over))]);
  return crossed.flatMap(([line, over]) => areaOf(line, over) ?? []);
}

/** Lines of one level, from left to right. */
type Level = { height: number; lines: DrawnLine[] };

/** Lines by level, the lowest first, each as long as it goes on. */
function joined(lines: readonly DrawnLine[]): Level[] {
  const levels = Map.groupBy(lines, ({ y }) => levelOf(y));
  const whole: Level[] = [];
  for (const [height, all] of levels) {
    const level: Level = { height, lines: [] };
    for (const line of all.toSorted((one, other) => one.left - other.left)) {
      const last = level.lines.at(-1);
      if (last && line.left <= last.right + meets) last.right = Math.max(last.right, line.right);
      else level.lines.push({ ...line });
    }
    whole.push(level);
  }
  return whole.sort((one, other) => one.height - other.height);
}

/** For each line the runs through the middle of which it goes; none where there are far too many of both. */
function crossings(runs: Run[], levels: Level[]): Map<DrawnLine, Run[]> {
  const found = new Map<DrawnLine, Run[]>();
  let left = mostCrossings;
  for (const run of runs) {
    if (run.angle !== 0 || run.vertical || run.text.trim() === "") continue;
    const bottom = levelOf(run.y + lowest * run.size);
    const top = levelOf(run.y + highest * run.size);
    for (let index = firstWhere(levels, ({ height }) => height >= bottom); ; index++) {
      const level = levels[index];
      if (!level || level.height > top) break;
      if (--left < 0) return new Map();
      const { lines } = level;
      for (let at = firstWhere(lines, (line) => line.right > run.left); ; at++) {
        const line = lines[at];
        if (!line || line.left >= run.right) break;
        if (--left < 0) return new Map();
        if (line.height > thickest * run.size) continue;
        const others = found.get(line);
        if (others) others.push(run);
        else found.set(line, [run]);
      }
    }
  }
  return found;
}

/** The first of which something holds that holds of all behind it. */
function firstWhere<T>(all: T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = all[middle];
    if (one !== undefined && holds(one)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * What a line strikes through; `undefined` where it neither begins nor ends with a word, goes on beyond them, or leads from
 * cell to cell. One end of it may be between letters: "thirtysixty days", where new words were put right behind the old.
 */
function areaOf({ left, right }: DrawnLine, over: Run[]): Area | undefined {
  const size = Math.max(...over.map((run) => run.size));
  const words = over
    .flatMap(wordsOf)
    .filter((word) => Math.min(word.right, right) - Math.max(word.left, left) > 0.1 * size)
    .sort((one, other) => one.left - other.left);
  const [first] = words;
  if (!first || !words.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return undefined;
  let end = first.left;
  for (const word of words) {
    if (word.left - end > cellGap * size) return undefined;
    end = Math.max(end, word.right);
  }
  const [begins, ends] = [left - first.left, end - right].map((inside) => inside / size);
  if (begins === undefined || ends === undefined || Math.min(begins, ends) < -near)
    return undefined;
  if (begins > near && ends > near) return undefined;
  const isCut = (at: number) =>
    words.some(({ places = [] }) => places.some((place) => Math.abs(place - at) < hair * size));
  if ((begins > near && !isCut(left)) || (ends > near && !isCut(right))) return undefined;
  const bottom = Math.min(...over.map((run) => run.y));
  const top = Math.max(...over.map((run) => run.y + run.size));
  return {
    ...{ left: begins > near ? left : first.left, right: ends > near ? right : end },
    ...{ bottom, top, cutsWords: true },
  };
}
