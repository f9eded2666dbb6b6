import { describe, expect, it } from "vitest";
import { recogniseFile } from "../../../app/documents/index.ts";
import { docFile } from "../../fixtures/documents/doc.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { oleFile } from "../../fixtures/documents/ole.ts";
import { pdfFile } from "../../fixtures/documents/pdf.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const doc = docFile({ body: ["Text\r"] });
const docx = docxFile(paragraph("Text"));
const pdf = pdfFile({ pages: [{}] });
const txt = utf8("Plain text, even of %PDF- files.");

describe("recognising a file at upload", () => {
  it("takes the types where name and content agree", () => {
    expect(recogniseFile(pdf, "a.PDF")).toEqual({ ok: true, type: "pdf" });
    expect(recogniseFile(doc, "a.doc")).toEqual({ ok: true, type: "doc" });
    expect(recogniseFile(docx, "my.contract.docx")).toEqual({ ok: true, type: "docx" });
    expect(recogniseFile(txt, "a.txt")).toEqual({ ok: true, type: "txt" });
  });

  it("takes either kind of Word document by either name", () => {
    expect(recogniseFile(docx, "a.doc")).toEqual({ ok: true, type: "docx" });
    expect(recogniseFile(doc, "a.docx")).toEqual({ ok: true, type: "doc" });
  });

  it("says of an empty file that it is empty", () => {
    for (const [bytes, name] of [
      [new Uint8Array(), "a.pdf"],
      [new Uint8Array(), "a.docx"],
      [utf8(" \r\n\t"), "a.txt"],
    ] as const) {
      expect(recogniseFile(bytes, name)).toEqual({
        ok: false,
        message: "This file is empty. Choose the file that has the document’s text.",
      });
    }
  });

  it("takes files with a password, so that the reader can say what is wrong with them", () => {
    expect(recogniseFile(oleFile({ EncryptedPackage: new Uint8Array(9) }), "a.docx").ok).toBe(true);
    expect(recogniseFile(docFile({ body: ["x\r"], encrypted: true }), "a.doc").ok).toBe(true);
  });

  it("refuses a file that is not what its name says, with the types in the message", () => {
    const contents: [Uint8Array, string][] = [
      [pdf, "a.docx"],
      [pdf, "a.txt"],
      [docx, "a.pdf"],
      [utf8("no PDF"), "a.pdf"],
      [txt, "a.docx"],
      [doc, "a.txt"],
      [utf8("<html></html>"), "a.doc"],
      [oleFile({ Workbook: new Uint8Array(9) }), "a.doc"],
      [docFile({ body: ["x\r"], version: 101 }), "a.doc"],
      [Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0), "a.txt"],
      [utf8("text"), "a.exe"],
      [utf8("text"), "docx"],
    ];
    for (const [bytes, name] of contents) {
      const recognised = recogniseFile(bytes, name);
      expect(recognised.ok, name).toBe(false);
      if (recognised.ok) continue;
      for (const type of ["PDF", "DOC", "DOCX", "TXT", "RTF", "ODT"])
        expect(recognised.message).toContain(type);
    }
  });

  it("refuses macros, workbooks and archives in the clothes of a Word document", () => {
    const macros = docxFile(paragraph("x"), {
      extra: { "word/vbaProject.bin": new Uint8Array(9) },
    });
    const enabled = docxFile(paragraph("x"), {
      contentType: "application/vnd.ms-word.document.macroEnabled.main+xml",
    });
    const workbook = docxFile(paragraph("x"), {
      contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
    });
    for (const bytes of [macros, enabled, workbook, docx.slice(0, docx.length - 30)]) {
      expect(recogniseFile(bytes, "a.docx").ok).toBe(false);
    }
  });
});
