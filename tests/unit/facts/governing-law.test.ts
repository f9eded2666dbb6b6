import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

const law = (text: string) => findFacts(text).governingLaw?.value ?? null;

describe("the law that governs a paper", () => {
  it.each([
    ["20. Governing law\n\nTasmania.\n\n21. Notices\n\nBy post.", "Tasmania"],
    ["Item 9   Governing law: NSW\n\nThe parties agree.", "New South Wales"],
    ["| 7 | Jurisdiction | Western Australia |\n| 8 | Rent | $400 |", "Western Australia"],
    ["18.1 The law in force in the ACT governs this lease.", "Australian Capital Territory"],
    ["The proper law of this trust deed is that of the State of Queensland.", "Queensland"],
    ["Disputes under this contract are decided under Victorian law.", "Victoria"],
    ["The law that applies to this hire is that of South Australia.", "South Australia"],
    ["Victorian law applies to this hire.", "Victoria"],
    [
      "Disputes over this hire are governed by the laws of Tasmania, regardless of the laws that might otherwise apply.",
      "Tasmania",
    ],
    ["Unless otherwise agreed, the laws of Queensland govern this hire.", "Queensland"],
    [
      "This is a room agreement under the Victorian Residential Tenancies Act 1997\n\nRent is weekly.",
      "Victoria",
    ],
    ["This site lease is made under the Caravan Parks Act 2009 (WA).", "Western Australia"],
    ["This licence is governed by the law of England and Wales.", "England and Wales"],
    ["21. Governing law. South Australia.\n\n22. Notices.", "South Australia"],
    ["21 GOVERNING LAW AND JURISDICTION: Tasmania", "Tasmania"],
    ["21. Governing law\nWestern Australia.", "Western Australia"],
    ["(m) Applicable law – the laws of Queensland, Australia.", "Queensland"],
    ["21. Law and courts. Victoria and its courts.", "Victoria"],
    ["21. Choice of law. England and Wales.", "England and Wales"],
    ["**Proper law.** ACT.", "Australian Capital Territory"],
    [
      "Relevant State: Northern Territory\n\n9.1 This deed is governed by the law of the Relevant State.",
      "Northern Territory",
    ],
    ["| Governing law | ☐ South Australia ☒ Queensland ☐ Tasmania |", "Queensland"],
    ["Governing law\t☑ Singapore ☐ Victoria", "Singapore"],
    ["Governing law: Tasmania [ ] Victoria [x] Queensland [ ]", "Victoria"],
    ["Governing law: ○ Queensland ● Tasmania", "Tasmania"],
    ["11. Applicable law\n[ ] Victoria  [X] Western Australia", "Western Australia"],
    ["The proper law of this deed is that of Victoria, not that of Tasmania.", "Victoria"],
    [
      "Law: Singapore Companies Act 1967 applies to the Buyer.\n\n8. This deed is governed by the law of Tasmania.",
      "Tasmania",
    ],
  ])("in %j", (text, place) => {
    expect(law(text)).toBe(place);
  });

  it.each([
    "This deed is governed by the law of the State of ____________ and the Commonwealth of Australia.",
    "Acme, Inc. is a corporation duly organized under the laws of Delaware.",
    "These terms are governed by the law of the place where your goods are kept, such as Perth.",
    "The Retail Leases Act 1994 (NSW) applies to this lease.",
    "Governing law: ☐ Queensland ☐ Tasmania",
    "Governing law: [Queensland / Tasmania – delete whichever does not apply]",
    "Governing law: Queensland | Tasmania (strike out one)",
    "Governing law: to be agreed (Tasmania proposed)",
    "This deed is governed by the law of [Queensland or Tasmania].",
    "Governing law: not Tasmania",
    "Governing law: Tasmania / Queensland",
    "This deed is governed by the law of Tasmania or, if the Owner so elects, Queensland.",
    "This deed is not governed by the law of Tasmania.",
    "The law of Tasmania governs this hire unless the Shed is in Queensland.",
    "9. Law: New Zealand Fair Trading Act 1986",
    "9. Law: Hong Kong Employment Ordinance, and the Singapore Employment Act 1968",
    "Governing law: Queensland (if the Shed is in Queensland), otherwise Tasmania",
    "If the Shed is in Queensland, the law of Queensland governs this hire. Otherwise the law of Tasmania governs it.",
    "The law of Queensland or of Tasmania governs this hire, depending on where the Shed is.",
    "21. Jurisdiction. Victoria Street and the lane behind it belong to the council.",
  ])("is not in %j", (text) => {
    expect(law(text)).toBeNull();
  });

  it("is no High flag for an Act of another country, nor for an option that is not ticked", () => {
    const flags = (words: string) =>
      analyseDocument(
        `HIRE AGREEMENT\n\nbetween Kestrel Tanks Pty Ltd (Owner) and Ibis Dairy Pty Ltd (Hirer)\n\n1. Hire\nThe Owner hires the tank to the Hirer.\n\n2. ${words}\n`,
      ).riskFlags.filter(({ riskLevel }) => riskLevel === "High");
    expect(flags("Law: Singapore Prevention of Corruption Act 1960 applies.")).toEqual([]);
    expect(flags("Governing law: ☐ Singapore ☒ Victoria")).toEqual([]);
  });
});
