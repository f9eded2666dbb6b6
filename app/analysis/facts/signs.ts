/** A sign for or against a reading of some words, and what it adds to the weight of that reading. */
export interface Sign {
  says: RegExp;
  weight: number;
  because: string;
  /** Words that have the sign. */
  as: string;
}

/** How much the signs that words have add up to. */
export const weigh = (words: string, signs: readonly Sign[]): number =>
  signs.reduce((sum, { says, weight }) => (says.test(words) ? sum + weight : sum), 0);
