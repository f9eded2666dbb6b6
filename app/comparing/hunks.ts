import { nowhere } from "./align.ts";
import type { Cell } from "./cells.ts";
import { stretchOf } from "./cells.ts";
import { identityAt } from "./meaning/identities.ts";
import type { Outline } from "./outline.ts";
import { spanOf, wordAt } from "./tokens.ts";

/** Words of the older text, from one to before another, that gave way to words of the newer; either may be none. */
export interface Hunk {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
}

/** The changes of a cell, in order. @param whatCounts takes from them what is different and no change. */
export function hunksOf(
  a: Outline,
  b: Outline,
  cell: Cell,
  partners: Int32Array,
  whatCounts: (hunk: Hunk) => Hunk,
): Hunk[] {
  const one = stretchOf(a, cell.a0, cell.a1);
  const other = stretchOf(b, cell.b0, cell.b1);
  const found: Hunk[] = [];
  let [a0, b0] = [one.from, other.from];
  for (let at = one.from; at <= one.to; at++) {
    const partner = at === one.to ? other.to : (partners[at] ?? nowhere);
    if (partner === nowhere) continue;
    if (at > a0 || partner > b0) found.push({ a0, a1: at, b0, b1: partner });
    a0 = at + 1;
    b0 = partner + 1;
  }
  const hunks = found.map(whatCounts).filter((hunk) => size(hunk) > 0);
  const whole = { a0: one.from, a1: one.to, b0: other.from, b1: other.to };
  if (hunks.length > few && isRewritten(whole, hunks)) return [whole];
  for (const [index, hunk] of hunks.entries())
    slide(a, b, hunk, hunks[index - 1], hunks[index + 1], whole);
  return joined(a, b, hunks);
}

/** So many changes may stand in a paragraph that is still the same one. */
const few = 3;
/** A paragraph that kept less of its words was written anew. */
const leastKept = 0.3;

function isRewritten(whole: Hunk, hunks: Hunk[]): boolean {
  const gone = hunks.reduce((sum, { a0, a1 }) => sum + a1 - a0, 0);
  const all = Math.max(whole.a1 - whole.a0, whole.b1 - whole.b0);
  return whole.a1 - whole.a0 - gone < leastKept * all;
}

/** Words of which a sentence is held together, and that say nothing alone. */
const small = new Set(
  "a an the of to in on by for and or as at with from that this its , . ; : ( )".split(" "),
);

/** Puts an insertion or a deletion that could stand in several places where a sentence or a phrase begins. */
function slide(
  a: Outline,
  b: Outline,
  hunk: Hunk,
  before: Hunk | undefined,
  after: Hunk | undefined,
  whole: Hunk,
): void {
  const inserts = hunk.a0 === hunk.a1;
  if (!inserts && hunk.b0 !== hunk.b1) return;
  const { ids } = inserts ? b.tokens : a.tokens;
  const outline = inserts ? b : a;
  const [start, end] = inserts ? [hunk.b0, hunk.b1] : [hunk.a0, hunk.a1];
  const room = {
    left: Math.min(hunk.a0 - (before?.a1 ?? whole.a0), hunk.b0 - (before?.b1 ?? whole.b0)),
    right: Math.min((after?.a0 ?? whole.a1) - hunk.a1, (after?.b0 ?? whole.b1) - hunk.b1),
  };
  let best = { by: 0, rank: rankOf(outline, start) + rankOf(outline, end) };
  const look = (by: number) => {
    const rank = rankOf(outline, start + by) + rankOf(outline, end + by);
    if (rank > best.rank) best = { by, rank };
  };
  for (let by = -1; -by <= room.left && ids[start + by] === ids[end + by]; by--) look(by);
  for (let by = 1; by <= room.right && ids[start + by - 1] === ids[end + by - 1]; by++) look(by);
  hunk.a0 += best.by;
  hunk.a1 += best.by;
  hunk.b0 += best.by;
  hunk.b1 += best.by;
}

/** How good a place before a word is to begin or end a change: a paragraph's beginning, a sentence's, a phrase's, any. */
function rankOf({ tokens }: Outline, at: number): number {
  if (at <= 0 || at >= tokens.count) return 4;
  const between = tokens.text.slice(tokens.ends[at - 1], tokens.starts[at]);
  if (between.includes("\n")) return 4;
  const before = tokens.text.charAt((tokens.ends[at - 1] ?? 0) - 1);
  if (/[.!?]/.test(before)) return 3;
  // A phrase ends before a stop as well as after a comma.
  if (/[;:,)]/.test(before) || /[.;:!?]/.test(tokens.text.charAt(tokens.starts[at] ?? 0))) return 2;
  return between === "" ? 0 : 1;
}

/** Joins changes that only a small word parts, so that a phrase that was replaced is one change. */
function joined(a: Outline, b: Outline, hunks: Hunk[]): Hunk[] {
  const result: Hunk[] = [];
  for (const hunk of hunks) {
    const last = result.at(-1);
    if (
      last &&
      (isOnePhrase(a, last, hunk) || isOneNumber(a, last, hunk) || isTurned(a, b, last, hunk))
    ) {
      last.a1 = hunk.a1;
      last.b1 = hunk.b1;
    } else result.push({ ...hunk });
  }
  return result;
}

const size = ({ a0, a1, b0, b1 }: Hunk): number => a1 - a0 + b1 - b0;

function isOnePhrase({ tokens }: Outline, last: Hunk, next: Hunk): boolean {
  const gap = next.a0 - last.a1;
  if (gap > 2 || size(last) + size(next) < 5 || Math.min(size(last), size(next)) < 3) return false;
  for (let at = last.a1; at < next.a0; at++)
    if (!small.has(wordAt(tokens, at).toLowerCase())) return false;
  return true;
}

/** Two groups of digits of one ABN are one change. */
function isOneNumber({ tokens }: Outline, last: Hunk, next: Hunk): boolean {
  const words = spanOf(tokens, last.a0, next.a1);
  return next.a0 - last.a1 <= 3 && identityAt(tokens.text, words) !== null;
}

const refusals = new Set("neither no none nobody nothing never not cannot nor".split(" "));
/** "is", "shall be", "will at no time be". */
const longestVerb = 4;

/** "Neither party is" that became "the Supplier is not": what refuses has gone from one change to the other. */
function isTurned(a: Outline, b: Outline, last: Hunk, next: Hunk): boolean {
  if (next.a0 - last.a1 > longestVerb) return false;
  for (let at = last.a1; at < next.a0; at++) if (!/\p{L}/u.test(wordAt(a.tokens, at))) return false;
  const [one, other] = [refused(a, b, last), refused(a, b, next)];
  return one * other < 0;
}

/** How many words that refuse a change puts in, less those that it takes out. */
function refused(a: Outline, b: Outline, { a0, a1, b0, b1 }: Hunk): number {
  const count = ({ tokens }: Outline, from: number, to: number) => {
    let found = 0;
    for (let at = from; at < to; at++) if (refusals.has(wordAt(tokens, at).toLowerCase())) found++;
    return found;
  };
  return count(b, b0, b1) - count(a, a0, a1);
}
