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
