import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { describeHead } from "../../../app/comparing/describing/head.ts";
import { compareHeads, mostHeads } from "../../../app/comparing/heads.ts";
import { extractText } from "../../../app/documents/index.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { type PdfLine, pdfFile } from "../../fixtures/documents/pdf.ts";

const perPage = 8;
const halls = "north south east west upper lower middle main".split(" ");
const clause = (at: number) =>
  `${at + 1}. The Cleaner must clean the ${halls[at % 8]} ${["hall", "lift", "yard"][at >> 3]} each day.`;

/** A contract of 24 clauses with a line at the head and the foot of each page. */
function pdf(head: string, foot: (page: number) => string): Uint8Array {
  const pages = [0, 1, 2].map((page) => {
    const own = Array.from({ length: perPage }, (_, at) => clause(page * perPage + at));
    const lines: PdfLine[] = own.map((text, at) => ({ text, x: 72, y: 720 - 24 * at }));
    lines.push({ text: head, x: 72, y: 800, size: 9 });
    lines.push({ text: foot(page + 1), x: 72, y: 40, size: 9 });
    return { lines };
  });
  return pdfFile({ pages });
}

function docx(head: string, foot: string, words = "must clean"): Uint8Array {
  const clauses = Array.from({ length: 9 }, (_, at) => paragraph(clause(at)));
  const body = `${clauses.join("").replace("must clean", words)}<w:sectPr><w:headerReference w:type="default" r:id="rId8"/><w:footerReference w:type="default" r:id="rId9"/></w:sectPr>`;
  const [headers, footers] = [{ rId8: paragraph(head) }, { rId9: paragraph(foot) }];
  return docxFile(body, { headers, footers });
}

async function read(bytes: Uint8Array, name: string) {
  const extraction = await extractText(bytes, name);
  if (!extraction.ok) throw new Error(extraction.error.message);
  const { text, runningHeads = [] } = extraction;
  return { text, asides: runningHeads };
}

/** What is told of two files: changes of clauses, and changes of heads. */
async function told(name: string, older: Uint8Array, newer: Uint8Array) {
  const [one, other] = [await read(older, name), await read(newer, name)];
  const { changes, heads } = compareVersions(one, other);
  const words = changes.map(({ from, to }) => [
    from && one.text.slice(from.start, from.end),
    to && other.text.slice(to.start, to.end),
  ]);
  return { words, heads: heads.map(describeHead) };
}

describe("what runs over the pages", () => {
  it("of a PDF is no change of its clauses, and is told in a sentence", async () => {
    const older = pdf("Cleaning Agreement, draft 3", (page) => `Doyle Lawyers | ${page}`);
    const newer = pdf("Cleaning Agreement, draft 4 of May", (page) => `Doyle Lawyers | ${page}`);
    expect(await told("a.pdf", older, newer)).toEqual({
      words: [],
      heads: [
        "The page header changed from ‘Cleaning Agreement, draft 3’ to ‘Cleaning Agreement, draft 4 of May’.",
      ],
    });
  });

  it("of a PDF is the same where only the numbers of its pages are others", async () => {
    const older = pdf("Cleaning Agreement", (page) => `Page ${page} of 3`);
    expect(
      await told(
        "a.pdf",
        older,
        pdf("Cleaning Agreement", (page) => `${page + 4}`),
      ),
    ).toEqual({
      words: [],
      heads: [],
    });
    const counted = (by: number) =>
      pdf("Cleaning Agreement", (page) => `Ref 9921 - sheet ${page + by}`);
    expect((await told("a.pdf", counted(0), counted(20))).heads).toEqual([]);
  });

  it("of a Word document is told apart from what changed in a clause", async () => {
    const older = docx("Draft of 1 May", "Doyle Lawyers");
    const newer = docx("Draft of 9 June", "Doyle & Ito Lawyers", "may clean");
    expect(await told("a.docx", older, newer)).toEqual({
      words: [["must", "may"]],
      heads: [
        "The page header changed from ‘Draft of 1 May’ to ‘Draft of 9 June’.",
        "The page footer changed from ‘Doyle Lawyers’ to ‘Doyle & Ito Lawyers’.",
      ],
    });
  });

  it("keeps the numbers in it that count no pages", async () => {
    const older = docx("DRAFT 4 of 2 July 2026", "Page 1 of 3");
    const newer = docx("DRAFT 4 of 9 July 2026", "Page 1 of 4");
    expect((await told("a.docx", older, newer)).heads).toEqual([
      "The page header changed from ‘DRAFT 4 of 2 July 2026’ to ‘DRAFT 4 of 9 July 2026’.",
    ]);
  });

  it("of two documents of different kinds is compared as well", async () => {
    const [one, other] = [
      await read(docx("Cleaning Agreement", "Confidential"), "a.docx"),
      await read(
        pdf("Cleaning Agreement", (page) => `Page ${page}`),
        "a.pdf",
      ),
    ];
    expect(compareVersions(one, other).heads).toEqual([
      { where: "footer", from: "Confidential", to: null },
    ]);
    expect(compareVersions(other, one).heads.map(describeHead)).toEqual([
      "The page footer ‘Confidential’ is new.",
    ]);
  });

  it("are told up to twelve that changed, and a thousand characters of each", () => {
    const headed = (count: number, word: string) => {
      const heads = Array.from(
        { length: count },
        (_, at) => `${word} ${halls[at % 8]} ${"x".repeat(at)}`,
      );
      const text = `${"The Cleaner must clean. ".repeat(3)}\n${heads.join("\n")}\n`;
      let at = text.indexOf("\n") + 1;
      const asides = heads.map((head) => {
        const aside = { where: "header" as const, start: at, end: at + head.length };
        at += head.length + 1;
        return aside;
      });
      return { text, asides };
    };
    const changes = (count: number) =>
      compareHeads(headed(count, "Draft"), headed(count, "Final")).changes;
    expect(changes(mostHeads).length).toBe(mostHeads);
    expect(changes(mostHeads + 1).length).toBe(mostHeads);
  });
});
