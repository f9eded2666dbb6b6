import { describe, expect, it } from "vitest";
import { inReadingOrder } from "../../../../app/documents/pdf/columns.ts";
import { withoutDoubles } from "../../../../app/documents/pdf/doubles.ts";
import { withFormRuns } from "../../../../app/documents/pdf/form-values.ts";
import { joinLetterSpaced } from "../../../../app/documents/pdf/letter-spacing.ts";
import { linesOf, type Run } from "../../../../app/documents/pdf/lines.ts";
import { paragraphsOf } from "../../../../app/documents/pdf/paragraphs.ts";
import { LineFinder } from "../../../../app/documents/survey/drawn-lines.ts";

/** A stretch of text at a place of a page, each letter six points wide. */
const run = (text: string, left: number, y: number): Run => ({
  ...{ text, left, right: left + 6 * text.length, y, size: 12 },
  ...{ angle: 0, vertical: false, rightToLeft: false },
});
const runs = (count: number, one: (at: number) => Run) =>
  Array.from({ length: count }, (_, at) => one(at));

describe("the text of a page of a PDF is put together as far as there may be of a thing, and plainly beyond", () => {
  it("numbers that were drawn apart from their clauses, among so many lines", () => {
    const told = (lines: number) => {
      const others = runs(lines - 2, (at) => run("x", 50, 600 - at));
      return inReadingOrder([run("1.", 50, 700), ...others, run("The fees", 70, 700)]).map(
        ({ text }) => text,
      );
    };
    expect(told(2_000)).toContain("1. The fees");
    expect(told(2_001)).toEqual(expect.arrayContaining(["1.", "The fees"]));
  });

  it("what is drawn twice, among so much on a line", () => {
    const told = (count: number) => {
      const all = runs(count, (at) => run(`w${at}`, 50 * at, 700));
      return withoutDoubles([...all, ...all.slice(-1)]).length;
    };
    expect(told(100)).toBe(100);
    expect(told(101)).toBe(102);
  });

  it("letters that are drawn twice at the end of a run", () => {
    const alphabet = "abcdefghijklmnopqrstuvwxyz";
    const told = (letters: number) => {
      const before = run(alphabet, 50, 700);
      const again = run(`${alphabet.slice(-letters)}123`, before.right - 6 * letters, 700);
      return withoutDoubles([before, again]).map(({ text }) => text);
    };
    expect(told(20)).toEqual([alphabet, "123"]);
    expect(told(21)).toEqual([alphabet, `${alphabet.slice(-21)}123`]);
  });

  it("what the fields of a form hold: at their places, and all of it in any case", () => {
    const told = (fields: number) => {
      const others = runs(fields - 1, () => run("x", 50, 100));
      const all = withFormRuns(
        [run("Name:", 50, 700), run("The end.", 50, 500)],
        [...others, run("Mia", 100, 700)],
      );
      return [all.findIndex(({ text }) => text === "Mia"), all.length];
    };
    expect(told(1_000)).toEqual([1, 1_002]);
    expect(told(1_001)).toEqual([1_002, 1_003]);
  });

  it("lines of letters that are set apart", async () => {
    const page = { getOperatorList: async () => ({ ...nothingDrawn, argsArray: [] }) };
    const told = async (count: number) => {
      const lines = runs(count, (at) => run("A G R E E M E N T", 50, at));
      await joinLetterSpaced(page, lines);
      return lines.filter(({ text }) => text === "AGREEMENT").length;
    };
    expect([await told(200), await told(201)]).toEqual([200, 200]);
  });

  it("the pieces of a line, when one of them is drawn late", () => {
    const told = (pieces: number) =>
      linesOf([...runs(pieces, (at) => run("x", 20 * at, 700)), run("y", 10, 700)]).length;
    expect([told(400), told(401)]).toEqual([1, 2]);
  });

  it("the lines of a paragraph", () => {
    const told = (lines: number) =>
      paragraphsOf(
        runs(lines, (at) => run(`${"word ".repeat(16)}words`, 50, -14 * at)),
        ...([595, () => false, () => true] as const),
      ).length;
    expect([told(300), told(301)]).toEqual([1, 2]);
  });
});

const nothingDrawn = { fnArray: [], lastChunk: true, separateAnnots: null };

describe("the lines that a page draws are followed through as much as there may be", () => {
  const found = (content: string) => {
    const finder = new LineFinder();
    finder.feed(Buffer.from(content));
    return finder.lines.length;
  };

  it("states in one another", () => {
    // The last of them makes its own lines too thick, and is left again.
    const drawn = (states: number) =>
      found(`${"q ".repeat(states - 1)}1 w q 9 w Q 0 10 m 50 10 l S`);
    expect([drawn(100), drawn(101)]).toEqual([1, 0]);
  });

  it("parts of one path", () => {
    const drawn = (parts: number) => found(`${"0 10 m 50 10 l ".repeat(parts)}S`);
    expect([drawn(1_000), drawn(1_001)]).toEqual([1_000, 1_000]);
  });
});
