import { describe, expect, it } from "vitest";
import { contractPdf } from "../../fixtures/documents/contract.ts";
import {
  contentOf,
  type PdfLine,
  type PdfPageSource,
  pdfFile,
  stream,
} from "../../fixtures/documents/pdf.ts";
import { failureOf, read } from "./read.ts";

const leading = 15;

/** Lines below each other from the top of a page. */
const linesDown = (texts: string[], x = 72, y = 780): PdfLine[] =>
  texts.map((text, index) => ({ text, x, y: y - leading * index }));
const textOf = async (...pages: PdfPageSource[]) => (await read(pdfFile({ pages }), "a.pdf")).text;
const words = (count: number, word = "agreement") =>
  Array.from({ length: count }, () => word).join(" ");

describe("a PDF", () => {
  it("joins the lines of a paragraph and parts paragraphs that have space between them", async () => {
    const lines = linesDown([
      `The ${words(7)}`,
      `of ${words(7)}`,
      "ends here.",
      "",
      `Next ${words(7)}`,
      "ends.",
    ]);
    expect(await textOf({ lines: lines.filter((line) => line.text !== "") })).toBe(
      `The ${words(7)} of ${words(7)} ends here.\n\nNext ${words(7)} ends.`,
    );
  });

  it("keeps a line of its own where there was room for the next word", async () => {
    const lines = linesDown([
      "Telstra Limited",
      "Level 3, 242 Exhibition Street",
      "Melbourne VIC 3000",
    ]);
    expect(await textOf({ lines })).toBe(
      "Telstra Limited\nLevel 3, 242 Exhibition Street\nMelbourne VIC 3000",
    );
  });

  it("begins a paragraph at each clause number", async () => {
    const lines = linesDown([
      `1.1 The ${words(7)}`,
      "pays.",
      `1.2 The ${words(7)};`,
      `(a) the ${words(7)};`,
      "end.",
    ]);
    expect(await textOf({ lines })).toBe(
      `1.1 The ${words(7)} pays.\n1.2 The ${words(7)};\n(a) the ${words(7)}; end.`,
    );
  });

  it("undoes hyphens that a line's end made and keeps those of the word", async () => {
    const wide = words(6);
    const lines = linesDown([
      `Any liability ${wide} lia-`,
      `bility of a non-exclusive ${wide} non-`,
      `exclusive licence ${wide} know-`,
      "how ends.",
    ]);
    expect(await textOf({ lines })).toBe(
      `Any liability ${wide} liability of a non-exclusive ${wide} non-exclusive licence ${wide} know-how ends.`,
    );
  });

  it("puts a number that was drawn later in front of its clause", async () => {
    const lines: PdfLine[] = [
      { text: "Payment is due.", x: 100, y: 700 },
      { text: "Interest runs.", x: 100, y: 660 },
      { text: "2.1", x: 72, y: 700 },
      { text: "2.2", x: 72, y: 660 },
    ];
    expect(await textOf({ lines })).toBe("2.1 Payment is due.\n\n2.2 Interest runs.");
  });

  it("reads prose in two columns column by column, even where it was drawn across", async () => {
    const lines = Array.from({ length: 8 }, (_, row) => [
      { text: `left ${row} ${words(3, "pariatur")}`, x: 60, y: 700 - leading * row },
      { text: `right ${row} ${words(3, "pariatur")}`, x: 320, y: 700 - leading * row },
    ]).flat();
    const text = await textOf({ lines });
    expect(text.indexOf("left 7")).toBeLessThan(text.indexOf("right 0"));
  });

  it("keeps the cells of a table apart", async () => {
    const lines = [
      { text: "Monthly fee", x: 72, y: 700 },
      { text: "$500", x: 400, y: 700 },
    ];
    expect(await textOf({ lines })).toBe("Monthly fee\t$500");
  });

  it("says where pages begin, and what is header, footer or page number", async () => {
    const result = await read(contractPdf(4), "a.pdf");
    expect(result.pageStarts).toHaveLength(4);
    expect(result.pageStarts[0]).toBe(0);
    const heads = result.runningHeads?.map(({ start, end }) => result.text.slice(start, end));
    expect(heads).toEqual(["Page 1 of 4", "Page 2 of 4", "Page 3 of 4", "Page 4 of 4"]);
    for (const [page, start] of result.pageStarts.entries()) {
      expect(result.text.slice(0, start).match(/Page \d of 4/g)?.length ?? 0).toBe(page);
    }
  });

  it("does not take headings that pages begin with for headers", async () => {
    const pages = [1, 2, 4, 7].map((article) => ({
      lines: [
        { text: `ARTICLE ${article}`, x: 250, y: 780 },
        ...linesDown(
          Array.from({ length: 5 }, () => `The ${words(7)}`),
          72,
          740,
        ),
        { text: "Deed of Release", x: 250, y: 40 },
      ],
    }));
    const result = await read(pdfFile({ pages }), "a.pdf");
    const heads = result.runningHeads?.map(({ start, end }) => result.text.slice(start, end));
    expect(new Set(heads)).toEqual(new Set(["Deed of Release"]));
  });

  it("writes ligatures as letters and the number of a note raised", async () => {
    const font =
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >> >>";
    const content = contentOf([
      { text: "the \u0001rst \u0002oor", x: 72, y: 700 },
      { text: "7", x: 142, y: 705, size: 7 },
    ]);
    const result = await read(pdfFile({ pages: [{ content }], font }), "a.pdf");
    expect(result.text).toBe("the first floor⁷");
  });

  it("reads text whose letters were spaced out as words", async () => {
    const letters = [..."A G R E E M E N T"].filter((one) => one !== " ");
    const content = contentOf(letters.map((text, index) => ({ text, x: 72 + 16 * index, y: 700 })));
    expect(await textOf({ content })).toBe("AGREEMENT");
  });

  it("shows what the fields of a form hold, beside their labels", async () => {
    const field = (more: string) =>
      `<< /Type /Annot /Subtype /Widget /Rect [140 695 300 710] ${more} >>`;
    const bytes = pdfFile({
      pages: [{ lines: [{ text: "Name:", x: 72, y: 700 }], more: "/Annots [100 0 R]" }],
      objects: [field("/FT /Tx /T (name) /V (Jo Lee)")],
      catalogue: "/AcroForm << /Fields [100 0 R] >>",
    });
    expect((await read(bytes, "a.pdf")).text).toMatch(/^Name:\s+Jo Lee$/);
  });

  it("reads a dynamic form, whose pages say nothing themselves", async () => {
    const space = "http://www.xfa.org/schema";
    const box = (more: string) => `x="0in" w="3in" h="0.5in" ${more}`;
    const form = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="${space}/xfa-template/3.3/"><subform name="form1" layout="tb"><pageSet><pageArea><contentArea x="0in" y="0in" w="8in" h="10in"/><medium stock="default" short="8.5in" long="11in"/></pageArea></pageSet><subform w="7in" h="5in"><draw ${box('y="0in"')}><value><text>This Agreement</text></value></draw><field name="party" ${box('y="1in"')}><ui><textEdit/></ui><caption><value><text>Party</text></value></caption></field></subform></subform></template><xfa:datasets xmlns:xfa="${space}/xfa-data/1.0/"><xfa:data><form1><party>Jo Lee</party></form1></xfa:data></xfa:datasets></xdp:xdp>`;
    const bytes = pdfFile({
      pages: [{ lines: linesDown(["Please wait..."]) }],
      objects: [stream(form)],
      catalogue:
        "/AcroForm << /XFA 100 0 R /Fields [] /DR << /Font << /F1 3 0 R >> >> >> /NeedsRendering true",
    });
    const { text } = await read(bytes, "a.pdf");
    for (const part of ["This Agreement", "Party", "Jo Lee"]) expect(text).toContain(part);
  });

  it("reads Japanese in a font that is not in the file, with the character maps of the bundle", async () => {
    const font =
      "<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>";
    const content = "BT /F1 12 Tf 1 0 0 1 72 700 Tm <93FA967B8CEA> Tj ET";
    expect((await read(pdfFile({ pages: [{ content }], font }), "a.pdf")).text).toBe("日本語");
  });

  it("is named as a scan where its pages are pictures", async () => {
    const picture = stream(
      new Uint8Array(64),
      "/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8",
    );
    const bytes = pdfFile({
      pages: [
        {
          content: "q 500 0 0 500 0 0 cm /I Do Q",
          more: "/Resources << /XObject << /I 100 0 R >> >>",
        },
      ],
      objects: [picture],
    });
    expect(await failureOf(bytes, "a.pdf")).toBe("no_text");
  });

  it("is named as a scan where only stamps and page numbers stand over the pictures", async () => {
    const picture = stream(new Uint8Array(64), "/Type /XObject /Subtype /Image /Width 8 /Height 8");
    const pages = Array.from({ length: 4 }, (_, page) => ({
      lines: [{ text: `ABC-00${page}`, x: 500, y: 20 }],
    }));
    expect(await failureOf(pdfFile({ pages, objects: [picture] }), "a.pdf")).toBe("no_text");
    expect((await read(pdfFile({ pages }), "a.pdf")).text).toContain("ABC-003");
  });

  it("is named as a scan where a handful of letters stands over the pictures", async () => {
    const picture = stream(new Uint8Array(64), "/Type /XObject /Subtype /Image /Width 8 /Height 8");
    const pages = ["Ref", "l.", "ii", "No"].map((text) => ({ lines: [{ text, x: 500, y: 20 }] }));
    expect(await failureOf(pdfFile({ pages, objects: [picture] }), "a.pdf")).toBe("no_text");
    expect((await read(pdfFile({ pages }), "a.pdf")).text).toContain("Ref");
  });

  it("has no text where under half of its signs are letters, however few they are", async () => {
    const text = "a~ ^| b]{ |~ \\^ c";
    expect(
      await failureOf(pdfFile({ pages: [{ lines: [{ text, x: 72, y: 700 }] }] }), "a.pdf"),
    ).toBe("no_text");
    expect(await textOf({ lines: [{ text: "Name: ..........", x: 72, y: 700 }] })).toContain(
      "Name",
    );
  });

  it("keeps the text of a page that has a large picture in its content", async () => {
    const picture = "(<".repeat(400_000);
    const content = `${contentOf([{ text: "Clause", x: 72, y: 700 }])}\nBI /W 8 /H 8 /BPC 8 /CS /G ID ${picture}\nEI\nQ`;
    expect(await textOf({ content })).toBe("Clause");
  });

  it("says which of its pages have no text", async () => {
    const page = { lines: linesDown(["Clause one"]) };
    const result = await read(pdfFile({ pages: [page, {}, {}, page, {}] }), "a.pdf");
    expect(result.notes).toEqual([
      {
        code: "pages_without_text",
        message: "Pages 2–3 and 5 have no text: blank, or a picture (a scan).",
      },
    ]);
  });

  it("is named where its letters cannot be told", async () => {
    const glyphs = Array.from({ length: 26 }, (_, index) => `/g${index}`).join(" ");
    const procedures = Array.from({ length: 26 }, (_, index) => `/g${index} 100 0 R`).join(" ");
    const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 1 /LastChar 26 /Widths [${"9 ".repeat(26)}] /Encoding << /Type /Encoding /Differences [1 ${glyphs}] >> /CharProcs << ${procedures} >> >>`;
    const text = Array.from({ length: 120 }, (_, index) =>
      String.fromCharCode(1 + (index % 26)),
    ).join("");
    const bytes = pdfFile({
      pages: [{ content: contentOf([{ text, x: 9, y: 700 }]) }],
      font,
      objects: [stream("9 0 d0 0 0 9 9 re f")],
    });
    expect(await failureOf(bytes, "a.pdf")).toBe("no_text");
  });

  it("is named where it shows the numbers of glyphs in place of letters", async () => {
    const shifted = [..."Neither party is liable for any loss."]
      .map((one) => (one.charCodeAt(0) - 29).toString(16).padStart(4, "0"))
      .join("");
    const font =
      "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor << /Type /FontDescriptor /FontName /ABCDEF+Arial /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>";
    const content = `BT /F1 12 Tf 1 0 0 1 72 700 Tm <${shifted}> Tj ET`;
    expect(await failureOf(pdfFile({ pages: [{ content }], font }), "a.pdf")).toBe("no_text");
  });

  it("is named where it has a password, is empty or damaged", async () => {
    const page = { lines: linesDown(["Secret"]) };
    const key = "00".repeat(32);
    const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`;
    expect(await failureOf(pdfFile({ pages: [page], trailer }), "a.pdf")).toBe(
      "password_protected",
    );
    expect(await failureOf(pdfFile({ pages: [{}] }), "a.pdf")).toBe("no_text");
    expect(await failureOf(new TextEncoder().encode("%PDF-1.7 nothing else"), "a.pdf")).toBe(
      "damaged",
    );
  });

  it("is read where its cross-reference table is wrong", async () => {
    const bytes = pdfFile({ pages: [{ lines: linesDown(["Still here"]) }] });
    const place = new TextDecoder("latin1").decode(bytes).indexOf("startxref\n") + 10;
    bytes.fill(0x30, place, place + 3);
    const result = await read(bytes, "a.pdf");
    expect(result.text).toBe("Still here");
  });

  it("is refused where it has more than a thousand pages", async () => {
    const pages = Array.from({ length: 1001 }, () => ({}));
    expect(await failureOf(pdfFile({ pages }), "a.pdf")).toBe("too_long");
  });
});
