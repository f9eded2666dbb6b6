import { describe, expect, it } from "vitest";
import { contractFigures } from "../../../commands/scoring/contract-figures.ts";
import { isMarked, showsMarked } from "../../../commands/scoring/marked-words.ts";
import { termsFigures } from "../../../commands/scoring/terms-figures.ts";

describe("the figures of consumer terms", () => {
  it("count a sentence without labels as one of its own, as LexGLUE does", () => {
    const figures = termsFigures(
      ["a", "b"],
      [
        { said: [], right: [] },
        { said: ["a"], right: [] },
        { said: ["b"], right: ["b"] },
        { said: [], right: ["a"] },
      ],
    );
    expect(figures.byLabel.none).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, support: 2 });
    expect(figures.microF1).toBe(0.5);
    expect(figures.macroF1).toBe(0.5);
  });
});

describe("words that lawyers marked", () => {
  it("are shown by a quote that is half of them or more", () => {
    expect(showsMarked({ start: 0, end: 60 }, [[10, 70]])).toBe(true);
    expect(showsMarked({ start: 0, end: 60 }, [[50, 110]])).toBe(false);
  });

  it("are not shown by a page that they stand on", () => {
    expect(showsMarked({ start: 0, end: 1000 }, [[10, 70]])).toBe(false);
  });

  it("make a sentence an example, and a bit of them makes it neither", () => {
    expect(isMarked({ start: 0, end: 100 }, [[0, 100]])).toBe(1);
    expect(isMarked({ start: 0, end: 100 }, [[90, 300]])).toBe(0);
    expect(isMarked({ start: 0, end: 100 }, [[100, 300]])).toBe(-1);
  });
});

describe("the figures of contracts", () => {
  it("leave the facts out of the clause categories", () => {
    const right = {
      said: true,
      right: true,
      start: 0,
      end: 10,
      spans: [[0, 10]] as [number, number][],
    };
    const missed = { ...right, said: false };
    const figures = contractFigures(
      new Map([
        ["Governing Law", [right, right]],
        ["Insurance", [right, missed]],
      ]),
    );
    expect(figures.microF1).toBe(0.8571);
    expect(figures.clauseMicroF1).toBe(0.6667);
    expect(figures.rightFlagsOnMarkedWords).toBe(1);
    expect(figures.byCategory.Insurance?.recall).toBe(0.5);
  });
});
