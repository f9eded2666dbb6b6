import { sha256 } from "../../lib/sha256.server.ts";
import { isGap, type RiskFlag } from "../../schemas/analysis.ts";
import type { Hand } from "./in-hand.server.ts";

const hashOf = ({ quote, clauseTitle }: RiskFlag) =>
  sha256(JSON.stringify([quote, clauseTitle])).toString("hex");

/**
 * By what is found what people do about each flag of a case: its words and its clause. Of flags that say the same of
 * the same words the first one's is the usual one.
 */
export function flagHashes(flags: readonly RiskFlag[]): string[] {
  const hashes = flags.map(hashOf);
  return hashes.map((hash, i) => {
    const place = (at: number) => (flags[at]?.start ?? 0) + at / flags.length;
    const before = hashes.filter((other, j) => other === hash && place(j) < place(i)).length;
    return before === 0 ? hash : sha256(`${hash} ${before}`).toString("hex");
  });
}

const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a flag whose place is kept stands, for the greater part, where this one does. */
function isSamePlace(flag: RiskFlag, { anchor, quote }: Hand): boolean {
  if (!anchor || anchor.lost) return false;
  const shared =
    Math.min(flag.end, anchor.start + quote.length) - Math.max(flag.start, anchor.start);
  return shared > Math.min(flag.end - flag.start, quote.length) / 2;
}

const isSameClause = (flag: RiskFlag, { clause_title }: Hand) => clause_title === flag.clauseTitle;

/**
 * Finds what was done about each flag: about the one of the same words and clause; else, since another analysis may
 * call the clause something else or cut its words otherwise, about one of the same words, of the same letters, of the
 * same clause at the same place, or at the same place, that no flag claims by words and clause.
 */
export function matchHands(
  flags: readonly RiskFlag[],
  hashes: readonly string[],
  hands: readonly Hand[],
): (Hand | undefined)[] {
  const byHash = new Map(hands.map((hand) => [hand.flag_hash, hand]));
  const matched = hashes.map((hash) => byHash.get(hash));
  // What is decided about a gap has no words to be known by.
  const unclaimed = hands.filter(
    (hand) => !(hand.own || isGap(hand) || hashes.includes(hand.flag_hash)),
  );
  if (unclaimed.length === 0) return matched;
  const ofHands = new Map(unclaimed.map((hand) => [hand, lettersOf(hand.quote)]));
  const ofFlags = new Map(flags.map((flag) => [flag, lettersOf(flag.quote)]));
  const ways: ((flag: RiskFlag, hand: Hand) => boolean)[] = [
    (flag, hand) => hand.quote === flag.quote,
    (flag, hand) => ofHands.get(hand) === ofFlags.get(flag),
    (flag, hand) => isSameClause(flag, hand) && isSamePlace(flag, hand),
    isSamePlace,
  ];
  for (const isSame of ways)
    for (const [i, flag] of flags.entries()) {
      if (matched[i] || isGap(flag)) continue;
      const at = unclaimed.findIndex((hand) => isSame(flag, hand));
      if (at >= 0) matched[i] = unclaimed.splice(at, 1)[0];
    }
  return matched;
}
