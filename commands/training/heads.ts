import { type Head, probability } from "../../app/analysis/classifier/head.ts";
import { fitLogistic } from "./logistic.ts";
import { steadyThreshold } from "./thresholds.ts";

/** One thing to decide, with the score of a model that has not seen its fold. */
export interface Case {
  score: number;
  right: boolean;
  /** Which belong together: a company. */
  group: string;
  fold: number;
}

/** The probability that a score says, fitted to these cases. */
export function fitHead(cases: Pick<Case, "score" | "right">[]): Omit<Head, "threshold"> {
  const { slope, bias } = fitLogistic(
    cases.map(({ score }) => score),
    cases.map(({ right }) => right),
  );
  return { slope: Number(slope.toFixed(6)), bias: Number(bias.toFixed(6)) };
}

function byFold<T>(cases: Case[], decide: (others: Case[], own: Case[]) => T[]): T[] {
  const folds = [...new Set(cases.map(({ fold }) => fold))];
  return folds.flatMap((fold) =>
    decide(
      cases.filter((item) => item.fold !== fold),
      cases.filter((item) => item.fold === fold),
    ),
  );
}

/** The head for these cases, with its threshold chosen on probabilities across folds. */
export function chooseHead(cases: Case[]): Head {
  const decisions = byFold(cases, (others, own) => {
    const head = fitHead(others);
    return own.map((item) => ({ ...item, score: probability(head, item.score) }));
  });
  return { ...fitHead(cases), threshold: Number(steadyThreshold(decisions).toFixed(6)) };
}

/** What would be said of each case by a head chosen without its fold. */
export function decideAcrossFolds<T extends Case>(cases: T[]): Map<T, boolean> {
  const said = new Map<T, boolean>();
  for (const fold of new Set(cases.map((item) => item.fold))) {
    const head = chooseHead(cases.filter((item) => item.fold !== fold));
    for (const item of cases)
      if (item.fold === fold) said.set(item, probability(head, item.score) > head.threshold);
  }
  return said;
}

/** Deals groups to folds, the same way every time: in their order, one after the other. */
export function dealFolds(groups: string[], folds: number): number[] {
  const order = [...new Set(groups)];
  return groups.map((group) => order.indexOf(group) % folds);
}
