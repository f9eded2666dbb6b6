const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  "twenty-four": 24,
  "twenty-five": 25,
  thirty: 30,
  "thirty-six": 36,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  fifteenth: 15,
  twentieth: 20,
};
const spelled = Object.keys(numbers)
  .sort((a, b) => b.length - a.length)
  .join("|");

/** A length of time; `index` is where it stands in the words that were read. */
export interface Period {
  amount: number;
  unit: "year" | "month" | "week" | "day";
  index: number;
}

/** The lengths of time named in a phrase: "two (2) years", "36-month", "the fifth anniversary". */
export function periodsIn(phrase: string): Period[] {
  const periods: Period[] = [];
  const length = new RegExp(
    `\\b(?:(\\d{1,3})|(${spelled}|an?))(?:[ -]?\\(?\\s?(\\d{1,3})\\s?\\)?)?[ -]{0,200}(?:full |consecutive |calendar |additional |contract ){0,4}\\(?(year|month|week|day)s?\\b`,
    "gi",
  );
  for (const found of phrase.matchAll(length)) {
    const [, figure, word, bracketed, unit] = found;
    const amount = bracketed
      ? Number(bracketed)
      : figure
        ? Number(figure)
        : (numbers[word?.toLowerCase() ?? ""] ?? 1);
    if (/^an?$/i.test(word ?? "") && !/year/i.test(unit ?? "")) continue;
    // The pattern allows these four words only.
    periods.push({
      amount,
      unit: (unit?.toLowerCase() ?? "year") as Period["unit"],
      index: found.index,
    });
  }
  const anniversary = new RegExp(
    `\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${Object.keys(ordinals).join("|")})) ?(?:\\(\\s?(\\d{1,2}) ?(?:st|nd|rd|th|t h|s t|n d|r d)?\\s?\\) ?)?(?:year )?anniversary`,
    "gi",
  );
  for (const found of phrase.matchAll(anniversary)) {
    const amount = Number(found[1] ?? found[3] ?? ordinals[found[2]?.toLowerCase() ?? ""] ?? 1);
    periods.push({ amount, unit: "year", index: found.index });
  }
  if (periods.length === 0) {
    const bare = /\banniversary\b/i.exec(phrase);
    if (bare) periods.push({ amount: 1, unit: "year", index: bare.index });
  }
  return periods.sort((a, b) => a.index - b.index);
}
