import { describe, expect, it } from "vitest";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";
import { sumsIn } from "../../../app/analysis/money/sums.ts";
import { valuesOf } from "../../../app/analysis/values/clause-values.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const sums = (words: string) => sumsIn(words).map(({ amount, currency }) => [amount, currency]);

/** The spaces that part thousands: plain, no-break, figure, thin, hair, narrow no-break. */
const spaces = [" ", "\u00a0", "\u2007", "\u2009", "\u200a", "\u202f"];

describe("a sum of money", () => {
  it.each(spaces)("is read whole where a space like %j parts its thousands", (space) => {
    const written = ["2", "750", "000"].join(space);
    expect(sums(`a fee of $${written}.`)).toEqual([[2_750_000, null]]);
    expect(sums(`a fee of A$${space}${written} and`)).toEqual([[2_750_000, "AUD"]]);
  });

  it.each([
    ["$2'750'000", 2_750_000],
    ["$2’750’000.50", 2_750_000.5],
    ["$2 750 000,50 in all", 2_750_000.5],
    ["$2,750", 2_750],
    ["$2750.5", 2_750.5],
    ["$2.75 million", 2_750_000],
    ["$2,75 million", 2_750_000],
    ["$40k", 40_000],
    ["$3bn", 3_000_000_000],
    ["$900, 1000 bricks", 900],
    ["$2,750 000", 2_750_000],
    ["$2.75MM", 2_750_000],
    ["$2.750 million", 2_750_000],
    ["$0.275 a litre", 0.275],
    ["$2 750 000 3 years after", 2_750_000],
    ["$900 12 bottles", 900],
    ["$900* for bricks", 900],
    ["two thousand seven hundred and fifty dollars ($2,750)", 2_750],
    ["$2,750 (two thousand, seven hundred and fifty dollars only)", 2_750],
    ["$900 (Supplier)", 900],
    ["Item one ($900)", 900],
    ["$900 plus GST", 900],
    ["$900 for 120 000 bricks", 900],
  ])("is the number that its figures say: %s", (words, amount) => {
    expect(sums(words)).toEqual([[amount, null]]);
  });

  it.each([
    ["HK$64,000", 64_000, "HKD"],
    ["S$ 64 000", 64_000, "SGD"],
    ["C$64,000", 64_000, "CAD"],
    ["NZ$64,000", 64_000, "NZD"],
    ["US $64,000", 64_000, "USD"],
    ["U.S. $64,000", 64_000, "USD"],
    ["FJ$64,000", 64_000, "FJD"],
    ["AU$64,000", 64_000, "AUD"],
    ["AUD$64,000", 64_000, "AUD"],
    ["AUD64,000", 64_000, "AUD"],
    ["€64.000,00", 64_000, "EUR"],
    ["€1.064.000", 1_064_000, "EUR"],
    ["£64,000", 64_000, "GBP"],
    ["¥64,000", 64_000, "JPY"],
    ["₹10,64,000", 1_064_000, "INR"],
    ["CHF 64'000", 64_000, "CHF"],
    ["PGK 64 000", 64_000, "PGK"],
    ["RM 64,000", 64_000, "MYR"],
    ["$64,000 SGD", 64_000, "SGD"],
    ["$640/week NZD", 640, "NZD"],
    ["64,000 US dollars", 64_000, "USD"],
    ["64 000 euros", 64_000, "EUR"],
    ["C $64,000", 64_000, "CAD"],
    ["S $ 64 000", 64_000, "SGD"],
    ["US dollars 64,000", 64_000, "USD"],
    ["64 000 €", 64_000, "EUR"],
    ["64.000,00 €", 64_000, "EUR"],
    ["Rs 64,000", 64_000, "INR"],
    ["Rs. 3 crore", 30_000_000, "INR"],
    ["INR 6.4 lakh", 640_000, "INR"],
    ["Schedule C $64,000", 64_000, null],
    // Nobody's that is known: it is not taken for ours.
    ["Q$64,000", 64_000, "Q$"],
  ])("is in the currency that it names: %s", (words, amount, currency) => {
    expect(sums(words)).toEqual([[amount, currency]]);
  });

  it.each([
    "$3 00 000",
    "$6 18 is due",
    "$64,0001",
    "$1,064,0002 in all",
    "€ 64.000",
    "$1.250",
    "$1,064.000",
    "$700 300 days after",
    "$900,000/3",
    "$900,000 × 2/3",
    "($900,000)/12",
    "12 × $900",
    "$1.5 x the fees",
    "$90,000 less an amount for wear",
    "nine thousand dollars ($90,000)",
    "$90,000 (nine thousand dollars)",
  ])("has no amount where it cannot be told what it comes to: %s", (words) => {
    expect(sumsIn(words).map(({ amount }) => amount)).toEqual([null]);
  });

  it("does not take an article for a mark of currency, nor a year for a sum", () => {
    expect(sums("a $500 fee")).toEqual([[500, null]]);
    expect(sums("on 2 May 2028, HKD apart")).toEqual([]);
  });
});

describe("a sum of money in what is made of it", () => {
  const cast = castOf([], "");
  const cap = (words: string) => valuesOf("limitation-of-liability", words, cast).cap;

  it.each([
    ["Its liability is limited to HK$ 3 250 000.", 3_250_000, "HKD"],
    ["Its liability is limited to $3\u202f250\u202f000.", 3_250_000, "AUD"],
    ["Its liability must not exceed S$3.25 million.", 3_250_000, "SGD"],
    ["Its liability is capped at 3,250,000 CAD.", 3_250_000, "CAD"],
    ["Its liability is limited to Rs. 32 lakh.", 3_200_000, "INR"],
  ])("is the cap: %s", (words, amount, currency) => {
    expect(cap(words)).toEqual({ amount, currency });
  });

  it("is no cap where it cannot be told, nor is the next one then", () => {
    expect(cap("Its liability is limited to $900,000/4.")).toBeUndefined();
    expect(cap("Its liability is limited to $3 00 000 a claim and $70 a call.")).toBeUndefined();
  });

  it("of which a cap is a share, or one of several, is not the cap", () => {
    expect(cap("Its liability is limited to 40% of $90,000.")?.amount).toBeUndefined();
    expect(cap("Its liability is limited to (a) $900 a jar; and (b) $90,000.")).toBeUndefined();
  });

  it("is in the dollars of its paper where nothing stands before them", () => {
    const american = "Delaware law governs. All amounts are in US dollars.";
    expect(
      valuesOf("limitation-of-liability", "Liability is limited to $500.", castOf([], american)),
    ).toEqual({ cap: { amount: 500, currency: "USD" } });
  });

  it("is the price", () => {
    const { price } = findFacts(
      "The Buyer, Kestrel Tanks Pty Ltd, must pay a price of A$ 318\u00a0400 to the Seller.",
    );
    expect(price).toMatchObject({ value: "A$ 318 400", amount: 318_400, currency: "AUD" });
  });

  it("does not make a large cap a small one", () => {
    const text = (sum: string) =>
      `SERVICES AGREEMENT\n\nbetween Kestrel Tanks Pty Ltd (Supplier) and Ibis Dairy Pty Ltd (Customer)\n\n1. Services. The Supplier must maintain the tanks.\n2. Liability. The Supplier's total liability to the Customer under this agreement is limited to ${sum}.\n`;
    const told = (sum: string) =>
      clauseCards(text(sum)).riskFlags.map(({ riskLevel, explanation }) => [
        riskLevel,
        explanation.includes("small"),
      ]);
    expect(told("$8 000 000")).toEqual(told("$8,000,000"));
    expect(told("$8 000 000")).not.toEqual([]);
  });
});
