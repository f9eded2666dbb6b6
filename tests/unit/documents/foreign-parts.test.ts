import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { ReadingBudget } from "../../../app/documents/budget.ts";
import { htmlLines } from "../../../app/documents/html/read-html.ts";
import { extractText } from "../../../app/documents/index.ts";
import { withoutMarks } from "../../../app/documents/word/look-marks.ts";
import { WordCounts } from "../../../app/documents/word/word-counts.ts";
import { docxFile, paragraph, run } from "../../fixtures/documents/docx.ts";
import { rtfFile } from "../../fixtures/documents/rtf.ts";
import { read } from "./read.ts";

const chunk = (id: string) => `<w:altChunk r:id="${id}"/>`;
const fileOf = (name: string, content: string | Uint8Array, body = chunk("c")) =>
  docxFile(body, {
    chunks: { c: [name, typeof content === "string" ? strToU8(content) : content] },
  });

const page =
  "<html><head><meta charset='utf-8'><title>Not it</title><style>p{}</style></head><body><h1>Lease</h1><p>Rent is\n<b>$2,400</b> &mdash; in&nbsp;advance.<br>No set-off.</p><script>if (1<2) x()</script></body></html>";
const pageText = "Lease\nRent is $2,400 — in\u00a0advance.\nNo set-off.";
const quoted = page.replaceAll("=", "=3D").replace("Rent is", "Rent=\r\n is");
const archive = (encoding: string, body: string) =>
  `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary="=_x"\r\n\r\n--=_x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--=_x\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--=_x--\r\n`;

describe("a part of another format in a Word document", () => {
  it.each<[string, string | Uint8Array, string]>([
    ["a.htm", page, pageText],
    ["a.xhtml", `<?xml version="1.0" encoding="utf-8"?>${page}`, pageText],
    ["utf16.htm", Uint8Array.from(Buffer.from(`\ufeff${page}`, "utf16le")), pageText],
    ["latin.htm", Uint8Array.from(Buffer.from("<p>Caf\xe9</p>", "latin1")), "Café"],
    ["a.mht", archive("quoted-printable", quoted), pageText],
    ["a.mht", archive("base64", Buffer.from(page).toString("base64")), pageText],
    ["a.mht", archive("8bit", page).replaceAll("\r\n", "\n"), pageText],
    ["a.rtf", rtfFile("\\pard Rent is monthly.\\par"), "Rent is monthly."],
    ["a.txt", "Rent is monthly.\r\nNo set-off.", "Rent is monthly.\nNo set-off."],
    ["a.txt", "Date: 1 May 2026\r\n\r\nDear Jo", "Date: 1 May 2026\n\nDear Jo"],
    ["a.docx", docxFile(paragraph("Rent is monthly.")), "Rent is monthly."],
    ["a.docx", fileOf("b.htm", page), pageText],
  ])("is read in its place: %s (%#)", async (name, content, expected) => {
    const body = paragraph("Before.") + chunk("c") + paragraph("After.");
    const { text, notes } = await read(fileOf(name, content, body), "a.docx");
    expect(text).toBe(`Before.\n${expected}\nAfter.`);
    expect(notes).toEqual([]);
  });

  it("tells of what is struck through in it, and of its tracked changes", async () => {
    const { text, notes } = await read(fileOf("a.htm", "<p>Pay <s>10</s> 5 days.</p>"), "a.docx");
    expect(text).toBe("Pay 5 days.");
    expect(notes.map(({ code }) => code)).toEqual(["struck_through"]);
    const inner = docxFile(paragraph(run("Pay ") + run("10 ", "<w:strike/>") + run("5 days.")));
    const outer = await read(fileOf("b.docx", inner, paragraph("Terms") + chunk("c")), "a.docx");
    expect(outer.text).toBe("Terms\nPay 5 days.");
    expect(outer.notes.map(({ code }) => code)).toEqual(["struck_through"]);
    const own = paragraph(run("All ", "<w:strike/>") + run("t\u0336o\u0336 Terms")) + chunk("c");
    const both = await read(fileOf("b.docx", inner, own), "a.docx");
    expect(both.notes.map(({ message }) => message)).toEqual([
      expect.stringContaining("(3 words)"),
    ]);
  });

  it("is named with its cure where it cannot be read, and noted beside other text", async () => {
    const binary = Uint8Array.from({ length: 600 }, (_, at) => (at * 37) % 7);
    expect(await extractText(fileOf("a.bin", binary), "a.docx")).toMatchObject({
      ...{ ok: false, error: { code: "no_text", message: expect.stringContaining("save it as") } },
    });
    const pictures = archive("8bit", page).replace("text/html", "image/gif");
    const emptyArchive = await read(
      fileOf("a.mht", pictures, paragraph("Own.") + chunk("c")),
      "a.docx",
    );
    expect([emptyArchive.text, emptyArchive.notes[0]?.code]).toEqual(["Own.", "embedded_document"]);
    const beside = await read(fileOf("a.bin", binary, paragraph("Own.") + chunk("c")), "a.docx");
    expect(beside.notes.map(({ code }) => code)).toEqual(["embedded_document"]);
    const missing = await read(docxFile(paragraph("Own.") + chunk("gone")), "a.docx");
    expect(missing.notes.map(({ code }) => code)).toEqual(["embedded_document"]);
  });

  it("is read four deep at most, and no longer than any document", async () => {
    let file = docxFile(paragraph("Innermost."));
    for (let depth = 0; depth < 3; depth++) file = fileOf("a.docx", file);
    expect((await read(file, "a.docx")).text).toBe("Innermost.");
    expect((await extractText(fileOf("a.docx", file), "a.docx")).ok).toBe(false);
    const long = `<p>${"word ".repeat(400_000)}</p>`;
    expect(await extractText(fileOf("a.htm", long), "a.docx")).toMatchObject({
      error: { code: "too_long" },
    });
  });
});

const linesOf = (html: string) =>
  htmlLines(html, new ReadingBudget(), new WordCounts()).map(withoutMarks);

describe("a web page", () => {
  it("has its tables row by row, lists with their numbers, and tags in any order", () => {
    expect(
      linesOf(
        "<table><tr><td>Item<td>Sum<tr><td>Rent</td><td><p>$5</p></td></tr></table><ol><li>One<li>Two</ol><ul><li>Dot</ul><b><p>Bold</b> on</p>3 < 4 &amp; R&D &#8217; &#x2019; &#146; &unknown;",
      ),
    ).toEqual([
      "Item\tSum",
      "Rent\t$5",
      "1. One",
      "2. Two",
      "• Dot",
      "Bold on",
      "3 < 4 & R&D ’ ’ ’ &unknown;",
    ]);
  });

  it("takes time in proportion to its length, however it is nested", () => {
    for (const piece of [
      "<div>",
      "<table><tr><td>",
      "<li>",
      "</p>",
      "<",
      "&amp",
      "<!--",
      "<script>",
    ])
      expect(linesOf(piece.repeat(200_000)).length).toBeLessThan(200_001);
  });
});
