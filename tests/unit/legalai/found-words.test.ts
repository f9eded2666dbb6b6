import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPlace, findPlaceInBeginning } from "../../../app/services/cases/found-words.ts";

const words = ["wombat", "Quoll", "numbats", "lease.", "The", "rent;", "“cap”", "café"];
const line = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((of) => of.join(" "));
const text = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join("\n"));
const terms = fc.uniqueArray(fc.constantFrom('"wombat"', '"quoll"', '"numb"*', '"cafe"', '"cap"'), {
  minLength: 1,
  maxLength: 3,
});

describe("found words in the beginning of a text", () => {
  it("are those that the whole text would show, or none", () => {
    let told = 0;
    fc.assert(
      fc.property(text, terms, fc.nat(400), (whole, asked, length) => {
        const place = findPlaceInBeginning(whole.slice(0, length), asked);
        if (!place) return;
        told++;
        expect(place).toEqual(findPlace(whole, asked));
      }),
    );
    expect(told).toBeGreaterThan(0);
  });

  it("are told when every term stands in a line that is there to its end", () => {
    const beginning = "A lease.\nThe wombat digs under the quoll’s den.\nThe rent is";
    expect(findPlaceInBeginning(beginning, ['"wombat"', '"quoll"'])?.marks).toHaveLength(2);
    expect(findPlaceInBeginning(beginning, ['"wombat"', '"rent"'])).toBeNull();
    expect(findPlaceInBeginning("The wombat digs", ['"wombat"'])).toBeNull();
  });
});
