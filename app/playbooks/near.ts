import { overlap } from "../analysis/matching/overlap.ts";
import { everyQuestion } from "../analysis/questions/index.ts";
import type { Block } from "../analysis/reading/blocks.ts";
import { onOneLine } from "../analysis/reading/plain-text.ts";
import { clauseRules } from "../analysis/vocabulary/index.ts";
import type { Span } from "../schemas/analysis.ts";
import type { Paper } from "./paper.ts";

const kindsOf = new Map(everyQuestion.map(({ id, kinds = [] }) => [id, kinds]));
const ruleOf = new Map(clauseRules.map((rule) => [rule.id, rule]));

/**
 * Words that may be a clause of a kind of which none was found: what an answer rests on that tells of one, or a paragraph
 * that says it by one of the clause's patterns, or by its heading, whatever spoke against it. Words that were read as a
 * clause of another kind are none. Null: nothing in the document comes near. Only then may it be said that there is none.
 */
export function nearest(clause: string, paper: Paper): Span | null {
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
  const saysIt = ({ heading, start, end }: Block) => {
    if (headings.some((pattern) => pattern.test(heading))) return true;
    const words = onOneLine(paper.text.slice(start, end));
    return rule.cue.test(words) && rule.says.some((pattern) => pattern.test(words));
  };
  return (
    paper.reading.blocks.find((one) => isOfClauses(one) && saysIt(one) && !isRead(one)) ?? null
  );
}

const isOfClauses = ({ kind }: Block) => kind !== "contents" && kind !== "signature";

/** To hold a paragraph against a clause's patterns takes as long as looking at so many words. */
const stepsOfParagraph = 20;
