import { describe, expect, it } from "vitest";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { scoreClauses, scoredClauses } from "../../../app/analysis/classifier/clause-scores.ts";
import { nameless } from "../../../app/analysis/classifier/nameless.ts";
import { findClauses } from "../../../app/analysis/clauses/find.ts";
import { sureFrom } from "../../../app/analysis/clauses/level.ts";
import { leastProbable, probabilityOf } from "../../../app/analysis/clauses/witnesses.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { finish } from "../../../app/lib/parts.ts";

const silent = {
  ...{ trained: -3, rule: null, headed: false, named: false },
  ...{ vetoed: false, denied: false, cued: true, outshone: false },
};

describe("witnesses to a clause", () => {
  it("make it probable together, and none of them sure alone", () => {
    expect(probabilityOf(silent)).toBeLessThan(0.1);
    expect(probabilityOf({ ...silent, trained: 9 })).toBeGreaterThan(leastProbable);
    expect(probabilityOf({ ...silent, trained: 9 })).toBeLessThan(sureFrom);
    expect(probabilityOf({ ...silent, trained: 4, rule: "strong" })).toBeGreaterThan(sureFrom);
  });

  it("are heard each for what it says", () => {
    const weakly = { ...silent, trained: 1 };
    const weak = probabilityOf({ ...silent, rule: "weak" });
    expect(probabilityOf({ ...silent, rule: "strong" })).toBeGreaterThan(weak);
    expect(probabilityOf({ ...silent, rule: "weak", headed: true })).toBeGreaterThan(weak);
    expect(probabilityOf({ ...silent, rule: "weak", vetoed: true })).toBeLessThan(weak);
    expect(probabilityOf({ ...weakly, cued: false })).toBeLessThan(probabilityOf(weakly));
    const sure = { ...silent, trained: 6, rule: "strong" } as const;
    expect(probabilityOf({ ...sure, denied: true })).toBeLessThan(leastProbable);
    const trained = { ...silent, trained: 3 };
    expect(probabilityOf({ ...trained, outshone: true })).toBeLessThan(probabilityOf(trained));
  });
});

describe("the finder that was trained on our paper", () => {
  const cast = castOf([{ name: "Acme Pty Ltd", role: "Supplier", aliases: ["Acme"] }], "");

  it("knows clauses of the vocabulary; the words of a rule are enough for those that it does not know", () => {
    const ids = clauseRules.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(scoredClauses));
    for (const { id, proof } of clauseRules.filter((rule) => !scoredClauses.includes(rule.id))) {
      const [text = ""] = proof.says;
      const { clauses: found } = finish(findClauses(readDocument(text), "contract", cast));
      expect(found.map(({ rule }) => rule.id)).toContain(id);
      const [first] = found.filter(({ rule }) => rule.id === id);
      expect(first?.score, id).toBeGreaterThan(sureFrom);
    }
  });

  it("sees nobody's name, and of a place only whether it is here or abroad", () => {
    expect(nameless("The Supplier pays Acme for Supplier Data, and suppliers pay you.", cast)).toBe(
      "whoever pays whoever for Supplier Data, and suppliers pay you.",
    );
    expect(nameless("The courts of Victoria and of Singapore.", cast)).toBe(
      "The courts of homeland and of foreignland.",
    );
  });

  it("gives a sentence the highest odds for what it is", () => {
    const odds = scoreClauses("whoever indemnifies whoever against all loss.");
    expect(scoredClauses[odds.indexOf(Math.max(...odds))]).toBe("indemnity");
  });
});
