import type { TrainedModel } from "../../app/analysis/classifier/classifier.ts";
import { readWords, termsViews } from "../../app/analysis/classifier/features.ts";
import { toVector } from "../../app/analysis/classifier/vector.ts";
import type { TermsSentence } from "../scoring/labelled-data.ts";
import { type Case, chooseHead, dealFolds } from "./heads.ts";
import { favourRare, toMatrix } from "./matrix.ts";
import { type Pruned, pack, prune } from "./pack.ts";
import { scoreVector, train, type Weights } from "./svm.ts";

const folds = 10;
/** Weights for each label. */
const budget = 3_000;
const cost = 1;
const rarePower = 0.5;
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
  const vectors = sentences.map(({ text }) => toVector(termsViews(readWords(text))));
  const matrix = toMatrix(vectors);
  const factors = favourRare(matrix, rarePower);
  const costs = Float32Array.from(sentences, (_, row) =>
    row < labelled.length ? cost : cost * furtherCost,
  );
  const groups = sentences.map(companyOf);
  const foldOf = dealFolds(groups, folds);
  const trainWithout = (fold: number | null, signs: Int8Array): Weights => {
    const rows = [...foldOf.keys()].filter((row) => foldOf[row] !== fold);
    const { weights, bias } = train(matrix, rows, signs, costs);
    return { weights: weights.map((weight, at) => weight * (factors[at] ?? 0)), bias };
  };
  const labels = [...new Set(labelled.flatMap((sentence) => sentence.labels))].sort();
  const signsOf = (label: string) =>
    Int8Array.from(sentences, (sentence) => (sentence.labels.includes(label) ? 1 : -1));
  const models = new Map<string, Pruned>();
  const cases = new Map<string, TermsCase[]>();
  for (const label of labels) {
    const signs = signsOf(label);
    models.set(label, prune(trainWithout(null, signs), budget));
    const across = Array.from({ length: folds }, (_, fold) =>
      prune(trainWithout(fold, signs), budget),
    );
    cases.set(
      label,
      labelled.map((sentence, row) => {
        const fold = foldOf[row] ?? 0;
        const vector = vectors[row];
        const score = vector ? scoreVector(vector, across[fold]) : -1;
        return { score, right: signs[row] === 1, group: groups[row] ?? "", fold, sentence };
      }),
    );
  }
  return { model: { ...pack(models), heads: [...cases.values()].map(chooseHead) }, cases };
}
