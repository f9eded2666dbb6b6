import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readFor } from "../../../app/analysis/read-for.ts";

const paper = (...clauses: string[]) =>
  [
    "MARINA BERTH AGREEMENT",
    "",
    "This agreement is made between Driftwood Harbours Pty Ltd ACN 001 002 003 (Operator) and Petrel Charters Pty Ltd ACN 004 005 006 (Owner).",
    "",
    "1. Berth",
    "1.1 The Operator must provide the Owner with berth 14.",
    "1.2 The Owner must keep the vessel registered.",
    "2. Moving vessels",
    ...clauses,
    "3. Law",
    "3.1 The law of Tasmania governs this agreement.",
  ].join("\n");
const operator = "Driftwood Harbours Pty Ltd";
const owner = "Petrel Charters Pty Ltd";
const beyond = (text: string, name: string) =>
  readFor(text, analyseDocument(text), { name }).riskFlags.filter(({ questionId }) =>
    questionId?.startsWith("beyond/"),
  );
const harsh =
  "2.1 The Operator may without notice and in its sole discretion remove the vessel to any other place at the Owner's cost, and the Owner has no claim for any resulting loss, however caused.";

describe("a term that weighs on the client and that no question asks about", () => {
  it("is raised on its words, under the paper's own heading, for whoever it weighs on", () => {
    const text = paper(harsh);
    const [flag, ...more] = beyond(text, owner);
    expect(more).toEqual([]);
    expect(harsh).toContain(flag?.quote.slice(5));
    expect(flag?.clauseTitle).toMatch(/^Moving vessels: /);
    expect(flag?.burdens).toEqual([owner]);
    expect(flag?.explanation).not.toContain("{");
  });

  it("is not raised for the side that gains by it", () => {
    expect(beyond(paper(harsh), operator)).toEqual([]);
  });

  it("is not raised where the clause says the same of the other side", () => {
    const told = "must pay any loss of the other, however caused, on demand and without limit.";
    const mutual = paper(`2.1 The Owner ${told}`, `2.2 The Operator ${told}`);
    expect(beyond(mutual, owner)).toEqual([]);
  });

  it("is not raised twice: where an answer stands on the words, nothing else does", () => {
    const text = paper("2.1 The Operator may end this agreement at any time without a reason.");
    const { riskFlags } = readFor(text, analyseDocument(text), { name: owner });
    const on = riskFlags.filter(({ quote }) => quote.includes("at any time without a reason"));
    expect(on.some(({ questionId }) => questionId?.startsWith("beyond/"))).toBe(false);
    expect(on.length).toBeGreaterThan(0);
  });

  it("is found at most eight times in a paper, one of each matter", () => {
    const places = ["north", "south", "east", "west", "inner", "outer", "old", "new", "long"];
    const text = paper(
      ...places.map(
        (place, at) =>
          `2.${at + 1} ${harsh.slice(4).replace("any other place", `the ${place} quay`)}`,
      ),
    );
    const found = beyond(text, owner);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(new Set(found.map(({ questionId }) => questionId)).size).toBe(found.length);
  });
});
