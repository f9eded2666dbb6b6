import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analysed } from "../../fixtures/analysed.ts";
import labelled from "../../fixtures/contracts/labels.json" with { type: "json" };

const labels: Record<string, string[]> = labelled;
const folder = new URL("../../fixtures/contracts/", import.meta.url);
const wider: Record<string, string> = {
  "consequential-loss": "limitation-of-liability",
  "non-solicitation": "restraint-of-trade",
  arbitration: "dispute-resolution",
  "price-increase": "unilateral-variation",
};
const scored = new Set(Object.values(labels).flat());

function read(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

describe("Australian contracts", () => {
  it("finds the clauses that they were labelled with", () => {
    let right = 0;
    let wrong = 0;
    for (const [file, wanted] of Object.entries(labels)) {
      const found = new Set(analysed(read(file)).clauses.map(({ id }) => wider[id] ?? id));
      for (const id of scored) {
        if (found.has(id) && wanted.includes(id)) right += 2;
        else if (found.has(id) !== wanted.includes(id)) wrong += 1;
      }
    }
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.93);
  });

  it.each(Object.keys(labels))(
    "quotes %s word for word and sums it up in 80 to 200 words",
    (file) => {
      const text = read(file);
      const { riskFlags, findings, executiveSummary } = analysed(text);
      for (const { quote, start, end } of [...riskFlags, ...findings])
        expect(quote).toBe(text.slice(start, end));
      const words = executiveSummary.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(200);
    },
  );

  it("knows what kind of contract each is", () => {
    const label = (file: string) => analysed(read(file)).documentType.label;
    expect(label("commercial-lease.txt")).toBe("Lease");
    expect(label("employment-contract.txt")).toBe("Employment contract");
    expect(label("website-terms.txt")).toBe("Terms of service");
    expect(label("share-sale.txt")).toBe("Share sale agreement");
    expect(label("settlement-deed.txt")).toBe("Deed of settlement");
  });

  it("flags nothing in heads of agreement but when the price is paid, and that as low", () => {
    const { riskFlags } = analysed(read("heads-of-agreement.txt"));
    expect(riskFlags.map(({ riskLevel, clauseTitle }) => `${clauseTitle}: ${riskLevel}`)).toEqual([
      "Payment Terms: Low",
    ]);
  });

  it("names the parties of a lease with what they are called", () => {
    expect(
      analysed(read("commercial-lease.txt")).facts.parties.map(
        ({ name, role }) => `${name}: ${role}`,
      ),
    ).toEqual([
      "MURCHISON PROPERTY HOLDINGS PTY LTD: Lessor",
      "SALTBUSH CAFE PTY LTD: Lessee",
      "JOANNE MARIE PETRIDIS: Guarantor",
    ]);
  });
});
