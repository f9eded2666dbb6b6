import type { RiskFlag, RiskLevel } from "../../schemas/analysis.ts";
import type { Question } from "./question.ts";

/** At most so many cards are read first. */
const mostThatMatter = 20;

const byLevel: Record<RiskLevel, number> = { High: 0.8, Medium: 0.5, Low: 0.2 };

/**
 * How much the card of a clause matters to a client whom it binds or not: what is less than certain, or binds both or
 * the other side, matters less than what is sure to weigh on the client.
 */
export function weightOfClause(
  level: RiskLevel,
  { facing, isDoubtful }: { facing: "against" | "for" | "mutual" | null; isDoubtful: boolean },
): number {
  const share = { against: 1, mutual: 0.6, for: 0.2 }[facing ?? "for"];
  return Math.round(byLevel[level] * share * (isDoubtful ? 0.3 : 1) * 100) / 100;
}

/** From here on the card of a clause that answers no question is read first too. */
const mattersFrom = 0.8;

/** Whether the cards of a clause and of an answer are about the same words. */
const shares = (one: RiskFlag, other: RiskFlag) => one.start < other.end && other.start < one.end;

/**
 * The cards of a paper in their order: those of the answers, and those of the clauses that no answer stands for. What
 * matters most is marked so; the rest is what else is in the document.
 */
export function weighed(
  ofAnswers: readonly RiskFlag[],
  ofClauses: readonly RiskFlag[],
  questions: readonly Question[],
): RiskFlag[] {
  const kinds = new Map(questions.map(({ id, kinds = [] }) => [id, kinds]));
  const stoodFor = (flag: RiskFlag) =>
    ofAnswers.some(
      (answer) =>
        shares(answer, flag) &&
        (kinds.get(answer.questionId ?? "") ?? []).includes(flag.clauseId ?? ""),
    );
  const all = [
    ...ofAnswers,
    ...ofClauses
      .filter((flag) => !stoodFor(flag))
      .map((flag) => ({
        ...flag,
        group: flag.weight >= mattersFrom ? ("matters" as const) : ("also" as const),
      })),
  ];
  const least =
    all
      .filter(({ group }) => group === "matters")
      .map(({ weight }) => weight)
      .sort((a, b) => b - a)[mostThatMatter - 1] ?? 0;
  return all
    .map((flag) => (flag.weight < least ? { ...flag, group: "also" as const } : flag))
    .sort((a, b) => a.start - b.start || b.weight - a.weight);
}
