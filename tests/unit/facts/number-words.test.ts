import { describe, expect, it } from "vitest";
import {
  cardinalOf,
  cardinalWords,
  ordinalOf,
  ordinalWords,
} from "../../../app/analysis/values/number-words.ts";

describe("numbers in words", () => {
  it.each([
    ["one", 1],
    ["Sixteen", 16],
    ["thirty-six", 36],
    ["ninety nine", 99],
    ["a hundred", 100],
    ["one hundred and eighty", 180],
    ["one hundred twenty", 120],
  ])("“%s” is %i", (words, number) => {
    expect(cardinalOf(words)).toBe(number);
    expect(words.toLowerCase()).toMatch(new RegExp(`^${cardinalWords}$`));
  });

  it.each([
    ["first", 1],
    ["eighth", 8],
    ["Twentieth", 20],
    ["twenty-first", 21],
    ["thirty first", 31],
  ])("“%s” is number %i in its row", (words, number) => {
    expect(ordinalOf(words)).toBe(number);
    expect(words.toLowerCase()).toMatch(new RegExp(`^${ordinalWords}$`));
  });

  it("are none in other words", () => {
    expect([cardinalOf("several"), ordinalOf("last"), cardinalOf("one hundred odd")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
