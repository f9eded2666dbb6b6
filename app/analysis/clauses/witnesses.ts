import type { Span } from "../../schemas/analysis.ts";
import type { ClauseRule } from "../kind/rule.ts";
import type { Unit } from "../reading/units.ts";
/** What speaks for a sentence being a clause. */
export interface Witnesses {
  /** The log odds of the trained finder. */
  trained: number;
  /** A rule of the vocabulary recognises its words, its surest ones, or weaker ones under a heading that agrees. */
  rule: "sure" | "strong" | "weak" | null;
  /** It stands under a heading that the rule expects. */
  headed: boolean;
  /** It stands under a heading that names the clause outright. */
  named: boolean;
  /** The rule names something in it that makes it something else. */
  vetoed: boolean;
  /** It says that there is no such clause, or is about an everyday matter worded like it. */
  denied: boolean;
  /** It has a word without which no rule of the clause looks at it. */
  cued: boolean;
  /** Another clause is far likelier to the trained finder, and no rule speaks for this one. */
  outshone: boolean;
}

/** A sentence that says a clause, and the words of the document to show for it. */
export interface ClauseMatch extends Span {
  rule: ClauseRule;
  /** From 0 to 1: how sure the finder is. */
  score: number;
  /** Index of its segment. */
  segment: number;
  /** The sentence on one line, with what introduces its list. */
  sentence: string;
}

/** A clause that a sentence may be. */
export interface Candidate extends ClauseMatch {
  unit: Unit;
  witnesses: Witnesses;
}

/** How much each says, chosen on labelled Australian contracts. */
const weights = {
  bias: -1,
  trained: 0.95,
  sure: 4,
  strong: 0.6,
  weak: 0.1,
  headed: 0.3,
  named: 1.9,
  vetoed: -2.2,
  denied: -8,
  outshone: -2,
  uncued: -0.6,
};
/** Beyond these log odds the trained finder is not surer, only further from what it knows. */
const [leastTrained, mostTrained] = [-3, 6];
/** From so probable on a sentence is said to be the clause: the best F1 with a precision of .95. */
export const leastProbable = 0.31;
/** One witness alone does not make anybody surer than this. */
const alone = 0.69;

/** How probable it is, from 0 to 1, that a sentence is a clause. */
export function probabilityOf({
  trained,
  rule,
  headed,
  named,
  vetoed,
  denied,
  cued,
  outshone,
}: Witnesses): number {
  const sum =
    weights.bias +
    weights.trained * Math.max(leastTrained, Math.min(mostTrained, trained)) +
    (rule ? weights[rule] : 0) +
    (headed ? weights.headed : 0) +
    (named ? weights.named : 0) +
    (vetoed ? weights.vetoed : 0) +
    (denied ? weights.denied : 0) +
    (outshone ? weights.outshone : 0) +
    (cued ? 0 : weights.uncued);
  const speaking = [trained > 0, rule !== null, headed || named].filter(Boolean).length;
  const probability = 1 / (1 + Math.exp(-sum));
  return speaking > 1 ? probability : Math.min(alone, probability);
}
