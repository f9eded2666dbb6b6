import { describe, expect, it } from "vitest";
import { assemble } from "../../../app/analysis/cast/read-cast.ts";
import { clauseFigures } from "../../../commands/scoring/clause-figures.ts";
import { trainClauses } from "../../../commands/training/clauses.ts";
import { fitLogistic } from "../../../commands/training/logistic.ts";

const line = (file: string, is: string[], words: string) => ({
  ...{ file, is, words, isNot: [], cast: assemble([]) },
  ...{ burdens: [], benefits: [], balanced: false },
});
const kinds = ["books", "goods", "rooms", "ships", "trees", "wages"];
const lines = ["one", "two", "three"].flatMap((file) =>
  kinds.flatMap((kind) => [
    line(file, ["insurance"], `${kind} must be insured against fire by a policy of insurance`),
    line(file, [], `${kind} are counted on the last day of the month`),
  ]),
);

describe("training on paper", () => {
  it("learns what three authors wrote, and leaves a clause that fewer wrote to its rule", () => {
    const { model, cases } = trainClauses([
      ...lines,
      line("three", ["publicity"], "nobody issues a press release about this"),
    ]);
    expect(model.labels).toEqual(["insurance"]);
    expect(clauseFigures(cases).microF1).toBeGreaterThan(0.9);
  });

  it("gives each line's odds by models that saw none of its author's", () => {
    const odd = line("odd", ["insurance"], "xylophones yodel");
    const { cases } = trainClauses([...lines, ...Array.from({ length: 6 }, () => odd)]);
    const own = cases.get("insurance")?.filter((item) => item.line.file === "odd") ?? [];
    expect(own).toHaveLength(6);
    for (const { score } of own) expect(score).toBeLessThan(0.5);
  });
});

describe("logistic regression", () => {
  it("stays in bounds where few answers are yes and lie far from the rest", () => {
    const scores = [-1, -1, -1, ...Array.from({ length: 5000 }, (_, at) => -20 - (at % 5))];
    const { slope } = fitLogistic(
      scores,
      scores.map((score) => score === -1),
    );
    expect(slope).toBeGreaterThan(0);
    expect(slope).toBeLessThan(10);
  });
});
