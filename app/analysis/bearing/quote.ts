import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { type Bearing, bearingOf } from "./bearing.ts";
import type { Cast } from "./cast.ts";
import { isOrder, withStem } from "./list-stem.ts";
import { subjectBefore } from "./mentions.ts";
import { isAside } from "./sides.ts";

/** "We make the same promise about your staff": what binds one is said to bind the other too. */
const returned =
  /\b(?:make|give|accept|owe)s? (?:you |us )?the same (?:promise|undertaking|right|duty|obligation)\b|\b(?:will|shall|must|may) do (?:the same|likewise)\b|\bmay (?:also )?do so (?:on|upon|by)\b|\bvice versa\b|\bthe other way (?:round|about|too)\b/i;

const isOpposite = (one: Bearing, other: Bearing): boolean =>
  other.benefits.length > 0 &&
  one.burdens.every((name) => other.benefits.includes(name) && !other.burdens.includes(name));

/**
 * Whom a clause burdens and whom it benefits, by the sentence that says it; by all that is quoted of it where that
 * sentence alone does not tell.
 * @param match where it is quoted, and its sentence on one line.
 */
export function bearingOfQuote(
  clause: string,
  { start, end, sentence }: Span & { sentence: string },
  text: string,
  cast: Cast,
): Bearing {
  const before = subjectBefore(cast, text, { start, end }, sentence);
  const stemmed = withStem(text, { start, end }, sentence, cast);
  const ofStem = stemmed === null ? null : bearingOf(clause, stemmed, cast, before);
  // Of three, whoever "indemnify the Lender" binds stands over it, or nobody knows.
  if (!stemmed && isOrder(sentence) && cast.members.length > 2 && cast.members.some(isAside))
    return { burdens: [], benefits: [] };
  const said =
    ofStem && ofStem.burdens.length > 0 ? ofStem : bearingOf(clause, sentence, cast, before);
  const quote = onOneLine(text.slice(start, end));
  if (said.burdens.length > 0 && said.benefits.length > 0 && returned.test(quote)) {
    const both = [...new Set([...said.burdens, ...said.benefits])];
    return { burdens: both, benefits: both };
  }
  if (quote.length <= sentence.length) return said;
  const ofAll = bearingOf(clause, quote, cast, before);
  if (said.burdens.length === 0) return ofAll;
  // "(a) You must return it. (b) We will pay you": what binds one here and the other there is neither's gain.
  return isOpposite(said, ofAll) ? { burdens: [], benefits: [] } : said;
}
