import type { Span } from "../../app/schemas/analysis.ts";
import { type MarkedSpan, showsMarked } from "./marked-words.ts";
import { count, emptyTally, figuresOf, macroF1, microF1 } from "./metrics.ts";

/** Of CUAD's categories these are facts; the other 33 are clauses that a contract has or not. */
const factCategories = new Set([
  "Document Name",
  "Parties",
  "Agreement Date",
  "Effective Date",
  "Expiration Date",
  "Renewal Term",
  "Notice Period to Terminate Renewal",
  "Governing Law",
]);

/** One contract and one category: what is said of it, and what is right. */
export interface CategoryDecision extends Span {
  said: boolean;
  right: boolean;
  spans: MarkedSpan[];
}

/** Figures by category, for all, for the 33 clause categories, and of the words shown. */
export function contractFigures(decisions: Map<string, CategoryDecision[]>) {
  const tallies = new Map(
    [...decisions].map(([category, list]) => {
      const tally = emptyTally();
      for (const { said, right } of list) count(tally, said, right);
      return [category, tally] as const;
    }),
  );
  const clauses = [...tallies].filter(([category]) => !factCategories.has(category));
  const clauseTallies = clauses.map(([, tally]) => tally);
  const all = [...tallies.values()];
  const shown = [...decisions.values()].flat().filter(({ said, right }) => said && right);
  const marked = shown.filter((decision) => showsMarked(decision, decision.spans)).length;
  return {
    categories: all.length,
    microF1: microF1(all),
    macroF1: macroF1(all),
    clauseCategories: clauses.length,
    clauseMicroF1: microF1(clauseTallies),
    clauseMacroF1: macroF1(clauseTallies),
    rightFlags: shown.length,
    rightFlagsOnMarkedWords: Math.round((marked / (shown.length || 1)) * 1e4) / 1e4,
    byCategory: Object.fromEntries(
      [...decisions].map(([category, list]) => {
        const right = list.filter(({ said, right }) => said && right);
        const words = right.filter((decision) => showsMarked(decision, decision.spans)).length;
        return [
          category,
          {
            ...figuresOf(tallies.get(category) ?? emptyTally()),
            onMarkedWords: Math.round((words / (right.length || 1)) * 1e4) / 1e4,
          },
        ];
      }),
    ),
  };
}
