import type { Span } from "../analysis.ts";
import type { Override } from "./answers.ts";
import type { PlaybookResult, PlaybookRule } from "./playbook.ts";

/** What the firm's positions come to for a case. */
export type CaseReading = {
  /** With which version of which playbook it is read; null: with none. */
  playbook: {
    id: string;
    name: string;
    version: number;
    /** The newest that is published, where it is a newer one. */
    newer: number | null;
    deleted: boolean;
    /** Whether it was chosen because it fits, and not by a person. */
    fitted: boolean;
  } | null;
  rules: PlaybookRule[];
  results: PlaybookResult[];
  overrides: Override[];
};

/** What a rule comes to for a case, with what a person says instead. */
export type ReadRule = { rule: PlaybookRule; result: PlaybookResult; override: Override | null };

/** The rules of a reading with what came of each, in their order; those that have no result are left out. */
export function readRules({
  rules,
  results,
  overrides,
}: Pick<CaseReading, "rules" | "results" | "overrides">): ReadRule[] {
  return rules.flatMap((rule) => {
    const result = results.find(({ ruleId }) => ruleId === rule.id);
    const override = overrides.find(({ ruleId }) => ruleId === rule.id) ?? null;
    return result ? [{ rule, result, override }] : [];
  });
}

/** What a rule comes to: as a person says, else as it was read. */
export const comesTo = ({ result, override }: Pick<ReadRule, "result" | "override">) =>
  override?.result ?? result.result;

/** The same as the page of the case shows it: with the titles of the clauses, and what it could be read with instead. */
export type Positions = CaseReading & {
  titles: Record<string, string>;
  choices: { id: string; name: string }[];
  /** Whether who looks at it may choose a playbook and override its rules. */
  mayChoose: boolean;
  /** Whether they may read the playbook itself. */
  mayOpen: boolean;
};

/** In which order results are shown: what needs something done comes first. */
export const resultOrder = ["not_met", "fallback", "cannot_tell", "met"] as const;

/** The rule that has most to say of words of the document: of those that rest on any of them, the first in `resultOrder`. */
export function ruleOn(read: readonly ReadRule[], { start, end }: Span): ReadRule | null {
  const rests = read.filter(
    ({ result }) =>
      result.start !== null && result.end !== null && result.start < end && result.end > start,
  );
  const order = (one: ReadRule) => resultOrder.indexOf(comesTo(one));
  return rests.toSorted((a, b) => order(a) - order(b))[0] ?? null;
}
