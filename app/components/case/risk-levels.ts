import { type RiskFlag, type RiskLevel, riskLevels } from "../../schemas/analysis.ts";

/** The class of the mark on a flag's words: by its level, or faint where it is only mentioned. */
export const markOf = ({ group, riskLevel }: Pick<RiskFlag, "group" | "riskLevel">) =>
  `mark-${group === "also" ? "also" : riskLevel.toLowerCase()}`;

type Levelled = { riskLevel: RiskLevel };
export type RiskCounts = Record<RiskLevel, number>;

/** How many flags of each level there are. */
export function countLevels(flags: readonly Levelled[]): RiskCounts {
  const counts: RiskCounts = { High: 0, Medium: 0, Low: 0 };
  for (const { riskLevel } of flags) counts[riskLevel] += 1;
  return counts;
}

/** High before Medium before Low; flags of one level stay in their order. */
export const gravestFirst = <Flag extends Levelled>(flags: readonly Flag[]): Flag[] =>
  flags.toSorted((a, b) => riskLevels.indexOf(a.riskLevel) - riskLevels.indexOf(b.riskLevel));
