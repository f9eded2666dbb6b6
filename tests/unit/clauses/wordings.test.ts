import { describe, expect, it } from "vitest";
import { matchRules } from "../../../app/analysis/clauses/rule-match.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { unitsOf } from "../../../app/analysis/reading/units.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import wordings from "../../fixtures/contracts/wordings.json" with { type: "json" };

/** A finer clause counts for the wider one. */
const wider: Record<string, string> = {
  "consequential-loss": "limitation-of-liability",
  "non-solicitation": "restraint-of-trade",
  arbitration: "dispute-resolution",
};

/** What the rules recognise in a text: each clause with the sentence that says it. */
function matchesIn(text: string): { id: string; sentence: string }[] {
  return unitsOf(readDocument(text)).flatMap((unit) =>
    [...matchRules(unit, clauseRules)].map(([{ id }, { sentence }]) => ({ id, sentence })),
  );
}

const clausesIn = (text: string) => matchesIn(text).map(({ id }) => wider[id] ?? id);

describe.each(Object.entries(wordings))("%s", (id, { yes, no }) => {
  it.each(yes)("is recognised in: %s", (sentence) => {
    expect(clausesIn(sentence)).toContain(id);
  });

  it.each(no)("is not seen in: %s", (sentence) => {
    expect(clausesIn(sentence)).not.toContain(id);
  });
});

it("reads an item of a list with the words that introduce it", () => {
  const text =
    "3.1 The Supplier may:\n(a) deliver in parts; and\n(b) change these terms at any time.";
  const found = matchesIn(text).find(({ id }) => id === "unilateral-variation");
  expect(found?.sentence).toContain("The Supplier may: (b) change these terms at any time.");
});

it.each([
  [
    "Insurance and indemnity",
    "The Contractor indemnifies the Principal against any loss.",
    "indemnity",
  ],
  [
    "Repair, insurance and risk",
    "The Tenant indemnifies the Landlord against any loss.",
    "indemnity",
  ],
  [
    "Liability and insurance",
    "The Supplier's liability is limited to the fees.",
    "limitation-of-liability",
  ],
])("reads all that a heading with insurance in it names: %s", (heading, sentence, id) => {
  const text = `6. ${heading}\n6.1 The Contractor must hold public liability insurance.\n6.2 ${sentence}`;
  expect(clausesIn(text)).toContain(id);
});
