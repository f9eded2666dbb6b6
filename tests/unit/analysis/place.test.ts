import { describe, expect, it } from "vitest";
import { citedPlace } from "../../../app/analysis/reading/place.ts";
import { segmentDocument } from "../../../app/analysis/reading/segment.ts";

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
const segments = segmentDocument(paper);
const placeOf = (words: string) =>
  citedPlace(
    segments,
    segments.findIndex(({ start, end }) => paper.slice(start, end).includes(words)),
  );

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
    const parts = segmentDocument(front);
    const at = parts.findIndex(({ start, end }) => front.slice(start, end).includes("sells"));
    expect(citedPlace(parts, at)).toBe("cl 2.1");
  });

  it("is none where nothing is numbered", () => {
    expect(placeOf("SUPPLY AGREEMENT")).toBeNull();
  });
});
