import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";

const made =
  "(?:issued|signed|approved|authorised|otherwise agreed|published|prescribed|nominated|designated|specified|stipulated|advised|required|requested|directed|determined|posted|varied|amended|set|written|drawn up)";
/** "Issued by": of a thing that stands there already, not of what is or must be done. */
const makers = new RegExp(
  `(?:(?<!\\b(?:be|been|being|is|are|was|were|not|also|only|and|or)) ${made}| not (?:approved|authorised|permitted|allowed)) (?:in writing )?(?:by|between) $`,
  "i",
);

/**
 * A sentence without those whom it names only as the makers of a thing, and who they are: "a statement issued by the
 * Supplier" is about nobody, and least of all a burden of the Supplier's. Whole where it names somebody besides.
 */
export function withoutMakers(cast: Cast, words: string): { words: string; makers: number[] } {
  const mentions = mentionsIn(cast, words);
  const places = mentions.flatMap(({ start, end }) => {
    const found = makers.exec(words.slice(0, start));
    return found ? [{ start: found.index, end }] : [];
  });
  if (places.length < mentions.length) return { words, makers: [] };
  return {
    words: places.reduceRight(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      words,
    ),
    makers: mentions.flatMap(({ kind, who }) => (kind === "group" ? [] : who)),
  };
}

const agreed =
  /^(?:[-–•*\d.()a-z]{1,8} )?(?:both |the |all )?(?:parties|each party|each of the parties) (?:hereby |also |further )?(?:agrees?|acknowledges?)(?: and (?:agrees?|acknowledges?))? that (?=[a-z])/i;

const grants =
  /^ (?:also |further |hereby |\w+ly ){0,2}(?:agrees?|acknowledges?|accepts?)(?: and (?:agrees?|acknowledges?|accepts?))? that (?=[a-z])/i;
const bound = /^ (?:must|shall|will|agrees|undertakes|is (?:liable|responsible|bound))\b/;

/** "The Guarantor agrees that the Hirer must insure": what whoever answers for another agrees that others must do. */
function withoutConsent(words: string, cast: Cast): string {
  const [first, next] = mentionsIn(cast, words);
  const isSurety = first?.who.every((at) => {
    const member = cast.members[at];
    return member !== undefined && isAside(member);
  });
  if (!first || !next || !isSurety || next.who.some((at) => first.who.includes(at))) return words;
  const lead = grants.exec(words.slice(first.end))?.[0];
  if (lead === undefined || first.end + lead.length !== next.start) return words;
  return bound.test(words.slice(next.end)) ? words.slice(next.start) : words;
}

/** "The parties agree that a breach lets the Lessor end it": what they agree upon, where it is about one of them. */
export function withoutAgreement(words: string, cast: Cast): string {
  const lead = agreed.exec(words)?.[0];
  if (lead === undefined) return withoutConsent(words, cast);
  const rest = words.slice(lead.length);
  const mentions = mentionsIn(cast, rest);
  const single =
    mentions[0]?.kind === "party" &&
    mentions.every(({ kind }) => kind === "party" || kind === "pronoun");
  return single ? rest.charAt(0).toUpperCase() + rest.slice(1) : words;
}

/** ", and the Distributor accepts the appointment": what whoever gets something says to it, which binds nobody more. */
const acceptance =
  /,? and (?:the )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,4} (?:hereby )?accepts? (?:the|that|this|such|its|his|her|their) (?:appointment|engagement|grant|licen[cs]e|assignment|nomination|transfer|sale|lease|delegation)\b/;

/** A sentence without the words by which somebody only accepts what it gives. */
export const withoutAcceptance = (words: string): string => words.replace(acceptance, "");

const condition =
  /\b(?:if|unless|where|when|whenever|until|while|once|as long as|in the event)\b[^,;:]{0,120}$/i;

/** Whether a sentence names people in its conditions alone: "secret while the Recipient works for the Company". */
export const onlyInConditions = (cast: Cast, words: string): boolean =>
  mentionsIn(cast, words).every(({ start }) => condition.test(words.slice(0, start)));
