import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { docxFile, paragraph, run, tableOf } from "../../fixtures/documents/docx.ts";
import { failureOf, read } from "./read.ts";

const textOf = async (body: string, parts = {}) =>
  (await read(docxFile(body, parts), "a.docx")).text;

const tracked = (kind: string, author: string, inner: string) =>
  `<w:${kind} w:id="1" w:author="${author}" w:date="2026-01-02T03:04:05Z">${inner}</w:${kind}>`;

describe("a Word document", () => {
  it("is read paragraph by paragraph, a line each", async () => {
    expect(await textOf(paragraph("One") + paragraph("Two"))).toBe("One\nTwo");
  });

  it("keeps hyphens and spaces of their own kind", async () => {
    const body = paragraph(
      `${run("9\u00a0am")}<w:r><w:noBreakHyphen/><w:t>5</w:t><w:tab/><w:t>co</w:t><w:softHyphen/><w:t>op</w:t></w:r>`,
    );
    expect(await textOf(body)).toBe("9\u00a0am\u20115\tcoop");
  });

  it("shows a table row by row with its cells apart", async () => {
    const table = tableOf([
      [paragraph("Item"), paragraph("Price")],
      [paragraph("Fee"), paragraph("$5")],
    ]);
    expect(await textOf(table)).toBe("Item\tPrice\nFee\t$5");
  });

  it("keeps the paragraphs of a cell on lines of their own", async () => {
    const table = tableOf([
      [paragraph("1.1"), paragraph("First") + paragraph("Second"), paragraph("End")],
    ]);
    expect(await textOf(table)).toBe("1.1\tFirst\nSecond\nEnd");
  });

  it("puts the text of a note behind the paragraph that has its mark", async () => {
    const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const footnotes = `<w:footnote w:type="separator" w:id="0">${paragraph("---")}</w:footnote><w:footnote w:id="2">${paragraph("As amended.")}</w:footnote>`;
    const endnotes = `<w:endnote w:id="1">${paragraph("See above.")}</w:endnote>`;
    const body = paragraph(
      `${run("The Act")}${reference}${run(" and")}<w:r><w:endnoteReference w:id="1"/></w:r>`,
    );
    expect(await textOf(body + paragraph("Next"), { footnotes, endnotes })).toBe(
      "The Act[1] and[i]\n[1] As amended.\n[i] See above.\nNext",
    );
  });

  it("shows headers before and footers after the body, once, and says where they are", async () => {
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="first" r:id="h2"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>';
    const result = await read(
      docxFile(paragraph("Body") + section, {
        headers: { h1: paragraph("Draft"), h2: paragraph("Draft") },
        footers: { f1: paragraph("Confidential") },
      }),
      "a.docx",
    );
    expect(result.text).toBe("Draft\n\nBody\n\nConfidential");
    const heads = result.runningHeads?.map(({ start, end }) => result.text.slice(start, end));
    expect(heads).toEqual(["Draft", "Confidential"]);
  });

  it("reads a text box once, behind the paragraph that it is anchored in", async () => {
    const box = `<w:txbxContent>${paragraph("Boxed")}</w:txbxContent>`;
    const drawing = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(await textOf(paragraph(run("Anchor") + drawing) + paragraph("After"))).toBe(
      "Anchor\nBoxed\nAfter",
    );
  });

  it("shows the text of a diagram behind the paragraph that it is in", async () => {
    const space = "http://schemas.openxmlformats.org/drawingml/2006";
    const diagram = `<dgm:dataModel xmlns:dgm="${space}/diagram" xmlns:a="${space}/main"><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>Board</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`;
    const drawing = `<w:r><w:drawing><dgm:relIds xmlns:dgm="${space}/diagram" r:dm="d1"/></w:drawing></w:r>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData" Target="diagrams/data1.xml"/></Relationships>`;
    const extra = {
      "word/diagrams/data1.xml": strToU8(diagram),
      "word/_rels/document.xml.rels": strToU8(relations),
    };
    expect(await textOf(paragraph(run("Structure") + drawing), { extra })).toBe("Structure\nBoard");
  });

  it("shows what a watermark says", async () => {
    const watermark =
      '<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textpath string="DRAFT"/></v:shape></w:pict></w:r>';
    expect(await textOf(paragraph(run("Clause") + watermark))).toBe("Clause\nDRAFT");
  });

  it("reads content controls and leaves out what describes them", async () => {
    const control = `<w:sdt><w:sdtPr><w:alias w:val="x"/><w:placeholder><w:docPart w:val="y"/></w:placeholder></w:sdtPr><w:sdtContent>${paragraph("Chosen")}</w:sdtContent></w:sdt>`;
    expect(await textOf(control)).toBe("Chosen");
  });

  it("shows the results of fields and not their codes", async () => {
    const field = (code: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const simple = `<w:fldSimple w:instr="PAGE">${run("7")}</w:fldSimple>`;
    expect(
      await textOf(
        paragraph(
          run("See clause ") + field(" REF _Ref1 \\r \\h ", "4.2(a)") + run(", page ") + simple,
        ),
      ),
    ).toBe("See clause 4.2(a), page 7");
  });

  it("shows check boxes and drop-downs of forms, which keep no result as text", async () => {
    const form = (data: string, code: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const checked = form(
      '<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>',
      "FORMCHECKBOX",
    );
    const open = form('<w:checkBox><w:default w:val="0"/></w:checkBox>', "FORMCHECKBOX");
    const choice = form(
      '<w:ddList><w:result w:val="1"/><w:listEntry w:val="VIC"/><w:listEntry w:val="NSW"/></w:ddList>',
      "FORMDROPDOWN",
    );
    expect(await textOf(paragraph(checked + open + choice))).toBe("☒☐NSW");
  });

  it("reads tracked changes as accepted, counts them, names their authors and keeps what was deleted", async () => {
    const body = paragraph(
      run("Pay within ") +
        tracked("del", "Jo Lee", "<w:r><w:delText>thirty</w:delText></w:r>") +
        tracked("ins", "Sam Ng", run("fourteen")) +
        run(" days"),
    );
    const result = await read(docxFile(body), "a.docx");
    expect(result.text).toBe("Pay within fourteen days");
    expect(result.notes).toEqual([
      {
        code: "tracked_changes",
        message:
          "This document has tracked changes: 1 insertion and 1 deletion, by Jo Lee and Sam Ng. It is read as if all of them were accepted.",
      },
    ]);
    expect(result.deletedText).toEqual([
      { text: "thirty", author: "Jo Lee", date: "2026-01-02T03:04:05Z" },
    ]);
  });

  it("joins two paragraphs where the mark between them was deleted", async () => {
    const first = paragraph(run("One "), `<w:rPr>${tracked("del", "Jo", "")}</w:rPr>`);
    expect(await textOf(first + paragraph("two"))).toBe("One two");
  });

  it("counts comments and keeps them out of the text", async () => {
    const comments = `<w:comment w:id="0" w:author="Jo" w:date="2026-01-01T00:00:00Z">${paragraph("Too long?")}</w:comment>`;
    const result = await read(docxFile(paragraph("Clause"), { comments }), "a.docx");
    expect(result.text).toBe("Clause");
    expect(result.comments).toEqual([
      { text: "Too long?", author: "Jo", date: "2026-01-01T00:00:00Z" },
    ]);
    expect(result.notes[0]?.message).toContain("1 comment by Jo");
  });

  it("says that it has hidden text", async () => {
    const result = await read(
      docxFile(paragraph(run("Shown") + run(" hidden words", "<w:vanish/>"))),
      "a.docx",
    );
    expect(result.text).toBe("Shown hidden words");
    expect(result.notes[0]).toMatchObject({
      code: "hidden_text",
      message: expect.stringContaining("2 words"),
    });
  });

  it("is read in its strict form and with any prefixes", async () => {
    const main = "http://purl.oclc.org/ooxml/wordprocessingml/main";
    const bytes = zipSync({
      "_rels/.rels": strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/doc/main.xml"/></Relationships>',
      ),
      "doc/main.xml": strToU8(
        `\ufeff<?xml version="1.0"?><x:document xmlns:x="${main}"><x:body><x:p><x:r><x:t>A &amp; B &#x2013; C</x:t></x:r></x:p></x:body></x:document>`,
      ),
    });
    expect((await read(bytes, "a.docx")).text).toBe("A & B – C");
  });

  it("fetches nothing that its XML names", async () => {
    const prolog = '<!DOCTYPE w [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';
    const body = "<w:p><w:r><w:t>Before&secret;after</w:t></w:r></w:p>";
    expect(await textOf(body, { prolog })).toBe("Beforeafter");
  });

  it("says that it has next to no text for its size", async () => {
    let noise = 1;
    const picture = Uint8Array.from({ length: 200_000 }, () => {
      noise = (noise * 48_271) % 0x7fffffff;
      return noise;
    });
    const bytes = docxFile(paragraph("Scan"), { extra: { "word/media/a.png": picture } });
    expect((await read(bytes, "a.docx")).notes[0]?.code).toBe("almost_no_text");
  });

  it("is named as damaged where it is cut off, and as empty where it has no text", async () => {
    const whole = docxFile(paragraph("Text"));
    expect(await failureOf(whole.slice(0, whole.length - 40), "a.docx")).toBe("damaged");
    expect(await failureOf(docxFile(paragraph("")), "a.docx")).toBe("no_text");
    expect(await failureOf(docxFile("<w:p><w:r>"), "a.docx")).toBe("damaged");
  });

  it("that is named .doc is read as what it is, with a note", async () => {
    const { text, notes } = await read(docxFile(paragraph("Text")), "a.doc");
    expect(text).toBe("Text");
    expect(notes).toEqual([
      {
        code: "named_otherwise",
        message: expect.stringContaining("Word document of the other kind (.docx)"),
      },
    ]);
  });
});
