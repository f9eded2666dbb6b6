import { describe, expect, it } from "vitest";
import type { Client } from "../../../app/analysis/clauses/for-client.ts";
import { pieceQuestion } from "../../../app/analysis/model/questions.ts";
import { contractText as text } from "../../fixtures/contract.ts";
import { builtIn, customer, supplier, whole } from "../../fixtures/model-answer.ts";

describe("the question about a piece", () => {
  it("holds the document in a message of its own, without invisible characters", () => {
    const tampered = text.replace("1. Term", "1. Te\u200brm\u{e0041}\u{e0042}\u202e");
    const { data, instructions } = pieceQuestion(
      tampered,
      { start: 0, end: tampered.length },
      { part: 1, parts: 1, client: {} },
      builtIn,
    );
    expect(data[0]).toBe(text);
    expect(instructions).not.toContain("Customer indemnifies");
  });

  it("lists the parties with all that the document calls them, and tells nobody's direction", () => {
    const { data } = pieceQuestion(text, whole, { part: 1, parts: 1, client: {} }, builtIn);
    const { parties, candidates } = JSON.parse(data[1] ?? "");
    expect(parties).toMatchObject([{ name: customer }, { name: supplier }]);
    expect(parties[0].alsoCalled).toContain("Customer");
    for (const one of candidates) expect(Object.keys(one)).not.toContain("burdens");
  });

  it("names the client among what is data, where one is named", () => {
    const piece = { start: 0, end: text.length };
    const asked = (client: Client) =>
      pieceQuestion(text, piece, { part: 1, parts: 1, client }, builtIn);
    expect(asked({}).instructions).toContain("the party that was given the document");
    const { instructions, data } = asked({ name: supplier });
    expect(instructions).toContain("the party that is named as client");
    expect(instructions).not.toContain("Harbour Software");
    expect(JSON.parse(data[1] ?? "")).toMatchObject({ client: supplier });
    expect(JSON.parse(asked({ side: "recipient" }).data[1] ?? "")).toMatchObject({
      client: customer,
    });
  });

  it("names the built-in analyser's flags in the piece as candidates", () => {
    const piece = { start: text.indexOf("4. Indemnity"), end: text.indexOf("5. Termination") };
    const { data } = pieceQuestion(text, piece, { part: 2, parts: 3, client: {} }, builtIn);
    const { candidates } = JSON.parse(data[1] ?? "");
    expect(candidates).toMatchObject([
      { number: 1, clauseTitle: "Indemnity for all loss, whoever is to blame" },
    ]);
  });
});
