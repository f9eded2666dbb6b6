import type { Cast } from "../bearing/cast.ts";
import { type Mention, mentionsIn } from "../bearing/mentions.ts";
import { holdersWith } from "../bearing/sides.ts";
import { cardinalOf, cardinalWords } from "../values/number-words.ts";

/** Whose eyes a paper is seen through: who of the cast is "we", and who "they". */
export interface Eyes {
  cast: Cast;
  we: ReadonlySet<number>;
  they: ReadonlySet<number>;
}

/** What owners are called together, whichever of them stand on one side. */
const together =
  /^(?:(?:share|unit|security|stock) ?holders?|members?|(?:co-?|joint )?venturers?|(?:joint venture )?participants?|partners?)$/i;
const aside = /^(?:guarantors?|covenantors?|surety|sureties|indemnifiers?)$/i;

/**
 * The eyes of a client: it and whoever shares its role are "we"; everybody else is "they", but for those who stand
 * beside a side (a guarantor), who keep their role where there is somebody else. Owners of one thing are no side: "each
 * shareholder" is everybody.
 * @param name as in the cast. @returns null where nobody in the cast is called so.
 */
export function eyesOf(cast: Cast, name: string): Eyes | null {
  const at = cast.members.findIndex((member) => member.name === name);
  if (at === -1) return null;
  const we = new Set(holdersWith(cast, at, (way) => !together.test(way)));
  const others = cast.members.flatMap((_, index) => (we.has(index) ? [] : [index]));
  const sides = others.filter((index) => !cast.members[index]?.ways.some((way) => aside.test(way)));
  return { cast, we, they: new Set(sides.length > 0 ? sides : others) };
}

const pronoun = /^(?:it|its|itself|they|them|theirs?|he|him|his|she|hers?)$/i;
/** What a pronoun stands before that somebody does, and no thing. */
const acts =
  /^ (?:also |then |each )?(?:must|may|shall|will|can(?:not)?|agrees?|has|have|ha[sd] not|does|do|wishes|gives?|pays?|fails?|commits?|ends?|terminates?|becomes?|undertakes?|warrants?|acknowledges?|owes?|holds?|keeps?|needs?)\b/i;

/** A pronoun is led back where somebody acts by it; elsewhere it may mean a thing. */
function tokenOf(mention: Mention, words: string, eyes: Eyes): string | null {
  const { who, kind, possessive, start, end } = mention;
  const said = words.slice(0, end);
  const isPronoun = pronoun.test(words.slice(start, end));
  if (isPronoun && (possessive || !acts.test(words.slice(end)))) return null;
  const ours = who.some((at) => eyes.we.has(at));
  const theirs = who.some((at) => eyes.they.has(at));
  if (kind === "group" || (ours && theirs))
    return /(?:^|[^a-z])(?:neither(?: party)?|neither of \w+|no \w+|nobody|neither .{1,120})$/i.test(
      said.slice(-130),
    )
      ? "nobody"
      : "everybody";
  if (ours) return possessive ? "our" : "we";
  if (theirs) return possessive ? "their" : "they";
  return null;
}

const must =
  /\b(?:must|shall|will|agrees? (?:to|with [^,;.]{1,40} to)|undertakes? to|covenants? to|(?:is|are) (?:required|obliged) to|ha(?:s|ve) to|promises? to)\b/g;
const may =
  /\b(?:may|can|could|(?:is|are|be|shall be|will be) (?:entitled|permitted|allowed|free|at liberty) to|(?:ha(?:s|ve)|retains?|reserves?) (?:the|a|its|their|our) (?:sole |absolute |unilateral |unfettered )?(?:rights?|option|discretion)(?:, [^,;.]{1,40},)? to)\b/g;
const never =
  /\b(?:(?:must|may|can) ?not|cannot|agrees? not to|undertakes? not to|covenants? not to|(?:is|are) not (?:to|entitled to|permitted to|allowed to)|ha(?:s|ve) no right to)\b/g;
const unliable =
  /\b(?:(?:is|are|must|be|may|shall|will)(?: not be| not| have no| bear no| accept no)|(?:has|have|accepts?|bears?|takes?|assumes?) no|excludes? all|excludes? any|disclaims? (?:all|any)) (?:in any (?:way|event) )?(?:liable|liability|responsible|responsibility)\b/g;
const numbered = new RegExp(`\\b${cardinalWords} ?\\((\\d{1,4})\\)`, "gi");
const inWords = new RegExp(
  `\\b(${cardinalWords})(?= (?:clear |business |working |calendar )?(?:days?|weeks?|months?|years?|hours?|per ?cent)\\b)`,
  "gi",
);

/** "They" and "their" that mean things or others are told apart from those that mean the other side. */
const ofThings = (words: string) =>
  words
    .replace(/\bthey\b/gi, "those")
    .replace(/\btheirs?\b/gi, "its")
    .replace(/\bthem\b/gi, "those");

/**
 * A sentence as the client sees it, in small letters: whoever is meant is "we", "they", "everybody", "nobody" ("our",
 * "their" for what is theirs), the ways of obliging, allowing and forbidding are "must", "may", "may not", those of
 * shutting out liability "is not liable", and lengths of time stand in figures.
 * @param words on one line, with straight quotes and without contractions.
 */
export function seenBy(eyes: Eyes, words: string, before: number[] = []): string {
  let seen = "";
  let from = 0;
  for (const mention of mentionsIn(eyes.cast, words, before)) {
    const token = tokenOf(mention, words, eyes);
    if (token === null || mention.start < from) continue;
    seen += ofThings(words.slice(from, mention.start)) + token;
    from = mention.end;
    if (mention.possessive && /^'s?(?![a-z])/i.test(words.slice(from, from + 3)))
      from += words.charAt(from + 1) === "s" ? 2 : 1;
  }
  return (seen + ofThings(words.slice(from)))
    .toLowerCase()
    .replace(numbered, "$1")
    .replace(inWords, (said) => String(cardinalOf(said) ?? said))
    .replace(unliable, "is not liable")
    .replace(/\bshall not\b|\bwill not\b|\bneed not\b/g, (said) =>
      said === "need not" ? "need not" : "must not",
    )
    .replace(never, "may not")
    .replace(may, "may")
    .replace(must, "must")
    .replace(/\bnobody (?:may|must)\b/g, "everybody may not")
    .replace(/\bmust not\b/g, "may not")
    .replace(/ {2,}/g, " ");
}
