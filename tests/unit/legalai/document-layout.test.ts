import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { chunkText } from "../../../app/components/desk/document-chunks.ts";
import { layoutOf } from "../../../app/components/desk/document-layout.ts";
import type { NumberedFlag } from "../../../app/components/desk/document-line.tsx";
import { DocumentText } from "../../../app/components/desk/document-text.tsx";
import { extractText } from "../../../app/documents/index.ts";
import type { ExtractedText } from "../../../app/documents/types.ts";
import { type Span, unasked } from "../../../app/schemas/analysis.ts";
import { packLayout, unpackLayout } from "../../../app/schemas/documents/layout.ts";
import { soundFiles } from "../../../commands/fuzzing/damaged-files.ts";
import { contractDocx } from "../../fixtures/documents/contract.ts";
import {
  abstractList,
  docxFile,
  level,
  list,
  listItem,
  paragraph,
  run,
  tableOf,
} from "../../fixtures/documents/docx.ts";
import { odtFile, odtItem, odtParagraph, odtTable } from "../../fixtures/documents/odt.ts";
import { rtfFile, rtfTable } from "../../fixtures/documents/rtf.ts";
import { read } from "../documents/read.ts";

const flag = (number: number, span: Span): NumberedFlag => ({
  ...{ number, ...span, riskLevel: "High", clauseTitle: "A clause", clauseId: "a" },
  ...{ quote: "", explanation: "", recommendation: "" },
  ...{ burdens: [], benefits: [], place: null, ...unasked },
});

/** The markup of a document, drawn by chunks as the desk draws it. */
function drawn(result: ExtractedText, flags: readonly NumberedFlag[] = [], size = 3_000): string {
  const { text } = result;
  const packed = result.layout && packLayout(result.layout, text.length);
  const layout = layoutOf(packed, text.length);
  return chunkText(text, { size, together: layout.rows })
    .map((range) => {
      const of = { text, base: 0, layout, flags, chosen: null, found: null, range };
      return renderToStaticMarkup(createElement(DocumentText, of));
    })
    .join("");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** The elements that say where their words begin, with these words. */
const placed = (markup: string) =>
  [...markup.matchAll(/<(p|h\d)\b[^>]*data-start="(\d+)"[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , start, inside]) => ({ start: Number(start), words: textOf(inside ?? "") }),
  );

const solid = (text: string) => text.replace(/\s/g, "");

function expectSameText(result: ExtractedText, size?: number) {
  const elements = placed(drawn(result, [], size));
  for (const { start, words } of elements)
    expect(result.text.slice(start, start + words.length)).toBe(words);
  expect(solid(elements.map(({ words }) => words).join(""))).toBe(solid(result.text));
}

const bold = "<w:b/>";
const numbering =
  abstractList(
    0,
    level(0, "decimal", "%1.", '<w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr>') +
      level(1, "decimal", "%1.%2"),
  ) + list(1, 0);
const styles = `<w:style w:type="paragraph" w:styleId="H"><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr>${bold}</w:rPr></w:style>`;

const mixed = docxFile(
  [
    paragraph("Deed", '<w:pStyle w:val="H"/>'),
    paragraph(
      `${run("In ")}${run("bold", bold)}${run(" and ")}${run("both", '<w:i/><w:u w:val="single"/>')}.`.replace(
        "</w:r>.",
        "</w:r>",
      ),
      '<w:jc w:val="center"/>',
    ),
    listItem("Term", 1),
    `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph("Wide")}</w:tc><w:tc>${paragraph("")}</w:tc></w:tr><w:tr><w:tc>${paragraph("")}</w:tc><w:tc>${paragraph("tall") + paragraph("cell")}</w:tc><w:tc>${paragraph("end")}</w:tc></w:tr></w:tbl>`,
    paragraph("After"),
  ].join(""),
  { numbering, styles },
);

const given = "../shared/data/files/docx";
const givenFiles = existsSync(given) ? readdirSync(given).map((name) => `${given}/${name}`) : [];

describe("a document as its author laid it out", () => {
  it.each(Object.entries({ ...soundFiles, contract: contractDocx(4), mixed }))(
    "has in its elements the stored text to the letter: %s",
    async (name, bytes) => {
      const result = await read(bytes, name in soundFiles ? `a.${name}` : "a.docx");
      expectSameText(result);
      // A cut may go through any row.
      expectSameText(result, 20);
    },
  );

  it.runIf(givenFiles.length > 0)("has it in real documents too", { timeout: 60_000 }, async () => {
    for (const file of givenFiles) {
      const result = await extractText(new Uint8Array(readFileSync(file)), file);
      if (result.ok) expectSameText(result);
    }
  });

  it("shows headings, bold, italics, underlining, alignment, indents and tables", async () => {
    const markup = drawn(await read(mixed, "a.docx"));
    expect(markup).toMatch(/<h3[^>]*><b>Deed<\/b><\/h3>/);
    expect(markup).toMatch(/data-align="center">In <b>bold<\/b> and <i><u>both<\/u><\/i>/);
    expect(markup).toMatch(
      /data-indent="2" data-hang="2"><span class="number">1\. <\/span>Term<\/p>/,
    );
    expect(textOf(markup.replace(/<\/t[dh]>/g, "|"))).toContain("Wide||");
    expect(markup).toMatch(
      /<tr><th colSpan="2" scope="col"><p[^>]*>Wide<\/p><\/th><td><\/td><\/tr>/i,
    );
    expect(markup).toMatch(
      /<tr><td><\/td><td><p[^>]*>tall<\/p><p[^>]*>cell<\/p><\/td><td><p[^>]*>end<\/p><\/td><\/tr>/,
    );
  });

  it("is the same for Rich Text and OpenDocument", async () => {
    const shown =
      /<h3[^>]*>.*Deed.*<\/h3><p[^>]*data-align="center">In <b>bold<\/b> and <i><u>both<\/u><\/i><\/p><p[^>]*data-indent="2" data-hang="2"><span class="number">1\. <\/span>Term<\/p><section[^>]*><table>/;
    const rtf = rtfFile(
      `\\pard\\s1 Deed\\par\\pard\\qc In {\\b bold} and {\\i\\ul both}\\par{\\listtext 1.\\tab}\\pard\\li720\\fi-720 Term\\par\\pard ${rtfTable([["a", "b"]])}`,
      "{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 Heading 1;}}",
    );
    expect(drawn(await read(rtf, "a.rtf"))).toMatch(shown);
    const text = (name: string, looks: string) =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties ${looks}/></style:style>`;
    const odt = odtFile(
      `<text:h text:outline-level="1">Deed</text:h>${odtParagraph('<text:span>In </text:span><text:span text:style-name="B">bold</text:span> and <text:span text:style-name="I">both</text:span>', "C")}${odtItem("Term", "L")}${odtTable([[odtParagraph("a"), odtParagraph("b")]])}`,
      {
        automatic: `${text("B", 'fo:font-weight="bold"')}${text("I", 'fo:font-style="italic" style:text-underline-style="solid"')}<style:style style:name="C" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/></style:style><text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."><style:list-level-label-alignment fo:margin-left="0.5in" fo:text-indent="-1.27cm"/></text:list-level-style-number></text:list-style>`,
      },
    );
    expect(drawn(await read(odt, "a.odt"))).toMatch(shown);
  });

  it("marks the very words of each flag, across cells and looks", { timeout: 60_000 }, async () => {
    const result = await read(mixed, "a.docx");
    const { length } = result.text;
    const span = fc
      .tuple(fc.nat(length - 1), fc.integer({ min: 1, max: length }))
      .map(([start, words]) => ({ start, end: Math.min(length, start + words) }));
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 1 }), ([one]) => {
        if (!one) return;
        const markup = drawn(result, [flag(0, one)]);
        const marked = [...markup.matchAll(/<a href="#flag-1"[^>]*>(.*?)<\/a>/gs)];
        expect(solid(marked.map(([, inside]) => textOf(inside ?? "")).join(""))).toBe(
          solid(result.text.slice(one.start, one.end)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it("is the same after it was made small", async () => {
    const { layout, text } = await read(mixed, "a.docx");
    if (!layout) throw new Error("no layout");
    expect(layout.rows).toHaveLength(2);
    expect(unpackLayout(packLayout(layout, text.length))).toEqual(layout);
  });

  it("is plain where the layout is that of another text", async () => {
    const { layout } = await read(mixed, "a.docx");
    if (!layout) throw new Error("no layout");
    expect(layoutOf(packLayout(layout, 12), 13)).toEqual({ paragraphs: [], runs: [], rows: [] });
  });

  it("keeps to tables in cells, and to text that has marks of its own", async () => {
    const inner = tableOf([[paragraph("in"), paragraph("side")]]);
    const body = tableOf([[paragraph("a\ufdd0\u4e00b") + inner, paragraph("c")]]);
    const result = await read(docxFile(body), "a.docx");
    expect(result.text).toBe("a一b\nin\tside\nc");
    expect(result.layout?.rows).toHaveLength(1);
    expectSameText(result);
  });
});
