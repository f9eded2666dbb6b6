import type { ClauseRule } from "../vocabulary/rule.ts";

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

/** A rule of the vocabulary as it reads in a paper that shows other countries and nothing of Australia. */
export function ruleAbroad(rule: ClauseRule): ClauseRule {
  // No seat is overseas to everybody.
  const raises = rule.raises.filter(({ because }) => !because.includes("overseas"));
  return { ...rule, raises, ...ofElsewhere[rule.id] };
}
