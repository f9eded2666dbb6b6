import { onOneLine } from "../analysis/reading/plain-text.ts";
import type { PlaybookContent, PlaybookRule } from "../schemas/playbooks/playbook.ts";
import { byNumber } from "./decisions/by-number.ts";
import { byDirection, byLaw } from "./decisions/by-words.ts";
import { asked, type DecidedFlag, type Decision, preferredOf } from "./decisions/decision.ts";
import { Paper, type ReadDocument } from "./paper.ts";
import { readRule } from "./read-with.ts";

const longestPhrase = 200;

/**
 * A draft of a playbook from what was decided about one document: what was raised is not acceptable, at its level, with
 * the ask as the reason and the person's wording to propose; what was no issue is what is preferred. It asks no more
 * than the decisions show, and passes over what they leave open; read with it, the same document comes out as it was
 * decided. Somebody has to settle it.
 */
export function playbookFromDecisions(
  document: ReadDocument,
  flags: DecidedFlag[],
): PlaybookContent {
  const paper = new Paper(document, null);
  const { documentType, facts } = document.analysis;
  const role = facts.parties.find(({ name }) => name === paper.client)?.role ?? null;
  const decisions = flags
    .filter(({ state }) => state !== "open")
    .map((flag) => ({ flag, clause: clauseOf(flag, paper), raised: flag.state === "accepted" }));
  const byClause = Map.groupBy(decisions, ({ clause }) => clause?.id ?? null);
  const own = byClause.get(null) ?? [];
  byClause.delete(null);
  return {
    name: `${documentType.label}${role ? ` for the ${role.replace(/^the /i, "")}` : ""}, from decisions`.slice(
      0,
      200,
    ),
    kinds: [documentType.label],
    act_for: role,
    law: null,
    rules: [
      ...[...byClause].flatMap(([id, decided]) => ruleOfClause(id ?? "", decided, paper)),
      ...own.filter(({ raised, flag }) => raised && flag.by === "person").map(ruleOfWords),
    ],
  };
}

const clauseOf = ({ clauseId, start, end }: DecidedFlag, paper: Paper) =>
  clauseId === null
    ? null
    : (paper.clausesOf(clauseId).find((one) => one.start < end && one.end > start) ?? null);

function ruleOfClause(id: string, decided: Decision[], paper: Paper): PlaybookRule[] {
  const draft =
    byNumber(id, decided, paper) ?? byLaw(id, decided, paper) ?? byDirection(decided, paper);
  if (!draft) return [];
  const rule = { id, clause: id, words: null, ...draft, not_acceptable: asked(decided) };
  return isTold(rule, decided, paper) ? [rule] : [];
}

/** Whether what was allowed is surely what the rule asks for: else the decision rests on more than the rule can read. */
function isTold(rule: PlaybookRule, decided: Decision[], paper: Paper): boolean {
  const clauses = decided.flatMap(({ clause }) => clause ?? []);
  return (
    decided.some(({ raised }) => raised) || readRule(rule, paper, clauses).result !== "cannot_tell"
  );
}

/** Words that a person has raised of their own: they should not be there again. */
function ruleOfWords(decision: Decision, at: number): PlaybookRule {
  const words = onOneLine(decision.flag.quote);
  const cut = words.length > longestPhrase ? words.lastIndexOf(" ", longestPhrase) : words.length;
  return {
    id: `own-${at + 1}`,
    clause: null,
    words: [words.slice(0, cut > 0 ? cut : longestPhrase)],
    test: { kind: "absent" },
    preferred: preferredOf([decision]),
    fallbacks: [],
    not_acceptable: asked([decision]),
  };
}
