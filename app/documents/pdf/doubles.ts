import type { Run } from "./lines.ts";

// In ems: how far apart the two drawings of a letter are that is made bold, or gets a shadow, by drawing it twice.
const apart = 0.25;
// Points: runs are looked up by the stretch of the page on which their baseline is.
const stretch = 4;
const mostOnStretch = 100;

/**
 * Leaves out what a page draws a second time over itself, as programs do that make bold type or a shadow of two
 * drawings: whole runs, runs inside others, and of runs that were put together from letters drawn twice each the
 * letters that end the run before.
 */
export function withoutDoubles(runs: Run[]): Run[] {
  const seen = new Map<string, Run[]>();
  const once: Run[] = [];
  let last: Run | undefined;
  for (const run of runs) {
    if (run.text.trim() === "") {
      once.push(run);
      continue;
    }
    const near = [-1, 0, 1].flatMap((step) => seen.get(keyOf(run, step)) ?? []);
    if (near.some((other) => holds(other, run))) continue;
    const repeated = last ? repeatedLetters(last, run) : 0;
    const rest = run.text.slice(repeated);
    if (repeated === 0 || !last) once.push(run);
    else if (rest !== "") once.push({ ...run, text: rest, left: Math.min(last.right, run.right) });
    last = run;
    const others = seen.get(keyOf(run, 0));
    if (!others) seen.set(keyOf(run, 0), [run]);
    else if (others.length < mostOnStretch) others.push(run);
  }
  return once;
}

const keyOf = ({ y, angle }: Run, step: number) => `${angle} ${Math.round(y / stretch) + step}`;

const isOnSameLine = (one: Run, other: Run) =>
  one.angle === other.angle &&
  !one.vertical &&
  !other.vertical &&
  Math.abs(one.y - other.y) <= apart * Math.min(one.size, other.size) &&
  Math.abs(one.size - other.size) < 0.1 * one.size;

// Arrows and rules are put together from signs that overlap.
const hasLetters = /[\p{L}\p{N}]/u;

/** Whether a run was drawn before, by itself or as a part of another one. */
function holds(other: Run, run: Run): boolean {
  if (!isOnSameLine(other, run)) return false;
  const near = apart * run.size;
  if (other.text === run.text)
    return Math.abs(other.left - run.left) < near && Math.abs(other.right - run.right) < 2 * near;
  if (!hasLetters.test(run.text)) return false;
  if (other.left > run.left + near || other.right < run.right - near) return false;
  // Letters are of different widths, so where the part begins is not known to the point.
  const perLetter = (other.right - other.left) / other.text.length;
  const text = run.text.trim();
  for (let at = other.text.indexOf(text); at >= 0; at = other.text.indexOf(text, at + 1)) {
    const left = other.left + at * perLetter;
    if (Math.abs(left - run.left) < (text.length < 3 ? 0.6 : 1.5) * run.size) return true;
  }
  return false;
}

/** How many letters a run begins with that are drawn over the same letters at the end of the run before. */
function repeatedLetters(before: Run, run: Run): number {
  const overlap = before.right - run.left;
  if (!isOnSameLine(before, run) || run.rightToLeft || run.left <= before.left) return 0;
  if (overlap < 0.1 * run.size || !hasLetters.test(run.text)) return 0;
  const width = (one: Run, letters: number) => ((one.right - one.left) * letters) / one.text.length;
  let best = 0;
  let error = Number.POSITIVE_INFINITY;
  const most = Math.min(before.text.length, run.text.length, mostRepeated);
  for (let count = 1; count <= most; count++) {
    if (!before.text.endsWith(run.text.slice(0, count))) continue;
    const [least, greatest] = [width(before, count), width(run, count)].sort((a, b) => a - b);
    if (least === undefined || greatest === undefined) continue;
    if (overlap < 0.35 * least || overlap > 2 * greatest + apart * run.size) continue;
    const off = Math.abs(overlap - (least + greatest) / 2);
    if (off < error) [best, error] = [count, off];
  }
  return best;
}

// What is drawn letter by letter comes in runs of a few.
const mostRepeated = 20;
