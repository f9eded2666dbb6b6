import { placesIn } from "../facts/places.ts";
import type { ClauseRule } from "../kind/rule.ts";

const atHome = "the law and the courts of the client’s own place, or of one that is neutral";

/** What is said of law and courts where nothing of a paper is Australian: no place is foreign to everybody. */
const ofElsewhere: Record<string, Partial<ClauseRule>> = {
  "governing-law": {
    level: "Low",
    raises: [],
    why: "Advice on a law that is not the client’s own, and a dispute decided by it, cost more and are harder to foresee.",
    ask: `Where this is not the client’s own law, ask for ${atHome}.`,
  },
  "foreign-jurisdiction": {
    title: "Jurisdiction",
    level: "Medium",
    raises: [],
    effect: "names the courts that decide disputes",
    why: "A claim that has to be brought or answered away from home costs more, and small ones are not worth it.",
    ask: `Where these are not the client’s own courts, ask for ${atHome}.`,
  },
};

/** What is said of law and courts that are the client's own. */
const ofHome: Record<string, Partial<ClauseRule>> = {
  "governing-law": {
    level: "Low",
    raises: [],
    lowers: [],
    why: "It is the law of the client’s own place.",
    ask: "Keep it: no other law would be nearer to the client.",
  },
  "foreign-jurisdiction": {
    title: "Jurisdiction",
    level: "Low",
    raises: [],
    lowers: [],
    effect: "names the courts that decide disputes",
    why: "They are the courts of the client’s own place.",
    ask: "Keep it: no other courts would be nearer to the client.",
  },
};

/** Countries that stand beside the name of one of their States. */
const union = new Set(["United States", "Canada"]);

/** A rule about law or courts as it reads where its words choose the client's own, abroad; null elsewhere. */
export function ruleAtHome(
  rule: ClauseRule,
  words: string,
  homes: readonly string[],
): ClauseRule | null {
  const own = ofHome[rule.id];
  if (!own) return null;
  const named = placesIn(words).filter(({ name }) => !union.has(name));
  const isOwn =
    named.length > 0 && named.every(({ name, australian }) => !australian && homes.includes(name));
  return isOwn ? { ...rule, ...own } : null;
}

/** A rule of the vocabulary as it reads in a paper that shows other countries and nothing of Australia. */
export function ruleAbroad(rule: ClauseRule): ClauseRule {
  // No seat is overseas to everybody.
  const raises = rule.raises.filter(({ because }) => !because.includes("overseas"));
  return { ...rule, raises, ...ofElsewhere[rule.id] };
}
