import { nowhere } from "../align.ts";
import { longestRising } from "./longest-rising.ts";
import type { Pairing } from "./pairing.ts";

interface Pair {
  one: number;
  other: number;
}

/** Those of some pairs that cross neither each other nor a pair that stands. */
export function inOrderOf<Candidate extends Pair>(
  candidates: Candidate[],
  pairing: Pairing,
): Candidate[] {
  const kept = [...pairing.older.keys()].filter(
    (one) => pairing.older[one] !== nowhere && !pairing.moved.has(one),
  );
  const keptOthers = kept.map((one) => pairing.older[one] ?? nowhere);
  const fitting = candidates
    .filter(({ one, other }) => countBelow(kept, one) === countBelow(keptOthers, other))
    .sort((first, second) => first.one - second.one);
  const rising = longestRising(fitting.map(({ other }) => other));
  return Array.from(rising).flatMap((at) => fitting[at] ?? []);
}

function countBelow(rising: number[], value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
