import { cardinalOf, cardinalWords, ordinalOf, ordinalWords } from "../values/number-words.ts";

/** A length of time; `index` and `length` are of its own words in those that were read. */
export interface Period {
  amount: number;
  unit: "year" | "month" | "week" | "day";
  index: number;
  length: number;
}

/** A length of time that may also be counted in hours, as a notice is. */
export interface Time extends Omit<Period, "unit"> {
  unit: Period["unit"] | "hour";
}

const inDays: Record<Time["unit"], number> = {
  year: 365,
  month: 30,
  week: 7,
  day: 1,
  hour: 1 / 24,
};

/** A length of time in days: a year has 365, a month 30; hours are a part of one. */
export const daysOf = ({ amount, unit }: Pick<Time, "amount" | "unit">): number =>
  amount * inDays[unit];

/**
 * A number of at most three figures, or in words, with the same in brackets beside it ("ninety (90)", "90 (ninety)"), as
 * a pattern with three groups: figures, words, figures in brackets.
 */
export const numeral = `(?:(\\d{1,3})(?: ?\\(\\s?(?:\\d{1,3}|${cardinalWords})\\s?\\))?|(${cardinalWords}|an?)(?:[ -]?\\(?\\s?(\\d{1,3})\\s?\\)?)?)`;

/** The number that the groups of `numeral` say. */
export const numberOf = (
  figures: string | undefined,
  words: string | undefined,
  bracketed: string | undefined,
): number => Number(bracketed ?? figures ?? cardinalOf(words ?? "") ?? 1);

const twice =
  /^(?:(\d{1,3}) ?\(\s?([a-z][a-z -]{0,60}?)\s?\)|([a-z][a-z -]{0,60}?)[ -]?\(\s?(\d{1,3})\s?\))/i;

/** Whether a number stands twice in some words and is not the same: "ninety (60) days". */
export function contradictsItself(words: string): boolean {
  const [, before, after, said, bracketed] = twice.exec(words) ?? [];
  const number = cardinalOf(after ?? said ?? "");
  return number !== null && number !== Number(before ?? bracketed);
}

const length = new RegExp(
  `\\b${numeral}[ -]{0,200}(?:full |consecutive |calendar |business |working |clear |additional |contract ){0,4}\\(?(year|month|fortnight|week|day|hour)s?\\b`,
  "gi",
);
const anniversary = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords})) ?(?:\\(\\s?(\\d{1,2}) ?(?:st|nd|rd|th|t h|s t|n d|r d)?\\s?\\) ?)?(?:year )?anniversary`,
  "gi",
);
/** Most sentences name no time at all. */
const units = /year|month|fortnight|week|day|hour|anniversary/i;

/**
 * The lengths of time named in a phrase, hours too: "two (2) years", "36-month", "a week's", "24 hours". One whose words and
 * figures differ is none.
 */
export function timesIn(phrase: string): Time[] {
  if (!units.test(phrase)) return [];
  return [...phrase.matchAll(length)].flatMap((found) => {
    const { 0: all, 1: figures, 2: words, 3: bracketed, 4: named = "", index } = found;
    const unit = named.toLowerCase();
    // "$500 a month" is no length of time; "a month's notice" is.
    const article = /^an?$/i.test(words ?? "") && bracketed === undefined;
    const counted = unit === "year" || /^['’]|^ notice\b/.test(phrase.slice(index + all.length));
    if ((article && !counted) || contradictsItself(all)) return [];
    const amount = numberOf(figures, words, bracketed);
    const place = { index, length: all.length };
    return unit === "fortnight"
      ? [{ amount: amount * 2, unit: "week" as const, ...place }]
      : // The pattern allows these words only.
        [{ amount, unit: unit as Time["unit"], ...place }];
  });
}

/** Days in a week, for each on which business is done. */
const perBusinessDay = 7 / 5;

/** How many days the first length of time in a phrase has, its business days in days; null where it names none. */
export function daysNamedIn(phrase: string): number | null {
  const [time] = timesIn(phrase);
  if (!time) return null;
  const said = phrase.slice(time.index, time.index + time.length);
  return daysOf(time) * (/\b(?:business|working)\b/i.test(said) ? perBusinessDay : 1);
}

const isPeriod = (time: Time): time is Period => time.unit !== "hour";

/** The lengths of time of a day or more named in a phrase: "two (2) years", "36-month", "the fifth anniversary". */
export function periodsIn(phrase: string): Period[] {
  if (!units.test(phrase)) return [];
  const periods = timesIn(phrase).filter(isPeriod);
  for (const found of phrase.matchAll(anniversary)) {
    const amount = Number(found[1] ?? found[3] ?? ordinalOf(found[2] ?? "") ?? 1);
    periods.push({ amount, unit: "year", index: found.index, length: found[0].length });
  }
  if (periods.length === 0) {
    const bare = /\banniversary\b/i.exec(phrase);
    if (bare) periods.push({ amount: 1, unit: "year", index: bare.index, length: bare[0].length });
  }
  return periods.sort((a, b) => a.index - b.index);
}

const theEnd =
  "(?:ends?|ended|ending|terminat(?:es?|ed|ion)|expir(?:es?|ed|y|ation)|cessation|ceas(?:es|ed|ing)|leav(?:es|ing)|resignation|last day|completion|closing|conclusion)";
const beyondIt = new RegExp(
  `^[’']?(?: period)?,? (?:immediately |directly )?(?:after|following|beyond|from|since) (?:(?!commenc|start|begin|sign|effective|until|unless|and\\b|date (?!of|on|when))[\\w'’()/-]+ ){0,9}?${theEnd}\\b`,
  "i",
);
const afterIt = new RegExp(
  `\\b(?:after|following|upon|on) (?:(?!commenc|start|begin|sign|effective)[\\w'’()/-]+ ){0,9}?${theEnd}\\b[^.;]{0,40} for (?:a (?:further )?period of )?(?:up to )?$`,
  "i",
);

/** Whether a length of time only begins when what a paper is about has ended: "for 12 months after it ends". */
export function runsAfterTheEnd(phrase: string, { index, length: long }: Period): boolean {
  return (
    beyondIt.test(phrase.slice(index + long, index + long + 140)) ||
    afterIt.test(phrase.slice(Math.max(0, index - 140), index))
  );
}
