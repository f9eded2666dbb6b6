import type { RiskFlag } from "../../schemas/analysis.ts";

/** A flag's words as they are copied into advice: in quotation marks, with where they stand. */
export function quotation({ quote, place, clauseTitle }: RiskFlag, caseName: string): string {
  const source = [caseName, place, clauseTitle].filter(Boolean).join(", ");
  return `“${quote}” (${source})`;
}
