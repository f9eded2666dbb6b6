import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentOf, type PdfLine, pdfFile } from "../../fixtures/documents/pdf.ts";
import { read } from "./read.ts";

// Widths of Helvetica's capitals in thousandths of an em, and of its space (Adobe's metrics of the fourteen fonts).
const widths = new Map(
  Object.entries({
    ...{ A: 667, B: 667, C: 722, D: 722, E: 667, F: 611, G: 778, H: 722, I: 278, J: 500, K: 667 },
    ...{ L: 556, M: 833, N: 722, O: 778, P: 667, Q: 778, R: 722, S: 667, T: 611, U: 722, V: 667 },
    ...{ W: 944, X: 667, Y: 667, Z: 611, " ": 278 },
  }),
);

/** A line drawn letter by letter, each as often as there are offsets. */
function letters(text: string, offsets: number[], y = 700, size = 12): PdfLine[] {
  let x = 72;
  return [...text].flatMap((letter) => {
    const here = x;
    x += ((widths.get(letter) ?? 0) * size) / 1000;
    return offsets.map((offset) => ({ text: letter, x: here + offset, y, size }));
  });
}

const textOf = async (lines: PdfLine[]) =>
  (await read(pdfFile({ pages: [{ content: contentOf(lines) }] }), "a.pdf")).text;

describe("what a PDF draws twice over itself", () => {
  it("is read once where each letter is drawn twice, or three times", async () => {
    for (const offsets of [
      [0, 0.3],
      [0, 0.4],
      [0, 0.3, 0.6],
    ])
      expect(await textOf(letters("WILLFUL DEFAULT AND ILLEGALITY", offsets))).toBe(
        "WILLFUL DEFAULT AND ILLEGALITY",
      );
  });

  it("is read once where a heading gets a shadow, whatever is drawn between", async () => {
    const heading = { text: "Termination", x: 72, size: 24 };
    const body = { text: "Either party may end this deed.", x: 72, y: 660 };
    const below = { text: "It ends on 1 May 2027.", x: 72, y: 640 };
    expect(await textOf([{ ...heading, x: 74, y: 698 }, body, { ...heading, y: 700 }, below])).toBe(
      "Termination\n\nEither party may end this deed.\nIt ends on 1 May 2027.",
    );
  });

  it("is read once where the second drawing is by words", async () => {
    const whole = { text: "Limitation of Liability", x: 72, y: 700 };
    const parts = [
      { text: "Limitation", x: 72.4, y: 700 },
      { text: "Liability", x: 142.4, y: 700 },
    ];
    expect(await textOf([whole, ...parts])).toBe("Limitation of Liability");
  });

  it("is read as often as it is there where it is not over itself", async () => {
    const cells = [72, 132, 192].map((x) => ({ text: "Nil", x, y: 700 }));
    const again = { text: "Seal", x: 72, y: 660 };
    expect(await textOf([...cells, again, { ...again, y: 645 }])).toBe(
      "Nil\tNil\tNil\n\nSeal\nSeal",
    );
  });

  it("is the same text however it is drawn twice", async () => {
    const words = fc.array(fc.stringMatching(/^[A-Z]{2,9}$/), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        words,
        fc.double({ min: 0.2, max: 0.6, noNaN: true }),
        async (some, offset) => {
          const text = some.join(" ");
          const once = await textOf(letters(text, [0]));
          expect(await textOf(letters(text, [0, offset]))).toBe(once);
        },
      ),
      { numRuns: 30 },
    );
  });
});
