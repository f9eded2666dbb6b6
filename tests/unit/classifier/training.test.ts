import { describe, expect, it } from "vitest";
import { BestSentences } from "../../../app/analysis/classifier/best-sentences.ts";
import { readWords, termsViews } from "../../../app/analysis/classifier/features.ts";
import { probability } from "../../../app/analysis/classifier/head.ts";
import { scoreLabels, unpack } from "../../../app/analysis/classifier/linear-model.ts";
import { toVector } from "../../../app/analysis/classifier/vector.ts";
import { chooseHead, dealFolds, decideAcrossFolds } from "../../../commands/training/heads.ts";
import { favourRare, toMatrix } from "../../../commands/training/matrix.ts";
import { pack, prune } from "../../../commands/training/pack.ts";
import { scoreVector, train } from "../../../commands/training/svm.ts";
import { trainTerms } from "../../../commands/training/terms.ts";

const companies = ["Aye", "Bee", "Cee", "Dee", "Eee", "Eff", "Gee", "Aitch", "Eye", "Jay"];
const sentences = companies.flatMap((company, at) => [
  { id: `${company}:1`, text: `${company} may change these terms at any time`, labels: ["change"] },
  { id: `${company}:2`, text: `${company} ships parcels on day ${at} of the month`, labels: [] },
  { id: `${company}:3`, text: `the laws of country ${at} govern these terms`, labels: ["law"] },
  { id: `${company}:4`, text: `parcels from ${company} are packed with great care`, labels: [] },
]);
const vectors = sentences.map(({ text }) => toVector(termsViews(readWords(text))));
const rows = [...vectors.keys()];
const signs = Int8Array.from(sentences, ({ labels }) => (labels.includes("change") ? 1 : -1));
const costs = new Float32Array(vectors.length).fill(1);

describe("training", () => {
  it("separates what can be separated", () => {
    const model = train(toMatrix(vectors), rows, signs, costs);
    for (const [row, vector] of vectors.entries())
      expect(Math.sign(scoreVector(vector, model))).toBe(signs[row]);
  });

  it("leaves out rows without a sign", () => {
    const unsure = signs.map((sign, row) => (row < 8 ? 0 : sign));
    const without = train(toMatrix(vectors), rows, unsure, costs);
    expect(without).toEqual(train(toMatrix(vectors), rows.slice(8), signs, costs));
  });

  it("favours rare features, and says by how much", () => {
    const matrix = toMatrix(vectors);
    const plain = matrix.values.slice();
    const factors = favourRare(matrix, 0.5);
    for (const [at, feature] of matrix.features.entries())
      expect(matrix.values[at]).toBeCloseTo((plain[at] ?? 0) * (factors[feature] ?? 0), 5);
  });

  it("makes the same model every time", () => {
    expect(JSON.stringify(trainTerms(sentences, []).model)).toBe(
      JSON.stringify(trainTerms(sentences, []).model),
    );
  });

  it("scores no sentence with a model that saw its company", () => {
    const { cases } = trainTerms(sentences, [
      { id: "Aye:9", text: "Aye may change these terms", labels: ["change"] },
    ]);
    for (const list of cases.values()) {
      const folds = new Map(list.map(({ group, fold }) => [group, fold]));
      for (const { group, fold } of list) expect(folds.get(group)).toBe(fold);
    }
  });
});

describe("a packed model", () => {
  const weights = train(toMatrix(vectors), rows, signs, costs);

  it("scores as it did before it was packed", () => {
    const pruned = prune(weights, 50);
    const model = unpack(pack(new Map([["change", pruned]])));
    for (const vector of vectors)
      expect(scoreLabels(model, vector)[0]).toBeCloseTo(scoreVector(vector, pruned), 4);
  });

  it("keeps no more weights than its budget", () => {
    const { sizes } = pack(new Map([["change", prune(weights, 20)]]));
    expect(sizes[0]).toBeLessThanOrEqual(20);
    expect(sizes[0]).toBeGreaterThan(5);
  });
});

describe("a document's decision", () => {
  const heading = { start: 0, end: 15 };
  const first = { start: 16, end: 400 };
  const second = { start: 401, end: 800 };
  const bestOf = (...scores: number[]) => {
    const best = new BestSentences(1);
    for (const [at, score] of scores.entries())
      best.add([heading, first, second][at] ?? second, Float32Array.of(score));
    return best;
  };

  it("rests on its best sentence, and on the next three by a tenth", () => {
    expect(bestOf(-2, 0.5, -1.5, -4).score(0)).toBeCloseTo(0.5 - 0.15 - 0.2 - 0.4);
    expect(bestOf(0.4, -3, 0.9, 0.1, 0.2).score(0)).toBeCloseTo(0.9 + 0.04 + 0.02 + 0.01);
  });

  it("counts sentences that it lacks as a plain no", () => {
    expect(bestOf(-2, -3).score(0)).toBeCloseTo(-2 - 0.3 - 0.1 - 0.1);
    expect(bestOf().score(0)).toBeCloseTo(-1.3);
  });

  it("shows a whole sentence rather than a heading that scores a little more", () => {
    expect(bestOf(0.9, 0.75, 0.75).shown[0]).toBe(first);
    expect(bestOf(1.9, 0.75, 0.75).shown[0]).toBe(heading);
    expect(bestOf().shown[0]).toBeUndefined();
  });

  it("is learnt from scores, and tried on folds that it did not see", () => {
    const cases = Array.from({ length: 60 }, (_, k) => ({
      score: k % 3 === 0 ? 1 + (k % 7) / 10 : -1 - (k % 5) / 10,
      right: k % 3 === 0,
      group: `g${k % 10}`,
      fold: k % 5,
    }));
    const head = chooseHead(cases);
    expect(probability(head, 1.5)).toBeGreaterThan(head.threshold);
    expect(probability(head, -1.5)).toBeLessThan(head.threshold);
    for (const [item, said] of decideAcrossFolds(cases)) expect(said).toBe(item.right);
  });

  it("keeps a company in one fold", () => {
    expect(dealFolds(["a", "b", "a", "c", "b"], 2)).toEqual([0, 1, 0, 0, 1]);
  });
});
