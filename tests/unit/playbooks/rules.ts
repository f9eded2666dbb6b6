import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readWith } from "../../../app/playbooks/read-with.ts";
import type { PlaybookContent, PlaybookRule } from "../../../app/schemas/playbooks/playbook.ts";

/** A rule with model wording, of which a test says only what matters to it. */
export function rule(given: Partial<PlaybookRule> & Pick<PlaybookRule, "test">): PlaybookRule {
  return {
    id: "rule",
    clause: given.words ? null : "limitation-of-liability",
    words: null,
    preferred: { why: "It is what we want.", wording: "Preferred wording." },
    fallbacks: [],
    not_acceptable: { why: "It costs too much.", level: "High" },
    ...given,
  };
}

/** A preferred position with a value. */
export const preferred = (value: string | number | string[]) => ({
  value,
  why: "It is what we want.",
  wording: "Preferred wording.",
});
/** A fallback with its wording. */
export const fallback = (value: string | number | string[], wording = "Fallback wording.") => ({
  value,
  why: "We can live with it.",
  wording,
});

export const playbook = (
  rules: PlaybookRule[],
  act_for: string | null = null,
): PlaybookContent => ({
  name: "Ours",
  kinds: [],
  act_for,
  law: null,
  rules,
});

const head = `SERVICES AGREEMENT

This agreement is made between Ferntree Services Pty Ltd ACN 612 345 678 (Supplier) and Ashgrove Pty Ltd ACN 623 456 789 (Customer).

1 Services
1.1 The Supplier must provide the Services with due care and skill.
1.2 The Customer must pay the Fees.

`;
/** A services agreement with the clauses given, numbered from 2 on. */
export const agreement = (...clauses: string[]) =>
  head + clauses.map((words, at) => `${at + 2} ${words}`).join("\n\n");

export const customer = "Ashgrove Pty Ltd";
export const supplier = "Ferntree Services Pty Ltd";

/** What a rule comes to for a text that is really analysed. */
export function read(one: PlaybookRule, text: string, client: string | null, actFor?: string) {
  const analysis = analyseDocument(text);
  const [result] = readWith(playbook([one], actFor ?? null), { text, analysis, client });
  if (!result) throw new Error("A rule has no result.");
  return result;
}
