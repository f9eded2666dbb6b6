import { expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const paper = (...rows: string[]) =>
  [
    "Garden Care Agreement",
    "Supplier: Wattlebird Gardens Pty Ltd ACN 640 222 118",
    "Customer: Franklin Aged Care Ltd ACN 098 112 909",
    ...rows,
    "1. The Supplier must keep the gardens. The Customer must pay the fee.",
    "2. The Customer may end this agreement at any time by 30 days' notice.",
  ].join("\n\n");

it.each(["First period", "Minimum period", "Initial period", "Contract period"])(
  "%s: a length beside such a label is the term, and the contract does not run for ever",
  (label) => {
    const { term, expiryDate } = analyseDocument(
      paper("Start date: 1 March 2026", `${label}: 36 months from the start date`),
    ).facts;
    expect(term?.value).toContain("36 months");
    expect(expiryDate?.value).toBe("2029-02-28");
  },
);

it("a period of another thing is no term", () => {
  const { term } = analyseDocument(
    paper("Start date: 1 March 2026", "Cooling-off period: 5 months", "Payment period: 3 months"),
  ).facts;
  expect(term?.value ?? "").not.toMatch(/5 months|3 months/);
});

it("that the time for the work may be extended renews nothing", () => {
  const { renewal } = analyseDocument(
    `${paper()}\n\n3. The Supplier is entitled to extend the construction period by the number of days it decides, for a period of any delay.`,
  ).facts;
  expect(renewal).toBeNull();
});
