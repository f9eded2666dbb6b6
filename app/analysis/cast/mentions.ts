import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { type Cast, isAside } from "./cast.ts";
import { areOpposed } from "./sides.ts";

/** A place in a sentence that means somebody of the cast. */
export interface Mention {
  /** Indexes in the cast; everybody's for "each party". */
  who: number[];
  /** "party": called by name or role; "pronoun"; "group": "each party"; "other": "the other party". */
  kind: "party" | "pronoun" | "group" | "other";
  possessive: boolean;
  start: number;
  end: number;
}

const group =
  "(?:each|either|neither|both|any|no|all|every|one)(?: one)?(?: of)?(?: the| these)? part(?:y|ies)(?! of| to (?:any|the) (?:proceeding|claim))|the parties|a party|parties|each of (?:us|them)|each(?= (?:will|must|shall|may|agrees|can|has|is|undertakes|bears|releases|indemnifies|keeps)\\b)|neither(?= (?:may|shall|will|is|can|must|has)\\b)|(?:the )?innocent (?:party|side)|either(?= (?:may|can|be|is|shall|will|must)\\b)|one of them|either of them|both of them|neither of them|either of us|neither of us|both of us|each other|one another|nobody|you (?:and|or) (?:us|we)|(?:us|we) (?:and|or) you|either side|each side|neither side|both sides|mutual(?:ly)?";
const other =
  "the other(?:'s)? (?:party|side|of them)|the other(?= party|'s|\\b(?! \\w))|the other";
const pronoun = "it|its|itself|they|them|their|theirs|he|him|his|she|her|hers";
const everything = new RegExp(`(?<![\\w-])(?:(${group})|(${other})|(${pronoun}))(?![\\w-])`, "gi");
/** "It is agreed that": it means nobody. */
const expletive =
  /^it (?:is|was|being|will be|shall be|has been) (?:agreed|acknowledged|declared|expressly|hereby|understood|a (?:condition|term|breach)|the (?:intention|responsibility|parties)|not (?:necessary|intended)|intended|necessary|possible)/i;
const ofUs = /\bus\b|\bwe\b/i;
const possessives = /^(?:its|their|his|her|our|your|my|mine|theirs|hers|ours|yours|my ?\/ ?our)$/i;
/** A role that stands before a noun of its own ("Customer Data") means the thing, not the party. */
const compound = /^ (?!Pty\b|Ltd\b|Limited\b)[A-Z][a-z]/;

/** Whether a paper calls several so, each in its turn, in small letters: "a taker must return what it holds". */
const isInTurn = ({ members }: Cast, way: string, who: number[] = []): boolean =>
  who.length > 1 && /^[a-z]/.test(way) && who.every((at) => members[at]?.ways.includes(way));

/** "The giver" and "the taker" of the same two: what is said of whoever is the one just then is said of both. */
const takesTurns = (cast: Cast, way: string, who: number[]): boolean =>
  isInTurn(cast, way, who) &&
  (cast.members[who[0] ?? -1]?.ways ?? []).some(
    (other) => other !== way && isInTurn(cast, other, who),
  );

/** The parties that a sentence names, by name or role; not those in a compound like "Customer Data". */
function named(cast: Cast, words: string): Mention[] {
  if (!cast.pattern) return [];
  const found: Mention[] = [];
  for (const match of words.matchAll(cast.pattern)) {
    const way = match[1] ?? "";
    const end = match.index + match[0].length;
    const who = cast.who.get(way.toLowerCase());
    const speaker =
      /^(?:we|us|our|ours|you|your|yours|i|me|my|mine|(?:i|me|my) ?\/ ?(?:we|us|our))$/i.test(way);
    // A role in lower case means the party after an article only: "customers" are anybody's.
    const article = isInTurn(cast, way, who) ? /^(?:the|an?|each|any|every) /i : /^the /i;
    const common = /^[a-z]/.test(way) && !speaker && !article.test(match[0]);
    const thing = !speaker && compound.test(words.slice(end, end + 4)) && !/[.:]$/.test(match[0]);
    // "(i)" and "I." number a list.
    const number = /^i$/i.test(way) && !/^I\b(?![.)])/.test(words.slice(match.index));
    if (!who || common || thing || number) continue;
    found.push({
      who,
      kind: !speaker && takesTurns(cast, way, who) ? "group" : "party",
      possessive: possessives.test(way) || /^['’]/.test(words.slice(end, end + 1)),
      start: match.index,
      end,
    });
  }
  return found;
}

const overlaps = (mentions: Mention[], start: number, end: number) =>
  mentions.some((mention) => mention.start < end && start < mention.end);

/** Whether so many are everybody: all parties of a paper, or one of each side. */
function isOfAll(cast: Cast, who: number[]): boolean {
  const [first, second] = who;
  if (first === undefined || second === undefined) return false;
  if (who.length >= Math.max(2, cast.together)) return true;
  const beside = who.some((at) => {
    const member = cast.members[at];
    return member !== undefined && isAside(member);
  });
  const known = cast.sides[first] !== null && cast.sides[second] !== null;
  return who.length === 2 && !beside && known && areOpposed(cast, first, second);
}

const joined = /^,? (?:and|or|nor|and\/or)(?: also)?(?: (?:of|to|by|for))? ?(?:the )?$/;
/** A comma joins those of a list ("A, B and C") only: in "if it buys the Customer, the Supplier may end" it does not. */
const listed = /^, ?(?:the )?$/;

const thingsBetween =
  /\b(?!(?:is|was|has|his|its|this|us|as|always|unless|less|business|address|loss|process|access|breach|notice)\b)[a-z]{3,}s\b(?!['’])/;

/** "The Supplier keeps the goods until they are paid for": "they" are the things named in between. */
const isOfThings = (pronounWord: string, between: string): boolean =>
  /^th/i.test(pronounWord) && thingsBetween.test(between);

const asObject = /\b(?:to|in|unto|by|of|from|with|for|against|upon) (?:the )?$/i;
const thenActs =
  /^ (?:must|shall|will|may|can(?:not)?|agrees?|assigns?|is|has|undertakes?|releases?|accepts?|acknowledges?|grants?)\b/;

/** "It belongs to the Licensor, and the Licensee assigns it": a new sentence, not two in one breath. */
const beginsAnew = (words: string, one: Mention, next: Mention, between: string): boolean =>
  between.startsWith(",") &&
  asObject.test(words.slice(Math.max(0, one.start - 12), one.start)) &&
  thenActs.test(words.slice(next.end, next.end + 16));

/** "Neither Coolabah nor Tallow & Reed" is one mention of both: of everybody, where there are no others. */
function joinPairs(words: string, mentions: Mention[], cast: Cast): void {
  for (let at = mentions.length - 1; at > 0; at--) {
    const [one, next] = [mentions[at - 1], mentions[at]];
    if (!one || !next || one.kind !== "party" || next.kind === "pronoun" || next.kind === "other")
      continue;
    const between = words.slice(one.end, next.start);
    const inList = next.who.length > 1 && next.kind === "party" && listed.test(between);
    if ((!joined.test(between) && !inList) || one.possessive) continue;
    if (beginsAnew(words, one, next, between)) continue;
    const who = [...new Set([...one.who, ...next.who])];
    if (who.length === next.who.length) continue;
    mentions.splice(at - 1, 2, {
      ...next,
      who,
      kind: isOfAll(cast, who) ? "group" : "party",
      start: one.start,
    });
  }
}

const thinks =
  /^ (?:reasonably |in good faith |at any time )?(?:believes?|considers?|thinks?|suspects?|is satisfied|forms? (?:the|an) (?:view|opinion)|has reason to|becomes? aware)\b/;
const actsNext = /, (?:it|they|he|she)$/i;

/** "If the Host believes that what the Guest posts is unlawful, it may remove it": whoever thinks so acts on it. */
function thinkerOf(words: string, mentions: Mention[]): number[] | undefined {
  const [first] = mentions;
  const conditional =
    first && /\b(?:if|where|when|whenever|once) $/i.test(words.slice(0, first.start));
  return conditional && thinks.test(words.slice(first.end)) ? first.who : undefined;
}

/** "The other": of two who were named together each is the other's. */
const theOther = (last: number[], everybody: number[]): number[] =>
  last.length === 1
    ? everybody.filter((index) => !last.includes(index)).slice(0, 1)
    : last.length > 1
      ? last
      : everybody;

function readMentions(cast: Cast, words: string, before: number[]): Mention[] {
  const parties = named(cast, words);
  const everybody = Array.from({ length: cast.together }, (_, index) => index);
  const { we, you } = cast.speakers;
  const bothSpeakers = we !== null && you !== null && we !== you ? [we, you] : everybody;
  let mentions = [...parties];
  for (const match of words.matchAll(everything)) {
    const [all, isGroup, isOther] = match;
    const start = match.index;
    const end = start + all.length;
    // "Either of us" means both, though "us" alone is one of them.
    if (isGroup) mentions = mentions.filter((other) => !overlaps([other], start, end));
    if (overlaps(mentions, start, end)) continue;
    // "Each other shareholder" is not "each other".
    if (isGroup && mentions.some((next) => next.start === end + 1)) continue;
    if (!isGroup && !isOther && expletive.test(words.slice(start, start + 60))) continue;
    mentions.push({
      who: isGroup ? (ofUs.test(all) ? bothSpeakers : everybody) : [],
      kind: isGroup ? "group" : isOther ? "other" : "pronoun",
      possessive: possessives.test(all) || /^['’]/.test(words.slice(end, end + 1)),
      start,
      end,
    });
  }
  mentions.sort((a, b) => a.start - b.start);
  joinPairs(words, mentions, cast);
  for (const mention of mentions)
    if (mention.kind === "party" && isOfAll(cast, mention.who)) mention.kind = "group";
  // "It must also …" goes on about the sentence before; a later "it" stands for a thing of this one.
  let last: number[] = mentions[0]?.kind === "pronoun" && mentions[0].start < 20 ? before : [];
  let lastEnd = 0;
  let ofGroup = false;
  const thinker = thinkerOf(words, mentions);
  for (const mention of mentions) {
    const { start, end } = mention;
    if (thinker !== undefined && mention.kind === "pronoun" && actsNext.test(words.slice(0, end)))
      mention.who = thinker;
    else if (mention.kind === "pronoun")
      mention.who = isOfThings(words.slice(start, end), words.slice(lastEnd, start)) ? [] : last;
    else if (mention.kind === "other") mention.who = theOther(last, everybody);
    // What a possessor has is the subject as a rule, not the possessor: still the likeliest to be "it".
    if (mention.kind === "party" || mention.kind === "group") {
      last = mention.who;
      ofGroup = mention.kind === "group";
    }
    // "Neither party … even if it was warned": "it" is everybody too.
    else if (isOfAll(cast, mention.who) || (ofGroup && mention.who === last))
      mention.kind = "group";
    lastEnd = end;
  }
  return mentions.filter(({ who }) => who.length > 0);
}

/** What was read for a cast, by the words and whom those before were about; emptied when it has grown. */
const known = new WeakMap<Cast, Map<string, readonly Mention[]>>();
const mostKnown = 500;

/**
 * Everybody whom a sentence (on one line) means, in its order, with "it" and "the other party" led back to whom they
 * stand for.
 * @param before who the sentence before was about, for a pronoun that nothing in this one explains.
 * Whoever reads a clause asks it of the same words again and again: the answer is remembered as long as the cast.
 */
export function mentionsIn(cast: Cast, words: string, before: number[] = []): readonly Mention[] {
  let ofCast = known.get(cast);
  if (!ofCast || ofCast.size >= mostKnown) {
    ofCast = new Map();
    known.set(cast, ofCast);
  }
  const asked = `${before} ${words}`;
  let mentions = ofCast.get(asked);
  if (!mentions) {
    mentions = readMentions(cast, words, before);
    ofCast.set(asked, mentions);
  }
  return mentions;
}

/** So much before a sentence is read for whom it may go on about. */
const furthestBack = 800;

/**
 * Whom the words before a sentence are about: the first that the last one before it names, for an "it" after them.
 * @param quote where the sentence is quoted, perhaps with others; @param sentence on one line.
 */
export function subjectBefore(
  cast: Cast,
  text: string,
  { start, end }: Span,
  sentence: string,
): number[] {
  const quoted = onOneLine(text.slice(start, end));
  const within = Math.max(0, quoted.lastIndexOf(sentence));
  const before = onOneLine(text.slice(Math.max(0, start - furthestBack), start));
  const earlier = `${before} ${quoted.slice(0, within)}`.trimEnd();
  const last = earlier.split(/(?<=[.;:]) (?=[A-Z(]|\d{1,2}\.)/).at(-1) ?? "";
  return mentionsIn(cast, last).find(({ kind }) => kind === "party")?.who ?? [];
}
