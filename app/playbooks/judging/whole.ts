import { overlap } from "../../analysis/matching/overlap.ts";
import type { Block } from "../../analysis/reading/blocks.ts";
import { onOneLine } from "../../analysis/reading/plain-text.ts";
import type { Reading } from "../../analysis/reading/reading.ts";
import { referencesOf } from "../../analysis/reading/references.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";

/** What opens an exception, in a sentence or at its head. */
const opening =
  "(?:except(?!ional)|save(?= (?:that|for|as|in|where|when|if|while|with|to)\\b)|unless|other than|apart from|excluding|but(?! (?:not|are not|is not) limited| for\\b)|however|although|though|whereas|while(?= the\\b))";
const exception = new RegExp(`\\b${opening}\\b`, "gi");

/**
 * The exception or contrast of a sentence, from the word that opens it on; null where there is none, or where what is
 * asked for is first said in it ("unless a party gives 30 days' notice").
 */
export function exceptionIn(words: string, isSaid: (words: string) => boolean): string | null {
  for (const { index } of words.matchAll(exception)) {
    const rest = index === 0 ? words.slice(words.indexOf(",") + 1) : words.slice(0, index);
    if (isSaid(rest)) return index === 0 ? words.slice(0, words.indexOf(",")) : words.slice(index);
  }
  return null;
}
const number = /^(?:(?:\d{1,3}(?:\.\d{1,3}){0,4}|\(?[a-z\d]{1,4}\))[.)]?\s+)+/i;
/** A sentence that takes back what the one before it says, or says where it does not hold. */
const takesBack =
  /^(?:but|however|despite|notwithstanding|except|save|unless|nothing in|none of)\b|, however,|\b(?:does|do|will|shall) not (?:apply|extend|bind|protect|limit)\b|\bneed not (?:be|give|pay|wait|hold|insure|do so)\b|\b(?:is|are) (?:not (?:obliged|required|bound)|of no effect)\b|\bhas no effect\b/i;

/** Exceptions that every clause has. */
const goesWithoutSaying =
  /,? ?\b(?:unless|except|save|other than)(?: (?:as|where|if|when|that|for|to the extent))*(?: (?:it|this agreement|the agreement|the contract|otherwise|is|sooner|earlier))*(?: (?:required|permitted|prohibited) by (?:the )?law| (?:sooner |earlier )?terminated(?: earlier| sooner)?(?: (?:in accordance with|under) (?:this agreement|its terms|clause [\d.]+))?)/gi;

/** Words of a document on one line, without the number before them. */
export const wordsOf = ({ start, end }: Span, { text }: Paper) =>
  onOneLine(text.slice(start, end)).replace(number, "").replace(goesWithoutSaying, "");

/** What else a numbered clause says beside the words that were found in it, and what other places say of it: sentences. */
interface Rest {
  /** Those of the same sub-clause. */
  beside: Span[];
  /** Those of them, of the rest of the clause and of whatever names its number, that take something back. */
  takingBack: Span[];
}

const known = new WeakMap<Subject, Rest>();

/** The rest of the clause around some words, read once. */
function restOf(subject: Subject, paper: Paper): Rest {
  const rest = known.get(subject) ?? readRest(subject, paper);
  known.set(subject, rest);
  return rest;
}

/** Words that lead back to what was said before, whatever clause they are of themselves. */
const ofBefore =
  /\b(?:this|that|these|those|such|the same) (?:period|time|rate|sum|amount|notice|limit|cap|cover|interest|payment|restraint|restriction|indemnity|law|clause|right|obligation)\b/i;

/** The sentences beside some words that are in none of `told`, and were read as no clause of another kind. */
export function beside(subject: Subject, paper: Paper, told: Span[]): string[] {
  const { clauses } = paper.analysis;
  const { beside } = restOf(subject, paper);
  paper.spend(beside.length * (clauses.length + told.length));
  const isOther = (one: Span) =>
    clauses.some((other) => other.id !== subject.id && overlap(one, other));
  return beside
    .filter((one) => !told.some((other) => overlap(one, other)))
    .filter((one) => !isOther(one) || ofBefore.test(wordsOf(one, paper)))
    .map((one) => wordsOf(one, paper));
}

/** The sentences that take back something of what some words say. */
export const takingBack = (subject: Subject, paper: Paper): string[] =>
  restOf(subject, paper).takingBack.map((one) => wordsOf(one, paper));

/** "cl 8.1" of "cl 8.1(a)". */
const subClause = ({ place }: Block) => place?.split("(")[0] ?? null;

function readRest(subject: Subject, paper: Paper): Rest {
  const { reading } = paper;
  const at = reading.blockAt(subject.start);
  const own = reading.blocks[at];
  if (!own) return { beside: [], takingBack: [] };
  const place = subClause(own);
  const section = paper.sectionOf(at);
  paper.spend(section.length);
  const isOwn = (block: Block) =>
    overlap(block, subject) || (place !== null && subClause(block) === place);
  const sentences = (blocks: Block[]) =>
    blocks
      .flatMap((block) => reading.sentencesOf(reading.blockAt(block.start)))
      .filter((one) => !overlap(one, subject));
  const beside = sentences(section.filter(isOwn));
  const others = sentences(section.filter((block) => !isOwn(block)));
  const naming = namesOf(place)
    .flatMap((one) => reading.once(namingByNumber).get(one) ?? [])
    .filter((one) => !section.some((block) => overlap(block, one)));
  const isNaming = (one: Span) => isNamedIn(wordsOf(one, paper), place);
  const isTakingBack = (one: Span) => takesBack.test(wordsOf(one, paper));
  return {
    beside,
    takingBack: [
      ...beside.filter(isTakingBack),
      ...others.filter((one) => isNaming(one) || turns.test(wordsOf(one, paper))),
      ...naming.filter(isTakingBack),
    ],
  };
}

/** "8.1" and "8" of "cl 8.1". */
function namesOf(place: string | null): string[] {
  const number = /^cl ([\d.]+)$/.exec(place ?? "")?.[1];
  return number === undefined ? [] : [...new Set([number, number.split(".")[0] ?? number])];
}

const pointed = /\bclauses? (\d{1,3}(?:\.\d{1,3}){0,3})/gi;

/** A sentence that turns against those before it. */
const turns =
  /^(?:but|however|despite (?:this|that|the (?:above|foregoing))|notwithstanding (?:this|that|the (?:above|foregoing)))\b/i;

/** Whether a sentence of the same clause names a sub-clause: it says something of it. */
const isNamedIn = (sentence: string, place: string | null): boolean =>
  [...sentence.matchAll(pointed)].some(([, one]) => place === `cl ${one}`);

/** The sentences outside a clause that name it, by its number. */
function namingByNumber(reading: Reading): Map<string, Span[]> {
  const naming = new Map<string, Span[]>();
  for (const { target, start } of referencesOf(reading)) {
    const sentence = reading
      .sentencesOf(reading.blockAt(start))
      .find((one) => one.start <= start && start < one.end);
    if (sentence) naming.set(target, [...(naming.get(target) ?? []), sentence]);
  }
  return naming;
}
