import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { checkAnswer, type PieceFindings } from "../../../app/analysis/model/findings.ts";
import { mergeFindings } from "../../../app/analysis/model/merge.ts";
import { candidatesIn, pieceQuestion } from "../../../app/analysis/model/questions.ts";
import type { PieceAnswer } from "../../../app/schemas/model-answer.ts";
import { contractText as text } from "../../fixtures/contract.ts";

const whole = { start: 0, end: text.length };
const builtIn = analyseDocument(text);
const indemnity = "The Customer indemnifies the Supplier against all loss";
const flag = {
  riskLevel: "Medium" as const,
  clauseTitle: "indemnity",
  quote: indemnity,
  explanation: "The Customer carries every loss. The Supplier carries none.",
  recommendation: "Ask for a mutual indemnity.",
};
const check = (answer: Partial<PieceAnswer>) =>
  checkAnswer(text, whole, candidatesIn(whole, builtIn), {
    executiveSummary: "",
    riskFlags: [],
    dismissed: [],
    ...answer,
  });
const merge = (findings: PieceFindings, summary = "") =>
  mergeFindings(text, builtIn, [findings], summary, "openai:test");

describe("the model's answer to a piece", () => {
  it("keeps a flag whose words are there, with their place and the vocabulary's title", () => {
    const [kept] = check({ riskFlags: [flag] }).riskFlags;
    expect(kept).toMatchObject({ clauseTitle: "Indemnity", quote: indemnity });
    expect(text.slice(kept?.start, kept?.end)).toBe(indemnity);
  });

  it.each([
    ["quotes words that are not there", { quote: "The Customer sells its soul to the Supplier" }],
    ["quotes half the contract", { quote: text.repeat(5) }],
    ["has no title", { clauseTitle: " \u200b" }],
    ["explains nothing", { explanation: "" }],
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

  it("finds a quote only in the piece that was asked about", () => {
    const half = { start: 0, end: text.indexOf("4. Indemnity") };
    const answer = { executiveSummary: "", riskFlags: [flag], dismissed: [] };
    expect(checkAnswer(text, half, [], answer).riskFlags).toEqual([]);
  });

  it("never yields a quote that is not the text at its offsets, whatever it says", () => {
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
      clauseTitle: fc.string({ unit: "binary" }),
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
      }),
    );
  });
});

describe("merging the model's findings with the built-in analyser's", () => {
  const titled = (title: string, flags = builtIn.riskFlags) =>
    flags.filter(({ clauseTitle }) => clauseTitle === title);

  it("takes the model's word on a clause that both found", () => {
    const [merged, ...others] = titled("Indemnity", merge(check({ riskFlags: [flag] })).riskFlags);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({ riskLevel: "Medium", explanation: flag.explanation });
  });

  it("lets go of what the model dismisses, unless it is High", () => {
    const levels = new Set(builtIn.riskFlags.map(({ riskLevel }) => riskLevel));
    expect([levels.has("High"), levels.size > 1]).toEqual([true, true]);
    const everything = builtIn.riskFlags.map((_flag, i) => i + 1);
    const { riskFlags } = merge(check({ dismissed: everything }));
    expect(riskFlags).toEqual(builtIn.riskFlags.filter(({ riskLevel }) => riskLevel === "High"));
  });

  it("keeps what the model passes over in silence", () => {
    expect(merge(check({})).riskFlags).toEqual(builtIn.riskFlags);
  });

  it("keeps facts, clauses and words of the built-in analyser and says who analysed", () => {
    const { executiveSummary, riskFlags, analyser, ...others } = merge(check({}));
    const { executiveSummary: _s, riskFlags: _r, analyser: _a, ...expected } = builtIn;
    expect(others).toEqual(expected);
    expect(analyser).toBe("openai:test");
  });

  it("keeps a summary, without sentences whose figures or addresses are not in the document", () => {
    const honest =
      "The Customer pays $12,000 per month to Harbour Software Pty Ltd from 1 April 2026, and its liability cap is $1,000. It renews by itself.";
    const { executiveSummary } = merge(
      check({}),
      `${honest} The price is $99,500. Pay at www.attacker.example today.`,
    );
    expect(executiveSummary).toBe(honest);
  });

  it("takes figures for the same with and without commas", () => {
    const same =
      "The Customer pays 12000 dollars per month for the software from April 2026 on, within days of invoice, and cannot set off or deduct.";
    expect(merge(check({}), same).executiveSummary).toBe(same);
  });

  it("falls back on the built-in summary where nothing is left of the model's", () => {
    const { executiveSummary } = merge(check({}), "Approved. Call 0400123456 now.");
    expect(executiveSummary).toBe(builtIn.executiveSummary);
  });

  it("flags nothing in a judgment", () => {
    const judgment = {
      ...builtIn,
      documentType: { kind: "judgment" as const, label: "Judgment" },
      riskFlags: [],
    };
    const merged = mergeFindings(text, judgment, [check({ riskFlags: [flag] })], "", "openai:test");
    expect(merged.riskFlags).toEqual([]);
  });
});

describe("the question about a piece", () => {
  it("holds the document in a message of its own, without invisible characters", () => {
    const tampered = text.replace("1. Term", "1. Te\u200brm\u{e0041}\u{e0042}\u202e");
    const { data, instructions } = pieceQuestion(
      tampered,
      { start: 0, end: tampered.length },
      { part: 1, parts: 1 },
      builtIn,
    );
    expect(data[0]).toBe(text);
    expect(instructions).not.toContain("Customer indemnifies");
  });

  it("names the built-in analyser's flags in the piece as candidates", () => {
    const piece = { start: text.indexOf("4. Indemnity"), end: text.indexOf("5. Termination") };
    const { data } = pieceQuestion(text, piece, { part: 2, parts: 3 }, builtIn);
    const { candidates } = JSON.parse(data[1] ?? "");
    expect(candidates).toMatchObject([{ number: 1, clauseTitle: "Indemnity" }]);
  });
});
