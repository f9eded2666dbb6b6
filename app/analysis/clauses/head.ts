import type { Span } from "../../schemas/analysis.ts";

/**
 * What a label's score says: the probability 1 / (1 + e^-(slope · score + bias)), and from which
 * probability the answer is yes.
 */
export interface Head {
  slope: number;
  bias: number;
  threshold: number;
}

/** A probability, 0 to 1. */
export function probability({ slope, bias }: Omit<Head, "threshold">, score: number): number {
  return 1 / (1 + Math.exp(-(slope * score + bias)));
}

/** The highest of a document's scores; -1, a plain no, where there are none. */
export function highest(scores: Float32Array): number {
  return scores.reduce((most, score) => Math.max(most, score), scores[0] ?? -1);
}

/** Shorter sentences are rather headings and broken lines than the words that a lawyer would mark. */
const fullLength = 250;

/**
 * Which sentence to show: the one with the highest score, less a quarter of the logarithm of how many
 * times it is shorter than a full sentence; the first of equals, -1 if there is none.
 */
export function sentenceToShow(scores: Float32Array, sentences: Span[]): number {
  const worth = scores.map((score, at) => {
    const { start, end } = sentences[at] ?? { start: 0, end: 0 };
    return score + Math.log(Math.min(Math.max(1, end - start), fullLength) / fullLength) / 4;
  });
  return worth.indexOf(worth.reduce((most, value) => Math.max(most, value), -Infinity));
}
