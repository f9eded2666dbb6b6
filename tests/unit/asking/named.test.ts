import { expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const paper = (lender: string) =>
  [
    "Homes Contract",
    "Item 1. Owner: Priya Menon, 7 Cliff Road, Thirroul",
    "Item 2. Builder: Slate Homes Pty Ltd (ACN 640 118 273), 5 Quarry Road, Albion Park",
    `Item 3. ${lender}: Esk Mutual Bank Limited`,
    "1. The Builder must build the works. The Owner must pay the Builder the price.",
    "2. The Builder may suspend the works at once and without notice. The Builder may increase the price at any time by any amount.",
    "3. The Builder's liability is limited to the price. The Builder need not insure. The Builder may enter the site.",
    "4. The Builder may assign this contract. The Builder keeps the plans. The Builder may sub-let the works.",
  ].join("\n\n");

it.each(["Lender", "Financier", "Lender (if any)"])(
  "the other side is whom the paper speaks of, and nobody who is only named in it: %s",
  (lender) => {
    const { riskFlags, facts } = analyseDocument(paper(lender), { name: "Priya Menon" });
    expect(facts.parties.map(({ role }) => role)).toContain("Builder");
    const said = riskFlags
      .filter(({ questionId }) => questionId !== null)
      .map(({ explanation }) => explanation);
    expect(said.join("\n")).toContain("The Builder");
    expect(said.join("\n")).not.toMatch(/the (?:Lender|Financier)/i);
  },
);
