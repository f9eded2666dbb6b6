import type { PriceFact } from "../../schemas/analysis.ts";
import { periodsIn } from "../facts/periods.ts";
import type { Limit, Part } from "../kind/request.ts";
import type { LegalSetting } from "../law/setting.ts";
import { matches } from "../matching/signs.ts";
import { sumsIn } from "../money/sums.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { looksBack } from "../values/extent.ts";
import { saidOfAll } from "./limbs.ts";
import { isOnlyTried, isPromised } from "./shifts.ts";

/** A document as requests are read against it: what a clause of it lacks may be said once for all elsewhere. */
export interface Paper extends Pick<LegalSetting, "kinds" | "australian"> {
  /** The price in dollars, where the document states one; for a year, where it is paid by the month or week. */
  price: number | null;
  /** Whether the document gives a part somewhere. */
  gives(part: Part): boolean;
  /** Whether some words of the document say so. */
  says(pattern: RegExp): boolean;
}

/** The words of one clause from near to far, on one line each. */
export interface WordsAround {
  sentence: string;
  /** Its sub-clause. */
  scope: string;
  /** All of the numbered clause. */
  whole: string;
  /** What the document says that the defined terms of the sentence mean. */
  meanings: string;
  /** The headings of the clauses that it points to by their numbers. */
  pointedAt: string;
  /** Whether the client is the one who is paid for what the document is about. */
  paid: boolean;
  /** Whether all whom it binds are companies. */
  ofCompanies: boolean;
  /** Whether it binds both sides alike, or another clause binds the other side in the same way. */
  evenHanded: boolean;
}

const days = { day: 1, week: 7, month: 30.4, year: 365 };
const inBusinessDays = 7 / 5;
const percentage = /(?<![\d.])(\d{1,3}(?:\.\d{1,4})?) ?(?:%|per ?cent\b)/gi;
/** How far from a number the words stand that say what it is of. */
const nearby = 80;

interface Measured {
  amount: number;
  index: number;
  length: number;
}

function daysIn(words: string): Measured[] {
  return periodsIn(words)
    .filter((period) => !looksBack(words, period))
    .map(({ amount, unit, index, length }) => {
      const business = /\b(?:business|working)\b/i.test(words.slice(index, index + length));
      return { amount: amount * days[unit] * (business ? inBusinessDays : 1), index, length };
    });
}

function percentagesIn(words: string): Measured[] {
  return [...words.matchAll(percentage)].map(({ 0: all, 1: figure, index }) => ({
    amount: Number(figure),
    index,
    length: all.length,
  }));
}

const perYear: Partial<Record<PriceFact["per"], number>> = { month: 12, week: 52, quarter: 4 };

function pricesIn(words: string, price: number | null): Measured[] {
  if (price === null || price <= 0) return [];
  return sumsIn(words).flatMap(({ amount, index, length }) =>
    amount === null ? [] : [{ amount: amount / price, index, length }],
  );
}

/** How far before a sum the words stand that say what it is of: a table has many sums beside each other. */
const justBefore = 25;

/** Percentages, and sums as shares of the price; the price itself is no share of it. */
function sharesIn(words: string, price: number | null, near: RegExp): Measured[] {
  const sums = pricesIn(words, price).filter(
    ({ amount, index }) =>
      amount !== 1 && near.test(words.slice(Math.max(0, index - justBefore), index)),
  );
  return [...percentagesIn(words), ...sums.map((sum) => ({ ...sum, amount: 100 * sum.amount }))];
}

/** Whether some words keep a limit; null where they state no such number. */
function keeps(
  { unit, near, least, most }: Limit,
  words: string,
  price: number | null,
): boolean | null {
  const all =
    unit === "days"
      ? daysIn(words)
      : unit === "percent"
        ? sharesIn(words, price, near)
        : pricesIn(words, price);
  const meant = all.filter(
    ({ index, length }) =>
      near.test(words.slice(Math.max(0, index - nearby), index + length + nearby)) &&
      !isOnlyTried(words.slice(0, index)),
  );
  if (meant.length === 0) return null;
  return meant.every(
    ({ amount }) => amount >= (least ?? 0) && amount <= (most ?? Number.POSITIVE_INFINITY),
  );
}

const saysSo = ({ there, elsewhere, limit }: Part, words: string, price: number | null): boolean =>
  elsewhere === undefined
    ? (there && matches(there, words)) ||
      (limit !== undefined && keeps(limit, words, price) === true)
    : matches(elsewhere, words);

/** A document as the parts of requests are read against it; each part is looked for in all of it at most once. */
export function paperOf(
  text: string,
  { kinds, australian }: LegalSetting,
  stated: PriceFact | null,
): Paper {
  const price = stated && stated.amount * (perYear[stated.per] ?? 1);
  const known = new Map<Part | RegExp, boolean>();
  let words: string | undefined;
  const once = (key: Part | RegExp, look: (all: string) => boolean) => {
    words ??= onOneLine(text);
    const found = known.get(key) ?? look(words);
    known.set(key, found);
    return found;
  };
  return {
    kinds,
    australian,
    price,
    gives: (part) => once(part, (all) => saysSo(part, all, price)),
    says: (pattern) => once(pattern, (all) => pattern.test(all)),
  };
}

/** Whether a part of a request belongs to such a document and such a clause at all. */
export function arises(part: Part, words: WordsAround, paper: Paper): boolean {
  const { sentence, ofCompanies } = words;
  const { when, notWhen, where, notIn, among, australian } = part;
  const { kinds } = paper;
  const fits =
    part.in === undefined || (kinds.length > 0 && kinds.every((kind) => part.in?.includes(kind)));
  return (
    fits &&
    !kinds.some((kind) => notIn?.includes(kind)) &&
    (among === undefined || kinds.some((kind) => among.includes(kind))) &&
    (part.ofCompanies === undefined || part.ofCompanies === ofCompanies) &&
    (australian === undefined || australian === paper.australian) &&
    !(part.notOfPaid && words.paid && words.evenHanded) &&
    (when?.test(sentence) ?? true) &&
    !notWhen?.test(sentence) &&
    (where === undefined || paper.says(where))
  );
}

const hangs = /^(?:[\d.()a-z]{1,8} )?(?:if|where|when|should|unless|to the extent)\b/i;

/** Words without the sentences that hang on an event, but for the one that is read. */
const unconditional = (words: string, sentence: string): string =>
  words
    .split(/(?<=[.;]) (?=[A-Z(\d])/)
    .filter((one) => !hangs.test(one) || sentence.includes(one))
    .join(" ");

/** Words that bind or free both sides, where a sentence says so of its subject. */
const ofBothSides =
  /(?:^|[.;:,] |\bthat )(?:[\d.()a-z]{1,8} )?(?:[Ee]ach|[Ee]ither|[Nn]either|[Bb]oth|[Nn]o)(?: of)? (?:the )?(?:[Pp]art(?:y|ies)|participants?|sides?|of us|us|them)\b[^.;]{0,60}\b(?:may|shall|must|will|agrees?|covenants?|undertakes?|warrants?)\b|\b[Nn]either [A-Z][^.;]{2,40} nor [^.;]{2,40} (?:may|shall|must|will|is|are)\b|\bboth agree\b/;

/** Whether what is asked for stands there already: as much as is asked, or more. */
export function isGiven(part: Part, words: WordsAround, paper: Paper): boolean {
  if (part.mutual && (words.evenHanded || ofBothSides.test(words.sentence))) return true;
  if (part.undoneBy?.test(words.sentence)) return false;
  if (part.pointedAt?.test(words.pointedAt)) return true;
  if ((part.within === "document" || part.elsewhere) && paper.gives(part)) return true;
  const { whole, scope, sentence, meanings } = words;
  const all = { sentence, clause: whole, document: scope }[part.within ?? "document"];
  const around = part.always ? unconditional(all, sentence) : all;
  const { there, limit } = part;
  const says = part.evenTried ? matches : isPromised;
  if (there && saidOfAll(around, (piece) => says(there, piece), part.limbs)) return true;
  if (there && part.byMeaning && isPromised(there, meanings)) return true;
  if (limit === undefined) return false;
  const isKept = (piece: string) => keeps(limit, piece, paper.price) === true;
  const inSentence = keeps(limit, words.sentence, paper.price);
  return saidOfAll(inSentence === null ? around : words.sentence, isKept, part.limbs);
}
