import type { RiskLevel } from "../../schemas/analysis.ts";

/** A clause of the sample contract, and how the built-in analyser rates it: what stands beside signing in. */
export const doorwayClause: { number: string; words: string; level: RiskLevel } = {
  number: "6.2",
  words:
    "In no event is the Supplier liable for any loss of profit, loss of data, loss of revenue or any indirect or consequential loss.",
  level: "High",
};
