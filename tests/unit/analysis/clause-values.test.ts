import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { valuesOf } from "../../../app/analysis/values/clause-values.ts";

const parties = [
  { name: "Ferntree Pty Ltd", role: "Supplier", aliases: ["Supplier", "Ferntree"] },
  { name: "Ashgrove Ltd", role: "Customer", aliases: ["Customer"] },
];
const cast = castOf(parties, "");
const values = (id: string, words: string) => valuesOf(id, words, cast);

describe("what a clause states in numbers", () => {
  it.each([
    [
      "The Supplier's liability is limited to the fees paid in the 12 months before the claim.",
      { months: 12, of: "fees" },
    ],
    [
      "The total liability of the Supplier must not exceed $250,000 in aggregate.",
      { amount: 250_000, currency: "AUD" },
    ],
    [
      "Liability under this agreement is capped at two times the annual fees.",
      { times: 2, of: "annual fees" },
    ],
    ["Liability is limited to twice the Contract Price.", { times: 2, of: "Contract Price" }],
    ["Its liability will not exceed 10% of the Contract Sum.", { percent: 10, of: "Contract Sum" }],
    ["Liability is capped at US$1.5 million.", { amount: 1_500_000, currency: "USD" }],
    ["Liability is limited to the price of the goods.", { of: "price" }],
    [
      "The most we will have to pay you is what you paid us in the last three months.",
      { months: 3, of: "what you paid" },
    ],
  ])("how far liability goes: %s", (words, cap) => {
    expect(values("limitation-of-liability", words)).toMatchObject({ cap });
  });

  it("both limbs of a cap, and which of them holds", () => {
    expect(
      values(
        "limitation-of-liability",
        "Liability is limited to the greater of $100,000 and the charges paid in the last six months.",
      ),
    ).toEqual({
      cap: { amount: 100_000, currency: "AUD", months: 6, of: "charges" },
      greaterOf: true,
    });
  });

  it.each([
    ["The Supplier may end this agreement by giving 30 days' notice.", 30, ["Ferntree Pty Ltd"]],
    [
      "The Supplier may increase the fees by giving the Customer two weeks' written notice.",
      14,
      ["Ferntree Pty Ltd"],
    ],
    [
      "Either party may terminate on not less than three months' notice.",
      90,
      ["Ferntree Pty Ltd", "Ashgrove Ltd"],
    ],
    ["Unless the Customer gives notice of at least 60 days it renews.", 60, ["Ashgrove Ltd"]],
  ])("notice, in days and by whom: %s", (words, days, who) => {
    expect(values("termination-for-convenience", words).notice).toEqual({ days, who });
  });

  it("how long a breach may be remedied, after the notice of it", () => {
    expect(
      values(
        "termination-for-breach",
        "The Customer may end it if the Supplier does not remedy a breach within 14 days after notice of it.",
      ).notice,
    ).toMatchObject({ days: 14 });
  });

  it("how long a contract is renewed for, whatever its first term", () => {
    expect(
      values(
        "automatic-renewal",
        "It runs for three years and then renews for further terms of 12 months.",
      ),
    ).toEqual({ term: { months: 12 } });
    expect(values("automatic-renewal", "After a year it goes on from month to month.")).toEqual({
      term: { months: 1 },
    });
  });

  it("tells business days from days", () => {
    expect(
      values("time-bar", "The Customer must notify the Supplier of a claim within 5 business days.")
        .notice,
    ).toEqual({ days: 5, who: ["Ashgrove Ltd"], business: true });
  });

  it.each([
    ["Interest accrues at 10% per annum.", { perAnnum: 10 }],
    ["Overdue amounts bear interest of 1.5 per cent per month.", { perMonth: 1.5 }],
    [
      "Interest is payable at 4% a year above the Harbour Bank overdraft rate.",
      { perAnnum: 4, above: "Harbour Bank overdraft rate" },
    ],
    [
      "Interest accrues at the cash rate target plus 2% a year.",
      { perAnnum: 2, above: "cash rate target" },
    ],
    [
      "Arrears carry interest at fourteen per centum per annum, compounding monthly.",
      { perAnnum: 14 },
    ],
    ["Interest is due on late payments.", undefined],
  ])("the rate of interest: %s", (words, rate) => {
    expect(values("default-interest", words).rate).toEqual(rate);
  });

  it("how long and where somebody is restrained, without the time that it looks back", () => {
    expect(
      values(
        "restraint-of-trade",
        "For two years after it ends you must not work within 10 km of the shop for a client of the last 12 months.",
      ),
    ).toEqual({ term: { months: 24 }, area: { kilometres: 10 } });
    expect(
      values(
        "non-solicitation",
        "You must not approach anyone who was a client in the 12 months before you left, for six months, in Victoria.",
      ),
    ).toEqual({ term: { months: 6 }, area: { places: ["Victoria"] } });
  });

  it.each([
    ["24 months; 12 months; or 6 months", { months: 24, cascade: true }],
    ["(a) 24 months; (b) 12 months; (c) six months", { months: 24, cascade: true }],
    ["12 months or, if that is not enforceable, 6 months", { months: 12, cascade: true }],
    ["three months; or two months; or 30 days", { months: 3, cascade: true }],
    ["12 months", { months: 12 }],
  ])("the longest step of a restraint, and whether it is a cascade: %s", (periods, term) => {
    const words = `After it ends the Employee must not work for a client for ${periods}.`;
    expect(values("restraint-of-trade", words).term).toEqual(term);
  });

  it("tells how long a contract is renewed for from the notice that stops it", () => {
    expect(
      values("automatic-renewal", "Unless 60 days' notice is given it renews for two years."),
    ).toMatchObject({ term: { months: 24 }, notice: { days: 60 } });
  });

  it.each([
    ["The Customer must pay the Fees within 21 days after the date of each invoice.", { days: 21 }],
    ["Our payment terms are seven days from delivery.", { days: 7 }],
    [
      "The Buyer must pay each invoice within 10 Business Days of receipt.",
      { days: 10, business: true },
    ],
    ["Invoices are due 30 days from the end of the month.", { days: 30, endOfMonth: true }],
    ["Payment is strictly net 14 days.", { days: 14 }],
    [
      "The Customer must pay within 30 days of the invoice, or within 60 days if it asks.",
      { days: 30, to: 60 },
    ],
    ["All invoices are payable on receipt.", { days: 0 }],
    ["The Customer must pay within 14 days and must notify a dispute within 7 days.", { days: 14 }],
    ["Payment is to be made within ____ days of the invoice.", undefined],
    ["The Supplier may invoice monthly in arrears.", undefined],
  ])("how long a payment may wait: %s", (words, payment) => {
    expect(values("payment-terms", words).payment).toEqual(payment);
  });

  it.each([
    [
      "assignment",
      "Its consent must not be unreasonably withheld.",
      { unreasonablyWithheld: false },
    ],
    ["assignment", "Consent may be withheld for any reason.", { unreasonablyWithheld: true }],
    ["assignment", "Neither party may assign this agreement.", {}],
    [
      "indemnity",
      "The Customer indemnifies the Supplier whether or not it was negligent.",
      { whetherOrNot: true },
    ],
    [
      "uncapped-liability",
      "The Customer's liability under this clause is not limited.",
      { noCap: true },
    ],
    ["uncapped-liability", "It is liable for loss, including but not limited to lost profit.", {}],
    [
      "personal-guarantee",
      "Liability is limited to the lesser of $50,000 and the debt.",
      { cap: { amount: 50_000, currency: "AUD" } },
    ],
    ["governing-law", "The law of Victoria governs it for 12 months at 10% per annum.", {}],
  ])("of a clause of the kind %s: %s", (id, words, expected) => {
    expect(values(id, words)).toEqual(expected);
  });
});

it("a clause of a document carries its values", () => {
  const { clauses } = analyseDocument(
    "SERVICES AGREEMENT\n\nbetween Ferntree Pty Ltd (Supplier) and Ashgrove Pty Ltd (Customer)\n\n1 Liability\n1.1 The Supplier's total liability is limited to the fees paid in the 12 months before the claim.\n1.2 The Supplier must provide the services with care. The Customer must pay the fees.",
  );
  expect(clauses.find(({ id }) => id === "limitation-of-liability")?.values).toEqual({
    cap: { months: 12, of: "fees" },
  });
});
