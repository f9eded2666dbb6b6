import type { RiskFlag } from "../../schemas/analysis.ts";
import { mostThatMatter } from "../asking/weigh.ts";
import { overlap } from "../matching/overlap.ts";
import weights from "./weights-cards.json" with { type: "json" };
import { type JudgedPaper, witnessesOf } from "./witnesses.ts";

/** What each witness says in log odds, and what is known before any speaks. */
export interface Judge {
  bias: number;
  weights: Record<string, number>;
}

/** The probability, from 0 to 1, that a judge gives by what it is told. @param witnesses without doubles. */
export function probability({ bias, weights }: Judge, witnesses: readonly string[]): number {
  const odds = witnesses.reduce((sum, witness) => sum + (weights[witness] ?? 0), bias);
  return 1 / (1 + Math.exp(-odds));
}

/** What is thought of a card before a person reads it: that a strict reader would call it right, and that she would call it wrong. */
export function judged(card: RiskFlag, paper: JudgedPaper): { right: number; wrong: number } {
  const witnesses = witnessesOf(card, paper);
  return {
    right: probability(weights.right, witnesses),
    wrong: probability(weights.wrong, witnesses),
  };
}

/**
 * From so probably wrong on the card of a clause of a paper from abroad is not shown: of such cards half were wrong and
 * one in seven was right, on contracts from which nothing was learnt. Of the seven such cards of Australian papers none
 * was wrong (`docs/judged-cards.md`).
 */
const leastWrong = 0.4;
/**
 * Below this the card of an answer on paper from abroad is not among those that are read first: of 145 such cards, on
 * contracts from which nothing was learnt, three in ten were right. Of Australian papers all are: he tells them no better.
 */
const leastRightAbroad = 0.5;
/** The same of the weightiest cards of clauses on Australian paper. */
const leastRightOfWeighty = 0.3;
/**
 * From here on the card of a clause is read first too: of 90 such cards of Medium or High, on contracts from which nothing
 * was learnt, 72 % were right and 6 % wrong (`docs/judged-cards.md`).
 */
const leastRightOfClause = 0.5;

/**
 * The cards of a paper that a strict reader is likely to let pass: from abroad without those of clauses that she would call
 * wrong. Those that she would not call right are not read first; those of clauses that she would, and that are not light, are,
 * one of a kind, where no other is on their words. What rests on no clause and on no answer stays as it is.
 */
export function passed(cards: readonly RiskFlag[], of: Omit<JudgedPaper, "cards">): RiskFlag[] {
  const paper = { ...of, cards };
  const sure: RiskFlag[] = [];
  const kept = cards.flatMap((card): RiskFlag[] => {
    if (card.clauseId === null && card.questionId === null) return [card];
    const { right, wrong } = judged(card, paper);
    const ofClause = card.questionId === null;
    if (paper.abroad && ofClause && wrong >= leastWrong) return [];
    const least = paper.abroad ? leastRightAbroad : ofClause ? leastRightOfWeighty : 0;
    const one: RiskFlag = right < least ? { ...card, group: "also" } : card;
    if (ofClause && one.riskLevel !== "Low" && right >= leastRightOfClause) sure.push(one);
    return [one];
  });
  return withThoseOf(kept, sure);
}

/** The cards with these among those that are read first: the weightiest of a kind, on words of their own. */
function withThoseOf(cards: readonly RiskFlag[], sure: readonly RiskFlag[]): RiskFlag[] {
  const first = cards.filter(({ group }) => group === "matters");
  const risen = new Set<RiskFlag>();
  for (const card of sure.toSorted((a, b) => b.weight - a.weight)) {
    if (first.length >= mostThatMatter) break;
    const isTold = first.some((one) => one.clauseTitle === card.clauseTitle || overlap(one, card));
    if (isTold) continue;
    first.push(card);
    risen.add(card);
  }
  return cards.map((card) => (risen.has(card) ? { ...card, group: "matters" } : card));
}
