import type { AnswerToQuestion, Span } from "../../schemas/analysis.ts";
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

/** A point of what matters most, and the words of the paper that it rests on. */
export interface Point {
  words: string;
  rests: readonly Span[];
}

/** Matters that the sentences on how long it runs tell already, if they cite the same place. */
const ofLength = new Set(["renewal", "exit-convenience", "term"]);

/**
 * What the answers to the client's questions say that weighs most on it, with where it stands.
 * @param told what the brief says already.
 */
export const answeredPoints = ({ answers }: Material, told: string): Point[] =>
  heaviest(answers, "answered").flatMap(({ topic, says, quotes }) => {
    const place = quotes[0]?.place ? ` (${quotes[0].place})` : "";
    if (ofLength.has(topic) && place !== "" && told.includes(place)) return [];
    return [{ words: `${point(says)}${place}`, rests: quotes }];
  });

/** What the paper lacks for its client, the gravest first; null where it lacks nothing of weight. */
export function lackingSentence({ answers }: Material, count: number): string | null {
  const told = heaviest(answers, "absent").slice(0, count);
  return told.length === 0
    ? null
    : `What it lacks: ${told.map(({ says }) => point(says)).join("; ")}.`;
}
