import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

/** A distribution agreement, long enough to stand alone, with one sentence on product liability. */
const distribution = (sentence: string) =>
  `DISTRIBUTION AGREEMENT\n\nThis agreement is made on 3 August 2026 between Pelican Paddle Pty Ltd ABN 12 345 678 901 (Supplier) and Cassowary Outdoor Pty Ltd ABN 98 765 432 109 (Distributor).\n\n1 Appointment\n1.1 The Supplier appoints the Distributor to sell its kayaks in Queensland.\n1.2 The Distributor must buy at least 200 kayaks in each year.\n\n2 Price and payment\n2.1 The Distributor must pay each invoice within 30 days.\n2.2 The Supplier may change its price list on 60 days' notice.\n\n3 Products\n3.1 ${sentence}\n\n4 Term\n4.1 This agreement starts on 1 September 2026 and ends on 31 August 2029.\n4.2 Either party may end it if the other does not put a breach right within 30 days after notice.\n\n5 Law\n5.1 The law of Queensland governs this agreement, and each party submits to its courts.\n\n6 General\n6.1 This agreement may be changed only in writing signed by both parties. Neither party may assign it without the other's consent, which must not be unreasonably withheld.`;
const gapsOf = (sentence: string) =>
  analyseDocument(distribution(sentence), { name: "Cassowary Outdoor Pty Ltd" }).missing.map(
    ({ id }) => id,
  );
const liability = "distribution/product-liability";

describe("what the other side does not promise", () => {
  it("is absent where the client alone promises something of the matter", () => {
    expect(
      gapsOf("The Distributor must hold product liability insurance of $10 million."),
    ).toContain(liability);
  });

  it("is not said to be absent where the other side, both or nobody in particular promises it", () => {
    for (const sentence of [
      "The Supplier must hold product liability insurance of $10 million.",
      "Each party must hold product liability insurance of $10 million.",
      "Product liability insurance of $10 million must be held.",
      "The Distributor must hold product liability insurance of $10 million, and the Supplier must recall what is unsafe.",
    ])
      expect(gapsOf(sentence), sentence).not.toContain(liability);
  });
});
