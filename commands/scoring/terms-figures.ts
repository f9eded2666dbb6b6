import { count, emptyTally, figuresOf, macroF1, microF1 } from "./metrics.ts";

/** One sentence: the labels it is given, and those it has. */
export interface TermsDecision {
  said: string[];
  right: string[];
}

/**
 * As LexGLUE scores UNFAIR-ToS: over the labels and a further one, "none", which a sentence without
 * any of them has.
 */
export function termsFigures(labels: string[], decisions: TermsDecision[]) {
  const named = [...labels, "none"];
  const orNone = (list: string[]) => (list.length === 0 ? ["none"] : list);
  const tallies = named.map((label) => {
    const tally = emptyTally();
    for (const { said, right } of decisions)
      count(tally, orNone(said).includes(label), orNone(right).includes(label));
    return tally;
  });
  return {
    sentences: decisions.length,
    microF1: microF1(tallies),
    macroF1: macroF1(tallies),
    byLabel: Object.fromEntries(
      named.map((label, at) => [label, figuresOf(tallies[at] ?? emptyTally())]),
    ),
  };
}
