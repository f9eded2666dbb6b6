import type { RiskFlag, RiskLevel } from "../../schemas/analysis.ts";
import { overlap } from "../matching/overlap.ts";
import type { Question } from "./question.ts";

/** At most so many cards are read first. */
export const mostThatMatter = 20;

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
/** At most so many cards stand on the same words. */
const mostOnWords = 2;

/**
 * The cards of the answers that are read first: one of each matter on the same words, those of the kind of paper before
 * those that every paper is asked; two at most on the same words, and no light ones.
 * @param ofAnswers in the order of the questions.
 */
function first(ofAnswers: readonly RiskFlag[], topicOf: ReadonlyMap<string, string>) {
  const kept: RiskFlag[] = [];
  for (const flag of ofAnswers) {
    const same = kept.filter((other) => overlap(flag, other));
    const topic = topicOf.get(flag.questionId ?? "");
    const isTold = same.some((other) => topicOf.get(other.questionId ?? "") === topic);
    if (flag.riskLevel !== "Low" && !isTold && same.length < mostOnWords) kept.push(flag);
  }
  return kept;
}

/**
 * The cards of a paper in their order: those of the answers, and those of the clauses that no answer stands for. What
 * matters most is marked so; the rest is what else is in the document.
 * @param ofAnswers in the order of the questions.
 */
export function weighed(
  ofAnswers: readonly RiskFlag[],
  ofClauses: readonly RiskFlag[],
  questions: readonly Question[],
): RiskFlag[] {
  const kinds = new Map(questions.map(({ id, kinds = [] }) => [id, kinds]));
  const answers = first(ofAnswers, new Map(questions.map(({ id, topic }) => [id, topic])));
  const light = ofAnswers.filter(
    (flag) => flag.riskLevel === "Low" && !answers.some((other) => overlap(flag, other)),
  );
  const stoodFor = (flag: RiskFlag) =>
    answers.some(
      (answer) =>
        overlap(answer, flag) &&
        (kinds.get(answer.questionId ?? "") ?? []).includes(flag.clauseId ?? ""),
    );
  const clauses = ofClauses.filter((flag) => !stoodFor(flag));
  const besides = [...light, ...clauses].map((flag) => ({ ...flag, group: "also" as const }));
  return inOrder([...answers, ...besides]);
}

/**
 * The cards of a paper by their place. What matters most is marked so: of those that are marked and of the weighty ones
 * on other words, one of a kind of clause, the weightiest.
 */
export function inOrder(flags: readonly RiskFlag[]): RiskFlag[] {
  const marked = flags.filter(({ group }) => group === "matters");
  const names = new Set(marked.map(({ clauseTitle }) => clauseTitle));
  const heavy = flags
    .filter(
      (flag) =>
        flag.group !== "matters" &&
        flag.weight >= mattersFrom &&
        !marked.some((other) => overlap(other, flag)),
    )
    .toSorted((a, b) => b.weight - a.weight)
    // The same kind of clause elsewhere in the paper is no other finding.
    .filter(({ clauseTitle: name }) => !names.has(name) && names.add(name));
  const leading = new Set(
    [...marked, ...heavy].toSorted((a, b) => b.weight - a.weight).slice(0, mostThatMatter),
  );
  return flags
    .map((flag) => ({
      ...flag,
      group: leading.has(flag) ? ("matters" as const) : ("also" as const),
    }))
    .sort((a, b) => a.start - b.start || b.weight - a.weight);
}
