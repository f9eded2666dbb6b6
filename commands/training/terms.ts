import type { TrainedModel } from "../../app/analysis/clauses/classifier.ts";
import { readWords, termsViews, toVector } from "../../app/analysis/clauses/features.ts";
import type { TermsSentence } from "../scoring/labelled-data.ts";
import { type Case, chooseHead, dealFolds } from "./heads.ts";
import { type Matrix, toMatrix } from "./matrix.ts";
import { pack, prune } from "./pack.ts";
import { score, train } from "./svm.ts";

const folds = 10;
const keep = 2_000;
const cost = 1;
/** An error on a sentence that has the label costs so many times more. */
const rarity = 2;
/** Sentences of the wider collection, labelled by others, count for less. */
const furtherCost = 0.5;

/** A sentence's case for a label. */
export interface TermsCase extends Case {
  sentence: TermsSentence;
}

function companyOf(sentence: TermsSentence): string {
  return (sentence.id.split(":")[0] ?? "").toLowerCase().replace(/[^a-z]|app/g, "");
}

/**
 * Trains the consumer-terms head on labelled sentences and on further ones of another labelling, which
 * are not tested on. `cases` are its cross-validated cases by label; no model saw the case's company.
 */
export function trainTerms(
  labelled: TermsSentence[],
  further: TermsSentence[],
): { model: TrainedModel; cases: Map<string, TermsCase[]> } {
  const sentences = [...labelled, ...further];
  const matrix: Matrix = toMatrix(
    sentences.map(({ text }) => toVector(termsViews(readWords(text)))),
  );
  const groups = sentences.map(companyOf);
  const foldOf = dealFolds(groups, folds);
  const labels = [...new Set(labelled.flatMap((sentence) => sentence.labels))].sort();
  const models = new Map<string, ReturnType<typeof prune>>();
  const cases = new Map<string, TermsCase[]>();
  for (const label of labels) {
    const signs = Int8Array.from(sentences, (sentence) =>
      sentence.labels.includes(label) ? 1 : -1,
    );
    const costs = Float32Array.from(
      signs,
      (sign, row) => cost * (sign === 1 ? rarity : 1) * (row < labelled.length ? 1 : furtherCost),
    );
    const trainWithout = (fold: number | null) => {
      const rows = [...foldOf.keys()].filter((row) => foldOf[row] !== fold);
      return prune(train(matrix, rows, signs, costs), keep);
    };
    const across = Array.from({ length: folds }, (_, fold) => trainWithout(fold));
    cases.set(
      label,
      labelled.map((sentence, row) => {
        const fold = foldOf[row] ?? 0;
        const model = across[fold];
        if (!model) throw new Error("a fold without a model");
        const evidence = [score(matrix, row, model)];
        return { evidence, right: signs[row] === 1, group: groups[row] ?? "", fold, sentence };
      }),
    );
    models.set(label, trainWithout(null));
  }
  return { model: { ...pack(models), heads: [...cases.values()].map(chooseHead) }, cases };
}
