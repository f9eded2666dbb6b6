import { expect, it } from "vitest";
import { docxFile, run } from "../../fixtures/documents/docx.ts";
import { odtFile } from "../../fixtures/documents/odt.ts";
import { rtfFile } from "../../fixtures/documents/rtf.ts";
import { read } from "./read.ts";

const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
const odtStyle =
  '<style:style style:name="U" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>';

it.each([
  [
    "a.docx",
    docxFile(
      `<w:p>${run("It is 30")}${raised("12")}${run(" days from the 3")}${raised("rd")}${run(".")}</w:p>`,
    ),
  ],
  [
    "a.odt",
    odtFile(
      '<text:p>It is 30<text:span text:style-name="U">12</text:span> days from the 3<text:span text:style-name="U">rd</text:span>.</text:p>',
      { automatic: odtStyle },
    ),
  ],
  ["a.rtf", rtfFile("It is 30{\\super 12} days from the 3{\\super rd}.")],
])("a figure above the line does not run into the one before it: %s", async (name, bytes) => {
  expect((await read(bytes, name)).text).toContain("It is 30¹² days from the 3rd.");
});
