import type { Cast } from "../cast/cast.ts";
import { type Mention, mentionsIn } from "../cast/mentions.ts";
import { counterpartOf } from "../cast/sides.ts";

const clauses =
  /^(?:termination-for-(?:breach|convenience)|content-removal|unilateral-variation|post-termination|suspension)$/;
const taken =
  /^(?:['’]s?)? (?:[\w-]+ ){1,4}?(?:may|can|will|shall) (?:also |then |at any time )?be (?:suspended|terminated|cancelled|closed|shut|ended|withdrawn|revoked|disabled|blocked|removed|deleted|hidden|forfeited|changed|varied|altered|switched off|cut off|turned off|taken (?:away|down|off))\b/;

/** Who does it, where a passive says so: "cancelled by me". */
const agentOf = (words: string, mentions: readonly Mention[]) =>
  mentions.find(({ start }) => /\bby $/.test(words.slice(0, start)));

/**
 * "My access may be suspended": what somebody has may be taken from them, so it weighs on them, for the good of the other
 * side. Null where that is not what a sentence says, or where they do it themselves.
 */
export function takenFrom(
  clause: string,
  words: string,
  cast: Cast,
): { bears: number; gains: number } | null {
  if (!clauses.test(clause)) return null;
  const mentions = mentionsIn(cast, words);
  const [first] = mentions;
  const [bears] = first?.who ?? [];
  if (!first?.possessive || first.who.length > 1 || bears === undefined) return null;
  if (first.start > 12 || !taken.test(words.slice(first.end))) return null;
  const gains = agentOf(words, mentions)?.who[0] ?? counterpartOf(cast, bears);
  return gains === null || gains === bears ? null : { bears, gains };
}
