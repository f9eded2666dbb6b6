import type { FoundClause } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { kindOf } from "../vocabulary/index.ts";

type Borne = Pick<FoundClause, "id" | "burdens" | "benefits" | "place" | "start" | "end">;

const isTold = ({ burdens, benefits }: Borne) => burdens.length > 0 || benefits.length > 0;

const numbers =
  /\bunder clauses? (\d{1,3}(?:\.\d{1,3}){0,3}(?:(?:, | and | or )\d{1,3}(?:\.\d{1,3}){0,3}){0,8})/gi;
const itemNumber = /^[-•*|\s]{0,4}item (\d{1,3})\b/i;

const items = /\bitem (\d{1,3})\b(?!\.?\d)/gi;

/** The clauses by whose numbers alone one speaks: "what may be recovered under clauses 6.2 and 6.3". */
function spokenOf<Clause extends Borne>(quote: string, clauses: Clause[]): Clause[] {
  const places = [...quote.matchAll(numbers)].flatMap(([, list = ""]) =>
    list.split(/, | and | or /).map((number) => `cl ${number}`),
  );
  return clauses.filter((one) => isTold(one) && places.includes(one.place ?? ""));
}

/** The clause that calls a row by its number: "the insurance in item 7". */
function callerOf<Clause extends Borne>(
  row: Clause,
  clauses: Clause[],
  wordsOf: (clause: Borne) => string,
): Clause | undefined {
  const item = itemNumber.exec(wordsOf(row))?.[1];
  if (item === undefined) return undefined;
  return clauses.find(
    (one) =>
      one.id === row.id &&
      isTold(one) &&
      [...wordsOf(one).matchAll(items)].some(([, called]) => called === item),
  );
}

/**
 * Clauses that name nobody, with the sides of those that they follow on from: an exception to a limit weighs on those
 * whom the limit before it serves, and what is recovered under other clauses weighs as they do; a row of particulars
 * weighs as the clause does that calls its number.
 * @param clauses in the order of the document, whose `text` it is.
 */
export function withExceptions<Clause extends Borne>(clauses: Clause[], text: string): Clause[] {
  const wordsOf = ({ start, end }: Borne) => onOneLine(text.slice(start, end));
  let last: Clause | undefined;
  return clauses.map((clause) => {
    if (kindOf(clause.id)?.limits) last = clause;
    if (isTold(clause)) return clause;
    const caller = callerOf(clause, clauses, wordsOf);
    if (caller) return { ...clause, burdens: caller.burdens, benefits: caller.benefits };
    if (!kindOf(clause.id)?.liftsLimits) return clause;
    const meant = spokenOf(wordsOf(clause), clauses);
    const [first] = meant;
    if (first && meant.every(({ benefits }) => String(benefits) === String(first.benefits)))
      return {
        ...clause,
        burdens: [...new Set(meant.flatMap(({ burdens }) => burdens))],
        benefits: first.benefits,
      };
    return last ? { ...clause, burdens: last.benefits, benefits: last.burdens } : clause;
  });
}
