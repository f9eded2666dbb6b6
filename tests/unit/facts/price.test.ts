import { describe, expect, it } from "vitest";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

const price = (text: string) => {
  const found = findFacts(text).price;
  return found && [found.amount, found.currency, found.per];
};

describe("the price", () => {
  it.each([
    ["The rent is $2,350 a month plus GST.", [2350, "AUD", "month"]],
    ["Base rent: $5,200.00 per calendar month plus GST", [5200, "AUD", "month"]],
    ["Annual charge: US$12,500, payable in advance.", [12500, "USD", "year"]],
    ["The day rate is $1,950 plus GST for each technician.", [1950, "AUD", "day"]],
    ["The box costs $62, GST-free, each fortnight.", [62, "AUD", "fortnight"]],
    ["Hire: HK$310,000", [310000, "HKD", "total"]],
    ["The fee is $180/month USD, paid ahead.", [180, "USD", "month"]],
    ["The retainer is $2,400 NZD a month.", [2400, "NZD", "month"]],
    ["The rent of the mill is $900 a week. All amounts are in US dollars.", [900, "USD", "week"]],
    [
      "The day rate is $700 plus GST. Stand-down time that rain or other trades cause is charged at $95 per hour.",
      [700, "AUD", "day"],
    ],
    ["The Fund will pay a grant of $1.2 million.", [1200000, "$", "total"]],
    [
      "There is a one-off set-up charge of $950. After that the Customer pays $389 each month.",
      [389, "$", "month"],
    ],
    [
      "In consideration of $10.00 paid by the Grantee, the Grantor gives it an option to buy the shed for $840,000 plus GST.",
      [840000, "AUD", "total"],
    ],
    [
      "| Purchase Price | $685,000, being Goodwill $410,000; Plant $275,000 |\n| Deposit | $68,500 |",
      [685000, "$", "total"],
    ],
    [
      "Subcontract price: $96,480.00 (excluding GST)\nLiquidated damages: $1,500.00 per calendar day\nPublic liability cover: $10,000,000",
      [96480, "AUD", "total"],
    ],
    [
      "Borrower: Lena Quist\nAmount of credit: $2,400.00\nFinance charge: $610.00\nTotal repayments: $3,010.00",
      [2400, "$", "total"],
    ],
    [
      "Advance of $900. The cost of the loan is $210. Total to be repaid: $1,110.",
      [900, "$", "total"],
    ],
    ["The rent is $1 a year, if demanded.", [1, "$", "year"]],
    ["Licence fee (per week)\tA$ 640\nUse\tstorage of hay", [640, "AUD", "week"]],
    ["| Hire (per month) | $7 300 |", [7300, "$", "month"]],
    ["The fee is $2,600¹ a month.", [2600, "$", "month"]],
    ["The Lender lends at 5% per annum the sum of $90,000.", [90000, "$", "total"]],
    [
      "The Carrier's liability is limited to 120% of the charges that were paid in the 9 months before, or $3m, whichever is the lesser. The contract price is $410,000.",
      [410000, "$", "total"],
    ],
  ])("in %j", (text, wanted) => {
    expect(price(text)).toEqual(wanted);
  });

  it.each([
    "For each recipe disclosed in breach of this deed the Recipient must pay $75,000.",
    "The Contractor must keep public liability insurance of at least $20,000,000.",
    "Liability is limited to $50,000.",
    "The Hirer pays invoices within 30 days, but invoices under $800 are paid in 5 days.",
    "The Grower must pay for repairs over $1,500 when asked.",
    "Charges above $95 or charges that are more than a year old are paid by the Owner.",
    "The price is $900,000/3.",
    "The fee is $5 10 a month.",
    "A fee of six thousand dollars ($60,000) is paid each month.",
    "Overtime that the Principal asks for is charged at $110 per hour.",
    "For the Grantor agreeing to wait and the Grantee paying on demand the sum of $1, they agree.",
    "Grooming plans:\n\n- $45/month, one bath.\n\n- $80/month, two baths.\n",
  ])("is not in %j", (text) => {
    expect(price(text)).toBeNull();
  });
});
