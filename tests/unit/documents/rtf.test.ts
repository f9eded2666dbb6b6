import { describe, expect, it } from "vitest";
import { recogniseFile } from "../../../app/documents/index.ts";
import { rtfFile, rtfParagraph, rtfTable } from "../../fixtures/documents/rtf.ts";
import { failureOf, read } from "./read.ts";

const textOf = async (body: string, head = "") => (await read(rtfFile(body, head), "a.rtf")).text;

describe("a document in Rich Text", () => {
  it("is known by its beginning, also where Word has named it .doc", async () => {
    const file = rtfFile("Words\\par");
    expect(recogniseFile(file, "a.rtf")).toEqual({ ok: true, type: "rtf" });
    expect(recogniseFile(file, "a.doc")).toEqual({ ok: true, type: "rtf" });
    expect(recogniseFile(file, "a.pdf").ok).toBe(false);
    expect((await read(file, "a.doc")).notes[0]?.message).toContain("a Rich Text file (.rtf)");
  });

  it("is read paragraph by paragraph, a line each", async () => {
    expect(await textOf("One\\par Two\\line three\\par\nFo\nur\\par")).toBe(
      "One\nTwo\nthree\nFour",
    );
  });

  it("has its braces, dashes, quotes and spaces of their own kind", async () => {
    expect(
      await textOf("\\{a\\}\\\\b \\lquote c\\rquote\\emdash 9\\~am\\_5\\tab co\\-op\\par"),
    ).toBe("{a}\\b ‘c’—9\u00a0am\u20115\tcoop");
  });

  it("takes Unicode, and leaves out what stands there for older programs", async () => {
    expect(
      await textOf("\\uc1 \\u8217?s \\uc2\\u-10179\\'3f\\'3f\\u-8704??x{\\uc0\\u8212 y}\\par"),
    ).toBe("’s 😀x—y");
  });

  it("reads bytes in the code page of the document, of the font, and of several bytes a character", async () => {
    expect(
      await textOf(
        "\\f0 caf\\'e9 \\'93x\\'94 {\\f2\\'c4\\'e0} {\\f3\\'93\\'fa\\'96\\'7b} \\f1\\'b7\\par",
      ),
    ).toBe("café “x” Да 日本 •");
    const dos = Buffer.from("{\\rtf1\\pc \\'82t\\'82\\par}", "latin1");
    expect((await read(dos, "a.rtf")).text).toBe("été");
  });

  it("passes over pictures, objects, binary data and what a program need not know", async () => {
    const body =
      "a{\\pict\\wmetafile8 0102}{\\*\\unknown hidden {deeper}}{\\object{\\*\\objdata 00}}{\\pict\\bin5 }}}}}}b{\\info{\\title No}}\\par";
    expect(await textOf(body)).toBe("ab");
  });

  it("shows numbers as they are kept for the paragraph", async () => {
    const body = `${rtfParagraph("Term", "1.")}${rtfParagraph("Start", "1.1")}{\\pntext\\f1\\'b7\\tab}Point\\par`;
    expect(await textOf(body)).toBe("1. Term\n1.1 Start\n• Point");
  });

  it("shows a table row by row with its cells apart", async () => {
    expect(
      await textOf(
        rtfTable([
          ["Item", "Price"],
          ["Fee", "$5"],
        ]) + rtfParagraph("After"),
      ),
    ).toBe("Item\tPrice\nFee\t$5\nAfter");
  });

  it("keeps the paragraphs of a cell, tables in it, and one cell for those that are merged", async () => {
    const merged =
      "\\trowd\\clmgf\\cellx1\\clmrg\\cellx2\\cellx3\\pard\\intbl One\\par two\\cell\\cell three\\cell\\row";
    expect(await textOf(`${merged}\\pard End\\par`)).toBe("One\ntwo\nthree\nEnd");
    const nested =
      "\\trowd\\cellx1\\cellx2\\pard\\intbl Outer\\par\\intbl\\itap2 in\\nestcell side\\nestcell{\\*\\nesttableprops\\trowd\\cellx1\\cellx2\\nestrow}{\\nonesttables\\par}\\pard\\intbl\\cell last\\cell\\row";
    expect(await textOf(nested)).toBe("Outer\nin\tside\nlast");
  });

  it("puts the text of a note behind the paragraph that has its mark", async () => {
    const body =
      "The Act{\\super\\chftn}{\\footnote\\pard {\\super\\chftn} As amended.} and{\\chftn}{\\footnote\\ftnalt\\chftn  See above.}\\par Next\\par";
    expect(await textOf(body)).toBe("The Act[1] and[i]\n[1] As amended.\n[i] See above.\nNext");
  });

  it("shows headers before and footers after the body, each once, and says where they are", async () => {
    const head = "{\\headerl Draft\\par}{\\headerr Draft\\par}{\\footer Confidential\\par}";
    const result = await read(rtfFile("Body\\par", head), "a.rtf");
    expect(result.text).toBe("Draft\n\nBody\n\nConfidential");
    expect(result.runningHeads?.map(({ start, end }) => result.text.slice(start, end))).toEqual([
      "Draft",
      "Confidential",
    ]);
  });

  it("is read as if its tracked changes were accepted, and says so", async () => {
    const head = "{\\*\\revtbl {Unknown;}{Jo Lee;}}";
    const body =
      "within {\\deleted\\revauthdel1\\revdttmdel1442065344 thirty}{\\revised\\revauth1 sixty} days{\\deleted\\revauthdel1\\par} of it\\par";
    const result = await read(rtfFile(body, head), "a.rtf");
    expect(result.text).toBe("within sixty days of it");
    expect(result.deletedText?.[0]).toMatchObject({ text: "thirty", author: "Jo Lee" });
    expect(result.notes[0]?.message).toContain("1 insertion");
  });

  it("keeps hidden text and says that it was hidden", async () => {
    const result = await read(rtfFile("Seen {\\v not seen}\\par"), "a.rtf");
    expect(result.text).toBe("Seen not seen");
    expect(result.notes[0]?.message).toContain("hidden text (2 words)");
  });

  it("shows what fields come to, and not how", async () => {
    const body =
      'See {\\field{\\*\\fldinst{ HYPERLINK "https://example.com" }}{\\fldrslt{the site}}} {\\field{\\*\\fldinst FORMCHECKBOX {\\*\\formfield{\\fftype1\\ffres25\\ffdefres1{\\*\\ffname Box}}}}{\\fldrslt}}\\par';
    expect(await textOf(body)).toBe("See the site ☒");
  });

  it("has the words of boxes after their paragraph, once, and keeps comments apart", async () => {
    const body =
      "Anchor{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt In the box\\par}}{\\shprslt In the box}}{\\*\\atnid J}{\\*\\atnauthor Jo}\\chatn{\\*\\annotation{\\*\\atndate 1442065344}Why?} goes on\\par";
    const result = await read(rtfFile(body), "a.rtf");
    expect(result.text).toBe("Anchor goes on\nIn the box");
    expect(result.comments).toMatchObject([{ text: "Why?", author: "Jo" }]);
  });

  it("says of one without words, or cut off, what is wrong", async () => {
    expect(await failureOf(rtfFile("{\\pict 00}"), "a.rtf")).toBe("no_text");
    expect(await failureOf(rtfFile("Words\\par").slice(0, -1), "a.rtf")).toBe("damaged");
  });
});
