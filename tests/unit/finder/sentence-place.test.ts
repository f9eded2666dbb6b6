import { describe, expect, it } from "vitest";
import { canSayClauses, placeOf } from "../../../app/analysis/reading/sentence-place.ts";

const where = (words: string, heading = "") => placeOf(words, heading);

describe("the place of a sentence", () => {
  it.each([
    ["operative", "4.1 The Customer indemnifies the Supplier against all loss."],
    ["operative", "Law. Queensland."],
    ["operative", "9.1 Completion of the lease dated ____________ shall take place at noon."],
    ["row", "Item 22 | Applicable law | Queensland"],
    ["row", "3.9 Proper law: Queensland."],
    ["heading", "## Applicable Law"],
    ["heading", "Part C – Guarantee"],
    ["heading", "#### No warranty or further obligations"],
    ["definition", '"Claim" means any claim for loss, and includes an indemnity.'],
    ["definition", "GST and supply have the meanings that they bear in the GST Act."],
    ["interpretation", "Headings are for convenience and do not affect what this lease means."],
    ["interpretation", "Including is not a word of limitation."],
    ["interpretation", "A reference to a party takes in whoever it assigns its rights to."],
    ["report", "The Head Lease, which the Tenant has read, is governed by the law of Victoria."],
    ["report", "Its policy with Outback Mutual excludes indirect loss."],
    ["report", "They discussed a cap on liability and decided against it."],
    ["operative", "The earlier agreement between them is replaced by this one."],
    ["recital", "This Mooring & Storage Agreement (Agreement) is made between:"],
    ["operative", "This deed is made between them, and each releases the other."],
    ["heading", "| Rider | Mobile | Next of kin |"],
    ["row", "| Bond | $900 |"],
    ["recital", "WHEREAS the Vendor has agreed to indemnify the Purchaser"],
    ["recital", "The arbitrator's award was paid by the Principal on 3 May 2022."],
    ["form field", "[ ] Personal guarantee attached"],
    ["form field", "Guarantor: ______________________ Date: ____________"],
    ["note", "[Note to draft: cap on liability to be settled.]"],
    ["pointer", "Item 8 Liability limit: see clause B.12"],
    ["pointer", "Item 9 | Arbitration | Deleted"],
  ])("is %s: %s", (place, words) => {
    expect(where(words)).toBe(place);
  });

  it("is a recital where the background tells what somebody wishes", () => {
    const wish = "B. The parties wish to record that all recordings are owned by the Studio.";
    expect(where(wish, "Background")).toBe("recital");
    expect(where(wish, "Ownership")).toBe("operative");
  });

  it("is a recital under such a heading, unless it binds somebody", () => {
    expect(where("The store was flooded.", "Background")).toBe("recital");
    expect(where("The Company must keep insurance.", "Background")).toBe("operative");
  });

  it("lets clauses be said in operative sentences and in rows", () => {
    expect(canSayClauses("operative") && canSayClauses("row")).toBe(true);
    expect(canSayClauses("definition")).toBe(false);
  });
});
