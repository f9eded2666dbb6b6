import { describe, expect, it } from "vitest";
import { rate } from "../../../app/analysis/clauses/level.ts";
import { findMissingClauses } from "../../../app/analysis/clauses/missing-clauses.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";

function verdictOn(id: string, sentence: string, sure: boolean) {
  const rule = clauseRules.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  const clause = {
    ...{ id, clauseTitle: rule.title, score: sure ? 0.9 : 0.6, start: 0, end: sentence.length },
    ...{ burdens: [], benefits: [], place: null, values: {} },
  };
  const at = { at: 0, length: sentence.length };
  const read = {
    rule,
    clause,
    sentence,
    scope: sentence,
    bounds: sentence,
    besides: [],
    mirrored: false,
    freeIn: () => [],
    ...at,
  };
  return rate(read, null, (name) => name);
}

const held = "it is less certain than usual that this is such a clause, so it is not rated High";

describe("a level of High", () => {
  const uncapped = "Nothing in this deed limits liability.";
  const foreign = "The laws of Delaware govern it.";

  it("is given to a clause that starts there only where the finder is sure", () => {
    expect(verdictOn("uncapped-liability", uncapped, true).riskLevel).toBe("High");
    const unsure = verdictOn("uncapped-liability", uncapped, false);
    expect(unsure.riskLevel).toBe("Medium");
    expect(unsure.reasons[0]).toBe(held);
  });

  it("is reached by words that settle or raise it only where the finder is sure", () => {
    expect(verdictOn("governing-law", foreign, true).riskLevel).toBe("High");
    const unsure = verdictOn("governing-law", foreign, false);
    expect(unsure.riskLevel).toBe("Medium");
    expect(unsure.reasons).toContain(held);
  });

  it("is said to be held back of no clause that would not have reached it", () => {
    for (const sure of [true, false]) {
      const low = verdictOn("governing-law", "The laws of Victoria govern it.", sure);
      expect(low.riskLevel).toBe("Low");
      expect(low.reasons).not.toContain(held);
    }
    expect(verdictOn("uncapped-liability", uncapped, true).reasons).not.toContain(held);
  });
});

describe("clauses that only Australian law asks for", () => {
  // A shorter paper is a part of a contract, of which nothing is said to be missing.
  const rest = " The Supplier must sweep the yard on each day of the week.".repeat(10);
  const missingIn = (place: string) =>
    findMissingClauses(
      readDocument(
        `Services for a fee of $100 in ${place}, with personal information of customers.${rest}`,
      ),
      { kind: "contract", label: "Services agreement" },
      new Set(["confidentiality"]),
      new Map(),
    ).missing.map(({ id }) => id);

  it("are missed in an Australian document", () => {
    expect(missingIn("Queensland")).toEqual(expect.arrayContaining(["gst", "privacy"]));
  });

  it("are not missed elsewhere, where the others are all the same", () => {
    const elsewhere = missingIn("Singapore");
    expect(elsewhere).not.toContain("gst");
    expect(elsewhere).not.toContain("privacy");
    expect(elsewhere).toEqual(
      missingIn("Queensland").filter((id) => id !== "gst" && id !== "privacy"),
    );
    expect(elsewhere).toContain("governing-law");
  });

  it("are missed in contracts alone, and not where they were found", () => {
    const text = readDocument(`A fee of $100 in Queensland.${rest}`);
    const label = "Services agreement";
    expect(
      findMissingClauses(text, { kind: "letter", label }, new Set(), new Map()).missing,
    ).toEqual([]);
    const found = findMissingClauses(text, { kind: "terms", label }, new Set(["gst"]), new Map());
    expect(found.missing.map(({ id }) => id)).not.toContain("gst");
  });
});
