/**
 * `npm run check:word`: makes the Word documents that people take from LegalAI, has LibreOffice open each without a
 * window, and holds what it read against what was written; then it has them converted to other types, which are read
 * too. Last the validator of the Open XML SDK looks for errors in them. Needs Debian's `libreoffice-writer-nogui`, or any
 * `soffice`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document, Header, Packer, Paragraph } from "docx";
import { type Letter, letterFields } from "../app/schemas/letters/letter.ts";
import { letterDocument, onLetterhead } from "../app/services/letters/word.server.ts";
import { checkConverted } from "./word/converted.ts";
import { checkMarked } from "./word/marked.ts";
import { checkValid } from "./word/validation.ts";

const letter: Letter = {
  ...{ kind: "letter", date: "Monday 2 November 2026", to: "Wattle & Daughters Pty Ltd" },
  ...{ subject: "Lease of 7 Wharf Street", from: "Banksia Legal" },
  body: [
    "We have read “Lease” for you, as its Tenant. One point matters to you.",
    "1. Rent Review (cl 5.2)\nWho: It binds you.\nWhat it means for you: The rent can only rise.\nWhat we suggest: We suggest asking that it may fall too.",
    "Please call us.",
  ].join("\n\n"),
};
const facts = {
  ...{ firm: "Banksia Legal", matter: "Wharf lease", reference: "26/117" },
  ...{ document: "Lease", side: "Wattle & Daughters Pty Ltd (Tenant)" },
};

const fields = Object.keys(letterFields).filter((name) => name !== "letter");
const letterhead = new Uint8Array(
  await Packer.pack(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph("{{firm}}, Hobart")] }) },
          children: [...fields.map((name) => `${name}: {{${name}}}.`), "{{letter}}"].map(
            (words) => new Paragraph(words),
          ),
        },
      ],
    }),
    "arraybuffer",
  ),
);

const lines = letter.body.split(/\n+/);
const documents = [
  { name: "letter", bytes: await letterDocument(letter, facts), says: [...lines, letter.to] },
  {
    name: "memo",
    bytes: await letterDocument({ ...letter, kind: "memo" }, facts),
    says: [...lines, "Memorandum"],
  },
  {
    name: "letterhead",
    bytes: await onLetterhead(letterhead, letter, facts),
    says: [...lines, "Banksia Legal, Hobart", "reference: 26/117.", "matter: Wharf lease."],
  },
];

const folder = mkdtempSync(join(tmpdir(), "check-word-"));
try {
  const files = documents.map(({ name, bytes }) => {
    const file = join(folder, `${name}.docx`);
    writeFileSync(file, bytes);
    return file;
  });
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const convert = ["--headless", "--convert-to", "pdf", "--outdir", folder];
  execFileSync("soffice", [profile, ...convert, ...files], { stdio: "ignore", timeout: 300_000 });
  const { extractText } = await import("../app/documents/index.ts");
  for (const { name, says } of documents) {
    const read = await extractText(
      new Uint8Array(readFileSync(join(folder, `${name}.pdf`))),
      `${name}.pdf`,
    );
    if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
    const text = read.text.replace(/\s+/g, " ");
    const lost = says.filter((words) => !text.includes(words.replace(/\s+/g, " ")));
    if (lost.length > 0) throw new Error(`${name} does not say: ${lost.join(" | ")}\n${text}`);
    if (/\{\{|: \./.test(text)) throw new Error(`${name} has a field that is left or empty.`);
    console.log(`${name}: opened, all ${says.length} passages there`);
  }
  await checkConverted(folder, profile);
  const copies = await checkMarked(folder, profile);
  const letters = documents.map(({ name, bytes }) => ({ title: name, bytes, original: null }));
  await checkValid([...copies, ...letters]);
} finally {
  rmSync(folder, { recursive: true });
}
