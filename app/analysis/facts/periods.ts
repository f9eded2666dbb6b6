import { cardinalOf, cardinalWords, ordinalOf, ordinalWords } from "../reading/number-words.ts";

/** A length of time; `index` and `length` are of its own words in those that were read. */
export interface Period {
  amount: number;
  unit: "year" | "month" | "week" | "day";
  index: number;
  length: number;
}

const length = new RegExp(
  `\\b(?:(\\d{1,3})|(${cardinalWords}|an?))(?:[ -]?\\(?\\s?(\\d{1,3})\\s?\\)?)?[ -]{0,200}(?:full |consecutive |calendar |business |working |clear |additional |contract ){0,4}\\(?(year|month|fortnight|week|day)s?\\b`,
  "gi",
);
const anniversary = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords})) ?(?:\\(\\s?(\\d{1,2}) ?(?:st|nd|rd|th|t h|s t|n d|r d)?\\s?\\) ?)?(?:year )?anniversary`,
  "gi",
);
/** Most sentences name no time at all. */
const units = /year|month|fortnight|week|day|anniversary/i;

/** The lengths of time named in a phrase: "two (2) years", "36-month", "the fifth anniversary". */
export function periodsIn(phrase: string): Period[] {
  const periods: Period[] = [];
  if (!units.test(phrase)) return periods;
  for (const found of phrase.matchAll(length)) {
    const [, figure, word, bracketed, unit] = found;
    const amount = bracketed
      ? Number(bracketed)
      : figure
        ? Number(figure)
        : (cardinalOf(word ?? "") ?? 1);
    if (/^an?$/i.test(word ?? "") && !/year/i.test(unit ?? "")) continue;
    const fortnights = /^f/i.test(unit ?? "");
    // The pattern allows these words only.
    const named = fortnights ? "week" : ((unit?.toLowerCase() ?? "year") as Period["unit"]);
    const { index } = found;
    const many = fortnights ? amount * 2 : amount;
    periods.push({ amount: many, unit: named, index, length: found[0].length });
  }
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
