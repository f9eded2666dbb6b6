import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawsOfShare, ofShare, runs, shareToTry } from "../shares.ts";

const day = 86_400_000;
const journeys = fc.record({ name: fc.string(), calls: fc.nat(200) });

describe("the share that a run tries of what is dealt out", () => {
  it("is another each day, and all tries in any seven days, each once", () => {
    fc.assert(
      fc.property(journeys, fc.nat(2 ** 42), ({ name, calls }, begins) => {
        const tries = Array.from({ length: calls }, (_, at) => at);
        const week = Array.from({ length: 7 }, (_, later) =>
          ofShare(tries, name, shareToTry(undefined, begins + later * day)),
        );
        expect(week.flat().toSorted((a, b) => a - b)).toEqual(tries);
        const sizes = week.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("has what is hardest each day", () => {
    const tries = Array.from({ length: 30 }, (_, at) => at);
    const week = Array.from({ length: 7 }, (_, share) =>
      ofShare(tries, "a list", share, (at) => at === 4),
    );
    expect(week.filter((share) => share.includes(4))).toHaveLength(7);
    expect(new Set(week.flat()).size).toBe(tries.length);
    expect(week.flat()).toHaveLength(tries.length + 6);
  });

  it("is, of the cases of a property, each that a week draws, in one run", () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 100 }), fc.integer(), (all, seed) => {
        const casesOf = (draws: { numRuns: number; path?: string }) => {
          const drawn: string[] = [];
          const note = fc.property(fc.string(), (text) => void drawn.push(text));
          fc.assert(note, { seed, ...draws });
          return drawn;
        };
        const week = Array.from({ length: 7 }, (_, share) => casesOf(drawsOfShare(all, share)));
        expect(week.flat()).toEqual(casesOf(drawsOfShare(all, "all")));
        for (const { length } of week) expect(length).toBeGreaterThan(0);
      }),
    );
  });

  it("is what SHARE names, a share or all of them", () => {
    const tries = ["one", "two", "three"];
    expect(ofShare(tries, "a journey", shareToTry("all", 0))).toEqual(tries);
    expect(shareToTry("3", 0)).toBe(3);
    for (const wrong of ["7", "", "every", "-1", "1.5"])
      expect(() => shareToTry(wrong, 0), wrong).toThrow(`SHARE is "all", or a number`);
    expect(runs).toBe(7);
  });
});
