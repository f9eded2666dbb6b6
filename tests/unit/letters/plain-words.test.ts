import { describe, expect, it } from "vitest";
import { everyQuestion } from "../../../app/analysis/questions/index.ts";
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

  it("says each of several things to do as it says the first, and what is asked for as it is", () => {
    expect(suggestion("Restore the data, or let it be returned and keep a copy.")).toBe(
      "We suggest restoring the data, or letting it be returned and keeping a copy.",
    );
    expect(suggestion("Delete it; leave loss to be proved.")).toBe(
      "We suggest deleting it; leaving loss to be proved.",
    );
    expect(suggestion("State the reasons, review and refund.")).toBe(
      "We suggest stating the reasons, review and refund.",
    );
    expect(suggestion("Ask for a right to inspect, copy and keep the books.")).toBe(
      "We suggest asking for a right to inspect, copy and keep the books.",
    );
  });

  it("leaves nothing that is asked of a paper as an order", () => {
    const asks = everyQuestion.flatMap(({ answers, absent }) => [
      ...answers.map(({ ask }) => ask),
      absent?.ask,
    ]);
    const said = asks.flatMap((ask) => (ask === undefined ? [] : [suggestion(ask)]));
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((words) => !words.startsWith("We suggest "))).toEqual([]);
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
