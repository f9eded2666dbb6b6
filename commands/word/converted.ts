import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "../../app/documents/index.ts";
import { contractDocx } from "../../tests/fixtures/documents/contract.ts";
import {
  abstractList,
  docxFile,
  level,
  list,
  listItem,
  paragraph,
  run,
  tableOf,
} from "../../tests/fixtures/documents/docx.ts";

const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
const section =
  '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>';

/** A document with something of most that the readers know. */
const mixed = docxFile(
  [
    paragraph("Deed"),
    listItem("Term", 1),
    listItem("Starts on 1 July 2026 – “the Start”.", 1, 1),
    paragraph("A paragraph between, café and 日本."),
    listItem("Ends a year later.", 1, 1),
    listItem("Fees", 1),
    tableOf([
      [paragraph("Item"), paragraph("Price")],
      [paragraph("Fee"), paragraph("$5")],
    ]),
    paragraph(`${run("The Act")}${reference}${run(" applies.")}`),
    paragraph(
      `${run("within ")}<w:del w:id="1" w:author="Jo Lee"><w:r><w:delText>thirty</w:delText></w:r></w:del><w:ins w:id="2" w:author="Jo Lee">${run("sixty")}</w:ins>${run(" days")}`,
    ),
    section,
  ].join(""),
  {
    numbering:
      abstractList(0, level(0, "decimal", "%1.") + level(1, "lowerLetter", "(%2)")) + list(1, 0),
    footnotes: `<w:footnote w:id="2">${paragraph("As amended.")}</w:footnote>`,
    headers: { h1: paragraph("Draft") },
    footers: { f1: paragraph("Confidential") },
  },
);

const documents = { contract: contractDocx(3), mixed };

/**
 * Has LibreOffice make .rtf and .odt of Word documents, and holds what is read of them against what is read of the
 * documents themselves.
 * @throws where they do not say the same.
 */
export async function checkConverted(folder: string, profile: string): Promise<void> {
  const files = Object.entries(documents).map(([name, bytes]) => {
    const file = join(folder, `${name}.docx`);
    writeFileSync(file, bytes);
    return file;
  });
  for (const type of ["rtf", "odt"]) {
    const convert = ["--headless", "--convert-to", type, "--outdir", folder];
    execFileSync("soffice", [profile, ...convert, ...files], { stdio: "ignore", timeout: 300_000 });
    for (const [name, bytes] of Object.entries(documents)) {
      const converted = new Uint8Array(readFileSync(join(folder, `${name}.${type}`)));
      const said = await wordsOf(converted, `${name}.${type}`);
      const written = await wordsOf(bytes, `${name}.docx`);
      if (said !== written)
        throw new Error(`${name}.${type} does not say what its .docx says:\n${said}\n${written}`);
      console.log(`${name}.${type}: converted, says the same`);
    }
  }
}

async function wordsOf(bytes: Uint8Array, name: string): Promise<string> {
  const read = await extractText(bytes, name);
  if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
  return read.text.replace(/\s+/g, " ");
}
