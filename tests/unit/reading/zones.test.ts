import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";

const paper = `SERVICES AGREEMENT

GUIDANCE NOTES

Read the indemnity with care. The Supplier must indemnify the Customer against all loss in connection with the Services.

TABLE OF CONTENTS
1. Definitions
2. Services
3. Liability
4. Governing law

PARTIES

(1) Larch Pumps Pty Ltd ACN 600 100 200 of 3 Pier Street, Hobart (Supplier)
(2) Yew Dairy Pty Ltd ACN 600 300 400 of 9 Quarry Road, Burnie (Customer)

BACKGROUND

A. The Supplier was asked to indemnify the Customer against all loss and wishes to do so.
B. The Customer wishes to assign all intellectual property in its recipes to the Supplier.

OPERATIVE PROVISIONS

1. Definitions
Claim means any claim for an indemnity against loss, damage, cost or expense.
Confidential Information means all information of a party that is confidential.

2. Services
2.1 The Supplier must service the pumps each month.
2.2 The Customer must pay $400 a visit within 30 days of an invoice.

3. Liability
3.1 The Supplier is not liable for loss of profit.

4. Governing law
The law of Tasmania governs this agreement.

Contact name: ______________________

EXECUTED as an agreement

Signed by the Supplier, which indemnifies the Customer against all loss in signing: ____________
`;
const reading = readDocument(paper);
const zoneOf = (words: string) => reading.blocks[reading.blockAt(paper.indexOf(words))]?.zone;

describe("the zones of a document", () => {
  it.each([
    ["SERVICES AGREEMENT", "front"],
    ["Read the indemnity", "guidance"],
    ["2. Services\n3. Liability", "contents"],
    ["(2) Yew Dairy", "parties"],
    ["B. The Customer wishes", "recitals"],
    ["Claim means", "definitions"],
    ["2.1 The Supplier", "operative"],
    ["The law of Tasmania", "operative"],
    ["Contact name", "form"],
    ["Signed by the Supplier", "signature"],
  ])("“%s” stands in %s", (words, zone) => {
    expect(zoneOf(words)).toBe(zone);
  });

  it("hold no clause where nobody promises anything", () => {
    const { clauses } = analyseDocument(paper);
    const found = clauses.map(({ id, start }) => [
      id,
      reading.blocks[reading.blockAt(start)]?.zone,
    ]);
    expect(new Set(found.map(([, zone]) => zone))).toEqual(new Set(["operative"]));
    expect(found.map(([id]) => id)).toEqual(
      expect.arrayContaining(["consequential-loss", "governing-law"]),
    );
    expect(found.map(([id]) => id)).not.toContain("indemnity");
    expect(found.map(([id]) => id)).not.toContain("ip-assignment");
  });

  it("leave a sentence by itself, and a letter, operative", () => {
    for (const text of [
      "The Customer indemnifies the Supplier against all loss.",
      "Dear Ms Calder\n\nYou must keep our recipes secret.",
    ])
      expect(readDocument(text).blocks.at(-1)?.zone).toBe("operative");
  });
});

describe("the name under which a paper was filed", () => {
  it("leaves the words operative that it runs into", () => {
    const text =
      "EXHIBIT 99.1 JOINT FILING AGREEMENT The Ferrymen agree that the report is filed for each of them, and that each is liable for what it says of itself.";
    expect(readDocument(text).blocks.map(({ zone }) => zone)).toEqual(["operative"]);
  });

  it("stands at the front, and makes no annexure of the paper", () => {
    const { blocks } = readDocument(
      "Exhibit 10.2\n\nPUMPING AGREEMENT\n\n1. Pumping\n\nThe Pumper must pump the quarry dry.",
    );
    expect(blocks.map(({ zone }) => zone)).toEqual([
      "front",
      "operative",
      "operative",
      "operative",
    ]);
  });
});
