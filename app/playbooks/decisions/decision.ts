import { type FoundClause, type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import type { PlaybookRule } from "../../schemas/playbooks/playbook.ts";

/** What a person has decided about a flag: raised, or no issue, and in which words. */
export type DecidedFlag = Pick<
  CaseFlag,
  | "start"
  | "end"
  | "quote"
  | "clauseId"
  | "clauseTitle"
  | "riskLevel"
  | "recommendation"
  | "state"
  | "reason"
  | "note"
  | "wording"
  | "by"
>;

export interface Decision {
  flag: DecidedFlag;
  /** The clause on whose words it is; null for a person's own words. */
  clause: FoundClause | null;
  raised: boolean;
}

/** What the decisions about a kind of clause say of its rule. */
export type Draft = Pick<PlaybookRule, "test" | "preferred" | "fallbacks">;

const longestWhy = 1_000;

const sentence = (words: string | null, otherwise: string) =>
  (words?.trim() || otherwise).slice(0, longestWhy).trim();

/** Why it is not acceptable, and how gravely: as the gravest that was raised, or else as it was rated. */
export function asked(decided: Decision[]): PlaybookRule["not_acceptable"] {
  const raised = decided.filter((one) => one.raised);
  const gravest = (raised.length > 0 ? raised : decided).reduce((worst, one) =>
    weight(one.flag.riskLevel) < weight(worst.flag.riskLevel) ? one : worst,
  );
  const { recommendation, riskLevel } = gravest.flag;
  return { why: sentence(recommendation, "It was raised in a review."), level: riskLevel };
}
const weight = (level: RiskLevel) => riskLevels.indexOf(level);

/** What is preferred, in the words of whoever decided. */
export function preferredOf(decided: Decision[]) {
  const raised =
    decided.find((one) => one.raised && one.flag.wording) ?? decided.find((one) => one.raised);
  const { flag } = raised ?? (decided[0] as Decision);
  const why = flag.state === "dismissed" ? flag.reason : flag.note;
  return {
    why: sentence(why, raised ? "It was raised in a review." : "It was no issue in a review."),
    wording: raised?.flag.wording?.trim() ?? "",
  };
}
