import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { checkAnswer } from "../../../app/analysis/model/findings.ts";
import { type RiskLevel, riskLevels } from "../../../app/schemas/analysis.ts";
import { contractText as text } from "../../fixtures/contract.ts";
import {
  builtIn,
  check,
  customer,
  flag,
  indemnity,
  known,
  merge,
  supplier,
} from "../../fixtures/model-answer.ts";
import { drawsOfShare } from "../../shares.ts";

const isLower = (a: RiskLevel, b: RiskLevel) => riskLevels.indexOf(a) > riskLevels.indexOf(b);

describe("the model's answer to a piece", () => {
  it("keeps a flag whose words are there, with their place and the vocabulary's title", () => {
    const [kept] = check({ riskFlags: [flag] }).riskFlags;
    expect(kept).toMatchObject({
      ...{ clauseId: "indemnity", clauseTitle: "Indemnity", quote: indemnity },
    });
    expect(text.slice(kept?.start, kept?.end)).toBe(indemnity);
  });

  it.each([
    ["quotes words that are not there", { quote: "The Customer sells its soul to the Supplier" }],
    ["quotes half the contract", { quote: text.repeat(5) }],
    ["has no title", { clauseTitle: " \u200b" }],
    ["explains nothing", { explanation: "" }],
    ["asks for nothing", { recommendation: "Keep it. You may sign the clause." }],
    ["explains by a case that the document does not name", { explanation: "See [2019] HCA 32." }],
    ["asks the lawyer to visit an address", { recommendation: "Log in at evil.example.com now." }],
  ])("loses a flag that %s", (_what, change) => {
    expect(check({ riskFlags: [{ ...flag, ...change }] }).riskFlags).toEqual([]);
  });

  it("loses only the sentence that names an invented Act", () => {
    const explanation = "It is one-sided. It offends the Made Up Act 1987. Push back.";
    const [kept] = check({ riskFlags: [{ ...flag, explanation }] }).riskFlags;
    expect(kept?.explanation).toBe("It is one-sided. Push back.");
  });

  it("loses only the sentence that names a company which is not in the document", () => {
    const explanation = "It is one-sided. Globex Holdings Pty Ltd must pay. Push back.";
    const [kept] = check({ riskFlags: [{ ...flag, explanation }] }).riskFlags;
    expect(kept?.explanation).toBe("It is one-sided. Push back.");
    const same = "It binds NORTHERN RIVERS LOGISTICS PTY LTD alone.";
    const [other] = check({ riskFlags: [{ ...flag, explanation: same }] }).riskFlags;
    expect(other?.explanation).toBe(same);
  });

  it("knows a clause by its id, and gives one that the vocabulary has not its own title", () => {
    const titles = (change: Partial<typeof flag>) =>
      check({ riskFlags: [{ ...flag, ...change }] }).riskFlags.map((kept) => [
        kept.clauseId,
        kept.clauseTitle,
      ]);
    expect(titles({ clauseId: "indemnity", clauseTitle: "Hold Harmless" })).toEqual([
      ["indemnity", "Indemnity"],
    ]);
    expect(titles({ clauseId: "invented", clauseTitle: "Hold Harmless" })).toEqual([
      [null, "Hold Harmless"],
    ]);
  });

  it.each([
    ["by name", [customer], [supplier], [customer], [supplier]],
    ["by what the document calls them", ["the Customer"], ["SUPPLIER"], [customer], [supplier]],
    ["beside somebody invented", ["Globex", "Customer"], ["Supplier"], [customer], [supplier]],
    ["against somebody invented", ["Customer"], ["Globex Pty Ltd"], [], []],
    ["on one side alone", ["Customer"], [], [], []],
  ])(
    "names whom a clause binds from the parties alone: %s",
    (_how, burdens, benefits, bear, gain) => {
      const [kept] = check({ riskFlags: [{ ...flag, burdens, benefits }] }).riskFlags;
      expect(kept).toMatchObject({ burdens: bear, benefits: gain });
    },
  );

  it("loses only the sentence that advises to keep the clause", () => {
    const recommendation = "Ask for less. Keep it otherwise. Ask soon.";
    const [kept] = check({ riskFlags: [{ ...flag, recommendation }] }).riskFlags;
    expect(kept?.recommendation).toBe("Ask for less. Ask soon.");
  });

  it("dismisses the candidates that it names by number, from 1", () => {
    const [first, second] = known.candidates;
    const spans = [second, first].map((one) => ({ start: one?.start, end: one?.end }));
    expect(check({ dismissed: [2, 1, 0, -1, 99] }).dismissed).toEqual(spans);
  });

  it("finds a quote only in the piece that was asked about", () => {
    const half = { start: 0, end: text.indexOf("4. Indemnity") };
    const answer = { executiveSummary: "", riskFlags: [flag], dismissed: [] };
    expect(checkAnswer(text, half, known, answer).riskFlags).toEqual([]);
  });

  it("never yields a quote that is not the text at its offsets, nor lowers a risk, whatever it says", () => {
    const words = text.split(" ");
    const passage = fc
      .tuple(
        fc.nat(words.length),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(" ", "\n", "\u200b "),
      )
      .map(([from, length, space]) => words.slice(from, from + length).join(space));
    const anyFlag = fc.record({
      riskLevel: fc.constantFrom("High" as const, "Medium" as const, "Low" as const),
      clauseId: fc.constantFrom(null, "indemnity", "price-increase", "x"),
      clauseTitle: fc.string({ unit: "binary" }),
      burdens: fc.array(fc.constantFrom("Customer", "Supplier", "Globex")),
      benefits: fc.array(fc.constantFrom("Customer", "Supplier", "Globex")),
      quote: fc.oneof(passage, fc.string({ unit: "binary" })),
      explanation: fc.string({ unit: "binary" }),
      recommendation: fc.string({ unit: "binary" }),
    });
    const anyAnswer = fc.record({
      executiveSummary: fc.string({ unit: "binary" }),
      riskFlags: fc.array(anyFlag),
      dismissed: fc.array(fc.integer()),
    });
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const merged = merge(check(answer), answer.executiveSummary);
        expect(merged.executiveSummary).not.toBe("");
        for (const { quote, start, end } of merged.riskFlags) {
          expect(quote).toBe(text.slice(start, end));
          expect(quote).not.toBe("");
        }
        for (const { riskLevel, start, end } of builtIn.riskFlags) {
          if (riskLevel === "Low") continue;
          const there = merged.riskFlags.filter(
            (flag) => flag.start < end && start < flag.end && !isLower(flag.riskLevel, riskLevel),
          );
          expect(there, "each risk is still shown, no lower").not.toEqual([]);
        }
      }),
      drawsOfShare(100, inject("share")),
    );
  });
});
