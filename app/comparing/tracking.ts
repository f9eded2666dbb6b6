import { nowhere } from "./align.ts";
import { type Alignment, align, type TextToCompare, unmatched } from "./alignment.ts";
import type { Hunk } from "./hunks.ts";
import { outlineOf } from "./outline.ts";
import { type Tokens, wordAt } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Which changes the author of the newer version tracked. */
export interface Tracking {
  /** A change within a paragraph; two where a part of it was tracked and another was not. */
  part(hunk: Hunk): { hunk: Hunk; tracked: boolean | null }[];
  /** Whether words that are gone, or new, were tracked as such; a tenth may not be. */
  ofGone(from: number, to: number): boolean | null;
  ofFresh(from: number, to: number): boolean | null;
}

const unknown: Tracking = {
  part: (hunk) => [{ hunk, tracked: null }],
  ofGone: () => null,
  ofFresh: () => null,
};

/**
 * Tells tracked changes from others: words that are gone must still be there once the newer version's own changes are
 * rejected, and new words must not be there yet.
 * @param vocabulary that of the alignment.
 * @param before the newer version with its tracked changes rejected; null where it can track none.
 */
export function trackingOf(
  alignment: Alignment,
  vocabulary: Vocabulary,
  newer: TextToCompare,
  before: TextToCompare | null,
): Tracking {
  if (before === null) return unknown;
  const { a, b, partners } = alignment;
  const { gone, fresh } = untracked(alignment, vocabulary, newer, before);
  const newerMatched = new Uint8Array(b.tokens.count);
  for (const other of partners) if (other !== nowhere) newerMatched[other] = 1;
  // A word that is still there once the changes are rejected went by a tracked change; a new one came by one if it is not.
  const goneTracked = (at: number) => !gone[at];
  const freshTracked = (at: number) => fresh[at] === 1;
  return {
    part: (hunk) => {
      const older = runsOf(
        a.tokens,
        hunk.a0,
        hunk.a1,
        goneTracked,
        (at) => partners[at] !== nowhere,
      );
      const newer = runsOf(
        b.tokens,
        hunk.b0,
        hunk.b1,
        freshTracked,
        (at) => newerMatched[at] === 1,
      );
      return parted(hunk, older, newer);
    },
    ofGone: (from, to) => isMostly(from, to, goneTracked),
    ofFresh: (from, to) => isMostly(from, to, freshTracked),
  };
}

/** Where the tracked and the other words of one side of a change stand. */
interface Sides {
  tracked: { from: number; to: number } | null;
  silent: { from: number; to: number } | null;
}

/** The words that went before the tracked changes did anything, and those that came only by them. */
function untracked(
  alignment: Alignment,
  vocabulary: Vocabulary,
  newer: TextToCompare,
  before: TextToCompare,
) {
  const { a, b } = alignment;
  if (before.text === newer.text)
    return { gone: unmatched(alignment).gone, fresh: new Uint8Array(b.tokens.count) };
  // Heads that are passed over in one text only would be words that came or went.
  const own = outlineOf(before.text, (newer.asides && before.asides) ?? [], vocabulary);
  const { gone } = unmatched(align({ a, b: own, vocabulary }));
  const { fresh } = unmatched(align({ a: own, b, vocabulary }));
  return { gone, fresh };
}

function runsOf(
  tokens: Tokens,
  from: number,
  to: number,
  isTracked: (at: number) => boolean,
  isMatched: (at: number) => boolean,
): Sides {
  const sides: Sides = { tracked: null, silent: null };
  for (const marksToo of [false, true]) {
    for (let at = from; at < to; at++) {
      // A word that is on both sides is in the change only because it stands in its midst.
      if (isMatched(at) || (!marksToo && !/[\p{L}\p{N}]/u.test(wordAt(tokens, at)))) continue;
      const side = isTracked(at) ? "tracked" : "silent";
      sides[side] = { from: Math.min(sides[side]?.from ?? at, at), to: at + 1 };
    }
    // Stops and commas are asked only where there are no words.
    if (sides.tracked || sides.silent) break;
  }
  return sides;
}

function parted(hunk: Hunk, older: Sides, newer: Sides): { hunk: Hunk; tracked: boolean }[] {
  const hasTracked = older.tracked !== null || newer.tracked !== null;
  const hasSilent = older.silent !== null || newer.silent !== null;
  if (!hasSilent) return [{ hunk, tracked: hasTracked }];
  const crossed = [older, newer].every(
    ({ tracked, silent }) => tracked === null || silent === null,
  );
  if (!hasTracked || crossed) return [{ hunk, tracked: false }];
  const [one, other] = [shared(older, hunk.a0, hunk.a1), shared(newer, hunk.b0, hunk.b1)];
  const part = (side: "tracked" | "silent"): Hunk => ({
    ...{ a0: one[side].from, a1: one[side].to },
    ...{ b0: other[side].from, b1: other[side].to },
  });
  return [
    { hunk: part("silent"), tracked: false },
    { hunk: part("tracked"), tracked: true },
  ];
}

/** Parts one side of a change between what was tracked and what was not, so that no mark of it is left out. */
function shared({ tracked, silent }: Sides, from: number, to: number) {
  const none = { from, to: from };
  if (!tracked || !silent)
    return tracked
      ? { tracked: { from, to }, silent: none }
      : { tracked: none, silent: { from, to } };
  const silentFirst = silent.from < tracked.from;
  const [first, last] = silentFirst ? [silent, tracked] : [tracked, silent];
  const before = { from, to: Math.max(first.to, Math.min(last.from, to)) };
  const after = { from: last.from, to };
  return silentFirst ? { silent: before, tracked: after } : { silent: after, tracked: before };
}

/** More untracked words than that were not overlooked. */
const fewSilent = 0.1;

function isMostly(from: number, to: number, isTracked: (at: number) => boolean): boolean {
  let silent = 0;
  for (let at = from; at < to; at++) if (!isTracked(at)) silent++;
  return silent <= fewSilent * (to - from);
}
