import { beforeAll, describe, expect, it } from "vitest";
import { pairs } from "../../fixtures/comparing/pairs.ts";
import { type Score, scoreOf } from "../../fixtures/comparing/scoring.ts";

describe("the corpus of planted changes", () => {
  let scores: (Score & { name: string })[] = [];
  const sum = (count: (score: Score) => number) =>
    scores.reduce((total, score) => total + count(score), 0);

  beforeAll(() => {
    scores = pairs().map((pair) => ({ name: pair.name, ...scoreOf(pair) }));
  }, 240_000);

  it("is as large as its figures need", () => {
    expect(scores.length).toBeGreaterThanOrEqual(40);
    expect(sum(({ planted }) => planted)).toBeGreaterThanOrEqual(350);
  });

  it("has every planted change found, of its kind, at its place, about what it is, and tracked or not", () => {
    expect(scores.flatMap(({ missed }) => missed)).toEqual([]);
  });

  it("has no change found that was not planted", () => {
    expect(scores.flatMap(({ extra }) => extra)).toEqual([]);
  });

  it("has pairs that differ in their dress alone, and no change found in them", () => {
    const only = scores.filter(({ name }) => name.includes(": only "));
    expect(only.length).toBeGreaterThanOrEqual(9);
    expect(only.filter(({ planted, wrong }) => planted + wrong > 0)).toEqual([]);
  });
});
