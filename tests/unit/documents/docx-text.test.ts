import { describe, expect, it } from "vitest";
import { docxText } from "../../../app/documents/docx-text.ts";
import { extractText } from "../../../app/documents/index.ts";
import { docxFile, paragraph, run } from "../../fixtures/documents/docx.ts";

const by = 'w:id="1" w:author="Jo" w:date="2026-10-01T00:00:00Z"';
const inserted = (content: string) => `<w:ins ${by}>${content}</w:ins>`;
const deleted = (text: string) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

async function both(body: string): Promise<[string, string | undefined]> {
  const bytes = docxFile(body);
  const accepted = await extractText(bytes, "Lease.docx");
  if (!accepted.ok) throw new Error(accepted.error.message);
  return [accepted.text, (await docxText(bytes, "insertion"))?.text];
}

describe("a Word document before its tracked changes", () => {
  it("has what was deleted, and not what was inserted", async () => {
    const body = paragraph(
      `${run("The fee is ")}${deleted("$500")}${inserted(run("$50"))}${run(".")}`,
    );
    expect(await both(body)).toEqual(["The fee is $50.", "The fee is $500."]);
  });

  it("has no words that were inserted and deleted again", async () => {
    const body = paragraph(`${run("Rent.")}${inserted(deleted(" Perhaps."))}`);
    expect(await both(body)).toEqual(["Rent.", "Rent."]);
  });

  it("has what was moved where it stood before", async () => {
    const body =
      paragraph(`<w:moveFrom ${by}>${run("First.")}</w:moveFrom>`) +
      paragraph(run("Second.")) +
      paragraph(`<w:moveTo ${by}>${run("First.")}</w:moveTo>`);
    const [accepted, before] = await both(body);
    expect(accepted.trim()).toBe("Second.\nFirst.");
    expect(before?.trim()).toBe("First.\nSecond.");
  });

  it("has a paragraph whole that was parted, and rows of tables as they were", async () => {
    const mark = `<w:rPr><w:ins ${by}/></w:rPr>`;
    const row = (text: string, properties: string) =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(run(text))}</w:tc></w:tr>`;
    const body =
      paragraph(run("The rent "), mark) +
      paragraph(run("is due.")) +
      `<w:tbl>${row("Old", `<w:del ${by}/>`)}${row("New", `<w:ins ${by}/>`)}</w:tbl>`;
    expect(await both(body)).toEqual(["The rent\nis due.\nNew", "The rent is due.\nOld"]);
  });

  it("is nothing where all was inserted, and unknown for other files", async () => {
    expect(await docxText(docxFile(paragraph(inserted(run("All new.")))), "insertion")).toEqual({
      ...{ text: "", asides: [] },
    });
    expect(await docxText(new TextEncoder().encode("plain words"), "insertion")).toBeNull();
  });
});
