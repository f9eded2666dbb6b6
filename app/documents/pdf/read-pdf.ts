import { getResolvedPDFJS } from "unpdf";
import type { ReadingBudget } from "../budget.ts";
import type { ExtractedText } from "../types.ts";
import { allStruck, damaged, noText, tooManyPages, UnreadableFile } from "../unreadable.ts";
import { struckThrough } from "../word/notes.ts";
import { WordCounts } from "../word/word-counts.ts";
import { inReadingOrder } from "./columns.ts";
import { type OpenedPdf, openPdf, type PdfPage } from "./document.ts";
import { withoutDoubles } from "./doubles.ts";
import { dynamicFormLines } from "./dynamic-form.ts";
import { formRunsOf, withFormRuns } from "./form-values.ts";
import { isLegible, isMostlyLetters, withoutUnmapped } from "./legibility.ts";
import { joinLetterSpaced } from "./letter-spacing.ts";
import { type Line, linesOf } from "./lines.ts";
import { pageNotes } from "./page-notes.ts";
import { findRunningHeads } from "./running-heads.ts";
import { runsOf } from "./runs.ts";
import { struckAreas, withoutStruckMarks, withStruckMarked } from "./strikes.ts";
import { areasOfLines } from "./struck-lines.ts";
import { assemblePages } from "./text.ts";

const maxPages = 1000;
// What stands on a page by chance, or was recognised in a picture's corner.
const fewLetters = 8;
// What is stamped on every page of a scan: a number of the page and one of the file.
const mostStamps = 2;

/** A page's lines, or why it has none that can be read. */
export type PdfPageText = {
  lines: Line[];
  width: number;
  problem?: "empty" | "illegible" | "damaged";
};

/** Loads pdf.js, which is large and needed for nothing else, and returns what reads a PDF with it. */
export async function loadPdfReader(): Promise<typeof readPdf> {
  await getResolvedPDFJS();
  return readPdf;
}

/** Reads a PDF page by page. Throws `UnreadableFile`. */
async function readPdf(bytes: Uint8Array, budget: ReadingBudget): Promise<ExtractedText> {
  const opened = await openPdf(bytes);
  const { pdf } = opened;
  const words = new WordCounts();
  try {
    if (pdf.numPages > maxPages) throw tooManyPages();
    const pages: PdfPageText[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      budget.startPage();
      pages.push(await readPage(opened, number, budget, words));
      await budget.look();
    }
    const heads = findRunningHeads(pages.map((page) => page.lines));
    refuseWithoutText(pages, bytes, words);
    return {
      ok: true,
      ...assemblePages(pages, heads),
      struckWords: words.struck,
      notes: [...pageNotes(pages), ...(words.struck > 0 ? [struckThrough(words.struck)] : [])],
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readPage(
  opened: OpenedPdf,
  number: number,
  budget: ReadingBudget,
  words: WordCounts,
): Promise<PdfPageText> {
  const { pdf } = opened;
  try {
    const page = await pdf.getPage(number);
    const width = page.view[2] ?? 0;
    const lines = pdf.isPureXfa
      ? await dynamicFormLines(page)
      : await pageLines(page, opened, budget, words);
    if (!isLegible(lines)) return { lines: [], width, problem: "illegible" };
    await joinLetterSpaced(page, lines);
    page.cleanup();
    for (const line of lines) line.text = withoutUnmapped(line.text).trim();
    const legible = lines.filter((line) => line.text !== "");
    return legible.length > 0 ? { lines: legible, width } : { lines: [], width, problem: "empty" };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return { lines: [], width: 0, problem: "damaged" };
  }
}

async function pageLines(
  page: PdfPage,
  { hasForm, hasStrikes, lines }: OpenedPdf,
  budget: ReadingBudget,
  words: WordCounts,
): Promise<Line[]> {
  const all = withoutDoubles(await runsOf(page, budget));
  const drawn = lines.get(page.ref?.num ?? -1) ?? [];
  const areas = [
    ...(hasStrikes ? await struckAreas(page) : []),
    ...(drawn.length > 0 ? await areasOfLines(page, all, drawn) : []),
  ];
  const runs = withStruckMarked(all, areas, words);
  const read = linesOf(hasForm ? withFormRuns(runs, await formRunsOf(page)) : runs);
  const ordered = inReadingOrder(read);
  return areas.length > 0 ? withoutStruckMarks(ordered) : ordered;
}

/** A document that shows nothing to read is named for what it is. */
function refuseWithoutText(pages: PdfPageText[], bytes: Uint8Array, words: WordCounts): void {
  const lines = pages.flatMap((page) => page.lines).filter((one) => /[\p{L}\p{N}]/u.test(one.text));
  // Stamps and page numbers over pictures of pages are no text of a document.
  const kinds = new Set(lines.map((line) => line.text.replace(/\d+/g, "#")));
  const isStamped = pages.length > 1 && kinds.size <= mostStamps && lines.length > kinds.size;
  const text = lines.map((line) => line.text).join(" ");
  const isStray = (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= fewLetters * pages.length;
  const isScan = (isStamped || isStray) && hasPictures(bytes);
  if (lines.length > 0 && !isScan && isMostlyLetters(text)) return;
  if (lines.length === 0 && words.struck > 0) throw allStruck();
  if (pages.some((page) => page.problem === "illegible") || (lines.length > 0 && !isScan)) {
    throw noText(
      "The letters of this PDF cannot be read: its fonts do not say which characters they draw. Print it to a new PDF with text recognition (OCR) and upload that.",
    );
  }
  if (pages.some((page) => page.problem === "damaged")) throw damaged("This PDF is damaged.");
  throw hasPictures(bytes)
    ? noText(
        "This PDF is a scan: its pages are pictures without text. Open the case and read the scan in your browser, or run it through text recognition (OCR) and upload the result.",
      )
    : noText("This PDF has no text in it.");
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

const hasPictures = (bytes: Uint8Array) => /\/Subtype\s*\/Image/.test(latin1(bytes));
