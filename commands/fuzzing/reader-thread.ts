import { parentPort, workerData } from "node:worker_threads";
import { extractText } from "../../app/documents/index.ts";
import { docFile } from "../../tests/fixtures/documents/doc.ts";
import { docxFile, paragraph } from "../../tests/fixtures/documents/docx.ts";
import { odtFile, odtParagraph } from "../../tests/fixtures/documents/odt.ts";
import { type PdfLine, pdfFile } from "../../tests/fixtures/documents/pdf.ts";
import { rtfFile, rtfParagraph } from "../../tests/fixtures/documents/rtf.ts";
import type { ReadableType } from "./watched-thread.ts";

/** A text as a file: a paragraph a line in Word, a line or more on the pages of a PDF. */
const files: Record<ReadableType, (text: string) => Uint8Array> = {
  txt: (text: string) => new TextEncoder().encode(text),
  doc: (text: string) => docFile({ body: [`${text.replaceAll("\n", "\r")}\r`] }),
  docx: (text: string) =>
    docxFile(
      text
        .split("\n")
        .map((line) => paragraph(line))
        .join(""),
    ),
  rtf: (text: string) =>
    rtfFile(
      text
        .split("\n")
        .map((line) => rtfParagraph(line))
        .join(""),
    ),
  odt: (text: string) =>
    odtFile(
      text
        .split("\n")
        .map((line) => odtParagraph(line))
        .join(""),
    ),
  pdf: (text: string) => pdfFile({ pages: pagesOf(text) }),
};

const linesOnPage = 46;

function pagesOf(text: string): { lines: PdfLine[] }[] {
  const windows1252 = text.replaceAll("\u201c", "\x93");
  const lines = windows1252.split("\n").flatMap((line) => line.match(/.{1,84}/gs) ?? [""]);
  return Array.from({ length: Math.ceil(lines.length / linesOnPage) }, (_, page) => ({
    lines: lines
      .slice(page * linesOnPage, (page + 1) * linesOnPage)
      .map((line, at) => ({ text: line, x: 72, y: 780 - 15 * at, size: 10.5 })),
  }));
}

async function timeToRead(sent: string | Uint8Array): Promise<number> {
  const type: ReadableType = workerData;
  const file = typeof sent === "string" ? files[type](sent) : sent;
  const before = process.threadCpuUsage();
  const result = await extractText(file, `text.${type}`);
  const { user, system } = process.threadCpuUsage(before);
  if (result.ok && result.text.trim() === "") throw new Error("It was read, and has no text.");
  return (user + system) / 1000;
}

/**
 * Says that it is ready, then reads the files of its type that are posted to it, or the texts put into such files, and
 * answers each with the milliseconds of processor time that reading took. It ends on a file that breaks the reader.
 */
parentPort?.on("message", async (sent: string | Uint8Array) =>
  parentPort?.postMessage(await timeToRead(sent)),
);
// The first one to be read waits until the reader is loaded.
await timeToRead("text");
parentPort?.postMessage("ready");
