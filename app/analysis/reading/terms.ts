import type { Span } from "../../schemas/analysis.ts";
import { type LabelledValue, labelledValuesOf } from "../facts/labelled-values.ts";
import { type Clause, clauseOfBlocks, clausesOf } from "./clause-tree.ts";
import { findDefinitions } from "./definitions.ts";
import { phrasesIn } from "./phrases-in.ts";
import type { Reading } from "./reading.ts";

/** A term that a document defines. */
export interface Term {
  /** In small letters, without an article. */
  term: string;
  definition: Span;
  /** Where it stands outside its definition; empty for one that is defined and never used. */
  uses: Span[];
}

/** The terms of a document with their definitions and their uses. */
export const termsOf = (reading: Reading): Term[] => reading.once(readTerms);

function readTerms(reading: Reading): Term[] {
  const defined = reading.once(findDefinitions);
  const found = phrasesIn(reading.text, defined.keys());
  return [...defined].map(([term, definition]) => ({
    term,
    definition,
    uses: (found.get(term) ?? []).filter(
      ({ start }) => start < definition.start || start >= definition.end,
    ),
  }));
}

/** More particulars than this are those of no clause. */
const most = 12;

/** Whether a value stands beside its label in key terms or a schedule, and not in a clause with a number of its own. */
function isParticular(reading: Reading, { label, start }: LabelledValue): boolean {
  const at = reading.blockAt(start);
  const { zone, place, form } = reading.blocks[at] ?? {};
  if (!zone || zone === "contents" || zone === "definitions" || form === "furniture") return false;
  if (place?.startsWith("cl ") && form !== "row") return false;
  const from = reading.blocks[at - 1]?.start ?? 0;
  return reading.text.slice(from, start).includes(label) && !/[,;]/.test(label);
}

/** The particulars of key terms and schedules, by the clause that names them: "Rent" for "must pay the Rent". */
export const particularsOf = (reading: Reading): ReadonlyMap<Clause, LabelledValue[]> =>
  reading.once(readParticulars);

function readParticulars(reading: Reading): Map<Clause, LabelledValue[]> {
  const values = new Map<string, LabelledValue>();
  for (const value of labelledValuesOf(reading))
    if (isParticular(reading, value) && !values.has(value.label.toLowerCase()))
      values.set(value.label.toLowerCase(), value);
  const clauseOf = clauseOfBlocks(reading);
  const named = new Map<Clause, LabelledValue[]>(clausesOf(reading).map((one) => [one, []]));
  for (const [label, places] of phrasesIn(reading.text, values.keys()))
    for (const { start } of places) {
      const at = reading.blockAt(start);
      const clause = clauseOf[at];
      const value = values.get(label);
      const isOwn = value && reading.blockAt(value.start) === at;
      const own = clause && named.get(clause);
      if (!clause || !value || isOwn || !own || clause.sentences.length === 0) continue;
      if (own.length < most && !own.includes(value)) own.push(value);
    }
  return named;
}
