import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findCategories,
  scoreTermsSentences,
} from "../../../app/analysis/classifier/classifier.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { readTerms } from "../../../commands/scoring/labelled-data.ts";

const contract = `SUPPLY AGREEMENT

1. Term. This Agreement commences on the Effective Date and continues for two (2) years. It shall automatically renew for successive one (1) year periods unless either party gives written notice of non-renewal at least sixty (60) days before the end of the then current term.

2. Limitation of Liability. IN NO EVENT SHALL EITHER PARTY BE LIABLE FOR ANY INDIRECT, INCIDENTAL OR CONSEQUENTIAL DAMAGES. The aggregate liability of the Supplier under this Agreement shall not exceed the fees paid in the twelve (12) months before the claim.

3. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.

4. Governing Law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York.

5. Deliveries. The Supplier delivers the goods on pallets to the loading dock between eight and ten in the morning.
`;

describe("the trained clause finder", () => {
  const found = findCategories(readDocument(contract));
  const words = (category: string) => {
    const finding = found.find((item) => item.category === category);
    return finding && contract.slice(finding.start, finding.end);
  };

  it("finds the clauses that are there, each with its sentence", () => {
    expect(words("Governing Law")).toContain("laws of the State of New York");
    expect(words("Anti-Assignment")).toContain("Neither party may assign");
    expect(words("Renewal Term")).toContain("automatically renew");
    expect(words("Cap on Liability")).toMatch(/shall not exceed|INDIRECT/);
  });

  it("does not find clauses that are not there", () => {
    for (const category of ["Non-Compete", "Source Code Escrow", "Audit Rights", "Insurance"])
      expect(words(category)).toBeUndefined();
  });

  it("is sure to a degree between 0 and 1", () => {
    for (const { score } of found) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  it("says the same of the same words every time", () => {
    expect(findCategories(readDocument(contract))).toEqual(found);
  });

  it("finds nothing in an empty document", () => {
    expect(findCategories(readDocument(""))).toEqual([]);
  });

  it("keeps its weights within 250 kilobytes", () => {
    const sizes = ["weights-contract.json", "weights-terms.json"].map(
      (name) => statSync(`app/analysis/classifier/${name}`).size,
    );
    expect((sizes[0] ?? 0) + (sizes[1] ?? 0)).toBeLessThanOrEqual(250_000);
  });
});

describe("the finder of unfair terms", () => {
  const labels = (sentence: string) =>
    (scoreTermsSentences([sentence])[0] ?? []).map(({ label }) => label);

  it("labels a sentence with what may be unfair in it", () => {
    expect(
      labels("We may modify these Terms at any time, in our sole discretion, without notice."),
    ).toContain("Unilateral change");
    expect(labels("By using the Services, you agree to be bound by these Terms.")).toContain(
      "Contract by using",
    );
    expect(
      labels(
        "We may terminate or suspend your account at any time for any reason, without notice.",
      ),
    ).toContain("Unilateral termination");
  });

  it("labels nothing in a harmless sentence", () => {
    expect(labels("You can find our opening hours on the contact page.")).toEqual([]);
  });

  const labelled = "../shared/data/unfair-tos/validation.jsonl";
  it.runIf(existsSync(labelled))("knows most of the labelled sentences", async () => {
    const sentences = await readTerms(labelled);
    const said = scoreTermsSentences(sentences.map(({ text }) => text));
    const same = sentences.filter(
      (sentence, at) =>
        (said[at] ?? [])
          .map(({ label }) => label)
          .sort()
          .join() === sentence.labels.toSorted().join(),
    );
    expect(same.length / sentences.length).toBeGreaterThan(0.93);
  });
});
