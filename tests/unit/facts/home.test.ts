import { describe, expect, it } from "vitest";
import { homesOf } from "../../../app/analysis/cast/homes.ts";
import { isAustralian } from "../../../app/analysis/facts/origin.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const party = (text: string, name: string) => {
  const start = text.indexOf(name);
  return { name, role: null, aliases: [], start, end: start + name.length };
};

describe("where a party is at home", () => {
  it("is told beside its name, by its law, its office or its postcode, and ends where another is named", () => {
    const text =
      'THIS AGREEMENT is made by Tern Mills, Inc., a Delaware corporation of 12 Bay Road, Ventura, CA 93001 ("Tern"), and Gull Foods, LLC, of Miami, Florida ("Gull").';
    const [tern, gull] = [party(text, "Tern Mills, Inc."), party(text, "Gull Foods, LLC")];
    expect(homesOf(text, tern, [tern, gull])).toEqual(["Delaware", "California"]);
    expect(homesOf(text, gull, [tern, gull])).toEqual(["Florida"]);
  });

  it("is where notices to it go", () => {
    const text =
      "Between Tern Mills, Inc. and Gull Foods, LLC.\n\nIf to Tern Mills, Inc.:\n4 Pier Street, New York, NY 10010\n\n";
    expect(homesOf(text, party(text, "Tern Mills, Inc."), [])).toEqual(["New York"]);
  });
});

describe("a paper", () => {
  it("is not Australian for a goods and services tax of another country", () => {
    expect(isAustralian("Fees are exclusive of GST.")).toBe(true);
    expect(isAustralian("Fees are exclusive of GST. The courts of Ontario decide.")).toBe(false);
  });
});

describe("law and courts", () => {
  const cards = (client: string) =>
    clauseCards(
      'SUPPLY AGREEMENT\n\nThis Supply Agreement is made on March 3, 2020 between Tern Mills, Inc., a corporation of Albany, New York ("Tern") and Gull Foods, LLC, of Miami, Florida ("Gull").\n\n1. Supply. Tern shall supply flour to Gull.\n\n2. Governing Law. This Agreement is governed by the laws of the State of New York.\n',
      { name: client },
    ).riskFlags.find(({ clauseId }) => clauseId === "governing-law")?.recommendation;

  it("of the client's own place are kept, and of another's are asked about", () => {
    expect(cards("Tern Mills, Inc.")).toBe("Keep it: no other law would be nearer to the client.");
    expect(cards("Gull Foods, LLC")).toContain("Where this is not the client’s own law");
  });
});
