import type { CaseAnalysis } from "../../db/schema.server.ts";
import { type RiskFlag, unbound } from "../../schemas/analysis.ts";

/** How much a gap matters that no question of the client is about. */
const leastWeight = 0.3;

/**
 * What a document lacks, as flags, the weightiest first: a gap rests on no words, so its quote is empty and it stands
 * nowhere. What only is usual, and no question of the client is about, is told besides.
 */
export function gapFlags({
  missing,
  answers = [],
}: Pick<CaseAnalysis, "missing"> & Partial<Pick<CaseAnalysis, "answers">>): RiskFlag[] {
  const weights = new Map(answers.map(({ id, weight }) => [id, weight]));
  return missing
    .map(({ id, clauseTitle, reason, level, why, ask, wording }): RiskFlag => {
      const weight = weights.get(id);
      return {
        ...{ ...unbound, riskLevel: level, clauseTitle, quote: "", start: 0, end: 0 },
        explanation: [reason, why].filter((said) => said !== "").join(" "),
        recommendation: ask,
        ...(weight === undefined
          ? { clauseId: id, weight: leastWeight, group: "also" }
          : { questionId: id, weight, group: "matters" }),
        wording: wording || null,
      };
    })
    .toSorted((a, b) => b.weight - a.weight);
}
