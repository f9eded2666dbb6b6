import type { CaseAnalysis } from "../../db/schema.server.ts";
import type { FoundClause, RiskFlag, Span } from "../../schemas/analysis.ts";
import { cited, pageAt, pageStarts } from "../../schemas/documents/pages.ts";

type Placed = Span & { place: string | null };

/** Says of words, whose place names their clause, on which page they begin; and writes that into the place. */
export function pageFinder({ pages = [] }: Pick<CaseAnalysis, "pages">) {
  const starts = pageStarts(pages);
  return <Words extends Placed>(words: Words): Words & { page: number | null } => {
    const page = pageAt(starts, words.start);
    return { ...words, place: cited(words.place, page), page };
  };
}

/** An analysis whose clauses say on which page they stand. */
export const withPages = <Analysis extends Pick<CaseAnalysis, "pages" | "clauses">>(
  analysis: Analysis,
): Analysis => {
  const withPage = pageFinder(analysis);
  return {
    ...analysis,
    clauses: analysis.clauses.map((clause) => ({ ...clause, place: withPage(clause).place })),
  };
};

/** The clause that holds words, as it is cited: for flags that were raised before each kept its own place. */
export const clauseAround = (
  clauses: readonly FoundClause[],
  { start, end }: Pick<RiskFlag, "start" | "end">,
): string | null =>
  clauses
    .filter((clause) => clause.start <= start && end <= clause.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]?.place ?? null;
