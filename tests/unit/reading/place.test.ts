import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";

const paper = `SUPPLY AGREEMENT

1. Supply

1.1 The Supplier must supply the Goods.

9. Ending

9.2 The Supplier may end this agreement if the Customer:

(a) does not pay for thirty days; or

(b) is wound up, or:

(i) a receiver is appointed to it.

Nothing here limits what the law gives.

Schedule 1

3. The Customer must insure the Goods.
`;
const segments = readDocument(paper).blocks;
const placeOf = (words: string) =>
  segments[segments.findIndex(({ start, end }) => paper.slice(start, end).includes(words))]
    ?.place ?? null;

describe("the place that is cited for words", () => {
  it.each([
    ["must supply", "cl 1.1"],
    ["does not pay", "cl 9.2(a)"],
    ["receiver", "cl 9.2(b)(i)"],
    ["must insure", "Sch 1 cl 3"],
  ])("for “%s” is %s", (words, place) => {
    expect(placeOf(words)).toBe(place);
  });

  it("is no schedule for clauses that follow a “Schedule of terms” at the front", () => {
    const front =
      "SALE AGREEMENT\n\n1. The parties agree.\n\nSCHEDULE OF TERMS\n\nPrice: $500\n\n2. SALE\n\n2.1 The Vendor sells the barn.\n";
    const parts = readDocument(front).blocks;
    const at = parts.findIndex(({ start, end }) => front.slice(start, end).includes("sells"));
    expect(parts[at]?.place ?? null).toBe("cl 2.1");
  });

  it("is none where nothing is numbered", () => {
    expect(placeOf("SUPPLY AGREEMENT")).toBeNull();
  });

  const twice = `KENNEL TERMS

1. Boarding

1.1 The Kennel boards the dog.

2. Fees

2.1 The Owner pays weekly:

1. in advance; and

2. by card.

3. Ending

The Kennel may end this agreement at once.

GUARANTEE BY DIRECTORS

1. Each director guarantees what the Owner owes.

2. The guarantee:

(iv) continues; and

(v) binds estates.
`;

  it.each([
    ["boards the dog", "cl 1.1"],
    ["end this agreement", "cl 3"],
    ["Each director", "Guarantee by Directors cl 1"],
    ["binds estates", "Guarantee by Directors cl 2(v)"],
  ])("tells two numberings of one paper apart: “%s” is %s", (words, place) => {
    const parts = readDocument(twice).blocks;
    const at = parts.findIndex(({ start, end }) => twice.slice(start, end).includes(words));
    expect(parts[at]?.place ?? null).toBe(place);
  });

  const headed = `TERMS OF HIRE

Care of the Van

The Hirer must keep the van clean.

Damage and Loss

(a) The Hirer pays for dents.

(b) The Hirer pays for glass:

(i) if it is cracked.
`;

  it.each([
    ["keep the van", "Care of the Van"],
    ["for dents", "Damage and Loss (a)"],
    ["cracked", "Damage and Loss (b)(i)"],
  ])("is the heading where headings have no numbers: “%s” is %s", (words, place) => {
    const parts = readDocument(headed).blocks;
    const at = parts.findIndex(({ start, end }) => headed.slice(start, end).includes(words));
    expect(parts[at]?.place ?? null).toBe(place);
  });

  const mixed = `HALL HIRE

CARE

Every hirer must:

1. Floors: sweep the boards; and

2. Lights: switch them off.

MONEY

The bond is $200.

Late return costs $50.

COMPLAINTS

They go:

1. Caretaker: to the caretaker first; and

2. Committee: to the committee after that.
`;

  it.each([
    ["sweep", "cl 1"],
    ["bond is", "Money"],
    ["caretaker first", "Complaints cl 1"],
  ])("is not the list above where a part begins without a number: “%s” is %s", (words, place) => {
    const parts = readDocument(mixed).blocks;
    const at = parts.findIndex(({ start, end }) => mixed.slice(start, end).includes(words));
    expect(parts[at]?.place ?? null).toBe(place);
  });

  it("goes on counting where a word processor lost the numerals of a list", () => {
    const slip = `CARE AGREEMENT

7. Ending

(c) The Centre may end the place at once where the Parent:

(i) has struck a carer;

1. has not paid for a month; or

1. brings a sick child.

8. Law

The law of Tasmania applies.
`;
    const parts = readDocument(slip).blocks;
    const places = ["not paid", "sick child", "Tasmania"].map(
      (words) =>
        parts[parts.findIndex(({ start, end }) => slip.slice(start, end).includes(words))]?.place ??
        null,
    );
    expect(places).toEqual(["cl 7(c)(ii)", "cl 7(c)(iii)", "cl 8"]);
  });

  it("of a row is the heading over the rows, and not the row before it", () => {
    const text =
      "HALL LICENCE\n\nITEM 1 - REFERENCE SCHEDULE\nTerm: 5 years\nPublic liability insurance: $20,000,000 per occurrence\n\n1. The Licensee must pay Alder Halls Pty Ltd (Licensor) the fee.";
    const place = analyseDocument(text).riskFlags.find(({ clauseId }) => clauseId === "insurance");
    expect(place?.place).toBe("Item 1 - Reference Schedule");
  });

  it("of a clause under “Terms” is not the schedule at the front", () => {
    const text =
      "PLANT LEASE\n\nDate: 3 June 2026\n\nSCHEDULE\n1. Lessor: Corella Finance Pty Ltd\n2. Lessee: Moth Earthworks Pty Ltd\n\nTERMS\n1. The Lessee must pay the rent.\n2. The Lessee indemnifies the Lessor against all loss in connection with the plant.";
    const card = analyseDocument(text).riskFlags.find(({ clauseId }) => clauseId === "indemnity");
    expect(card?.place).toBe("Terms cl 2");
  });

  it("takes no name from a line that is signed", () => {
    const text =
      "TRADE CONTRACT\n\n1. Works: plastering of four houses\n\nBuilder's Signature Plasterer's Signature\n\n1. The Plasterer (Moth Linings Pty Ltd) must work with care.\n2. The Plasterer indemnifies the Builder (Acorn Homes Pty Ltd) against all loss in connection with the works.";
    const card = analyseDocument(text).riskFlags.find(({ clauseId }) => clauseId === "indemnity");
    expect(card?.place).toContain("cl 2");
    expect(card?.place).not.toContain("Signature");
  });
});
