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
