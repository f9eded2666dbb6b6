import { randomNumbers } from "./random.ts";

/** A decision to be made: how probable a yes is, what is right, and whose other decisions it goes with. */
export interface Decision {
  score: number;
  right: boolean;
  group: string;
}

/** The score above which yes gives the best F1. */
function bestThreshold(decisions: Decision[]): number {
  const ranked = decisions.toSorted((a, b) => b.score - a.score);
  const wanted = ranked.filter(({ right }) => right).length;
  let found = 0;
  let best = { f1: -1, threshold: 0.5 };
  for (const [at, { score, right }] of ranked.entries()) {
    if (right) found++;
    const f1 = (2 * found) / (at + 1 + wanted);
    if (f1 > best.f1) best = { f1, threshold: (score + (ranked[at + 1]?.score ?? score)) / 2 };
  }
  return best.threshold;
}

const samples = 25;

/** The probability above which yes is expected to give the best F1, if the probabilities are true. */
function expectedThreshold(decisions: Decision[]): number {
  const ranked = decisions.map(({ score }) => score).sort((a, b) => b - a);
  const wanted = ranked.reduce((sum, score) => sum + score, 0);
  let found = 0;
  let best = { f1: -1, threshold: 0.5 };
  for (const [at, score] of ranked.entries()) {
    found += score;
    const f1 = (2 * found) / (at + 1 + wanted);
    if (f1 > best.f1) best = { f1, threshold: (score + (ranked[at + 1] ?? score)) / 2 };
  }
  return best.threshold;
}

/**
 * A threshold for F1 that does not hang on single examples: the mean of the best thresholds of
 * samples of the groups, drawn with replacement, and half way from there to the one expected.
 */
export function steadyThreshold(decisions: Decision[]): number {
  const groups = Map.groupBy(decisions, ({ group }) => group);
  const names = [...groups.keys()];
  const random = randomNumbers(11);
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const drawn = names.flatMap(
      () => groups.get(names[Math.floor(random() * names.length)] ?? "") ?? [],
    );
    sum += bestThreshold(drawn);
  }
  return (sum / samples + expectedThreshold(decisions)) / 2;
}
