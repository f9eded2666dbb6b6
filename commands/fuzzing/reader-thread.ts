import { parentPort, workerData } from "node:worker_threads";
import { extractText } from "../../app/documents/index.ts";
import { docxFile, paragraph } from "../../tests/fixtures/documents/docx.ts";
import { type PdfLine, pdfFile } from "../../tests/fixtures/documents/pdf.ts";
import type { ReadableType } from "./watched-thread.ts";

/** A text as a file: a paragraph a line in Word, a line or more on the pages of a PDF. */
const files: Record<ReadableType, (text: string) => Uint8Array> = {
  txt: (text: string) => new TextEncoder().encode(text),
  docx: (text: string) =>
    docxFile(
      text
        .split("\n")
        .map((line) => paragraph(line))
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

async function timeToRead(text: string): Promise<number> {
  const type: ReadableType = workerData;
  const file = files[type](text);
  const before = process.threadCpuUsage();
  await extractText(file, `text.${type}`);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Says that it is ready, then puts the texts that are posted to it into files of its type, and answers each with the
 * milliseconds of processor time that it took to read the file.
 */
parentPort?.on("message", async (text: string) => parentPort?.postMessage(await timeToRead(text)));
// The first one to be read waits until the reader is loaded.
await timeToRead("text");
parentPort?.postMessage("ready");
