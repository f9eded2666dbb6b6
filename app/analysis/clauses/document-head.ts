/** A logistic decision on evidence; `threshold` is the probability from which the answer is yes. */
export interface Head {
  bias: number;
  weights: number[];
  threshold: number;
}

/** Scores below this say the same: no. */
const floor = -1.5;
/** How many of the best sentences count. */
const counted = 30;

/**
 * What the scores of a document's sentences say of the document: the best three, and a soft count of
 * the best thirty (log of the sum of e^3s, over 3).
 */
export function documentEvidence(scores: Float32Array): number[] {
  const best = scores.slice().sort().reverse().subarray(0, counted);
  let sum = 0;
  for (const score of best) sum += Math.exp(3 * score);
  const top = [0, 1, 2].map((rank) => Math.max(floor, best[rank] ?? floor));
  return [...top, Math.max(floor, Math.log(sum || 1e-9) / 3)];
}

/** A probability, 0 to 1. */
export function probability(head: Head, evidence: number[]): number {
  const sum = evidence.reduce(
    (total, value, at) => total + value * (head.weights[at] ?? 0),
    head.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Where the highest score stands, the first of equals; -1 if there is none. */
export function placeOfHighest(scores: Float32Array): number {
  return scores.indexOf(scores.reduce((most, score) => Math.max(most, score), -Infinity));
}
