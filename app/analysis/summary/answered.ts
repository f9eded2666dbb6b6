import type { AnswerToQuestion } from "../../schemas/analysis.ts";
import type { Material } from "./material.ts";

/** The answers that weigh most, the heaviest first, one of each matter. */
function heaviest(answers: readonly AnswerToQuestion[], result: AnswerToQuestion["result"]) {
  const grave = answers
    .filter((answer) => answer.result === result && answer.level !== null && answer.level !== "Low")
    .toSorted((a, b) => b.weight - a.weight);
  return grave.filter(({ topic }, at) => grave.findIndex((other) => other.topic === topic) === at);
}

/** A sentence as one point of several: without its stop, and begun small where its first word is no name. */
const point = (sentence: string) =>
  sentence
    .replace(/\.$/, "")
    .replaceAll("; ", ", ")
    .replace(/^(?:The|Nothing|No|Either|Neither|If|Only|Any|All|An?) /, (first) =>
      first.toLowerCase(),
    );

/** What the answers to the client's questions say that weighs most on it, with where it stands; null where none does. */
export function answeredSentence(
  { answers }: Material,
  whom: string,
  count: number,
): string | null {
  const told = heaviest(answers, "answered").slice(0, count);
  if (told.length === 0) return null;
  const points = told.map(
    ({ says, quotes: [first] }) => `${point(says)}${first?.place ? ` (${first.place})` : ""}`,
  );
  return `What matters most${whom}: ${points.join("; ")}.`;
}

/** What the paper lacks for its client, the gravest first; null where it lacks nothing of weight. */
export function lackingSentence({ answers }: Material, count: number): string | null {
  const told = heaviest(answers, "absent").slice(0, count);
  return told.length === 0
    ? null
    : `What it lacks: ${told.map(({ says }) => point(says)).join("; ")}.`;
}
