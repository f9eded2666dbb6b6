import type { RiskFlag } from "../../schemas/analysis.ts";
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
/** Below this a card is not among those that are read first. */
const leastRight = 0.3;

/**
 * The cards of a paper that a strict reader is likely to let pass: from abroad without those of clauses that she would call
 * wrong; and those that she would not call right are not read first. What rests on no clause and on no answer stays as it is.
 */
export function passed(cards: readonly RiskFlag[], of: Omit<JudgedPaper, "cards">): RiskFlag[] {
  const paper = { ...of, cards };
  return cards.flatMap((card): RiskFlag[] => {
    if (card.clauseId === null && card.questionId === null) return [card];
    const { right, wrong } = judged(card, paper);
    if (paper.abroad && wrong >= leastWrong && card.questionId === null) return [];
    return [right < leastRight ? { ...card, group: "also" } : card];
  });
}
