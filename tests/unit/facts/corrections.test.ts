import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { corrected } from "../../../app/analysis/corrections.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import { factWords } from "../../../app/schemas/fact-rows.ts";
import { factFields } from "../../../app/schemas/hand.ts";
import { contractText } from "../../fixtures/contract.ts";

const analysis = analyseDocument(contractText);
const read = factWords(analysis.facts);

describe("facts as people have corrected them", () => {
  it("are what they were where somebody says the very same", () => {
    expect(corrected(analysis, read).facts).toEqual(analysis.facts);
    expect(corrected(analysis, read).byHand).toEqual([]);
  });

  it.each([
    ["expiryDate", "30 June 2029", { value: "2029-06-30", derived: false }],
    ["expiryDate", "Until it is ended", { value: "perpetual" }],
    ["effectiveDate", "2/4/26", { value: "2026-04-02" }],
    ["governingLaw", "Norfolk Island", { value: "Norfolk Island" }],
    ["title", "Haulage Terms", { value: "Haulage Terms" }],
  ] as const)("are read where they can be: %s, %s", (field, words, value) => {
    expect(corrected(analysis, { [field]: words }).facts[field]).toMatchObject(value);
  });

  it("are told in their own words where they cannot be read", () => {
    const { facts, byHand } = corrected(analysis, { expiryDate: "when the works are done" });
    expect(facts.expiryDate).toBeNull();
    expect(byHand).toMatchObject([{ field: "expiryDate", words: "when the works are done" }]);
  });

  it("leave no clause with the value that was corrected", () => {
    const now = corrected(analysis, { notices: "Supplier: 3 days, without cause" });
    expect(now.facts.notices).toMatchObject([{ days: 3, for: "convenience" }]);
    const stood = analysis.facts.notices.map(({ start, end }) => ({ start, end }));
    for (const { values, start, end } of now.clauses)
      if (stood.some((one) => one.start < end && start < one.end))
        expect(values.notice).toBeUndefined();
  });

  it("have nothing left of what was read of the same notice: its hours, its latest day", () => {
    const [notice] = analysis.facts.notices;
    if (!notice) throw new Error("The contract has a notice.");
    const facts = { ...analysis.facts, notices: [{ ...notice, days: 1, hours: 24 }] };
    const line = factWords(facts).notices?.replace("24 hours", "14 days") ?? "";
    expect(line).toContain("14 days");
    const [now] = corrected({ ...analysis, facts }, { notices: line }).facts.notices;
    expect(now).toEqual({ ...notice, days: 14 });
  });

  it("name a party anew wherever it stands, the client too", () => {
    const [first, ...others] = (read.parties ?? "").split("\n");
    const parties = [
      first?.replace("Northern Rivers Logistics Pty Ltd", "Yeerongpilly Freight Ltd"),
      ...others,
    ].join("\n");
    const now = corrected(analysis, { parties }, { name: "Northern Rivers Logistics Pty Ltd" });
    expect(now.client.name).toBe("Yeerongpilly Freight Ltd");
    expect(
      JSON.stringify(now.riskFlags.map(({ burdens, benefits }) => [burdens, benefits])),
    ).not.toContain("Northern Rivers");
    const { executiveSummary } = readFor(
      contractText,
      analysis,
      { name: "Northern Rivers Logistics Pty Ltd" },
      { parties },
    );
    expect(executiveSummary).toContain("Yeerongpilly Freight Ltd");
    expect(executiveSummary).not.toContain("Northern Rivers");
  });

  it("are in the summary, whatever is said of whichever fact, and what was read of it is not told as read", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...factFields.filter(
            (field) =>
              ![
                "parties",
                "title",
                "catchwords",
                "orders",
                "judge",
                "citation",
                "decisionDate",
                "court",
              ].includes(field),
          ),
        ),
        fc.stringMatching(/^[A-Z][a-z]{3,9} [a-z]{3,9}$/),
        (field, words) => {
          const { executiveSummary } = readFor(contractText, analysis, {}, { [field]: words });
          expect(executiveSummary).toContain(words);
        },
      ),
      { numRuns: 60 },
    );
  });
});
