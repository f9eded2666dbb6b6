import { clauseViews, toVector } from "./features.ts";
import type { Head } from "./head.ts";
import { type LinearModel, type PackedModel, scoreLabels, unpack } from "./linear-model.ts";
import weights from "./weights-australian.json" with { type: "json" };

/** A model of clauses in Australian drafting: scores of a sentence, and what they say of it. */
export interface ClauseModel extends PackedModel {
  heads: Omit<Head, "threshold">[];
}

let ready: LinearModel | undefined;

/** The clauses that were trained, in the order of their scores. */
export const scoredClauses: string[] = weights.labels;

/**
 * For each of `scoredClauses` the log odds that a sentence is that clause, above 0 rather yes. The
 * sentence is on one line and has one sign for all parties (`nameless`).
 */
export function scoreClauses(sentence: string): Float64Array {
  ready ??= unpack(weights);
  const scores = scoreLabels(ready, toVector(clauseViews(sentence)));
  return Float64Array.from(scores, (score, label) => {
    const head = weights.heads[label];
    return head ? head.slope * score + head.bias : -9;
  });
}
