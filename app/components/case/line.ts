import type { FoundWords, ListedCase } from "../../schemas/case.ts";
import { countLevels, type RiskCounts } from "./risk-levels.ts";

/** A case as a list shows it: without the words of its flags, which may be many. */
export type CaseLine = Pick<
  ListedCase,
  "id" | "case_name" | "case_type" | "file_name" | "matter" | "status" | "failure" | "created_at"
> & { counts: RiskCounts; found: FoundWords | null };

export const caseLine = (one: ListedCase): CaseLine => ({
  id: one.id,
  case_name: one.case_name,
  case_type: one.case_type,
  file_name: one.file_name,
  matter: one.matter,
  status: one.status,
  failure: one.failure,
  created_at: one.created_at,
  counts: countLevels(one.risk_flags),
  found: one.found ?? null,
});
