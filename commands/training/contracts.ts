import { BestSentences } from "../../app/analysis/classifier/best-sentences.ts";
import {
  type ContractSentence,
  readContractSentences,
  type TrainedModel,
} from "../../app/analysis/classifier/classifier.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import type { LabelledContract } from "../scoring/labelled-data.ts";
import { isMarked } from "../scoring/marked-words.ts";
import { type Case, chooseHead, dealFolds } from "./heads.ts";
import { favourRare, type Matrix, toMatrix } from "./matrix.ts";
import { type Pruned, pack, prune } from "./pack.ts";
import { scoreVector, train, type Weights } from "./svm.ts";

/** Categories that every contract has, and whose words the facts give. */
const leftToFacts = new Set(["Document Name", "Parties"]);
const folds = 5;
/** Weights for each category. */
const budget = 1_540;
const cost = 0.6;
const rarePower = 0.3;

interface Corpus {
  contracts: LabelledContract[];
  sentences: ContractSentence[];
  matrix: Matrix;
  /** By what the matrix's values were multiplied, for each feature. */
  factors: Float64Array;
  /** The sentences of contract c are those from `begins[c]` up to `begins[c + 1]`. */
  begins: number[];
  foldOf: number[];
  groups: string[];
}

/** One contract's case for a category, and the words that would be shown. */
export interface ContractCase extends Case {
  contract: LabelledContract;
  start: number;
  end: number;
}

function readCorpus(contracts: LabelledContract[]): Corpus {
  const sentences: ContractSentence[] = [];
  const begins = [0];
  for (const { text } of contracts) {
    sentences.push(...readContractSentences(readDocument(text)));
    begins.push(sentences.length);
  }
  // Titles begin with the company that filed the contract.
  const groups = contracts.map(({ title }) =>
    (title.split("_")[0] ?? "")
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .slice(0, 12),
  );
  const matrix = toMatrix(sentences.map(({ vector }) => vector));
  const factors = favourRare(matrix, rarePower);
  return {
    contracts,
    sentences,
    matrix,
    factors,
    begins,
    foldOf: dealFolds(groups, folds),
    groups,
  };
}

/** For each sentence 1 if lawyers marked it for the category, -1 if not, 0 if they marked a bit of it. */
function signsOf(corpus: Corpus, category: string): Int8Array {
  const signs = new Int8Array(corpus.sentences.length).fill(-1);
  for (const [c, contract] of corpus.contracts.entries()) {
    const spans = contract.labels[category]?.spans ?? [];
    if (spans.length === 0) continue;
    for (let row = corpus.begins[c] ?? 0; row < (corpus.begins[c + 1] ?? 0); row++) {
      const sentence = corpus.sentences[row];
      if (sentence) signs[row] = isMarked(sentence, spans);
    }
  }
  return signs;
}

/** Weights for the matrix's own values. */
function trainOn(corpus: Corpus, signs: Int8Array, without: number | null): Weights {
  const rows: number[] = [];
  for (const [c, fold] of corpus.foldOf.entries()) {
    if (fold === without) continue;
    for (let row = corpus.begins[c] ?? 0; row < (corpus.begins[c + 1] ?? 0); row++) rows.push(row);
  }
  return train(corpus.matrix, rows, signs, new Float32Array(signs.length).fill(cost));
}

/** The weights for plain vectors. */
function unfold({ weights, bias }: Weights, factors: Float64Array): Weights {
  return { weights: weights.map((weight, feature) => weight * (factors[feature] ?? 0)), bias };
}

function casesAcrossFolds(corpus: Corpus, category: string, signs: Int8Array): ContractCase[] {
  const models = Array.from({ length: folds }, (_, fold) =>
    prune(unfold(trainOn(corpus, signs, fold), corpus.factors), budget),
  );
  return corpus.contracts.map((contract, c) => {
    const fold = corpus.foldOf[c] ?? 0;
    const sentences = corpus.sentences.slice(corpus.begins[c], corpus.begins[c + 1]);
    const best = new BestSentences<ContractSentence>(1);
    for (const sentence of sentences)
      best.add(sentence, Float32Array.of(scoreVector(sentence.vector, models[fold])));
    const shown = best.shown[0];
    return {
      score: best.score(0),
      right: contract.labels[category]?.present ?? false,
      group: corpus.groups[c] ?? "",
      fold,
      contract,
      start: shown?.start ?? 0,
      end: shown?.end ?? 0,
    };
  });
}

/** Trains the contract head; `cases` are its cross-validated cases by category. */
export function trainContracts(contracts: LabelledContract[]): {
  model: TrainedModel;
  cases: Map<string, ContractCase[]>;
} {
  const corpus = readCorpus(contracts);
  const categories = Object.keys(contracts[0]?.labels ?? {}).filter((c) => !leftToFacts.has(c));
  const models = new Map<string, Pruned>();
  const cases = new Map<string, ContractCase[]>();
  for (const category of categories) {
    const signs = signsOf(corpus, category);
    models.set(category, prune(unfold(trainOn(corpus, signs, null), corpus.factors), budget));
    cases.set(category, casesAcrossFolds(corpus, category, signs));
  }
  return { model: { ...pack(models), heads: [...cases.values()].map(chooseHead) }, cases };
}
