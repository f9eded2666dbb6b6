import { describe, expect, it } from "vitest";
import { LineFinder, mostLinesOnPage } from "../../../app/documents/survey/drawn-lines.ts";
import { contentOf, pdfFile, stream } from "../../fixtures/documents/pdf.ts";
import {
  courier,
  filled,
  letter,
  middle,
  type Stroke,
  size,
  start,
  struckPdf,
} from "../../fixtures/documents/struck-pdf.ts";
import { read } from "./read.ts";

const sentence: [string, boolean][] = [
  ["The term is ", false],
  ["twelve months", true],
  [" two years.", false],
];
const live = "The term is twelve months two years.";
const told = async (bytes: Uint8Array) => {
  const { text, notes } = await read(bytes, "a.pdf");
  return [text, ...notes.map(({ code }) => code)];
};

const strokes: [how: string, Stroke][] = [
  ["a filled rectangle", filled],
  ["one that is drawn downwards", (l, r, y) => `${l} ${y + 0.3} ${r - l} -0.6 re f`],
  ["a stroked line", (l, r, y) => `q 0.7 w ${l} ${y} m ${r} ${y} l S Q`],
  ["a polygon", (l, r, y) => `${l} ${y} m ${r} ${y} l ${r} ${y + 0.6} l ${l} ${y + 0.6} l h f`],
  [
    "a rectangle in tenths of a point",
    (l, r, y) => `q .1 0 0 .1 0 0 cm ${10 * l} ${10 * y} ${10 * (r - l)} 6 re f Q`,
  ],
  [
    "one on a page that is upside down, as browsers draw",
    (l, r, y) =>
      `q .75 0 0 -.75 0 842 cm ${l / 0.75} ${(842 - y) / 0.75} ${(r - l) / 0.75} .8 re f Q`,
  ],
  ["a coloured line", (l, r, y) => `0.75 0 0 RG ${l} ${y} m ${r} ${y} l S`],
  ["two lines", (l, r, y) => `${filled(l, r, y - 1)} ${filled(l, r, y + 1)}`],
  [
    "a line a word, and one between them",
    (l, r, y) => `${filled(l, l + 44, y)} ${filled(l + 44, r, y)}`,
  ],
  ["a line over the space behind, too", (l, r, y) => filled(l, r + 0.9 * letter - 2, y)],
  ["one path with the rule of a row", (l, r, y) => `72 650 400 0.5 re ${l} ${y} ${r - l} 0.6 re f`],
  [
    "a line behind a picture",
    (l, r, y) => `BI /W 2 /H 2 /BPC 8 /CS /G ID (a\nEI ${filled(l, r, y)}`,
  ],
];

describe("words of a PDF through which a line is drawn", () => {
  it.each(strokes)("are no part of the text: %s", async (_, stroke) => {
    expect(await told(struckPdf(sentence, stroke))).toEqual([
      "The term is two years.",
      "struck_through",
    ]);
  });

  it("are found where the content of their page is in several streams", async () => {
    const streams = [
      `q 2 0 0 2 0 0 cm ${contentOf([{ text: "Old words", x: 36, y: 350, size: 6 }])}`,
      // Twice as large as it says, since the first stream goes on.
      "36 351.7 32.4 0.3 re f Q",
      contentOf([{ text: "Live.", x: 72, y: 680 }]),
    ];
    const bytes = pdfFile({
      font: courier,
      pages: [{ contentObject: "[100 0 R 101 0 R 102 0 R]" }],
      objects: streams.map((content) => stream(content)),
    });
    expect(await told(bytes)).toEqual(["Live.", "struck_through"]);
  });

  it("are parted from new words right behind them, or before", async () => {
    const redline: [string, boolean][] = [
      ["Pay in ", false],
      ["thirty", true],
      ["sixty days, new", false],
      ["old", true],
      [" terms.", false],
    ];
    expect(await told(struckPdf(redline))).toEqual([
      "Pay in sixty days, new terms.",
      "struck_through",
    ]);
  });

  it("stay where only the line of another page is at their place", async () => {
    const text = { text: "Live words.", ...start, size };
    const bytes = pdfFile({
      pages: [
        { content: contentOf([text]) },
        { content: filled(start.x, start.x + 60, start.y + middle) },
      ],
    });
    expect((await read(bytes, "a.pdf")).text).toBe("Live words.");
  });
});

const rule = (y: number) => `72 ${y} 400 0.5 re f`;

describe("words of a PDF hold, whatever lines are drawn", () => {
  it.each<[string, Stroke]>([
    ["under them", (l, r, y) => filled(l, r, y - middle - 1.5)],
    ["on their baseline", (l, r, y) => filled(l, r, y - middle)],
    ["above them", (l, r, y) => filled(l, r, y - middle + size)],
    ["at the height of capitals", (l, r, y) => filled(l, r, y - middle + 0.7 * size)],
    ["as the rule of a row, further than they go", (l, r, y) => filled(l - 20, r + 40, y)],
    ["on beyond their end", (l, r, y) => filled(l, r + 1.5 * letter, y)],
    ["in the midst of a word", (l, _, y) => filled(l + letter, l + 5 * letter, y)],
    ["from the midst of a word to that of another", (l, r, y) => filled(l + letter, r - letter, y)],
    ["from top to bottom", (l, _, y) => `${l} ${y - 20} 0.6 40 re f`],
    ["as a box that blacks them out", (l, r, y) => `${l} ${y - 6} ${r - l} 12 re f`],
    ["as a field behind them", (l, r, y) => `1 1 0 rg ${l} ${y - 2} ${r - l} 4 re f 0 g`],
    ["as a frame", (l, r, y) => `${l} ${y - 6} ${r - l} 12 re S`],
    ["in white", (l, r, y) => `1 g ${filled(l, r, y)} 1 1 1 rg ${filled(l, r, y)} 0 g`],
    ["in white of four colours", (l, r, y) => `0 0 0 0 scn ${filled(l, r, y)}`],
    ["but nothing of it is painted", (l, r, y) => `${l} ${y} ${r - l} 0.6 re W n`],
    ["as a curve", (l, r, y) => `${l} ${y} m ${l} ${y} ${r} ${y} ${r} ${y} c S`],
    ["in a comment", (l, r, y) => `% ${filled(l, r, y)}`],
    ["in a string", (l, r, y) => `BT (${filled(l, r, y)}) pop ET`],
  ])("%s", async (_, stroke) => {
    expect(await told(struckPdf(sentence, stroke))).toEqual([live]);
  });

  it("as a fraction has one, and a table", async () => {
    const text = (words: string, x: number, y: number) => ({ text: words, x, y, size });
    const lines = [
      text("Rent is", 72, 700),
      text("Days", 130, 708),
      text("365", 134, 693),
      text("of the fee.", 170, 700),
      text("Item", 72, 670),
      text("Sum", 300, 670),
    ];
    const content = `${contentOf(lines)} 130 702.9 29 0.5 re f ${rule(682)} ${rule(666)}`;
    const { text: said, notes } = await read(pdfFile({ pages: [{ content }] }), "a.pdf");
    expect(said).toContain("Days");
    expect(said).toContain("365");
    expect(said).toContain("Item\tSum");
    expect(notes).toEqual([]);
  });

  it("as a line has that goes through the cells of a row", async () => {
    const cells: [string, boolean][] = [[`Item${" ".repeat(20)}Sum`, true]];
    expect(await told(struckPdf(cells))).toEqual([expect.stringMatching(/^Item\s+Sum$/)]);
  });
});

it("the content of a page may break off anywhere, and be as long as it likes", () => {
  const content = new TextEncoder().encode(
    `q .5 0 0 .5 0 0 cm (a\\) [ ) [(b] ) 3 (c)] /Na#6d <</A <0a> /B (> [)>> BI /W 1 ID \u0000 EI % x\n${"q ".repeat(300)}1 2 30 .1 re f ${"Q ".repeat(300)}10 20 300 1 re f`,
  );
  for (let end = 0; end < content.length; end++) {
    const finder = new LineFinder();
    finder.feed(content.subarray(0, end));
    finder.feed(content.subarray(end));
    expect(finder.lines.length).toBeLessThanOrEqual(mostLinesOnPage);
  }
  const finder = new LineFinder();
  finder.feed(content);
  expect(finder.lines).toEqual([
    { left: 0.5, right: 15.5, y: 1.025, height: expect.closeTo(0.05) },
    { left: 5, right: 155, y: 10.25, height: 0.5 },
  ]);
});
