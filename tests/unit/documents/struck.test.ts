import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { readPlaces } from "../../../app/documents/docx/places.ts";
import { docxText } from "../../../app/documents/docx-text.ts";
import { extractText } from "../../../app/documents/index.ts";
import type { Analysis } from "../../../app/schemas/analysis.ts";
import { docFile } from "../../fixtures/documents/doc.ts";
import {
  abstractList,
  docxFile,
  level,
  list,
  listItem,
  paragraph,
  run,
} from "../../fixtures/documents/docx.ts";
import { odtFile } from "../../fixtures/documents/odt.ts";
import { pdfFile } from "../../fixtures/documents/pdf.ts";
import { rtfFile, rtfText } from "../../fixtures/documents/rtf.ts";
import { struckPdf } from "../../fixtures/documents/struck-pdf.ts";
import { read } from "./read.ts";

/** Words, and whether they are struck through. */
type Piece = [text: string, struck: boolean];

const odtStruck = (looks: string) =>
  `<style:style style:name="S" style:family="text"><style:text-properties ${looks}/></style:style>`;
const odtOf = (pieces: Piece[], looks: string) =>
  odtFile(
    `<text:p>${pieces.map(([text, struck]) => (struck ? `<text:span text:style-name="S">${text}</text:span>` : text)).join("")}</text:p>`,
    { automatic: odtStruck(looks) },
  );
const docxOf = (pieces: Piece[], properties: string, styles?: string) =>
  docxFile(
    paragraph(pieces.map(([text, struck]) => run(text, struck ? properties : "")).join("")),
    styles === undefined ? {} : { styles },
  );
const rtfOf = (pieces: Piece[], word: string) =>
  rtfFile(
    `\\pard ${pieces.map(([text, struck]) => (struck ? `{\\${word} ${rtfText(text)}}` : rtfText(text))).join("")}\\par`,
  );
const docOf = (pieces: Piece[], changes: number[]) =>
  docFile({ body: [...pieces.map(([text, struck]) => (struck ? { text, changes } : text)), "\r"] });

/** Style 1 of paragraphs is struck through and style 2 based on it; 3 and 4 are the same of characters. */
const docStyles = {
  styles: [
    { of: "paragraph" as const, changes: [] },
    { of: "paragraph" as const, changes: [0x37, 0x08, 1] },
    { of: "paragraph" as const, basedOn: 1, changes: [] },
    { of: "characters" as const, changes: [0x53, 0x2a, 1] },
    { of: "characters" as const, basedOn: 3, changes: [] },
  ],
};

/** Letters with a stroke through each, by a character of its own. */
const overlaid = (text: string, stroke: string) =>
  [...text].map((letter) => letter + stroke).join("");
const spelled = (pieces: Piece[], stroke: string) =>
  pieces.map(([text, struck]) => (struck ? overlaid(text, stroke) : text)).join("");

const struckStyle =
  '<w:style w:type="character" w:styleId="Gone"><w:rPr><w:strike/></w:rPr></w:style><w:style w:type="character" w:styleId="Gone2"><w:basedOn w:val="Gone"/></w:style>';

const forms: [string, string, (pieces: Piece[]) => Uint8Array][] = [
  ["one line in .docx", "a.docx", (pieces) => docxOf(pieces, "<w:strike/>")],
  ["two lines in .docx", "a.docx", (pieces) => docxOf(pieces, '<w:dstrike w:val="1"/>')],
  [
    "a style in .docx",
    "a.docx",
    (pieces) => docxOf(pieces, '<w:rStyle w:val="Gone2"/>', struckStyle),
  ],
  ["a line in .odt", "a.odt", (pieces) => odtOf(pieces, 'style:text-line-through-style="solid"')],
  [
    "two lines in .odt",
    "a.odt",
    (pieces) => odtOf(pieces, 'style:text-line-through-type="double"'),
  ],
  ["one line in .rtf", "a.rtf", (pieces) => rtfOf(pieces, "strike")],
  ["two lines in .rtf", "a.rtf", (pieces) => rtfOf(pieces, "striked1")],
  ["one line in .doc", "a.doc", (pieces) => docOf(pieces, [0x37, 0x08, 1])],
  ["two lines in .doc", "a.doc", (pieces) => docOf(pieces, [0x53, 0x2a, 1])],
  [
    "a style of characters in .doc",
    "a.doc",
    (pieces) =>
      docFile({
        ...docStyles,
        body: [
          ...pieces.map(([text, struck]) =>
            struck ? { text, changes: [0x30, 0x4a, 4, 0] } : text,
          ),
          "\r",
        ],
      }),
  ],
  [
    "a style of paragraphs in .doc, which some words are unlike",
    "a.doc",
    (pieces) =>
      docFile({
        ...docStyles,
        body: [
          ...pieces.map(([text, struck]) =>
            struck ? text : { text, changes: [0x37, 0x08, 0x81] },
          ),
          "\r",
        ],
        paragraphChanges: { 0: [0x00, 0x46, 2, 0] },
      }),
  ],
  [
    "strokes between letters in .txt",
    "a.txt",
    (pieces) => new TextEncoder().encode(spelled(pieces, "\u0336")),
  ],
  [
    "short strokes in .docx",
    "a.docx",
    (pieces) => docxFile(paragraph(run(spelled(pieces, "\u0335")))),
  ],
  [
    "strokes in .odt",
    "a.odt",
    (pieces) => odtFile(`<text:p>${spelled(pieces, "\u0336")}</text:p>`),
  ],
  [
    "strokes in .rtf",
    "a.rtf",
    (pieces) => rtfFile(`\\pard ${rtfText(spelled(pieces, "\u0336"))}\\par`),
  ],
  ["lines that are drawn in .pdf", "a.pdf", (pieces) => struckPdf(pieces)],
  ["strokes in .doc", "a.doc", (pieces) => docFile({ body: [spelled(pieces, "\u0336"), "\r"] })],
];

describe("what is struck through by hand", () => {
  it.each(forms)("is no part of the text, and is told of: %s", async (_, name, fileOf) => {
    const file = fileOf([
      ["The term is ", false],
      ["twelve mon", true],
      ["ths", true],
      ["two years.", false],
    ]);
    const { text, notes } = await read(file, name);
    expect(text).toBe("The term is two years.");
    expect(notes).toEqual([
      {
        code: "struck_through",
        message:
          "This document has text that is struck through (2 words). It is not part of the text here.",
      },
    ]);
  });

  it.each([
    ["a.docx", docxOf([["Live.", true]], '<w:strike w:val="0"/><w:dstrike w:val="false"/>')],
    [
      "a.docx",
      docxOf([["Live.", true]], '<w:rStyle w:val="Gone"/><w:strike w:val="off"/>', struckStyle),
    ],
    [
      "a.odt",
      odtOf(
        [["Live.", true]],
        'style:text-line-through-style="none" style:text-line-through-type="none"',
      ),
    ],
    ["a.rtf", rtfFile("\\pard \\strike\\strike0 Live.\\par")],
    ["a.rtf", rtfFile("\\pard \\striked1\\plain Live.\\par")],
    ["a.doc", docOf([["Live.", true]], [0x37, 0x08, 0])],
    ["a.doc", docOf([["Live.", true]], [0x37, 0x08, 0x80])],
  ])("is not what has its stroke taken away (%s, %#)", async (name, file) => {
    const { text, notes } = await read(file, name);
    expect([text, notes]).toEqual(["Live.", []]);
  });

  it("takes the number of its paragraph with it, which counts as before, and the notes that it has marks of", async () => {
    const numbering = abstractList(0, level(0, "decimal", "%1.")) + list(1, 0);
    const item = (text: string, properties = "") => listItem(run(text, properties), 1) as string;
    const note = `<w:r><w:rPr><w:strike/></w:rPr><w:footnoteReference w:id="2"/></w:r>`;
    const struckItem = item("Option A.", "<w:strike/>").replace("</w:p>", `${note}</w:p>`);
    const footnotes = `<w:footnote w:id="2">${paragraph("Only for option A.")}</w:footnote>`;
    const bytes = docxFile(item("Fees.") + struckItem + item("Option B."), {
      numbering,
      footnotes,
    });
    const { text, notes } = await read(bytes, "a.docx");
    expect(text).toBe("1. Fees.\n\n3. Option B.");
    expect(notes[0]?.message).toContain("6 words");
  });

  it("is counted in a diagram and in a header as in the body", async () => {
    const header = paragraph(run("DRAFT ", "<w:strike/>") + run("FINAL"));
    const section = '<w:sectPr><w:headerReference r:id="h"/></w:sectPr>';
    const { text, notes } = await read(
      docxFile(paragraph("Body.") + section, { headers: { h: header } }),
      "a.docx",
    );
    expect(text).toBe("FINAL\n\nBody.");
    expect(notes[0]?.code).toBe("struck_through");
  });

  it.each(forms)("leaves no document where nothing else is in it: %s", async (_, name, fileOf) => {
    expect(await extractText(fileOf([["All of it.", true]]), name)).toMatchObject({
      ...{
        ok: false,
        error: { code: "no_text", message: expect.stringContaining("struck through") },
      },
    });
  });

  it.each(forms)(
    "carries no flag, and is a change where the words held before: %s",
    async (_, name, fileOf) => {
      const clause =
        "The Supplier may terminate this agreement at any time for convenience without notice.";
      const rest =
        "This agreement is between Arden Pty Ltd (Supplier) and Bexley Pty Ltd (Buyer). ";
      const [before, after] = await Promise.all(
        [false, true].map(
          async (struck) =>
            (
              await read(
                fileOf([
                  [rest, false],
                  [clause, struck],
                ]),
                name,
              )
            ).text,
        ),
      );
      // What a client would ask of any paper is no word of this one.
      const said = ({ answers: _, ...analysis }: Analysis) => JSON.stringify(analysis);
      expect(said(analyseDocument(before ?? ""))).toContain("convenience");
      expect(said(analyseDocument(after ?? ""))).not.toContain("convenience");
      const { changes } = compareVersions({ text: before ?? "" }, { text: after ?? "" }, null);
      expect(changes.length).toBe(1);
    },
  );

  it("is counted together, whether by a look or by strokes between letters", async () => {
    const bytes = docxFile(
      paragraph(
        run("Rent ") + run("may ", "<w:strike/>") + run(`is ${overlaid("not now", "\u0336")} due.`),
      ),
    );
    const { text, notes } = await read(bytes, "a.docx");
    expect(text).toBe("Rent is  due.");
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining("(3 words)")]);
  });

  it("leaves other marks on letters alone, and moves the places and the looks behind it", async () => {
    const accents = "Zoe\u0308 na\u0303o \u0915\u093c x\u0338";
    const words = run(`${accents} ${overlaid("old", "\u0336")}`) + run("new", "<w:b/>");
    const bytes = docxFile(paragraph(words));
    const { text, layout } = await read(bytes, "a.docx");
    expect(text).toBe(`${accents} new`);
    expect(layout?.runs.map(({ start, end }) => text.slice(start, end))).toEqual(["new"]);
    const placed = await readPlaces(bytes);
    expect(placed.text).toBe(text);
    expect(placed.places.map(({ start, end }) => text.slice(start, end))).toEqual([
      `${accents} `,
      "new",
    ]);
    expect((await docxText(bytes, "deletion"))?.text).toBe(text);
  });

  it("held before a tracked change struck it through", async () => {
    const change = (now: string, before: string) =>
      `${now}<w:rPrChange w:id="1" w:author="Jo"><w:rPr>${before}</w:rPr></w:rPrChange>`;
    const bytes = docxFile(
      paragraph(
        run("Interest is ") +
          run("8%", change("<w:b/><w:strike/>", "<w:b/>")) +
          run("9%", change("<w:b/>", "<w:strike/>")) +
          run(" a year."),
      ),
    );
    expect((await read(bytes, "a.docx")).text).toBe("Interest is 9% a year.");
    expect((await docxText(bytes, "insertion"))?.text).toBe("Interest is 8% a year.");
  });

  it("is told from what a note on a PDF strikes through, word by word", async () => {
    const strike = (quad: string) =>
      `<< /Type /Annot /Subtype /StrikeOut /Rect [0 0 595 842] /QuadPoints [${quad}] >>`;
    const lines = [
      { text: "Pay in sixty days.", x: 72, y: 700 },
      { text: "No set-off.", x: 72, y: 680 },
    ];
    // Over "sixty" alone: from 110 to 136 points at 12-point Helvetica.
    const bytes = pdfFile({
      pages: [{ lines, more: "/Annots [100 0 R]" }],
      objects: [strike("109 710 137 710 109 697 137 697")],
    });
    const { text, notes } = await read(bytes, "a.pdf");
    expect(text).toBe("Pay in days.\nNo set-off.");
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining("(1 word)")]);
    const whole = pdfFile({
      pages: [{ lines, more: "/Annots [100 0 R]" }],
      objects: [strike("72 712 300 712 72 670 300 670")],
    });
    expect(await extractText(whole, "a.pdf")).toMatchObject({
      ...{ ok: false, error: { message: expect.stringContaining("struck through") } },
    });
  });
});
