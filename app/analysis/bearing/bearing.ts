import { type LinearModel, scoreLabels, unpack } from "../classifier/linear-model.ts";
import { weighedAbroad } from "./abroad.ts";
import type { Cast } from "./cast.ts";
import { readEvidence } from "./evidence.ts";
import { phrased } from "./frames.ts";
import { withoutMakers } from "./in-passing.ts";
import { licenceOf } from "./licence.ts";
import { unpackNetwork, weightOn } from "./network.ts";
import { counterpartOf, holdersWith, isAside } from "./sides.ts";
import { suretyOf } from "./surety.ts";
import { takenFrom } from "./taken-from.ts";
import { usually } from "./usual.ts";
import weights from "./weights-bearing.json" with { type: "json" };

/** Who bears a clause and who gains by it, by name; both empty when it cannot be told. */
export interface Bearing {
  burdens: string[];
  benefits: string[];
}

interface Candidate {
  member: number;
}

let model: { burdened: ReturnType<typeof unpackNetwork>; mutual: LinearModel } | undefined;

/** Clauses that bind both sides alike and are a gain to neither. */
const neutral = new Set(["governing-law", "entire-agreement"]);

/** What goes on until somebody ends it binds nobody more than another. */
const openEnded =
  /\b(?:month to month|evergreen|season to season|season by season|year (?:by|to|on) year)\b/i;

const undecided: Bearing = { burdens: [], benefits: [] };

/**
 * So far apart the two sides must be for a word on direction, by how many of them the sentence names: chosen on
 * authors from whom nothing was learnt, so that hardly any is reversed. Less is enough where usage says the same.
 */
const leastMargins = { alone: [9, 5.5, 4.5], asUsual: [5, 4, 4] };

/** So far the other way a sentence that names nobody may lean, and usage still tells. */
const mostAgainstUsage = 5;

/** So far ahead of the next one somebody has to be, to be the one who bears it. */
const leastLead = 2;

/** Whether two scores are far enough apart for a word on direction. */
export const isTold = (most: number, least: number, named: number, asUsual = false): boolean =>
  most - least >= (leastMargins[asUsual ? "asUsual" : "alone"][Math.min(named, 2)] ?? 1);

/** A member with those who stand beside it wherever it is named, but for one who is on the other side. */
function withJoined(joined: number[][], member: number, other: number): number[] {
  const beside = joined.filter((who) => who.includes(member) && !who.includes(other)).flat();
  return [...new Set([member, ...beside])].toSorted((a, b) => a - b);
}

/** Whoever answers for another does so for the other side, also where only those two are named. */
function gainer(cast: Cast, most: Candidate, least: Candidate, joined: number[][]): number {
  const surety = cast.members[most.member];
  const sameSide = cast.sides[most.member] === cast.sides[least.member];
  const other = surety && isAside(surety) && sameSide ? counterpartOf(cast, most.member) : null;
  const beside = joined.some((who) => who.includes(most.member) && who.includes(other ?? -1));
  return beside ? least.member : (other ?? least.member);
}

/**
 * Whom a clause burdens and whom it benefits.
 * @param clause its id; @param sentence on one line; @param before whom the sentence before was about.
 */
export function bearingOf(
  clause: string,
  sentence: string,
  cast: Cast,
  before: number[] = [],
): Bearing {
  if (cast.members.length === 0) return undecided;
  const words = withoutMakers(cast, sentence);
  model ??= { burdened: unpackNetwork(weights.burdened), mutual: unpack(weights.mutual) };
  const { burdened, mutual: ofAllAlike } = model;
  const { candidates, mutual, together, ofAll, joined, ...seen } = readEvidence(
    clause,
    words,
    cast,
    before,
  );
  const named = seen.named.length;
  const abroad = weighedAbroad(clause, words, cast, named);
  if (abroad) return abroad;
  const namesOf = (members: number[]) => members.flatMap((at) => cast.members[at]?.name ?? []);
  /** Whoever is not named stands there by a role, with all who hold it. */
  const inRole = (member: number, other: number) =>
    seen.named.includes(member)
      ? [member]
      : holdersWith(cast, member).filter((at) => at !== other && !seen.named.includes(at));
  const naming = ({ bears, gains }: { bears: number; gains: number }): Bearing => ({
    burdens: namesOf(inRole(bears, gains)),
    benefits: namesOf(inRole(gains, bears)),
  });
  const licence = clause === "licence-scope" ? licenceOf(words, cast) : null;
  const told = licence ?? takenFrom(clause, words, cast);
  if (told) return naming(told);
  const surety = clause === "personal-guarantee" ? suretyOf(words, cast) : null;
  if (surety) return { burdens: namesOf(surety.bears), benefits: namesOf(surety.gains) };
  if (neutral.has(clause) && named === 0)
    return { burdens: namesOf([...cast.members.keys()].slice(0, cast.together)), benefits: [] };
  // A court weighs on somebody by where they are at home, and by nothing else that its words say.
  if (clause === "foreign-jurisdiction" && named === 0) return undecided;
  const phrase = neutral.has(clause) ? null : phrased(clause, words, cast, before);
  const alike = ofAll && !(clause === "gst" && phrase);
  if (phrase && !alike) return { burdens: namesOf(phrase.bears), benefits: namesOf(phrase.gains) };
  if (alike || (scoreLabels(ofAllAlike, mutual.vector)[0] ?? 0) > 0) {
    const names = namesOf(together);
    return { burdens: names, benefits: neutral.has(clause) ? [] : names };
  }
  if (clause === "automatic-renewal" && named === 0 && openEnded.test(words)) {
    const names = namesOf(together);
    return { burdens: names, benefits: names };
  }
  const usual = usually(clause, words, cast);
  if (usual?.surely) return naming(usual);
  const scored = candidates
    .map(({ member, signs }) => ({ member, score: weightOn(burdened, clause, signs) }))
    .sort((a, b) => b.score - a.score);
  const [most, least] = [scored[0], scored.at(-1)];
  if (!most || !least) return undecided;
  if (!isTold(most.score, least.score, named, usual?.bears === most.member)) {
    const scoreOf = (who: number) => scored.find(({ member }) => member === who)?.score ?? 0;
    const against = usual ? scoreOf(usual.gains) - scoreOf(usual.bears) : Number.POSITIVE_INFINITY;
    return usual && named === 0 && against <= mostAgainstUsage ? naming(usual) : undecided;
  }
  // Of three, whoever bears it is told from each of the others, but for one who stands beside them.
  const beside = joined.find((who) => who.includes(most.member)) ?? [];
  const next = scored.find(({ member }) => member !== most.member && !beside.includes(member));
  if (next && most.score - next.score < leastLead) return undecided;
  const bears = most.member;
  const gains = gainer(cast, most, least, joined);
  const all = (member: number, other: number) => [
    ...new Set([...withJoined(joined, member, other), ...inRole(member, other)]),
  ];
  return { burdens: namesOf(all(bears, gains)), benefits: namesOf(all(gains, bears)) };
}
