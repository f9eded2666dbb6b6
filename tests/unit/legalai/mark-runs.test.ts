import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markRuns, paragraphsOf } from "../../../app/components/desk/mark-runs.ts";

const length = 200;
const span = fc
  .tuple(fc.nat(length), fc.nat(length))
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const spans = fc.array(span, { maxLength: 12 });

describe("markRuns", () => {
  it("covers the stretch from its first to its last character without a gap or an empty run", () => {
    fc.assert(
      fc.property(span, spans, (range, marked) => {
        const runs = markRuns(range, marked);
        const covered = runs.flatMap(({ start, end }) => [start, end]);
        fc.pre(range.start < range.end);
        expect(covered[0]).toBe(range.start);
        expect(covered.at(-1)).toBe(range.end);
        for (const [i, run] of runs.entries()) {
          expect(run.end).toBeGreaterThan(run.start);
          expect(run.start).toBe(runs[i - 1]?.end ?? range.start);
        }
      }),
    );
  });

  it("puts over each character exactly the spans that hold it", () => {
    fc.assert(
      fc.property(span, spans, (range, marked) => {
        const runs = markRuns(range, marked);
        for (let at = range.start; at < range.end; at++) {
          const run = runs.find(({ start, end }) => start <= at && at < end);
          const holding = marked.flatMap(({ start, end }, i) =>
            start <= at && at < end ? [i] : [],
          );
          expect(run?.flags).toEqual(holding);
        }
      }),
    );
  });

  it("cuts two overlapping spans into three runs", () => {
    expect(
      markRuns({ start: 0, end: 10 }, [
        { start: 2, end: 6 },
        { start: 4, end: 8 },
      ]),
    ).toEqual([
      { start: 0, end: 2, flags: [] },
      { start: 2, end: 4, flags: [0] },
      { start: 4, end: 6, flags: [0, 1] },
      { start: 6, end: 8, flags: [1] },
      { start: 8, end: 10, flags: [] },
    ]);
  });
});

describe("paragraphsOf", () => {
  it("gives every line that has words, with its offsets", () => {
    const text = "One\n\n  \nTwo two\nThree";
    const lines = paragraphsOf(text, { start: 0, end: text.length });
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual([
      "One",
      "Two two",
      "Three",
    ]);
  });

  it("loses no character but line ends and blank lines", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "b", " ", "\n"), { maxLength: 60 }),
        (characters) => {
          const text = characters.join("");
          const joined = paragraphsOf(text, { start: 0, end: text.length })
            .map(({ start, end }) => text.slice(start, end))
            .join("");
          expect(joined.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        },
      ),
    );
  });
});
