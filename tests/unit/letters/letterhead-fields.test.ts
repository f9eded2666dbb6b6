import { Document, Footer, Header, Packer, Paragraph, TextRun } from "docx";
import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
import { UnreadableFile } from "../../../app/documents/unreadable.ts";
import {
  maxLetterheadFields,
  maxLetterheadParagraphs,
} from "../../../app/schemas/letters/letter.ts";
import { faultsOfLetterhead } from "../../../app/services/letters/letterhead-fields.ts";
import { onLetterhead } from "../../../app/services/letters/word.server.ts";
import { docxFile, paragraph, run } from "../../fixtures/documents/docx.ts";

const paper = async (body: (string | Paragraph)[], header = "", footer = "") =>
  new Uint8Array(
    await Packer.pack(
      new Document({
        sections: [
          {
            headers: { default: new Header({ children: [new Paragraph(header)] }) },
            footers: { default: new Footer({ children: [new Paragraph(footer)] }) },
            children: body.map((one) => (typeof one === "string" ? new Paragraph(one) : one)),
          },
        ],
      }),
      "arraybuffer",
    ),
  );

/** Its faults, or the sentence with which it is refused as a whole. */
function told(bytes: Uint8Array): string[] | string {
  try {
    return faultsOfLetterhead(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

describe("a letterhead", () => {
  it("is taken with its known fields, spaces and all, in body, header and footer", async () => {
    const good = await paper(
      ["Dear {{client}},", "{{ letter }}", "{{signed}}"],
      "{{firm}}",
      "{{reference}}",
    );
    expect(faultsOfLetterhead(good)).toEqual([]);
  });

  it("is refused with every wrong field and its place", async () => {
    const bad = await paper(["Dear {{clinet}},", "{{letter}}", "", "Yours {{sgned}}"], "{{Firm}}");
    expect(faultsOfLetterhead(bad)).toEqual([
      "There is no field “{{clinet}}” (paragraph 1: “Dear {{clinet}},”).",
      "There is no field “{{sgned}}” (paragraph 4: “Yours {{sgned}}”).",
      "There is no field “{{Firm}}” (paragraph 1 of the header: “{{Firm}}”).",
    ]);
  });

  it("finds a field that Word has cut into runs of different looks", async () => {
    const cut = new Paragraph({
      children: [new TextRun("Dear {{cli"), new TextRun({ text: "net}},", bold: true })],
    });
    expect(faultsOfLetterhead(await paper([cut, "{{letter}}"]))).toEqual([
      "There is no field “{{clinet}}” (paragraph 1: “Dear {{clinet}},”).",
    ]);
  });

  it("needs one place for the letter, by itself and in the body", async () => {
    expect(faultsOfLetterhead(await paper(["{{client}}"]))).toEqual([
      "It has no field “{{letter}}”, where the letter goes.",
    ]);
    expect(faultsOfLetterhead(await paper(["Here: {{letter}}"]))).toEqual([
      "“{{letter}}” needs a paragraph of its own (paragraph 1: “Here: {{letter}}”).",
    ]);
    expect(faultsOfLetterhead(await paper(["{{letter}}"], "{{letter}}"))).toEqual([
      "“{{letter}}” belongs into the body (paragraph 1 of the header: “{{letter}}”).",
    ]);
  });

  it("is refused with the fields of Word’s mail merge, each with its place, however they are written", async () => {
    const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = (name: string, shown: string) =>
      mark("begin") +
      code(" MERGE") +
      code(`FIELD  ${name} `) +
      mark("separate") +
      run(shown) +
      mark("end");
    const merged = docxFile(
      paragraph(run("Dear ") + field("Client_Name", "«Client_Name»")) +
        paragraph("{{letter}}") +
        paragraph(
          '<w:fldSimple w:instr=" ADDRESSBLOCK \\f "><w:r><w:t>«Address»</w:t></w:r></w:fldSimple>',
        ) +
        paragraph(
          mark("begin") + code("IF ") + field("State", "") + code(' = "NSW"') + mark("end"),
        ),
      { footers: { foot: paragraph(mark("begin") + code(" PAGE ") + mark("end")) } },
    );
    const says = (code: string) =>
      `Word’s own field “${code}” is not filled in here: write one of the fields below in its place, such as “{{client}}”`;
    expect(faultsOfLetterhead(merged)).toEqual([
      `${says("MERGEFIELD Client_Name")} (paragraph 1: “Dear «Client_Name»”).`,
      `${says("ADDRESSBLOCK \\f")} (paragraph 3: “«Address»”).`,
      `${says("MERGEFIELD State")} (paragraph 4: “”).`,
    ]);
  });

  it("makes a long letter with all that it may hold, and takes no name for a field", async () => {
    const largest = docxFile(
      paragraph("Dear {{client}}").repeat(maxLetterheadFields - 1) +
        paragraph("{{letter}}") +
        paragraph("x").repeat(maxLetterheadParagraphs - maxLetterheadFields),
    );
    const body = "b\n\n".repeat(3_000).trim();
    const words = {
      kind: "letter",
      date: "1 July",
      to: "{{signed}}",
      subject: "S",
      from: "{{{date}}}",
    } as const;
    const facts = { firm: "F", matter: "M", reference: "R", document: "D", side: "S" };
    const made = await onLetterhead(largest, { ...words, body }, facts);
    const read = await extractText(made, "letter.docx");
    expect(read.ok && read.text.slice(0, 34)).toBe("Dear { {signed}}\nDear { {signed}}\n");
  });

  it("tells of a field that is not closed", async () => {
    expect(faultsOfLetterhead(await paper(["Dear {{client},", "{{letter}}"]))).toEqual([
      "A field is not closed with “}}” (paragraph 1: “Dear {{client},”).",
    ]);
  });

  it("is refused in words when it is no Word document", () => {
    expect(told(strToU8("Dear client"))).toMatch(/cut off or damaged/);
  });
});
