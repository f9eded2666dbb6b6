import { clauseViews, phraseViews, readWords } from "./features.ts";
import type { Head } from "./head.ts";
import { type LinearModel, type PackedModel, scoreLabels, unpack } from "./linear-model.ts";
import { type Network, type PackedNetwork, scoreNetwork, unpackNetwork } from "./network.ts";
import { toVector } from "./vector.ts";
import weights from "./weights-australian.json" with { type: "json" };

type Odds = Omit<Head, "threshold">;

/** What the scores of the two models of a clause say. */
export interface PairOfHeads {
  linear: Odds;
  deep: Odds;
}

/**
 * Models of clauses in Australian drafting: a linear one, and a network that sees less of a sentence and how it goes
 * together. They err apart, so that both together know more than either.
 */
export interface ClauseModel extends PackedModel {
  heads: PairOfHeads[];
  network: PackedNetwork;
}

/** What the log odds of both are multiplied by: more than half each, for where they agree it is surer than either says. */
const agreement = 0.6;

/** The log odds by both scores of a clause. */
export const together = ({ linear, deep }: PairOfHeads, score: number, deepScore: number): number =>
  agreement * (linear.slope * score + linear.bias + deep.slope * deepScore + deep.bias);

let ready: { linear: LinearModel; network: Network } | undefined;

/** The clauses that were trained, in the order of their scores. */
export const scoredClauses: string[] = weights.labels;

/**
 * For each of `scoredClauses` the log odds that a sentence is that clause, above 0 rather yes. The
 * sentence is on one line and has one sign for all parties (`nameless`).
 */
export function scoreClauses(sentence: string): Float64Array {
  ready ??= { linear: unpack(weights), network: unpackNetwork(weights.network) };
  const words = readWords(sentence);
  const scores = scoreLabels(ready.linear, toVector(clauseViews(sentence, words)));
  const deep = scoreNetwork(ready.network, toVector(phraseViews(words)));
  const odds = new Float64Array(scores.length);
  for (const [label, heads] of weights.heads.entries())
    odds[label] = together(heads, scores[label] ?? 0, deep[label] ?? 0);
  return odds;
}
