import {
  type Analysis,
  type DocumentType,
  isAgreement,
  type MissingClause,
} from "../../schemas/analysis.ts";
import { isAustralian } from "../facts/origin.ts";
import type { Expectation } from "../kind/expected.ts";
import { countWords } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { blanksOfForm } from "../slips/placeholders.ts";
import { clauseRules } from "../vocabulary/index.ts";

/** A shorter paper is a part of a contract or refers to one, and says nothing of what that has. */
const fewestWords = 100;
/** A contract of a kind that is not told, from this length on, chooses a law as any other does. */
const longEnough = 1_000;
/** Log odds below which no sentence is near enough to a clause for a word of it to mean it. */
const leastLike = -3;
/** A form so short is filled in and sent: its terms are elsewhere. */
const shortForm = 1_000;

/** A paper that says by its name that it goes with another. */
const goesWith =
  /^[^\n]{0,80}\b(?:addendum|amendment|amending|supplement(?:al|ary) (?:agreement|deed)|side letter|(?:deed|agreement|letter) of (?:variation|amendment|accession)|variation (?:deed|agreement))\b/im;
/** Its name stands in the first lines. */
const head = 400;

/** A paper that changes another and leaves the rest of it as it is: what is usual stands in that one. */
const amends =
  /\b(?:except as|save as|other than as|subject to the)\b[^.;]{0,60}\b(?:modified|amended|varied|amendments?|variations?)\b[^.;]{0,160}\b(?:ratif\w+|confirm\w*|in full force|unchanged|continues?|remains?)\b/i;

/** Whether what a paper does not say is not agreed: it is no part of another, changes none, and is no short form. */
export function standsAlone(reading: Reading): boolean {
  const { text } = reading;
  const words = countWords(text);
  return (
    words >= fewestWords &&
    !(words < shortForm && blanksOfForm(reading, words) > 0) &&
    !amends.test(text.slice(0, 60_000)) &&
    !goesWith.test(text.slice(0, head))
  );
}

/** What is said of a usual clause that is not there. */
const gapOf = (
  named: Pick<MissingClause, "id" | "clauseTitle">,
  reason: string,
): MissingClause => ({
  ...named,
  reason,
  level: "Low",
  why: "",
  ask: `Ask for a clause on it: ${named.clauseTitle}.`,
  wording: "",
});

/** What is usual in which document, in the order in which it is said to be missing. */
const expectations: (Expectation & { id: string; clauseTitle: string })[] = clauseRules
  .flatMap(({ id, title, expected }) => (expected ? [{ ...expected, id, clauseTitle: title }] : []))
  .toSorted((one, other) => one.order - other.order);

/**
 * The clauses that are usual in such a document and that were not found in it, and those of them that may be
 * there in other words: a word of theirs is, in a document with a sentence or a heading that is something like it.
 * @param found the ids of the clauses that were found.
 * @param nearest of each clause, the log odds of the sentence that is likest to it.
 */
export function findMissingClauses(
  reading: Reading,
  { kind, label }: DocumentType,
  found: ReadonlySet<string>,
  nearest: ReadonlyMap<string, number>,
): Pick<Analysis, "missing" | "perhaps"> {
  const none = { missing: [], perhaps: [] };
  if (!isAgreement(kind)) return none;
  if (!standsAlone(reading)) return none;
  const { text } = reading;
  const words = countWords(text);
  const australian = isAustralian(text);
  const notFound = expectations.filter(
    ({ id, of, ofAnyKind, when, notWhere, unless, onlyAustralian }) =>
      (of.test(label) || (ofAnyKind && label === "Contract" && words >= longEnough)) &&
      !found.has(id) &&
      !unless?.some((other) => found.has(other)) &&
      (!onlyAustralian || australian) &&
      (!when || when.test(text)) &&
      !notWhere?.test(text),
  );
  type Expected = (typeof expectations)[number];
  const named = ({ id, clauseTitle }: Expected) => ({ id, clauseTitle });
  const hinted = ({ id, signs, surely }: Expected) =>
    surely?.test(text) ||
    (signs.test(text) && (nearest.get(id) ?? Number.NEGATIVE_INFINITY) >= leastLike);
  return {
    missing: notFound
      .filter((expected) => !hinted(expected))
      .map((expected) => gapOf(named(expected), expected.reason)),
    perhaps: notFound.filter(hinted).map(named),
  };
}
