import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { counterpartOf } from "../cast/sides.ts";
import type { Evidence } from "./evidence.ts";
import { onlyInConditions } from "./in-passing.ts";
import { unpackNetwork, weightOn } from "./network.ts";
import { boundByGrammar } from "./plain-grammar.ts";
import type { Usually } from "./usual.ts";
import weights from "./weights-bearing.json" with { type: "json" };

interface Weighed {
  member: number;
  score: number;
}

/** What is known of a sentence when its words are weighed. */
export interface Weighing {
  clause: string;
  words: string;
  cast: Cast;
  /** Whom the sentence before was about. */
  before: number[];
  evidence: Evidence;
  usual: Usually | null;
}

let network: ReturnType<typeof unpackNetwork> | undefined;

/**
 * So far apart the two sides must be for a word on direction, by how many of them the sentence names: chosen on
 * authors from whom nothing was learnt, so that hardly any is reversed. Less is enough where usage says the same, and
 * more is asked for where it says the opposite; plain grammar needs least.
 */
const leastMargins = {
  alone: [9, 5.5, 4.5],
  asUsual: [4.5, 3.5, 3.5],
  unusual: [9, 5.5, 5.5],
  byGrammar: [0, 0, 0],
};
type Support = keyof typeof leastMargins;

/** So far the other way what is seen of two may lean, and plain grammar still tells. */
const mostAgainstGrammar = 8;

/** So far the other way a sentence that names nobody may lean, and usage still tells. */
const mostAgainstUsage = 5;

/** So far ahead of the next one somebody has to be, to be the one who bears it. */
const leastLead = 2;

/** Whether two scores are far enough apart for a word on direction. */
export const isTold = (
  most: number,
  least: number,
  named: number,
  support: Support = "alone",
): boolean => most - least >= (leastMargins[support][Math.min(named, 2)] ?? 1);

/**
 * Whoever answers for another does so for the other side, also where only those two are named; and what weighs on the
 * one weighs for the good of nobody who owes it too.
 */
function gainer(cast: Cast, most: Weighed, least: Weighed, joined: number[][]): number {
  const sameSide = cast.sides[most.member] === cast.sides[least.member];
  const surety = [most, least].some(({ member }) => {
    const one = cast.members[member];
    return one !== undefined && isAside(one);
  });
  const other = surety && sameSide ? counterpartOf(cast, most.member) : null;
  const beside = joined.some((who) => who.includes(most.member) && who.includes(other ?? -1));
  return beside ? least.member : (other ?? least.member);
}

/** On whom a clause weighs by all that is seen of each, and for whose good; null where that is too close. */
export function weighed({ clause, words, cast, before, evidence, usual }: Weighing) {
  network ??= unpackNetwork(weights.burdened);
  const { joined, named } = evidence;
  const burdened = network;
  const scored = evidence.candidates
    .map(({ member, signs }) => ({ member, score: weightOn(burdened, clause, signs) }))
    .sort((a, b) => b.score - a.score);
  const [most, least] = [scored[0], scored.at(-1)];
  if (!most || !least) return null;
  // "The Tenant must" and "the Landlord may" bind the Tenant, whatever the words around them weigh.
  const bound = boundByGrammar(clause, words, cast, before, [most.member, least.member]);
  if (bound === least.member) {
    const isPlain = scored.length === 2 && most.score - least.score <= mostAgainstGrammar;
    return isPlain ? { bears: least.member, gains: most.member } : null;
  }
  const byUsage =
    usual?.bears === most.member ? "asUsual" : usual?.gains === most.member ? "unusual" : "alone";
  const support = bound === null ? byUsage : "byGrammar";
  if (!isTold(most.score, least.score, named.length, support)) {
    const scoreOf = (who: number) => scored.find(({ member }) => member === who)?.score ?? 0;
    const against = usual ? scoreOf(usual.gains) - scoreOf(usual.bears) : Number.POSITIVE_INFINITY;
    if (named.length === 0) return against <= mostAgainstUsage ? usual : null;
    const sided = usual !== null && named.includes(usual.bears) && onlyInConditions(cast, words);
    return sided && against <= 0 ? usual : null;
  }
  // Of three, whoever bears it is told from each of the others, but for one who stands beside them.
  const beside = joined.find((who) => who.includes(most.member)) ?? [];
  const next = scored.find(({ member }) => member !== most.member && !beside.includes(member));
  if (next && most.score - next.score < leastLead) return null;
  return { bears: most.member, gains: gainer(cast, most, least, joined) };
}
