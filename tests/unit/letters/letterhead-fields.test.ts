import { Document, Footer, Header, Packer, Paragraph, TextRun } from "docx";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { UnreadableFile } from "../../../app/documents/unreadable.ts";
import { faultsOfLetterhead } from "../../../app/services/letters/letterhead-fields.ts";

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

  it("tells of a field that is not closed", async () => {
    expect(faultsOfLetterhead(await paper(["Dear {{client},", "{{letter}}"]))).toEqual([
      "A field is not closed with “}}” (paragraph 1: “Dear {{client},”).",
    ]);
  });

  it("is refused in words when it is no Word document, or unpacks to far too much", () => {
    const refusal = (bytes: Uint8Array) => {
      try {
        return faultsOfLetterhead(bytes);
      } catch (error) {
        if (error instanceof UnreadableFile) return error.message;
        throw error;
      }
    };
    expect(refusal(strToU8("Dear client"))).toMatch(/cut off or damaged/);
    const bomb = zipSync({ "word/document.xml": new Uint8Array(13 * 1024 * 1024) });
    expect(refusal(bomb)).toMatch(/unpacks to more than 12 MB/);
  });
});
