import { describe, expect, it } from "vitest";
import { matchRules } from "../../../app/analysis/clauses/rule-match.ts";
import { segmentDocument } from "../../../app/analysis/reading/segment.ts";
import { readUnits } from "../../../app/analysis/reading/units.ts";
import { finish } from "../../../app/lib/parts.ts";
import wordings from "../../fixtures/contracts/wordings.json" with { type: "json" };

/** A finer clause counts for the wider one. */
const wider: Record<string, string> = {
  "consequential-loss": "limitation-of-liability",
  "non-solicitation": "restraint-of-trade",
  arbitration: "dispute-resolution",
};

function clausesIn(sentence: string): string[] {
  const found = finish(matchRules(readUnits(sentence, segmentDocument(sentence))));
  return [...found.keys()].map(({ id }) => wider[id] ?? id);
}

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
  const found = [...finish(matchRules(readUnits(text, segmentDocument(text)))).entries()].find(
    ([rule]) => rule.id === "unilateral-variation",
  );
  expect(found?.[1][0]?.sentence).toContain(
    "The Supplier may: (b) change these terms at any time.",
  );
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
  const found = [...finish(matchRules(readUnits(text, segmentDocument(text)))).keys()];
  expect(found.map((rule) => rule.id)).toContain(id);
});
