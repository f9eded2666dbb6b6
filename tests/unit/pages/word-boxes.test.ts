import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { align } from "../../../app/components/boxes/align.ts";
import { type DrawnText, finderOf } from "../../../app/components/boxes/word-boxes.ts";
import { pixelsFor } from "../../../app/components/pages/draw-page.ts";
import { lettersOf } from "../../../app/lib/text/letters.ts";

const sheet = { width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] };

/** A line of text at a place of the page, from its foot and its left side; every character is 5 wide. */
const line = (str: string, x: number, y: number, more: Partial<DrawnText> = {}): DrawnText => ({
  ...{ str, dir: "ltr", transform: [10, 0, 0, 10, x, y] },
  ...{ width: 5 * str.length, height: 10, fontName: "serif", ...more },
});

const finderFor = (drawn: DrawnText[], text: string, of = sheet) =>
  finderOf({
    ...{ drawn, text, sheet: of },
    measure: (words) => words.length,
    isVertical: (font) => font === "vertical",
  });

/** The boxes of words of a text in points, from the top left corner. */
function boxesOf(drawn: DrawnText[], text: string, words: string, of = sheet) {
  const start = text.indexOf(words);
  return finderFor(drawn, text, of)
    .boxes({ start, end: start + words.length })
    .map((box) => ({
      left: Math.round(box.left * of.width),
      right: Math.round((box.left + box.width) * of.width),
      top: box.top * of.height,
      foot: (box.top + box.height) * of.height,
    }));
}

describe("the boxes of words", () => {
  it("are around them, one a line, whatever spaces and hyphens the text has", () => {
    const drawn = [
      line("The Supplier may termi-", 100, 700),
      line("nate at any time. The fee", 100, 680),
    ];
    const text = "The Supplier may terminate at any time. The fee";
    const [first, second, ...others] = boxesOf(drawn, text, "may terminate at any time.");
    expect(first).toMatchObject({ left: 165, right: 210 });
    expect(second).toMatchObject({ left: 100, right: 185 });
    expect(others).toEqual([]);
    // The feet of the lines are 100 and 120 down.
    expect(first?.top).toBeLessThan(93);
    expect(first?.foot).toBeGreaterThan(100);
    expect(first?.foot).toBeLessThan(second?.top ?? 0);
  });

  it("join what a line is drawn in", () => {
    const drawn = [line("The fee", 100, 700), line(" is ", 135, 700), line("$500.", 155, 700)];
    expect(boxesOf(drawn, "The fee is $500.", "fee is $500.")).toMatchObject([
      { left: 120, right: 180 },
    ]);
  });

  it("are found in columns that are drawn line by line, and numbers apart from their clauses", () => {
    const left = [
      "The Customer pays the fee",
      "on the last day of a month",
      "and no later than that.",
    ];
    const right = [
      "The Supplier keeps records",
      "of all that it has done for",
      "at least seven years then.",
    ];
    const drawn = left.flatMap((words, i) => [
      line(words, 60, 700 - 20 * i),
      line(right[i] ?? "", 320, 700 - 20 * i),
    ]);
    drawn.push(line("7.2", 300, 700));
    const text = `${left.join(" ")}\n\n7.2 ${right.join(" ")}`;
    expect(boxesOf(drawn, text, left.join(" "))).toMatchObject(
      [60, 60, 60].map((at) => ({ left: at })),
    );
    expect(boxesOf(drawn, text, `7.2 ${right[0]}`)).toMatchObject([{ left: 300, right: 450 }]);
  });

  it("are those of the second place where words stand twice", () => {
    const drawn = [
      line("No liability.", 100, 700),
      line("Some words.", 100, 680),
      line("No liability.", 100, 660),
    ];
    const text = "No liability. Some words. No liability.";
    const start = text.lastIndexOf("No");
    const [box] = finderFor(drawn, text).boxes({ start, end: start + 13 });
    expect((box?.top ?? 0) * 800).toBeGreaterThan(125);
  });

  it("stand where a page is turned, and where only a part of it is shown", () => {
    const turned = { width: 800, height: 600, transform: [0, 1, 1, 0, 0, 0] };
    const [box] = boxesOf([line("The fee", 100, 700)], "The fee", "fee", turned);
    // A line up the page is one down, at the right.
    expect(box?.left).toBeGreaterThanOrEqual(695);
    expect(box?.top).toBeCloseTo(120);
    expect(box?.foot).toBeCloseTo(135);
    const cropped = { width: 300, height: 400, transform: [1, 0, 0, -1, -90, 750] };
    expect(boxesOf([line("The fee", 100, 700)], "The fee", "fee", cropped)).toMatchObject([
      { left: 30, right: 45 },
    ]);
  });

  it("run down the page where the writing does", () => {
    const drawn = [line("契約書一", 300, 700, { fontName: "vertical", width: 10, height: 40 })];
    const [box] = boxesOf(drawn, "契約書一", "書一");
    expect(box?.top).toBeCloseTo(120);
    expect(box?.foot).toBeCloseTo(140);
  });

  it("run from the right where the writing does", () => {
    const drawn = [line("אבגדה", 100, 700, { dir: "rtl" })];
    expect(boxesOf(drawn, "אבגדה", "אב")).toMatchObject([{ left: 115, right: 125 }]);
  });

  it("tell which words are drawn there, hyphens and columns or not", () => {
    const drawn = [
      line("Page 4", 300, 740),
      line("The Supplier may termi-", 100, 700),
      line("nate at any time.", 100, 680),
    ];
    const text = "The Supplier may terminate at any time.\n\nPage 4";
    const { words } = finderFor(drawn, text);
    const spanOf = (from: number, to: number) => {
      const span = words(from, to);
      return span && text.slice(span.start, span.end);
    };
    // The letters of "Page 4" are drawn first.
    expect(spanOf(5 + 11, 5 + 11 + 12)).toBe("may terminate");
    expect(spanOf(0, 5)).toBe("Page 4");
    expect(spanOf(0, 5 + 3)).toBeNull();
    expect(spanOf(7, 7)).toBeNull();
  });

  it("are none where the page does not draw the words", () => {
    expect(boxesOf([line("Something else entirely", 100, 700)], "The fee", "fee")).toEqual([]);
  });
});

describe("letters of a text among those of a page", () => {
  it("are all found where lines are drawn in another order, each taken once", () => {
    const words = fc.string({
      unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
      minLength: 12,
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(words, { minLength: 1, maxLength: 12, selector: (one) => one.slice(0, 6) }),
        fc.infiniteStream(fc.nat(1_000)),
        (lines, order) => {
          const drawn = lines
            .map((one) => ({ one, at: order.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
          const found = [...align(lines.join(""), drawn.join(""))];
          const text = lines.join("");
          const all = drawn.join("");
          for (const [i, at] of found.entries()) if (at !== -1) expect(all[at]).toBe(text[i]);
          const placed = found.filter((at) => at !== -1);
          expect(new Set(placed).size).toBe(placed.length);
          expect(placed.length).toBeGreaterThan(0.8 * text.length);
        },
      ),
    );
  });

  it("take no longer than a moment of a page that is made to be slow", () => {
    const found = align("ab".repeat(20_000), "aab".repeat(13_000));
    expect(found).toHaveLength(40_000);
    expect([...align("x".repeat(100_000), "x")].every((at) => at === -1)).toBe(true);
  });

  it("are the same in capitals, with marks, and in two code units", () => {
    expect(lettersOf("“A-b” 𝒳1").letters).toBe(lettersOf("ab𝒳1").letters);
    expect(lettersOf("“A-b”").at).toEqual([1, 3]);
  });
});

describe("a page", () => {
  it("is drawn with a pixel for each of the screen’s, and never with more than memory has", () => {
    const a4 = { width: 595, height: 842 };
    expect(pixelsFor(a4, 595, 2)).toBe(2);
    for (const [page, width] of [
      [a4, 20_000],
      [{ width: 14_400, height: 14_400 }, 700],
      [{ width: 1, height: 1e9 }, 700],
      [{ width: 1e9, height: 1 }, 700],
    ] as const) {
      const scale = pixelsFor(page, width, 3);
      const [across, down] = [page.width * scale, page.height * scale];
      expect(across * down).toBeLessThanOrEqual(2 ** 23 + 1);
      expect(Math.max(across, down)).toBeLessThanOrEqual(8_192.1);
    }
  });
});
