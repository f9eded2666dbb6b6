import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { type Mention, mentionsIn } from "../cast/mentions.ts";
import { holdersWith } from "../cast/sides.ts";
import { cardinalOf, cardinalWords } from "../values/number-words.ts";
import { activeOf } from "./active.ts";
import { inUsualWords } from "./usual-words.ts";

/** Whose eyes a paper is seen through: who of the cast is "we", and who "they". */
export interface Eyes {
  cast: Cast;
  we: ReadonlySet<number>;
  they: ReadonlySet<number>;
}

/** What owners are called together, whichever of them stand on one side. */
const together =
  /^(?:(?:share|unit|security|stock) ?holders?|members?|(?:co-?|joint )?venturers?|(?:joint venture )?participants?|partners?)$/i;

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
  const others = [...cast.members.entries()].filter(([index]) => !we.has(index));
  const sides = others.filter(([, member]) => !isAside(member));
  return { cast, we, they: new Set((sides.length > 0 ? sides : others).map(([index]) => index)) };
}

const pronoun = /^(?:it|its|itself|they|them|theirs?|he|him|his|she|hers?)$/i;
/** What a pronoun stands before that somebody does, and no thing. */
const acts =
  /^ (?:also |then |each )?(?:must|may|shall|will|can(?:not)?|agrees?|has|have|ha[sd] not|does|do|wishes|gives?|pays?|fails?|commits?|ends?|terminates?|becomes?|undertakes?|warrants?|acknowledges?|owes?|holds?|keeps?|needs?|grants?|assigns?|releases?|indemnif(?:y|ies)|consents?|waives?|provides?|makes?)\b/i;

/** A pronoun is led back where somebody acts by it; elsewhere it may mean a thing. */
function tokenOf(mention: Mention, words: string, eyes: Eyes): string | null {
  const { who, kind, possessive, start, end } = mention;
  const said = words.slice(0, end);
  const isPronoun = pronoun.test(words.slice(start, end));
  if (isPronoun && (possessive || !acts.test(words.slice(end)))) return null;
  const ours = who.some((at) => eyes.we.has(at));
  const theirs = who.some((at) => eyes.they.has(at));
  if (kind === "group" && /\bthird[- ]$/i.test(words.slice(0, start))) return null;
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
  /\b(?:(?:shall|will|must) be (?:required|obliged|obligated|bound) to|must|shall|will|agrees? (?:to|with [^,;.]{1,40} to)(?! (?:the|these|this|those|any|a|our|their|its)\b)|(?:undertakes?|covenants?)(?: with [^,;.]{1,40}?)? to|(?<=\b(?:we|they|everybody) )(?:is|are) to|(?:is|are) (?:required|obliged|obligated|bound) to|ha(?:s|ve) to|(?<!\b(?:a|the|our|their|its) )promises? to)\b/g;
/** "Entitled to an extension" says what somebody gets, and no act that it may do. */
const entitledToDo = String.raw`(?:entitled|permitted|allowed|authori[sz]ed|free|at liberty)(?:,? (?:(?:in|at) (?:its|their|our) (?:\w+ )?discretion|at any time|from time to time|forthwith|immediately),?|, [^,;.]{1,60},)? to(?! (?:an?|any|the|no|its|their|our|such|all|that|unlimited|full|interest|payment|compensation|damages|reimbursement|costs)\b)`;
const people =
  "(?:servants|agents|workmen|workers|employees|contractors|representatives|officers|consultants)";
/** "They, its servants and agents may": whoever acts for somebody is that somebody. */
const withPeople = new RegExp(
  `\\b(we|they)(?:,| and| or|, and) its ${people}(?:(?:,| and| or|, and) ${people}){0,4},?(?= (?:must|may|shall|will|can)\\b)`,
  "g",
);
const lawfully = /\bit (?:shall|must|will) be lawful for (we|they)\b([^;.]{0,80}?) to\b/g;
const may = new RegExp(
  String.raw`\b(?:may|can|could|(?:is|are|be|(?:shall|will|must) be) ${entitledToDo}|(?:(?:shall|will|must) )?(?:ha(?:s|ve)|retains?|reserves?|reserves? to (?:itself|themselves)) (?:the|an?|its|their|our) (?:(?:sole|absolute|unilateral|unfettered|unrestricted|and|full) ){0,3}(?:rights?|option|discretion|power)( (?:at (?:any time|all (?:reasonable )?times|its (?:sole )?(?:option|discretion))|in (?:its|their|our) (?:sole |absolute )?discretion|from time to time))?(?:, [^,;.]{1,60},| \(but not the (?:obligation|duty)\))? to)\b`,
  "g",
);
const never = new RegExp(
  String.raw`\b(?:(?:must|may|is|are) not be ${entitledToDo}|(?:must|may|can) ?not|cannot|agrees? not to|undertakes? not to|covenants? not to|(?:is|are) not (?:to|${entitledToDo})|(?:(?:shall|will|must) )?ha(?:s|ve) no right to(?! (?:an?|any|the|its|their|our|such)\b))\b`,
  "g",
);
const needNot =
  /\b(?:(?:is|are|(?:must|shall|will) be|(?:must|may) not be) (?:not )?(?:under no (?:obligation|duty)|obliged|required|bound|obligated)|(?:(?:shall|will|must) )?ha(?:s|ve) no (?:obligation|duty)|(?:does|do) not (?:have|need)) to\b/g;
const nothingObliges =
  /\bnothing in (?:this|these|the) [^,;]{1,40}? (?:(?:shall|will|must|may) )?(?:obliges?|requires?|compels?|obligates?) (we|they) to\b/g;
const unliable =
  /\b(?:(?:is|are|must|be|may|shall|will)(?: not be| not have any| not accept any| not| have no| bear no| accept no)|(?:has|have|accepts?|bears?|takes?|assumes?) no|(?<!\b(?:clause|cap|limit) )excludes? (?:all|any)|disclaims? (?:all|any)) (?:in any (?:way|event) )?(?:liable|liability|responsible|responsibility|answerable|accountable)\b/g;
const noLiability =
  /\bno (?:liability|responsibility) (?:whatsoever )?(?:shall|will|must|may|is|can) (?:attach to|lie against|rest (?:with|on)|be (?:accepted|incurred|borne|assumed) by|accepted by) (we|they)\b/g;
const inNoEvent =
  /\b(?:in no event|(?:in|under) no circumstances?) (?:shall|will|must|may|can) (.{1,80}?) (be|exceed|have)\b/g;
const isInNoEvent =
  /\b(?:in no event|(?:in|under) no circumstances?) (?:is|are) (.{1,80}?) (?:liable|responsible)\b/g;
const liabilityOf =
  /\b(?:the )?((?:(?:total|aggregate|maximum|entire|overall|cumulative|and|combined) ){0,3})liability of (we|they)\b/g;
const responsibility =
  /\bit (?:is|shall be|will be) (?:(?:the )?(?:sole )?responsibility of (we|they)|(our|their) (?:sole )?responsibility) to\b/g;
const ofWhom = (who: string) => (who === "we" ? "our" : "their");
/** "Bilby Data Pty Ltd (the Company)". */
const calledSo = /\b(we|they) \(["“]?\1["”]?\)(?= [a-z])/g;
/** "Neither the Lender nor a receiver is liable", "neither the Participant nor its affiliates shall". */
const neither =
  /\bneither (we|they|everybody) nor ([^,.;:]{1,80}?),? (?:(?:is|are|shall be|will be|must be) (liable|responsible)|(?:shall|will|must|may|can))\b/g;
/** The same of two on one side, as seen: "neither they may solicit". */
const neitherOfOne =
  /\bneither (we|they) (shall|will|must|may|can|is (?=liable|responsible|entitled))\b/g;
/** What one side thinks, wishes or agrees to: "the prior consent of the Lender" is "their prior consent". */
const belonging =
  /\bthe ((?:prior |written |express |sole |absolute |unfettered |reasonable )*(?:and (?:absolute|unfettered) )?(?:opinion|discretion|satisfaction|option|election|request|judge?ment|choice|consent|approval|cost|expense)) of (we|they)\b/g;
/** American spellings, and how patterns have them. */
const spellings: [RegExp, string][] = [
  [/\bfavor(?=able|ed|s?\b)/g, "favour"],
  [/\binstallment/g, "instalment"],
  [/\bguarant(?:y|ies)\b/g, "guarantee"],
  [/\bwillful/g, "wilful"],
];
const percentTwice =
  /\b(?:(?:an?|one) and )?(?:an? )?[a-z\d-]+ ?per ?cent \((\d{1,3}(?:\.\d+)?) ?%\)/g;
const numbered = new RegExp(`\\b${cardinalWords} ?\\((\\d{1,4})\\)`, "gi");
const inWords = new RegExp(
  `\\b(${cardinalWords})(?= (?:clear |business |working |calendar )?(?:days?|weeks?|months?|years?|hours?|per ?cent)\\b)`,
  "gi",
);

const inUsualSpelling = (words: string) =>
  spellings.reduce((said, [spelling, usual]) => said.replace(spelling, usual), words);

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
  const said = inUsualSpelling((seen + ofThings(words.slice(from))).toLowerCase())
    .replace(/\bhereby (?!(?:\w+ )?(?:assign|transfer))/g, "")
    .replace(calledSo, "$1")
    .replace(neither, (_, one: string, other: string, liable?: string) =>
      liable ? `${one} and ${other} is not liable` : `${one} and ${other} may not`,
    )
    .replace(neitherOfOne, (_, one: string, verb: string) =>
      verb.startsWith("is") ? `${one} is not ` : `${one} may not`,
    )
    .replace(belonging, (_, what: string, who: string) => `${ofWhom(who)} ${what}`)
    .replace(percentTwice, "$1%")
    .replace(numbered, "$1")
    .replace(inWords, (said) => String(cardinalOf(said) ?? said))
    .replace(withPeople, "$1")
    .replace(lawfully, "$1 may$2")
    .replace(inNoEvent, "$1 may not $2")
    .replace(isInNoEvent, "$1 is not liable")
    .replace(noLiability, "$1 is not liable")
    .replace(unliable, "is not liable")
    .replace(liabilityOf, (_, kinds: string, who: string) => `${ofWhom(who)} ${kinds}liability`)
    .replace(
      responsibility,
      (_, who?: string, whose?: string) => `${who ?? (whose === "our" ? "we" : "they")} must`,
    )
    .replace(nothingObliges, "$1 need not")
    .replace(/\bshall not\b|\bwill not\b|\bneed not\b/g, (said) =>
      said === "need not" ? "need not" : "must not",
    )
    .replace(needNot, (said) => (/\b(?:no|not)\b/.test(said) ? "need not" : said))
    .replace(never, "may not")
    .replace(
      /\b(?:must|may) not be entitled to\b|\bha(?:s|ve) no (?:entitlement|right) to\b/g,
      "is not entitled to",
    )
    .replace(may, (said, how = "") =>
      /[(,] ?(?:but|and) (?:not the|no|without any|without the) (?:obligation|duty)[,)]/.test(said)
        ? "may, but need not,"
        : `may${how}`,
    )
    .replace(/\b(?:shall|will|must) be entitled to\b/g, "is entitled to")
    .replace(must, "must")
    .replace(/\bmust may\b/g, "may")
    .replace(/\bnobody (?:may|must)\b/g, "everybody may not")
    .replace(/\bmust not\b/g, "may not")
    .replace(/ {2,}/g, " ");
  const plain = inUsualWords(said);
  const active = activeOf(plain);
  return active ? `${plain} = ${active}` : plain;
}
