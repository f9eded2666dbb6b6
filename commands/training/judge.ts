import type { Judge } from "../../app/analysis/judge/judge.ts";
import { probability } from "../../app/analysis/judge/judge.ts";
import type { JudgedExample } from "./judged-cards.ts";

/** What is asked of a verdict. */
export type Asks = (verdict: JudgedExample["verdict"]) => boolean;
export const isRight: Asks = (verdict) => verdict === "right";
export const isWrong: Asks = (verdict) => verdict === "wrong" || verdict === "embarrassing";

/** A witness that fewer cards have is not heard. */
const fewest = 4;
/** Keeps weights small: chosen on documents from which nothing was learnt. */
const ridge = 8;
const rounds = 250;
const step = 0.5;
/** What weighs less says nothing. */
const least = 0.03;

/** Fits a judge to what readers said, by logistic regression with a ridge (AdaGrad over all examples at once). */
export function fitJudge(examples: readonly JudgedExample[], asks: Asks): Judge {
  const counts = new Map<string, number>();
  for (const { witnesses } of examples)
    for (const witness of witnesses) counts.set(witness, (counts.get(witness) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const indexes = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ witnesses }) =>
    witnesses.flatMap((name) => indexes.get(name) ?? []),
  );
  const answers = examples.map(({ verdict }) => (asks(verdict) ? 1 : 0));
  const share = answers.reduce<number>((sum, answer) => sum + answer, 0) / answers.length;
  const bias = names.length;
  const weights = new Float64Array(bias + 1);
  weights[bias] = Math.log(share / (1 - share));
  const squares = new Float64Array(bias + 1).fill(1e-9);
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, at) => (at === bias ? 0 : ridge * weight));
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, name) => sum + (weights[name] ?? 0), weights[bias] ?? 0);
      const error = 1 / (1 + Math.exp(-odds)) - (answers[at] ?? 0);
      for (const name of [...row, bias]) gradient[name] = (gradient[name] ?? 0) + error;
    }
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const rounded = (weight: number) => Math.round(weight * 100) / 100;
  return {
    bias: rounded(weights[bias] ?? 0),
    weights: Object.fromEntries(
      names
        .map((name, at): [string, number] => [name, rounded(weights[at] ?? 0)])
        .filter(([, weight]) => Math.abs(weight) >= least)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

const folds = 5;

/** What judges say of documents from which they learnt nothing: a probability for each example. */
export function judgedAcross(examples: readonly JudgedExample[], asks: Asks): number[] {
  const documents = [...new Set(examples.map(({ document }) => document))].sort();
  const foldOf = new Map(documents.map((document, at) => [document, at % folds]));
  const judges = Array.from({ length: folds }, (_, fold) =>
    fitJudge(
      examples.filter(({ document }) => foldOf.get(document) !== fold),
      asks,
    ),
  );
  return examples.map(({ document, witnesses }) => {
    const judge = judges[foldOf.get(document) ?? 0];
    return judge ? probability(judge, witnesses) : 0;
  });
}
