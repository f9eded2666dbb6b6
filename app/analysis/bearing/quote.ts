import type { Span } from "../../schemas/analysis.ts";
import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { mentionsIn, subjectBefore } from "../cast/mentions.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { type Bearing, bearingOf } from "./bearing.ts";
import { isOrder, withStem } from "./list-stem.ts";

/** "We make the same promise about your staff": what binds one is said to bind the other too. */
const returned =
  /\b(?:make|give|accept|owe)s? (?:you |us )?the same (?:promise|undertaking|right|duty|obligation)\b|\b(?:will|shall|must|may) do (?:the same|likewise)\b|\bmay (?:also )?do so (?:on|upon|by)\b|\bvice versa\b|\bthe other way (?:round|about|too)\b/i;

/** "(a) A shall return the keys; (b) B shall return the deposit": each does for the other what the other does for it. */
const eachInTurn =
  /\b(?:must|shall|will) (?:promptly |forthwith |immediately )?(return|pay|deliver|destroy|indemnify|release|keep|insure|assign|give)\b/gi;

function doAlike(quote: string, cast: Cast): boolean {
  const doers = new Map<string, Set<number>>();
  for (const found of quote.matchAll(eachInTurn)) {
    const subject = mentionsIn(cast, quote.slice(0, found.index)).at(-1);
    const [who] = subject?.who ?? [];
    if (who === undefined || subject?.kind !== "party" || subject.who.length > 1) continue;
    if (quote.slice(subject.end, found.index).trim() !== "") continue;
    const verb = (found[1] ?? "").toLowerCase();
    doers.set(verb, (doers.get(verb) ?? new Set()).add(who));
  }
  return [...doers.values()].some((who) => who.size > 1);
}

const isOpposite = (one: Bearing, other: Bearing): boolean =>
  other.benefits.length > 0 &&
  one.burdens.every((name) => other.benefits.includes(name) && !other.burdens.includes(name));

/** "The Bank may assign. Neither the Farmer nor the Surety may": another of its sentences binds more, for the same good. */
function withOthersBound(clause: string, said: Bearing, quote: string, cast: Cast): Bearing | null {
  if (said.burdens.length === 0 || said.benefits.length === 0) return null;
  const among = (one: string[], other: string[]) => one.every((name) => other.includes(name));
  return (
    splitSentences(quote)
      .map(({ start, end }) => bearingOf(clause, quote.slice(start, end), cast))
      .find(
        ({ burdens, benefits }) =>
          burdens.length > said.burdens.length &&
          benefits.length === said.benefits.length &&
          among(said.burdens, burdens) &&
          among(said.benefits, benefits),
      ) ?? null
  );
}

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
  const ofTwo = new Set(mentionsIn(cast, quote).flatMap(({ who }) => who)).size > 1;
  const alike =
    (ofTwo && returned.test(quote)) || (quote.length > sentence.length && doAlike(quote, cast));
  if (said.burdens.length > 0 && said.benefits.length > 0 && alike) {
    const both = [...new Set([...said.burdens, ...said.benefits])];
    return { burdens: both, benefits: both };
  }
  if (quote.length <= sentence.length) return said;
  const further = withOthersBound(clause, said, quote, cast);
  if (further) return further;
  const ofAll = bearingOf(clause, quote, cast, before);
  if (said.burdens.length === 0) return ofAll;
  // "(a) You must return it. (b) We will pay you": what binds one here and the other there is neither's gain.
  return isOpposite(said, ofAll) ? { burdens: [], benefits: [] } : said;
}
