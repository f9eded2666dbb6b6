import { toVector } from "../../app/analysis/classifier/vector.ts";
import { effects } from "../../app/analysis/onerous/effects.ts";
import { onerousViews, type SeenSentence } from "../../app/analysis/onerous/views.ts";
import type { OnerousModel } from "../../app/analysis/onerous/weigh.ts";
import { topics } from "../../app/analysis/questions/topics.ts";
import { dealFolds, fitHead } from "./heads.ts";
import { favourRare, toMatrix } from "./matrix.ts";
import { type Pruned, pack, prune } from "./pack.ts";
import { scoreVector, train } from "./svm.ts";

/** A sentence to learn from, as its client sees it. */
export interface Example extends SeenSentence {
  document: string;
  /** 0 nothing, 1 mention, 2 negotiate, 3 settle before signing. */
  grade: number;
  /** What is not known, or is of another sort, is null. */
  effect: string | null;
  topic: string | null;
  /** How much an error on it costs, beside one on a sentence that a reader graded. */
  cost: number;
  /** Whether a reader went through the whole paper that it stands in: such sentences tell how sure a score is. */
  isRead: boolean;
}

const folds = 5;
const rarePower = 0.7;
/** Chosen on papers from which nothing was learnt: what is rare is learnt by heart, or not at all. */
const costs = { degree: 0.1, kind: 1 };
/** Few sentences weigh on anybody: missing one costs as much as two that weigh nothing. */
const ofPositive = 2;
/** Weights of each label. */
const budgets = { degree: 30_000, effect: 8_000, topic: 2_500 };

const names = Object.keys(effects);

const ofDegree = { budget: budgets.degree, cost: costs.degree };

/** Each label with what an example says of it: yes, no, or nothing. */
const labels: { name: string; budget: number; cost: number; sign: (one: Example) => 1 | 0 | -1 }[] =
  [
    { ...ofDegree, name: "onerous", sign: ({ grade }) => (grade > 0 ? 1 : -1) },
    { ...ofDegree, name: "grave", sign: ({ grade }) => (grade > 2 ? 1 : -1) },
    ...names.map((name) => ({
      ...{ name, budget: budgets.effect, cost: costs.kind },
      sign: ({ effect }: Example) => (effect === null ? 0 : effect === name ? 1 : -1) as 1 | 0 | -1,
    })),
    ...topics.map((name) => ({
      ...{ name, budget: budgets.topic, cost: costs.kind },
      sign: ({ topic }: Example) => (topic === null ? 0 : topic === name ? 1 : -1) as 1 | 0 | -1,
    })),
  ];
/** From which grade on each of the two degrees is right. */
const least = [2, 3];

/** What models say of an example that they did not learn from, in the order of the labels. */
export interface Scored {
  example: Example;
  scores: number[];
}

/**
 * Trains the model of terms that weigh on a client.
 * @param examples in any order. @returns it, and for each sentence of a paper that a reader went through what models say that
 * learnt nothing from its paper.
 */
export function trainOnerous(examples: readonly Example[]): {
  model: OnerousModel;
  across: Scored[];
} {
  const vectors = examples.map((one) => toVector(onerousViews(one)));
  const matrix = toMatrix(vectors);
  const factors = favourRare(matrix, rarePower);
  const signs = labels.map(({ sign }) => Int8Array.from(examples, sign));
  const costsOf = signs.map((ofLabel, label) =>
    Float32Array.from(
      examples,
      (one, at) => (labels[label]?.cost ?? 0) * one.cost * (ofLabel[at] === 1 ? ofPositive : 1),
    ),
  );
  const trainOn = (rows: number[], which: readonly number[]): Pruned[] =>
    which.map((at) => {
      const ofLabel = signs[at] ?? new Int8Array();
      const { weights, bias } = train(matrix, rows, ofLabel, costsOf[at] ?? new Float32Array());
      const plain = weights.map((weight, feature) => weight * (factors[feature] ?? 0));
      return prune({ weights: plain, bias }, labels[at]?.budget ?? 0);
    });
  const every = [...labels.keys()];
  const foldOf = dealFolds(
    examples.map(({ document }) => document),
    folds,
  );
  const across = Array.from({ length: folds }, (_, fold) => {
    const others = [...examples.keys()].filter((row) => foldOf[row] !== fold);
    const models = trainOn(others, every);
    return examples.flatMap((example, row): Scored[] => {
      const vector = vectors[row];
      if (foldOf[row] !== fold || !example.isRead || !vector) return [];
      return [{ example, scores: models.map((model) => scoreVector(vector, model)) }];
    });
  }).flat();
  const heads = least.map((grade, at) =>
    fitHead(
      across.map(({ example, scores }) => ({
        score: scores[at] ?? 0,
        right: example.grade >= grade,
      })),
    ),
  );
  const models = trainOn([...examples.keys()], every);
  const packed = pack(new Map(models.map((model, at) => [labels[at]?.name ?? "", model])));
  return { model: { ...packed, heads, effects: names.length }, across };
}
