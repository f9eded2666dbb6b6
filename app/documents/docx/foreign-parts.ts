import type { ReadingBudget } from "../budget.ts";
import { concatenate } from "../containers/concatenate.ts";
import { looksLikeZip } from "../containers/zip.ts";
import { htmlLines } from "../html/read-html.ts";
import { decoded, pageOfArchive } from "../html/read-mht.ts";
import { readRtf } from "../rtf/read-rtf.ts";
import { looksLikeRtf } from "../rtf/tokens.ts";
import { readTxt } from "../txt.ts";
import type { ExtractedText, ReaderNote } from "../types.ts";
import { UnreadableFile } from "../unreadable.ts";
import type { WordCounts } from "../word/word-counts.ts";
import type { DocxPackage } from "./package.ts";

const mostParts = 100;
const beginning = 1024;

/** What stands in place of an `altChunk`: the lines of its part, and what a reader of them should know. */
export type ForeignPart = { lines: string[]; notes: ReaderNote[] };

/**
 * Reads the parts in other formats that Word shows in place of `w:altChunk` (ECMA-376 part 1, 17.17.2.1): web pages,
 * archives of them, Rich Text, plain text and Word documents, each told by its content.
 * @param readDocument reads a Word document that is such a part.
 * @returns by the name of the part; those that cannot be read are left out. Throws `UnreadableFile` where all are too long.
 */
export async function readForeignParts(
  source: DocxPackage,
  budget: ReadingBudget,
  words: WordCounts,
  readDocument: (bytes: Uint8Array) => Promise<ExtractedText>,
): Promise<Map<string, ForeignPart>> {
  const found = new Map<string, ForeignPart>();
  const parts = new Set(source.related(source.mainPart, "aFChunk"));
  for (const part of [...parts].slice(0, mostParts)) {
    try {
      const bytes = concatenate([...source.chunks(part)].map((chunk) => chunk.slice()));
      found.set(part, await readForeign(bytes, budget, words, readDocument));
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.code === "too_long") throw error;
    }
    await budget.look();
  }
  return found;
}

async function readForeign(
  bytes: Uint8Array,
  budget: ReadingBudget,
  words: WordCounts,
  readDocument: (bytes: Uint8Array) => Promise<ExtractedText>,
): Promise<ForeignPart> {
  if (looksLikeZip(bytes)) return bodyOf(await readDocument(bytes), words);
  if (looksLikeRtf(bytes)) return bodyOf(await readRtf(bytes, budget), words);
  const isMarked = bytes[0] === 0xff || bytes[0] === 0xfe;
  const start = decoded(bytes.subarray(0, beginning), isMarked ? "" : "latin1");
  const page = looksLikeArchive(start) ? pageOfArchive(bytes) : undefined;
  if (page) return { lines: linesOf(page.text, page.isHtml, budget, words), notes: [] };
  if (!/^[^<]{0,20}<[a-z!?]/i.test(start)) return bodyOf(readTxt(bytes, budget), words);
  const charset = /<(?:meta|\?xml)[^>]{0,200}(?:charset|encoding)\s?=\s?["']?([\w-]{1,40})/i.exec(
    start,
  );
  const text = decoded(bytes, isMarked ? "" : (charset?.[1] ?? ""));
  return { lines: linesOf(text, true, budget, words), notes: [] };
}

/** A letter may begin with its date and its subject, too. */
const looksLikeArchive = (start: string) =>
  /^\s{0,9}[\w-]{1,50}:/.test(start) && /^(?:MIME-Version|Content-Type):/im.test(start);

function linesOf(
  text: string,
  isHtml: boolean,
  budget: ReadingBudget,
  words: WordCounts,
): string[] {
  if (isHtml) return htmlLines(text, budget, words);
  budget.take(text.length);
  return text.split(/\r\n?|\n/);
}

/** Another document's text without its running heads, which Word does not take over; its struck words are counted. */
function bodyOf(
  { text, runningHeads = [], notes, struckWords = 0 }: ExtractedText,
  words: WordCounts,
): ForeignPart {
  words.struck += struckWords;
  let body = "";
  let from = 0;
  for (const { start, end } of runningHeads) {
    body += text.slice(from, start);
    from = end;
  }
  return {
    lines: (body + text.slice(from)).trim().split("\n"),
    notes: notes.filter(({ code }) => code !== "struck_through"),
  };
}
