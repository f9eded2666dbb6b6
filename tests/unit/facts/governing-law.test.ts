import { describe, expect, it } from "vitest";
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
  ])("in %j", (text, place) => {
    expect(law(text)).toBe(place);
  });

  it.each([
    "This deed is governed by the law of the State of ____________ and the Commonwealth of Australia.",
    "Acme, Inc. is a corporation duly organized under the laws of Delaware.",
    "These terms are governed by the law of the place where your goods are kept, such as Perth.",
    "The Retail Leases Act 1994 (NSW) applies to this lease.",
    "21. Jurisdiction. Victoria Street and the lane behind it belong to the council.",
  ])("is not in %j", (text) => {
    expect(law(text)).toBeNull();
  });
});
