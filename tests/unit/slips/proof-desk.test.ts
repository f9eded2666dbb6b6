import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

/** A clean contract, with words of it changed. */
function paper(change: Record<string, string> = {}): string {
  const clean = `SERVICES AGREEMENT

This agreement is made on Tuesday, 5 May 2026 between Marrowbone Pumps Pty Ltd (Supplier) and Bight Fisheries Pty Ltd (Customer).

1 Meanings
1.1 "Business Day" means a day that is not a Saturday, a Sunday or a public holiday in Adelaide.
1.2 "Commencement Date" means 1 July 2026.
1.3 "Pumps" means the pumps in Schedule 1.

2 Work
2.1 The Supplier must install the Pumps from the Commencement Date.
2.2 The Supplier warrants that the Pumps are new.

3 Price
3.1 The Customer must pay one hundred and twenty thousand dollars ($120,000) within thirty (30) days.
3.2 A late sum bears interest from the next Business Day. Clause 2.2 is not touched by this clause 3.

4 Law
4.1 The law of South Australia governs this agreement.

Schedule 1
Four pumps of the make Tern 40.

SIGNED for Marrowbone Pumps Pty Ltd by: ____________
SIGNED for Bight Fisheries Pty Ltd by: ____________
`;
  return Object.entries(change).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, clean);
}

const slipsIn = (text: string) =>
  analyseDocument(text).findings.filter(({ kind }) => kind !== "placeholder");

describe("the proof desk", () => {
  it("has nothing to say of a clean paper", () => {
    expect(slipsIn(paper())).toEqual([]);
  });

  it.each([
    ["a sum in words and in other figures", "figures", { "($120,000)": "($125,000)" }],
    ["a time in words and in other figures", "figures", { "thirty (30)": "thirty (14)" }],
    ["a day that is in no calendar", "date", { "means 1 July 2026": "means 31 June 2026" }],
    ["a weekday that its date is not", "date", { "Tuesday, 5 May": "Monday, 5 May" }],
    [
      "a day that two places give differently",
      "contradiction",
      { "2.1 The": "Commencement date: 1 August 2026\n\n2.1 The" },
    ],
    [
      "business days that nobody has said what they are",
      "undefined-term",
      {
        '1.1 "Business Day" means a day that is not a Saturday, a Sunday or a public holiday in Adelaide.':
          "1.1 Headings are for ease of reading.",
      },
    ],
    [
      "business days in other letters than they are defined in",
      "undefined-term",
      { "next Business Day": "next business day" },
    ],
    [
      "a term that is defined and not used",
      "unused-term",
      { "2 Work": '1.4 "Moorings" means the berths at Port Lincoln.\n\n2 Work' },
    ],
    ["a reference to no clause", "broken-reference", { "Clause 2.2 is": "Clause 9.2 is" }],
    ["this clause, in another", "broken-reference", { "this clause 3": "this clause 8" }],
    [
      "a schedule with nothing in it",
      "schedule",
      { "Four pumps of the make Tern 40.": "[Reserved]" },
    ],
    ["a number that stands twice", "numbering", { "3.2 A late": "3.1 A late" }],
    ["one party with the verb of several", "grammar", { "Supplier warrants": "Supplier warrant" }],
    [
      "a name that is nearly a party's",
      "name",
      { "SIGNED for Bight Fisheries": "SIGNED for Bright Fisheries" },
    ],
    [
      "a party without a place to sign",
      "execution",
      { "SIGNED for Bight Fisheries Pty Ltd by: ____________": "" },
    ],
  ])("finds %s, and says how to cure it", (_, kind, change) => {
    const text = paper(change as Record<string, string>);
    const found = slipsIn(text).filter((one) => one.kind === kind);
    expect(found, JSON.stringify(slipsIn(text))).toHaveLength(1);
    expect(found[0]?.quote).toBe(text.slice(found[0]?.start, found[0]?.end));
  });
});
