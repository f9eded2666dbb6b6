import {
  type Analysis,
  type DocumentType,
  isAgreement,
  type MissingClause,
} from "../../schemas/analysis.ts";
import { blanksOfForm } from "../drafting/placeholders.ts";
import { isAustralian } from "../facts/origin.ts";
import { countWords } from "../reading/plain-text.ts";
import { clauseRules } from "../vocabulary/index.ts";
import { type Expectation, expectations } from "./usual-clauses.ts";

/** A shorter paper is a part of a contract or refers to one, and says nothing of what that has. */
const fewestWords = 100;
/** A form so short is filled in and sent: its terms are elsewhere. */
const shortForm = 1_000;

/** A paper that changes another and leaves the rest of it as it is: what is usual stands in that one. */
const amends =
  /\b(?:except as|save as|other than as|subject to the)\b[^.;]{0,60}\b(?:modified|amended|varied|amendments?|variations?)\b[^.;]{0,160}\b(?:ratif\w+|confirm\w*|in full force|unchanged|continues?|remains?)\b/i;

const titleOf = (id: string) => clauseRules.find((rule) => rule.id === id)?.title ?? id;

/**
 * The clauses that are usual in such a document and that were not found in it, and those of them that may be
 * there in other words: a heading, a row or a word of theirs is, so that nothing can be said.
 * @param found the ids of the clauses that were found.
 */
export function findMissingClauses(
  text: string,
  { kind, label }: DocumentType,
  found: ReadonlySet<string>,
): Pick<Analysis, "missing" | "perhaps"> {
  const none = { missing: [], perhaps: [] };
  if (!isAgreement(kind)) return none;
  const words = countWords(text);
  if (amends.test(text.slice(0, 60_000))) return none;
  if (words < fewestWords || (words < shortForm && blanksOfForm(text, words) > 0)) return none;
  const australian = isAustralian(text);
  const notFound = expectations.filter(
    ({ id, of, when, notWhere, unless, onlyAustralian }) =>
      of.test(label) &&
      !found.has(id) &&
      !unless?.some((other) => found.has(other)) &&
      (!onlyAustralian || australian) &&
      (!when || when.test(text)) &&
      !notWhere?.test(text),
  );
  const named = ({ id }: Expectation) => ({ id, clauseTitle: titleOf(id) });
  const hinted = ({ signs }: Expectation) => signs.test(text);
  return {
    missing: notFound
      .filter((expected) => !hinted(expected))
      .map((expected): MissingClause => ({ ...named(expected), reason: expected.reason })),
    perhaps: notFound.filter(hinted).map(named),
  };
}
