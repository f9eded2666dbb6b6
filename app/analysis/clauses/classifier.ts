import type { Span } from "../../schemas/analysis.ts";
import { splitSentences } from "../sentences.ts";
import { documentEvidence, type Head, probability } from "./document-head.ts";
import { contractViews, readWords, type SparseVector, termsViews, toVector } from "./features.ts";
import { type LinearModel, type PackedModel, scoreLabels, unpack } from "./linear-model.ts";
import type { Segment } from "./segment.ts";
import contractWeights from "./weights-contract.json" with { type: "json" };
import termsWeights from "./weights-terms.json" with { type: "json" };

/** A trained model: scores of sentences, and what they say (of a document, or of the sentence). */
export interface TrainedModel extends PackedModel {
  heads: Head[];
}

/** A model made ready at first use. */
export interface ReadyModel extends LinearModel {
  heads: Head[];
}

export function ready(model: TrainedModel): ReadyModel {
  return { ...unpack(model), heads: model.heads };
}

/** A sentence of a contract, as it is scored. */
export interface ContractSentence extends Span {
  /** Index of its segment. */
  segment: number;
  vector: SparseVector;
}

/** The sentences of a document's segments, each with its features. */
export function readContractSentences(text: string, segments: Segment[]): ContractSentence[] {
  const none = new Int32Array(0);
  const sentences: ContractSentence[] = [];
  let previous: Int32Array = none;
  for (const [segment, { start, end, heading }] of segments.entries()) {
    const headingWords = readWords(heading);
    let sameClause = false;
    for (const span of splitSentences(text, start, end)) {
      const words = readWords(text.slice(span.start, span.end));
      const vector = toVector(
        contractViews({ words, heading: headingWords, previous, sameClause }),
      );
      sentences.push({ ...span, segment, vector });
      previous = words;
      sameClause = true;
    }
  }
  return sentences;
}

/** A CUAD category that a contract has, with the sentence that says so best. */
export interface CategoryFinding extends Span {
  category: string;
  /** Calibrated: of findings with score s, about s are right. From 0 to 1. */
  score: number;
  segment: number;
}

/** Every category's probability for a document, with its best sentence; whether or not it passes. */
export function scoreContract(
  model: ReadyModel,
  sentences: ContractSentence[],
): (CategoryFinding & { passes: boolean })[] {
  const scores = sentences.map(({ vector }) => scoreLabels(model, vector));
  return model.labels.flatMap((category, label) => {
    const column = Float32Array.from(scores, (row) => row[label] ?? 0);
    const best = column.indexOf(column.reduce((most, one) => Math.max(most, one), -Infinity));
    const sentence = sentences[best];
    const head = model.heads[label];
    if (!sentence || !head) return [];
    const score = probability(head, documentEvidence(column));
    const { segment, start, end } = sentence;
    return [{ category, score, segment, start, end, passes: score > head.threshold }];
  });
}

let contractModel: ReadyModel | undefined;
let termsModel: ReadyModel | undefined;

/**
 * The CUAD categories that a contract has, each with its best sentence (UTF-16 offsets of `text`).
 * `segments` are those of `segmentDocument(text)`. Whether a contract has a category is decided on all
 * of its sentences, with a threshold of its own that was chosen by cross-validation.
 */
export function findCategories(text: string, segments: Segment[]): CategoryFinding[] {
  contractModel ??= ready(contractWeights);
  return scoreContract(contractModel, readContractSentences(text, segments))
    .filter((finding) => finding.passes)
    .map(({ passes: _, ...finding }) => finding);
}

/** An UNFAIR-ToS label that a sentence of consumer terms has. */
export interface TermsLabel {
  label: string;
  /** Calibrated, from 0 to 1. */
  score: number;
}

/** The labels of one sentence of consumer terms, by a model. */
export function labelTermsSentence(model: ReadyModel, sentence: string): TermsLabel[] {
  const scores = scoreLabels(model, toVector(termsViews(readWords(sentence))));
  return model.labels.flatMap((label, at) => {
    const head = model.heads[at];
    if (!head) return [];
    const score = probability(head, [scores[at] ?? 0]);
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
