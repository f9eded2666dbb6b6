import { describe, expect, it } from "vitest";
import {
  abstractList,
  docxFile,
  level,
  list,
  listItem,
  paragraph,
} from "../../fixtures/documents/docx.ts";
import { read } from "./read.ts";

const linesOf = async (body: string, numbering: string, styles?: string) => {
  const parts = styles === undefined ? { numbering } : { numbering, styles };
  return (await read(docxFile(body, parts), "a.docx")).text.split("\n");
};

const legal = abstractList(
  0,
  [
    level(0, "decimal", "%1."),
    level(1, "decimal", "%1.%2"),
    level(2, "lowerLetter", "(%3)"),
    level(3, "lowerRoman", "(%4)"),
  ].join(""),
);

describe("automatic clause numbers", () => {
  it("are printed as Word does, each level starting again under the one above", async () => {
    const body = [0, 1, 2, 3, 3, 2, 1, 0, 1].map((depth) => listItem("x", 1, depth)).join("");
    expect(await linesOf(body, legal + list(1, 0))).toEqual([
      "1. x",
      "1.1 x",
      "(a) x",
      "(i) x",
      "(ii) x",
      "(b) x",
      "1.2 x",
      "2. x",
      "2.1 x",
    ]);
  });

  it("go on over other paragraphs and over lists of the same kind", async () => {
    const body = listItem("x", 1) + paragraph("between") + listItem("x", 2);
    expect(await linesOf(body, legal + list(1, 0) + list(2, 0))).toEqual([
      "1. x",
      "between",
      "2. x",
    ]);
  });

  it("start again where a list says so, the first time that it is used", async () => {
    const again = list(
      2,
      0,
      '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>',
    );
    const body = listItem("x", 1) + listItem("x", 2) + listItem("x", 2);
    expect(await linesOf(body, legal + list(1, 0) + again)).toEqual(["1. x", "5. x", "6. x"]);
  });

  it("count a level that was passed over as begun", async () => {
    const outline = abstractList(
      0,
      level(0, "decimal", "%1.") + level(1, "decimal", "%1.%2") + level(2, "decimal", "%1.%2.%3"),
    );
    const body = [0, 2, 1, 0].map((depth) => listItem("x", 1, depth)).join("");
    expect(await linesOf(body, outline + list(1, 0))).toEqual(["1. x", "1.1.1 x", "1.2 x", "2. x"]);
  });

  it("take the level that a list puts in place of its own", async () => {
    const replaced = list(
      2,
      0,
      `<w:lvlOverride w:ilvl="0">${level(0, "upperLetter", "Part %1 –")}</w:lvlOverride>`,
    );
    expect(await linesOf(listItem("x", 2), legal + replaced)).toEqual(["Part A – x"]);
  });

  it("come with a paragraph's style, and with the level that the style is linked to", async () => {
    const linked = abstractList(
      3,
      level(0, "decimal", "%1", '<w:pStyle w:val="Heading1"/>') +
        level(1, "decimal", "%1.%2", '<w:pStyle w:val="Heading2"/>'),
    );
    const styles =
      '<w:style w:type="paragraph" w:styleId="Heading1"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Heading2"><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="7"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="Heading2"/></w:style>';
    const styled = (style: string, more = "") =>
      paragraph("x", `<w:pStyle w:val="${style}"/>${more}`);
    const body =
      styled("Heading1") +
      styled("Heading2") +
      styled("Own") +
      styled("Own", '<w:numPr><w:numId w:val="0"/></w:numPr>');
    expect(await linesOf(body, linked + list(7, 3), styles)).toEqual([
      "1 x",
      "1.1 x",
      "1.2 x",
      "x",
    ]);
  });

  it("follow a list that only points at a numbering style", async () => {
    const pointing =
      '<w:abstractNum w:abstractNumId="5"><w:numStyleLink w:val="Legal"/></w:abstractNum>';
    const styles =
      '<w:style w:type="numbering" w:styleId="Legal"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body = listItem("x", 2) + listItem("x", 2, 1);
    expect(await linesOf(body, legal + pointing + list(1, 0) + list(2, 5), styles)).toEqual([
      "1. x",
      "1.1 x",
    ]);
  });

  it("write all levels in digits in the legal style", async () => {
    const article = abstractList(
      4,
      level(0, "upperRoman", "Article %1.") + level(1, "decimalZero", "%1.%2", "<w:isLgl/>"),
    );
    const body = listItem("x", 1) + listItem("x", 1) + listItem("x", 1, 1);
    expect(await linesOf(body, article + list(1, 4))).toEqual([
      "Article I. x",
      "Article II. x",
      "2.1 x",
    ]);
  });

  it("do not start again where a level says that it never does", async () => {
    const running = abstractList(
      6,
      level(0, "decimal", "%1.") + level(1, "decimal", "Item %2", '<w:lvlRestart w:val="0"/>'),
    );
    const body = [0, 1, 1, 0, 1].map((depth) => listItem("x", 1, depth)).join("");
    expect(await linesOf(body, running + list(1, 6))).toEqual([
      "1. x",
      "Item 1 x",
      "Item 2 x",
      "2. x",
      "Item 3 x",
    ]);
  });

  it("write words, ordinals, letters past z and bullets", async () => {
    const formats: [string, string][] = [
      ["cardinalText", "One"],
      ["ordinalText", "First"],
      ["ordinal", "1st"],
      ["chicago", "*"],
      ["bullet", ""],
    ];
    for (const [format, expected] of formats) {
      const kind = abstractList(8, level(0, format, format === "bullet" ? "\uf0b7" : "%1"));
      expect(await linesOf(listItem("x", 1), kind + list(1, 8))).toEqual([`${expected || "•"} x`]);
    }
    const letters = abstractList(
      9,
      level(0, "lowerLetter", "(%1)").replace('w:start w:val="1"', 'w:start w:val="27"'),
    );
    expect(await linesOf(listItem("x", 1), letters + list(1, 9))).toEqual(["(aa) x"]);
  });

  it("stand close to the text where nothing follows them", async () => {
    const close = abstractList(2, level(0, "decimal", "%1)", '<w:suff w:val="nothing"/>'));
    expect(await linesOf(listItem("x", 1), close + list(1, 2))).toEqual(["1)x"]);
  });
});
