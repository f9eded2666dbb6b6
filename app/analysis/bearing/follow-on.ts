import type { FoundClause } from "../../schemas/analysis.ts";

type Borne = Pick<FoundClause, "id" | "burdens" | "benefits">;

const limit = "limitation-of-liability";
const exception = "uncapped-liability";

/**
 * "The limit does not apply to fraud" names nobody: an exception to a limit weighs on those whom the limit before it
 * serves, and serves those on whom that weighs.
 * @param clauses in the order of the document.
 */
export function withExceptions<Clause extends Borne>(clauses: Clause[]): Clause[] {
  let last: Borne | undefined;
  return clauses.map((clause) => {
    if (clause.id === limit) last = clause;
    const told = clause.burdens.length > 0 || clause.benefits.length > 0;
    if (clause.id !== exception || told || !last) return clause;
    return { ...clause, burdens: last.benefits, benefits: last.burdens };
  });
}
