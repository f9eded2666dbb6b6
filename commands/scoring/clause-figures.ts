import type { ClauseCase } from "../training/clauses.ts";
import { count, emptyTally, figuresOf, macroF1, microF1 } from "./metrics.ts";

/** What is said of the sentences of the paper from log odds of 0 on, by models and heads that saw none of the author's. */
export function clauseFigures(cases: Map<string, ClauseCase[]>) {
  const tallies = [...cases].map(([id, list]) => {
    const tally = emptyTally();
    for (const { score, right } of list) count(tally, score > 0, right);
    return [id, tally] as const;
  });
  const all = tallies.map(([, tally]) => tally);
  return {
    sentences: [...cases.values()][0]?.length ?? 0,
    microF1: microF1(all),
    macroF1: macroF1(all),
    byClause: Object.fromEntries(tallies.map(([id, tally]) => [id, figuresOf(tally)])),
  };
}
