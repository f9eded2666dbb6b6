import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { valuesOf } from "../../../app/analysis/values/clause-values.ts";
import { countedParticular } from "../../../app/analysis/values/particulars.ts";

const paper = (...rows: string[]) =>
  [
    "CLEANING AGREEMENT",
    "",
    "between Quandong Cleaning Pty Ltd (Contractor) and Saltbush Schools Ltd (Client)",
    "",
    "Item\tDetail",
    ...rows,
    "",
    "The Contractor must clean the rooms of the Client each weekday.",
    "The Client must let the Contractor into the rooms.",
  ].join("\n");
const read = (...rows: string[]) => {
  const text = paper(...rows);
  return { text, ...analyseDocument(text) };
};
const nobody = castOf([], "");

describe("a row whose label says what its number counts", () => {
  it.each([
    ["Term (months) 24", "Term", "24 months"],
    ["Hire period (weeks): 1", "Hire period", "1 week"],
    [
      "Time for payment (business days from invoice) 14",
      "Time for payment",
      "14 business days from invoice",
    ],
    ["Notice (no. of days) thirty (30)", "Notice", "thirty (30) days"],
    ["Notice period in hours 48", "Notice period", "48 hours"],
    ["Term – years | 5", "Term", "5 years"],
    ["Cap on liability ($) 250,000", "Cap on liability", "$250,000"],
    ["Fee (AUD ex GST) 1 200.50", "Fee", "AUD 1 200.50 ex GST"],
    ["Rent ($ per month) 4,100", "Rent", "$4,100 per month"],
    ["Interest on late payment (% per annum) 8.5", "Interest on late payment", "8.5% per annum"],
  ])("is read with its unit: %s", (row, label, value) => {
    expect(countedParticular(row)).toEqual({ label, value });
  });

  it.each([
    "Term (months) see clause 4",
    "Term (months) 24 months",
    "Turnover ($'000) 250",
    "Rooms (number) 14",
    "Contract years (months) 2,400",
    "The Client pays within 14 days of each invoice.",
    "Clause 4 (notices) 30",
  ])("is none where the number has its own unit or the label names none: %s", (row) => {
    expect(countedParticular(row)).toBeNull();
  });

  it("gives the length of the contract and its notice, with the row for their place", () => {
    const { text, facts } = read("Term (months)\t18", "Notice period (weeks)\t6");
    const shown = (fact: { start: number; end: number } | null) =>
      fact && text.slice(fact.start, fact.end);
    expect([facts.term?.value, shown(facts.term)]).toEqual(["18 months", "Term (months)\t18"]);
    expect([facts.notice?.value, shown(facts.notice)]).toEqual([
      "6 weeks",
      "Notice period (weeks)\t6",
    ]);
    expect(facts.notices).toMatchObject([{ days: 42, for: "convenience" }]);
  });

  it("gives a notice that is counted in hours", () => {
    const { facts } = read("Notice period in hours\t48");
    expect(facts.notices).toMatchObject([{ days: 2, hours: 48 }]);
    expect(facts.notice?.value).toBe("48 hours");
  });

  it("gives the day on which the contract ends, where it has a beginning", () => {
    const { facts } = read("Commencement date\t1 March 2027", "Term (years)\t2");
    expect(facts.expiryDate?.value).toBe("2029-02-28");
  });

  it.each([
    ["Payment terms (days)\t21", { days: 21 }],
    ["Payment terms (business days)\t10", { days: 10, business: true }],
    ["4.\tPayment terms (days)\t21", { days: 21 }],
    ["Payment terms in days\t21", { days: 21 }],
    ["Payment terms (days): 21", { days: 21 }],
    ["| Payment terms (days) | 21 |", { days: 21 }],
    ["Payment terms\t21 days from invoice", { days: 21 }],
    ["Terms of payment (days from invoice)\t21", { days: 21 }],
  ])("gives when money is to be paid: %j", (row, payment) => {
    const { text, clauses } = read("Site\tAll rooms", row);
    const found = clauses.filter(({ id }) => id === "payment-terms");
    expect(found.map(({ values }) => values?.payment)).toEqual([payment]);
    expect(text.slice(found[0]?.start, found[0]?.end)).toBe(row);
  });

  it("gives how far liability goes", () => {
    const { clauses } = read("Liability cap ($)\t250,000");
    expect(clauses.find(({ id }) => id === "limitation-of-liability")?.values).toEqual({
      cap: { amount: 250_000, currency: "AUD" },
    });
  });

  it.each([
    ["Payment terms (days) 14", { payment: { days: 14 } }],
    ["Notice period (days) 30", { notice: { days: 30, who: [] } }],
    ["Liability cap (US$) 90,000", { cap: { amount: 90_000, currency: "USD" } }],
  ])("is read by a playbook in a paragraph of no known kind: %s", (row, values) => {
    expect(valuesOf(null, row, nobody)).toMatchObject(values);
  });
});
