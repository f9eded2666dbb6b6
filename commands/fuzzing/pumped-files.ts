import { strToU8 } from "fflate";
import {
  abstractList,
  docxFile,
  list,
  listItem,
  paragraph,
  run,
  tableOf,
} from "../../tests/fixtures/documents/docx.ts";
import { odtFile, odtParagraph, odtTable } from "../../tests/fixtures/documents/odt.ts";
import { rtfFile } from "../../tests/fixtures/documents/rtf.ts";
import type { ReadableType } from "./watched-thread.ts";

/** A file of a type that grows by more of one of its parts. */
export interface PumpedFile {
  type: ReadableType;
  name: string;
  /** The file with so many of them. */
  of: (count: number) => Uint8Array;
}

const times = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("");
/** As deep as elements may stand in one another, with room for what is around and inside. */
const deep = 1_900;
const nested = (open: string, inner: string, close: string) =>
  open.repeat(deep) + inner + close.repeat(deep);
/** Up to as many namespaces as may hold at once, but for those of the document. */
const declarations = (count: number) =>
  times(Math.min(900, count), (at) => ` xmlns:a${at}="urn:a${at}"`);

const related = (count: number) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${times(
    count,
    (at) =>
      `<Relationship Id="h${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="document.xml"/>`,
  )}</Relationships>`;

const docx: Record<string, PumpedFile["of"]> = {
  "elements with a namespace of their own": (count) =>
    docxFile(
      `<w:sdt${declarations(count / 50)}>${times(count, (at) => `<w:p xmlns:b="urn:b${at}"><w:r><w:t>x</w:t></w:r></w:p>`)}</w:sdt>`,
    ),
  "names of elements": (count) => docxFile(paragraph("x") + times(count, (at) => `<w:x${at}/>`)),
  attributes: (count) =>
    docxFile(times(count, () => `<w:p${times(40, (at) => ` w:a${at}="1"`)}><w:pPr/></w:p>`)),
  "text inside insertions": (count) =>
    docxFile(
      paragraph(
        nested("<w:ins>", `<w:r>${"<w:tab/><w:t>x</w:t>".repeat(count)}</w:r>`, "</w:ins>"),
      ),
    ),
  "headers that sections name": (count) =>
    docxFile(
      paragraph("x") +
        times(
          count,
          (at) => `<w:sectPr><w:headerReference w:type="default" r:id="h${at}"/></w:sectPr>`,
        ),
      { extra: { "word/_rels/document.xml.rels": strToU8(related(count)) } },
    ),
  "lists that stand for styles": (count) =>
    docxFile(listItem("x", 1), {
      numbering:
        times(count, (at) =>
          abstractList(at, at % 2 ? '<w:styleLink w:val="s"/>' : '<w:numStyleLink w:val="t"/>'),
        ) + times(count, (at) => list(at, 2 * Math.floor(at / 2))),
    }),
  "styles based on one another": (count) =>
    docxFile(
      times(count, (at) => paragraph("x", `<w:pStyle w:val="s${at}"/>`)),
      {
        styles: times(
          count,
          (at) => `<w:style w:styleId="s${at}"><w:basedOn w:val="s${at - 1}"/></w:style>`,
        ),
      },
    ),
  "cells of a row": (count) => docxFile(tableOf([Array(count).fill(paragraph("x"))])),
  "rows of a table": (count) => docxFile(tableOf(Array(count).fill([paragraph("x")]))),
  "text in nested fields": (count) =>
    docxFile(
      paragraph(
        '<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="separate"/></w:r>'.repeat(
          90,
        ) + run("x").repeat(count),
      ),
    ),
  "text boxes": (count) =>
    docxFile(
      paragraph(`<w:r><w:txbxContent>${paragraph("x")}</w:txbxContent></w:r>`.repeat(count)),
    ),
};

const change = (at: number) =>
  `<text:changed-region text:id="c${at}"><text:insertion><office:change-info><dc:creator>A</dc:creator></office:change-info></text:insertion></text:changed-region>`;

const odt: Record<string, PumpedFile["of"]> = {
  "text inside spans": (count) =>
    odtFile(
      odtParagraph(
        nested('<text:span text:style-name="T">', "<text:tab/>".repeat(count), "</text:span>"),
      ),
    ),
  "text inside changes": (count) =>
    odtFile(
      times(count, change) +
        odtParagraph(
          times(count, (at) => `<text:change-start text:change-id="c${at}"/>`) +
            "x<text:tab/>".repeat(count),
        ),
    ),
  "rows under cells that reach down": (count) => {
    const tall = `<table:table-cell table:number-rows-spanned="9999999">${odtParagraph("x")}</table:table-cell>`;
    return odtFile(
      `<table:table><table:table-row>${tall.repeat(count)}</table:table-row>${"<table:table-row/>".repeat(count)}</table:table>`,
    );
  },
  "repeated cells": (count) =>
    odtFile(
      `<table:table><table:table-row>${'<table:table-cell table:number-columns-repeated="9999999"/>'.repeat(count)}<table:table-cell>${odtParagraph("x")}</table:table-cell></table:table-row></table:table>`,
    ),
  "cells of a row": (count) => odtFile(odtTable([Array(count).fill(odtParagraph("x"))])),
  "styles based on one another": (count) =>
    odtFile(
      times(count, (at) => odtParagraph("x", `s${at}`)),
      {
        automatic: times(
          count,
          (at) =>
            `<style:style style:name="s${at}" style:family="paragraph" style:parent-style-name="s${at - 1}"/>`,
        ),
      },
    ),
};

const rtf: Record<string, PumpedFile["of"]> = {
  "groups of groups": (count) =>
    rtfFile(`${"{".repeat(900)}${"{\\b x}".repeat(count)}${"}".repeat(900)}\\par`),
  "cells of a row": (count) => rtfFile(`\\trowd\\intbl ${"x\\cell ".repeat(count)}\\row`),
  fonts: (count) =>
    rtfFile(
      times(count, (at) => `\\f${at} x`),
      `{\\fonttbl${times(count, (at) => `{\\f${at} a;}`)}}`,
    ),
  "text boxes": (count) =>
    rtfFile(`${"{\\shp{\\*\\shpinst{\\shptxt x\\par}}}".repeat(count)}y\\par`),
};

const named = (type: ReadableType, files: Record<string, PumpedFile["of"]>): PumpedFile[] =>
  Object.entries(files).map(([name, of]) => ({ type, name: `more ${name}`, of }));

const letter = paragraph("{{letter}}");

/** Word documents as letterheads. */
export const pumpedLetterheads: readonly PumpedFile[] = [
  ...named("docx", {
    "fields in one paragraph": (count) => docxFile(letter + paragraph("{{client}} ".repeat(count))),
    "fields of paragraphs": (count) => docxFile(letter + paragraph("{{client}}").repeat(count)),
    "open fields": (count) => docxFile(letter + paragraph("{{client} ".repeat(count))),
    paragraphs: (count) => docxFile(letter + paragraph("x").repeat(count)),
    "runs of a field": (count) =>
      docxFile(letter + paragraph(run("{{") + run(" ").repeat(count) + run("client}}"))),
    "fields of a mail merge": (count) =>
      docxFile(letter + paragraph('<w:fldSimple w:instr="MERGEFIELD a"/>'.repeat(count))),
    "merge fields in one another": (count) =>
      docxFile(
        letter +
          paragraph(
            '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>MERGEFIELD a</w:instrText></w:r>'.repeat(
              count,
            ),
          ),
      ),
  }),
];

/** Files of each type of which one thing grows: attributes, namespaces, fields, cells, styles and whatever else stands in others. */
export const pumpedFiles: readonly PumpedFile[] = [
  ...named("docx", docx),
  ...named("odt", odt),
  ...named("rtf", rtf),
];
