import type { FoundClause, Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { kindOf } from "../vocabulary/index.ts";

/** Whether two places are mostly the same words. */
function sameWords(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return 2 * shared >= Math.min(one.end - one.start, other.end - other.start);
}

/** Whether a clause says what another one on its words says better. */
function isSaidBy(clause: FoundClause, better: FoundClause, text: string): boolean {
  if (!sameWords(clause, better)) return false;
  const kind = kindOf(better.id);
  const told = kind?.insteadWhere?.find(({ of }) => of === clause.id);
  if (!told) return kind?.insteadOf?.includes(clause.id) ?? false;
  const words = onOneLine(text.slice(clause.start, clause.end));
  return told.says?.test(words) ?? !told.not?.test(words);
}

/** The row of a table or schedule that gives a defined term its meaning: "| Retention Sum | $40,000 |". */
const row = /^\|? ?(?:\d{1,3} ?\| ?)?((?:[A-Z][\w'-]{1,30} ){0,4}[A-Z][\w'-]{1,30}) ?[|:]/;

function isRowOf(clause: FoundClause, clauses: FoundClause[], text: string): boolean {
  const term = row.exec(onOneLine(text.slice(clause.start, clause.end)))?.[1];
  if (!term?.includes(" ")) return false;
  return clauses.some(
    (other) =>
      other !== clause &&
      other.id === clause.id &&
      onOneLine(text.slice(other.start, other.end)).includes(term) &&
      !row.test(onOneLine(text.slice(other.start, other.end))),
  );
}

/**
 * The clauses that get a card: not those of which a finer kind says the same words, nor the row of a schedule that only
 * fills in what the clause beside it uses.
 * @param beside the others on the words of each.
 */
export const cardsOf = (
  text: string,
  clauses: FoundClause[],
  beside: ReadonlyMap<FoundClause, FoundClause[]>,
): FoundClause[] =>
  clauses.filter(
    (clause) =>
      !beside.get(clause)?.some((other) => isSaidBy(clause, other, text)) &&
      !isRowOf(clause, clauses, text),
  );
