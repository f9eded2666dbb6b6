import {
  type ContractSentence,
  readContractSentences,
  type TrainedModel,
} from "../../app/analysis/clauses/classifier.ts";
import { documentEvidence } from "../../app/analysis/clauses/document-head.ts";
import { segmentDocument } from "../../app/analysis/clauses/segment.ts";
import type { LabelledContract } from "../scoring/labelled-data.ts";
import { isMarked } from "../scoring/marked-words.ts";
import { type Case, chooseHead, dealFolds } from "./heads.ts";
import { type Matrix, toMatrix } from "./matrix.ts";
import { pack, prune } from "./pack.ts";
import { score, train } from "./svm.ts";

/** Categories that every contract has, or whose words the facts give. */
const leftToFacts = new Set(["Document Name", "Parties", "Agreement Date"]);
const folds = 5;
const keep = 1_900;
const cost = 0.6;
/** An error on a sentence that has the label costs so many times more. */
const rarity = 3;

interface Corpus {
  contracts: LabelledContract[];
  sentences: ContractSentence[];
  matrix: Matrix;
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
    sentences.push(...readContractSentences(text, segmentDocument(text)));
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
  return { contracts, sentences, matrix, begins, foldOf: dealFolds(groups, folds), groups };
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

function trainOn(corpus: Corpus, signs: Int8Array, without: number | null) {
  const rows: number[] = [];
  for (const [c, fold] of corpus.foldOf.entries()) {
    if (fold === without) continue;
    for (let row = corpus.begins[c] ?? 0; row < (corpus.begins[c + 1] ?? 0); row++)
      if (signs[row] !== 0) rows.push(row);
  }
  const costs = Float32Array.from(signs, (sign) => (sign === 1 ? cost * rarity : cost));
  return prune(train(corpus.matrix, rows, signs, costs), keep);
}

function casesAcrossFolds(corpus: Corpus, category: string, signs: Int8Array): ContractCase[] {
  const models = Array.from({ length: folds }, (_, fold) => trainOn(corpus, signs, fold));
  return corpus.contracts.map((contract, c) => {
    const begin = corpus.begins[c] ?? 0;
    const fold = corpus.foldOf[c] ?? 0;
    const model = models[fold];
    if (!model) throw new Error("a fold without a model");
    const scores = Float32Array.from({ length: (corpus.begins[c + 1] ?? 0) - begin }, (_, k) =>
      score(corpus.matrix, begin + k, model),
    );
    const best = corpus.sentences[begin + scores.indexOf(Math.max(...scores))];
    return {
      evidence: documentEvidence(scores),
      right: contract.labels[category]?.present ?? false,
      group: corpus.groups[c] ?? "",
      fold,
      contract,
      start: best?.start ?? 0,
      end: best?.end ?? 0,
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
  const models = new Map<string, ReturnType<typeof prune>>();
  const cases = new Map<string, ContractCase[]>();
  for (const category of categories) {
    const signs = signsOf(corpus, category);
    cases.set(category, casesAcrossFolds(corpus, category, signs));
    models.set(category, trainOn(corpus, signs, null));
  }
  return { model: { ...pack(models), heads: [...cases.values()].map(chooseHead) }, cases };
}
