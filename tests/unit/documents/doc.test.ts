import { describe, expect, it } from "vitest";
import { docFile } from "../../fixtures/documents/doc.ts";
import { oleFile } from "../../fixtures/documents/ole.ts";
import { failureOf, read } from "./read.ts";

const textOf = async (parts: Parameters<typeof docFile>[0]) =>
  (await read(docFile(parts), "a.doc")).text;

// Property changes ([MS-DOC] 2.6): deleted, inserted, hidden, by the n-th author, special, in a table.
const deleted = [0x00, 0x08, 1];
const inserted = [0x01, 0x08, 1];
const hidden = [0x3c, 0x08, 1];
const special = [0x55, 0x08, 1];
const inTable = [0x16, 0x24, 1];
const rowEnd = [0x16, 0x24, 1, 0x17, 0x24, 1];

describe("a Word 97 to 2003 document", () => {
  it("is read paragraph by paragraph", async () => {
    expect(await textOf({ body: ["Clause one\r", "Prix: 5\u00a0€\r"] })).toBe(
      "Clause one\nPrix: 5\u00a0€",
    );
  });

  it("shows the results of fields and not their codes", async () => {
    expect(await textOf({ body: ["See \u0013 REF a \u00144.2\u0015 and 9\u001e5\u001f\r"] })).toBe(
      "See 4.2 and 9\u20115",
    );
  });

  it("shows a table row by row", async () => {
    const body = ["Item\u0007Price\u0007\u0007", "After\r"];
    expect(await textOf({ body, paragraphChanges: { 0: inTable, 1: inTable, 2: rowEnd } })).toBe(
      "Item\tPrice\nAfter",
    );
  });

  it("puts the text of a note behind the paragraph that has its mark", async () => {
    const body = ["The Act", { text: "\u0002", changes: special }, " applies\r", "Next\r"];
    expect(await textOf({ body, footnotes: [{ at: 7, text: " As amended." }] })).toBe(
      "The Act[1] applies\n[1] As amended.\nNext",
    );
  });

  it("shows headers before and footers after the body, once", async () => {
    const headers = ["", "Draft", "", "Confidential", "Draft", ""];
    expect(await textOf({ body: ["Body\r"], headers })).toBe("Draft\n\nBody\n\nConfidential");
  });

  it("reads tracked changes as accepted and names their authors", async () => {
    const result = await read(
      docFile({
        authors: ["Unknown", "Jo Lee"],
        body: [
          "Pay in ",
          { text: "thirty", changes: [...deleted, 0x63, 0x48, 1, 0] },
          { text: "ten", changes: [...inserted, 0x04, 0x48, 1, 0] },
          " days\r",
        ],
      }),
      "a.doc",
    );
    expect(result.text).toBe("Pay in ten days");
    expect(result.notes[0]?.message).toContain("1 insertion and 1 deletion, by Jo Lee");
    expect(result.deletedText?.map((one) => one.text)).toEqual(["thirty"]);
  });

  it("says that it has hidden text", async () => {
    const result = await read(
      docFile({ body: ["Shown", { text: " not", changes: hidden }, "\r"] }),
      "a.doc",
    );
    expect(result.notes[0]?.code).toBe("hidden_text");
  });

  it("is named where it has a password, is too old, empty or cut off", async () => {
    const body = ["Text\r"];
    expect(await failureOf(docFile({ body, encrypted: true }), "a.doc")).toBe("password_protected");
    expect(await failureOf(docFile({ body, version: 101 }), "a.doc")).toBe("unsupported");
    expect(await failureOf(docFile({ body: ["\r"] }), "a.doc")).toBe("no_text");
    expect(await failureOf(docFile({ body }).slice(0, 3000), "a.doc")).toBe("damaged");
    expect(await failureOf(Uint8Array.of(0xdb, 0xa5, 0x2d, 0, 0, 0), "a.doc")).toBe("unsupported");
  });

  it("is read as what it is where it is another kind, and else refused by name", async () => {
    const utf8 = (text: string) => new TextEncoder().encode(text);
    expect((await read(utf8("{\\rtf1 text}"), "a.doc")).text).toBe("text");
    expect(await failureOf(utf8("<html><body>text</body></html>"), "a.doc")).toBe("unsupported");
    expect(await failureOf(oleFile({ Workbook: new Uint8Array(9) }), "a.doc")).toBe("unsupported");
    expect(await failureOf(oleFile({ EncryptedPackage: new Uint8Array(9) }), "a.docx")).toBe(
      "password_protected",
    );
    expect(await failureOf(utf8("A plain text."), "a.doc")).toBe("ok: A plain text.");
  });

  it("has its own text, and a note of a document that is embedded in it, whichever stands first in the file", async () => {
    const embedded = { body: ["Rates of the annexure\r"] };
    const { text, notes } = await read(docFile({ body: ["The deed itself\r"], embedded }), "a.doc");
    expect(text).toBe("The deed itself");
    expect(notes.map(({ code }) => code)).toEqual(["embedded_document"]);
  });

  it("is no document for what is embedded in it", async () => {
    const inWorkbook = { Workbook: new Uint8Array(9), "MBD1/WordDocument": new Uint8Array(40) };
    expect(await failureOf(oleFile(inWorkbook), "a.doc")).toBe("unsupported");
    const locked = { "MBD1/EncryptedPackage": new Uint8Array(9) };
    expect(await failureOf(oleFile(locked), "a.docx")).toBe("unsupported");
  });

  it("is read where the tree of its streams is damaged", async () => {
    const bytes = docFile({ body: ["Text\r"] });
    const view = new DataView(bytes.buffer);
    const directory = 512 * (1 + view.getUint32(48, true));
    view.setUint32(directory + 76, 0xffffffff, true);
    expect((await read(bytes, "a.doc")).text).toBe("Text");
  });

  it("gives up where the parts of its file point at each other", async () => {
    const bytes = docFile({ body: ["Text\r"] });
    const view = new DataView(bytes.buffer);
    for (let sector = 1; sector < 128; sector++) view.setUint32(512 + 4 * sector, sector, true);
    expect(await failureOf(bytes, "a.doc")).toBe("damaged");
  });

  it("is one piece where its list of pieces is empty or missing", async () => {
    for (const pieces of ["none", "missing"] as const) {
      const { text } = await read(docFile({ body: ["A clause – of it.\r"], pieces }), "a.doc");
      expect(text).toBe("A clause – of it.");
    }
  });
});
