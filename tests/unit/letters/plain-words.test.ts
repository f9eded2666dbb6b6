import { describe, expect, it } from "vitest";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { forTheClient, suggestion } from "../../../app/services/letters/plain-words.ts";

describe("a recommendation in a letter", () => {
  it("is what the firm suggests, not what a lawyer is told to do", () => {
    expect(suggestion("Ask for a cap. Ask that it decline over the term.")).toBe(
      "We suggest asking for a cap. We also suggest asking that it decline over the term.",
    );
    expect(suggestion("Check that goods in transit are insured. Ask for a carve-out.")).toBe(
      "We suggest checking that goods in transit are insured. We also suggest asking for a carve-out.",
    );
    expect(suggestion("Which side it binds could not be told. Make the term mutual.")).toBe(
      "Which side it binds could not be told. We suggest making the term mutual.",
    );
    expect(suggestion("Keep it, and expect the Customer to ask for a cap.")).toBe(
      "We suggest keeping it, and expect the Customer to ask for a cap.",
    );
  });

  it("speaks to the client", () => {
    expect(suggestion("Check that they go as far as the client needs.")).toBe(
      "We suggest checking that they go as far as you need.",
    );
    expect(suggestion("Cut it back to what the client’s interests need.")).toBe(
      "We suggest cutting it back to what your interests need.",
    );
    expect(
      suggestion("Where these are not the client’s own courts, ask for the courts of Victoria."),
    ).toBe("Where these are not your own courts, we suggest asking for the courts of Victoria.");
    expect(forTheClient("It covers damage that the client, or its people, caused.")).toBe(
      "It covers damage that you, or your people, caused.",
    );
  });

  it("leaves no clause of the vocabulary speaking of the client as somebody else", () => {
    const said = clauseRules.flatMap(({ effect, why, ask, wants = [] }) => [
      forTheClient(`This clause ${effect}. ${why}`),
      ...[...ask, ...wants].map((part) =>
        suggestion(`Ask ${typeof part === "string" ? part : part.ask}.`),
      ),
    ]);
    expect(said.filter((words) => /\bclients?\b/i.test(words))).toEqual([]);
    expect(said.filter((words) => /\byou \w+s\b(?<!\byou (?:does|was))/.test(words))).toEqual([]);
  });
});
