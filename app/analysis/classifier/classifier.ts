import type { Span } from "../../schemas/analysis.ts";
import type { Reading } from "../reading/reading.ts";
import { BestSentences } from "./best-sentences.ts";
import { contractViews, readWords, termsViews } from "./features.ts";
import { type Head, probability } from "./head.ts";
import { type LinearModel, type PackedModel, scoreLabels, unpack } from "./linear-model.ts";
import { type SparseVector, toVector } from "./vector.ts";
import contractWeights from "./weights-contract.json" with { type: "json" };
import termsWeights from "./weights-terms.json" with { type: "json" };

/** A trained model: scores of sentences, and what they say (of a document, or of the sentence). */
export interface TrainedModel extends PackedModel {
  heads: Head[];
}

/** A model made ready at first use. */
interface ReadyModel extends LinearModel {
  heads: Head[];
}

function ready(model: TrainedModel): ReadyModel {
  return { ...unpack(model), heads: model.heads };
}

/** A sentence of a contract, as it is scored. */
export interface ContractSentence extends Span {
  /** Index of its segment. */
  segment: number;
  vector: SparseVector;
}

/** The sentences of a document's segments, each with its features, one at a time. */
export function* readContractSentences(reading: Reading): Generator<ContractSentence> {
  let previous = readWords("");
  for (const [segment, { heading: title, kind }] of reading.blocks.entries()) {
    const heading = readWords(title);
    let sameClause = false;
    for (const span of reading.sentencesOf(segment)) {
      const own = readWords(reading.text.slice(span.start, span.end));
      const vector = toVector(contractViews({ own, heading, previous, sameClause, kind }));
      yield { ...span, segment, vector };
      previous = own;
      sameClause = true;
    }
  }
}

/** A CUAD category that a contract has, with the sentence that says so best. */
export interface CategoryFinding extends Span {
  category: string;
  /** Calibrated: of findings with score s, about s are right. From 0 to 1. */
  score: number;
  segment: number;
}

/** Every category's probability for a document, with the sentence to show; whether or not it passes. */
function scoreContract(
  model: ReadyModel,
  sentences: Iterable<ContractSentence>,
): (CategoryFinding & { passes: boolean })[] {
  const best = new BestSentences<ContractSentence>(model.labels.length);
  for (const sentence of sentences) best.add(sentence, scoreLabels(model, sentence.vector));
  return model.labels.flatMap((category, label) => {
    const shown = best.shown[label];
    const head = model.heads[label];
    if (!shown || !head) return [];
    const score = probability(head, best.score(label));
    const { start, end, segment } = shown;
    return [{ category, score, start, end, segment, passes: score > head.threshold }];
  });
}

let contractModel: ReadyModel | undefined;
let termsModel: ReadyModel | undefined;

/**
 * The CUAD categories that a contract has, each with its best sentence (UTF-16 offsets of its text).
 * Whether a contract has a category is decided on all
 * of its sentences, with a threshold of its own that was chosen by cross-validation.
 */
export function findCategories(reading: Reading): CategoryFinding[] {
  contractModel ??= ready(contractWeights);
  return scoreContract(contractModel, readContractSentences(reading))
    .filter((finding) => finding.passes)
    .map(({ passes: _, ...finding }) => finding);
}

/** The CUAD categories that the contract head knows, in the order of its odds. */
export const contractCategories: readonly string[] = contractWeights.labels;

/** A sentence with the log odds of each of `contractCategories`, as if it were the best of its document. */
export interface ScoredSentence extends Span {
  odds: Float32Array;
}

/** The sentences of a document in the order of its text, scored; read once. */
export const scoreSentences = (reading: Reading): ScoredSentence[] => reading.once(readScores);

function readScores(reading: Reading): ScoredSentence[] {
  contractModel ??= ready(contractWeights);
  const sentences: ScoredSentence[] = [];
  for (const { start, end, vector } of readContractSentences(reading)) {
    const odds = scoreLabels(contractModel, vector);
    for (const [at, { slope, bias }] of contractModel.heads.entries())
      odds[at] = slope * (odds[at] ?? 0) + bias;
    sentences.push({ start, end, odds });
  }
  return sentences;
}

/** An UNFAIR-ToS label that a sentence of consumer terms has. */
export interface TermsLabel {
  label: string;
  /** Calibrated, from 0 to 1. */
  score: number;
}

/** The labels of one sentence of consumer terms, by a model. */
function labelTermsSentence(model: ReadyModel, sentence: string): TermsLabel[] {
  const scores = scoreLabels(model, toVector(termsViews(readWords(sentence))));
  return model.labels.flatMap((label, at) => {
    const head = model.heads[at];
    if (!head) return [];
    const score = probability(head, scores[at] ?? 0);
    return score > head.threshold ? [{ label, score }] : [];
  });
}

/** For each sentence of consumer terms, the UNFAIR-ToS labels (potentially unfair) that it has. */
export function scoreTermsSentences(sentences: string[]): TermsLabel[][] {
  termsModel ??= ready(termsWeights);
  const model = termsModel;
  return sentences.map((sentence) => labelTermsSentence(model, sentence));
}

/** The UNFAIR-ToS labels, in the order of the figures. */
export const termsLabels: string[] = termsWeights.labels;
