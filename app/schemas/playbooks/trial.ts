import type { PlaybookResult } from "./playbook.ts";

type Result = PlaybookResult["result"];

/** What a draft comes to for one case. */
export type TriedCase = {
  id: string;
  name: string;
  counts: Record<Result, number>;
  /** The rules that come to something else than as they are published; null: a new rule. */
  changed: { ruleId: string; from: Result | null; to: Result }[];
  /** How many published rules the draft does not have any more. */
  gone: number;
};
