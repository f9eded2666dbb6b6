import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { type Mention, mentionsIn } from "../cast/mentions.ts";
import type { Told } from "../turns/turn.ts";

const inCondition =
  /(?:^|[,;:(] ?|\band |\bor )(?:if|unless|where|when|whenever|until|except|other than|save|provided|after|before|upon|once|while|to the extent|in the event)\b[^,;:]{0,160}$/i;
const asObject =
  /\b(?:to|of|by|from|for|with|against|upon|on|in|between|and|or|nor|neither|no|that|what|whether|as|behalf of) (?:the |each |any )?$/i;
const adverbs =
  "(?:(?:also|hereby|further|then|jointly and severally|\\w+ly)(?: and (?=\\w+ly))?,? ){0,4}";
const acts =
  "indemnif(?:y|ies)|guarantees?|charges?|mortgages?|waives?|appoints?|authori[sz]es?|releases?|assigns?|grants?|consents?|undertakes?|covenants?|warrants?|accepts?|postpones?|subordinates?|promises?|nominates?";
/** What binds whoever stands before it. */
const binds = new RegExp(
  `^(?:,? \\([^)]{0,80}\\))?(?:, [^,]{1,90},)? ${adverbs}(?:(?:must|shall|will|agrees? to|undertakes? to|covenants? to) ${adverbs}(?!be (?!jointly|severally|liable|bound|responsible|answerable|personally)|have |own |keep |retain |receive |remain )\\w|(?:${acts})\\b)`,
  "i",
);
/** What binds whoever stands before it by what follows. */
const agrees = new RegExp(
  `^(?:, [^,]{1,90},)? ${adverbs}(?:acknowledges?|agrees?|accepts?|consents?|understands?)(?: and (?:acknowledges?|agrees?|accepts?))? (?:that|to) `,
  "i",
);
const denied = /^[^.;]{0,40}\b(?:not be (?:liable|bound|required|released)|no longer)\b/i;
const receiving =
  /\b(?:indemnif(?:y|ies)|harmless|to|unto|with|favour of|(?:engaged|employed|appointed|nominated|instructed) by|authori[sz]es?|appoints?|releases?|pay|pays|indemnified|grants?|allows?|permits?|that) (?:the |each )?$/i;

/** "Guarantees that the Tenant will pay": what is promised of somebody is their debt, and no gain of theirs. */
const answeredFor =
  /\b(?:guarantees?|ensures?|procures?|promises?|warrants?|covenants?|undertakes?)(?: (?:to|with) [^,;]{1,40}?,?)? that (?:the |each )?$/i;

/** Before whoever owes what a surety answers for. */
const owing =
  /\b(?:of|by|from|against|if|when|where|because|what(?:ever)?|that|which|all|money|monies|anything) (?:the |each )?$/i;

/** Who is owed what a surety answers for: whoever gets what it does, else the one who is not said to owe it, or is paid. */
function creditor(words: string, cast: Cast, mentions: readonly Mention[]): number | null {
  const main = mentions.flatMap(({ who: [one, another], kind, start }) => {
    const before = words.slice(0, start);
    const debtor = answeredFor.test(before);
    return kind === "party" && one !== undefined && another === undefined && !isAsideAt(cast, one)
      ? [{ one, gets: !debtor && receiving.test(before), owes: debtor || owing.test(before) }]
      : [];
  });
  const [first] = main;
  const gets = main.find((one) => one.gets);
  if (gets) return gets.one;
  const others = [...cast.members.keys()].filter((at) => !isAsideAt(cast, at));
  const alone = main.every(({ one }) => one === first?.one);
  if (first && alone && !first.owes) return first.one;
  if (first && alone && others.length === 2) return others.find((at) => at !== first.one) ?? null;
  return cast.payment?.payee ?? null;
}

const isAsideAt = ({ members }: Cast, at: number): boolean => {
  const member = members[at];
  return member !== undefined && isAside(member);
};

/**
 * "The Guarantor authorises the Lender …", beside a Borrower: whoever answers for another bears what the sentence says
 * that it does, and the other does not, whether that is named or not. Null where it is no such sentence.
 */
export function bindsAside(words: string, cast: Cast, before: number[]): Told | null {
  if (cast.members.length < 3 || !cast.members.some(isAside)) return null;
  const mentions = mentionsIn(cast, words, before);
  const subject = mentions.find(({ possessive, start }) => {
    const ahead = words.slice(0, start);
    return !possessive && !asObject.test(ahead) && !inCondition.test(ahead);
  });
  if (!subject?.who.every((at) => isAsideAt(cast, at)) || subject.kind === "group") return null;
  const after = words.slice(subject.end);
  if (denied.test(after) || !(agrees.test(after) || binds.test(after))) return null;
  const rest = mentions.filter(({ start }) => start >= subject.end);
  const gains = creditor(words, cast, rest);
  return gains === null ? null : { bears: subject.who, gains: [gains] };
}
