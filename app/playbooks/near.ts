import { type Holding, holdingIn } from "../analysis/asking/holding.ts";
import type { ClauseRule } from "../analysis/kind/rule.ts";
import { overlap } from "../analysis/matching/overlap.ts";
import { everyQuestion } from "../analysis/questions/index.ts";
import type { Block } from "../analysis/reading/blocks.ts";
import { onOneLine } from "../analysis/reading/plain-text.ts";
import type { Passage } from "../analysis/statements/passages.ts";
import { clauseRules } from "../analysis/vocabulary/index.ts";
import type { Span } from "../schemas/analysis.ts";
import type { PlaybookRule } from "../schemas/playbooks/playbook.ts";
import { sentencesLike } from "./alike.ts";
import type { Paper } from "./paper.ts";

const kindsOf = new Map(everyQuestion.map(({ id, kinds = [] }) => [id, kinds]));
const questionsOf = Map.groupBy(
  everyQuestion.flatMap((question) => (question.kinds ?? []).map((kind) => ({ kind, question }))),
  ({ kind }) => kind,
);
const ruleOf = new Map(clauseRules.map((rule) => [rule.id, rule]));

/**
 * Words that may be a clause of a kind of which none was found: what an answer rests on that tells of one; a paragraph
 * that says it by one of the clause's patterns, or by its heading, whatever spoke against it; and a sentence of one
 * side that a question about such clauses is about. Words that were read as a clause of another kind are
 * none. Of words of the rule's own, a sentence that holds them in another order or form. Null: nothing in the document
 * comes near. Only then may it be said that there is none.
 */
export const nearest = ({ clause, words }: PlaybookRule, paper: Paper): Span | null =>
  clause === null ? nearestWords(words ?? [], paper) : nearestClause(clause, paper);

/** A sentence that says one of some phrases in another order or form. */
function nearestWords(phrases: readonly string[], { reading, spend }: Paper): Span | null {
  for (const phrase of phrases) {
    const [like] = sentencesLike(phrase, reading, spend);
    if (like) return like;
  }
  return null;
}

function nearestClause(clause: string, paper: Paper): Span | null {
  const { answers, clauses } = paper.analysis;
  paper.spend(stepsOfParagraph * paper.reading.blocks.length + clauses.length * answers.length);
  const isRead = (span: Span) => clauses.some((other) => overlap(other, span));
  const quotes = answers.flatMap(({ id, level, quotes: [first] }) =>
    level !== null && first && kindsOf.get(id)?.includes(clause) ? [first] : [],
  );
  const said = quotes.find((quote) => !isRead(quote));
  if (said) return said;
  const rule = ruleOf.get(clause);
  if (!rule) return null;
  const headings = [rule.named, rule.heading].filter((pattern) => pattern !== undefined);
  // The same words may be two clauses; of two that cannot be one, it is the one that was found.
  const isInstead = (span: Span) =>
    clauses.some((other) => overlap(other, span) && standsInstead(other.id, rule));
  const unread = paper.reading.blocks.filter((one) => isOfClauses(one) && !isRead(one));
  const saysIt = ({ start, end }: Block) => {
    const words = onOneLine(paper.text.slice(start, end));
    return rule.cue.test(words) && rule.says.some((pattern) => pattern.test(words));
  };
  return (
    unread.find(({ heading }) => headings.some((pattern) => pattern.test(heading))) ??
    paper.reading.blocks.find((one) => isOfClauses(one) && saysIt(one) && !isInstead(one)) ??
    askedAbout(clause, paper).find((one) => !isRead(one)) ??
    null
  );
}

/** Whether words of a kind are not this one as well: they say it better, or something that this one is not. */
function standsInstead(id: string, { id: sought, contrary = [] }: ClauseRule): boolean {
  const kind = ruleOf.get(id);
  return (
    contrary.includes(id) ||
    kind?.within === sought ||
    [...(kind?.insteadOf ?? []), ...(kind?.contrary ?? [])].includes(sought) ||
    (kind?.insteadWhere ?? []).some(({ of }) => of === sought)
  );
}

/** What speaks of one side, as a client sees it. */
const ofOneSide = /\b(?:we|our|they|their)\b/;

/** The sentences of one side that the questions about a kind of clause are about, as either side sees them. */
function askedAbout(clause: string, { holding, spend }: Paper): Span[] {
  return (questionsOf.get(clause) ?? []).flatMap(({ question: { about, answers } }) =>
    [...answers.map(({ when: [first] }) => first), ...(about.says ? [about.says] : [])]
      .flatMap(holding)
      .filter(({ isMeaning, seen }) => {
        spend(1);
        return !isMeaning && ofOneSide.test(seen);
      }),
  );
}

/** Which sentences hold the patterns of the questions about clauses that should not be there. */
export const holdingNear = (
  passages: readonly Passage[],
  rules: readonly PlaybookRule[],
): Holding => {
  const unwanted = new Set(
    rules.flatMap(({ clause, test }) => (test.kind === "absent" ? (clause ?? []) : [])),
  );
  const asked = [...unwanted].flatMap((clause) => questionsOf.get(clause) ?? []);
  return holdingIn(passages, [...new Set(asked.map(({ question }) => question))], []);
};

const isOfClauses = ({ kind }: Block) => kind !== "contents" && kind !== "signature";

/** To hold a paragraph against a clause's patterns takes as long as looking at so many words. */
const stepsOfParagraph = 20;
