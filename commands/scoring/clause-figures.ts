import type { ClauseCase } from "../training/clauses.ts";
import { fitHead } from "../training/heads.ts";
import { count, emptyTally, figuresOf, macroF1, microF1 } from "./metrics.ts";

/** What is said of the sentences of the paper from log odds of 0 on, by models and heads that saw none of the author's. */
export function clauseFigures(cases: Map<string, ClauseCase[]>) {
  const tallies = [...cases].map(([id, list]) => {
    const tally = emptyTally();
    for (const fold of new Set(list.map((item) => item.fold))) {
      const { slope, bias } = fitHead(list.filter((item) => item.fold !== fold));
      for (const item of list)
        if (item.fold === fold) count(tally, slope * item.score + bias > 0, item.right);
    }
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
