import type { ExtractedText, Extraction } from "../../documents/types.ts";
import { tooLong } from "../../documents/unreadable.ts";
import type { Span } from "../../schemas/analysis.ts";
import { maxCharacters } from "../../schemas/documents/limits.ts";
import { isPageNote, type ScannedPage, startsInOrder } from "../../schemas/documents/scan.ts";
import { getScanObject } from "../cases/storage.server.ts";
import { isUnsure, unpackPages } from "./packed-pages.server.ts";
import { scanNotes } from "./read-by-machine.ts";

const betweenPages = "\n\n";

/** What the reader made of a document, with the words that were read from pictures of its pages where it found none. */
export async function withScan(
  env: Env,
  documentId: string,
  extraction: Extraction,
): Promise<Extraction> {
  if (!extraction.ok && extraction.error.code !== "no_text") return extraction;
  const object = await getScanObject(env, documentId);
  if (!object) return extraction;
  const pages: ScannedPage[] = [];
  for await (const page of unpackPages(object.body)) pages.push(page);
  return joinScan(extraction.ok ? extraction : null, pages);
}

/**
 * The text of a document in the order of its pages: of each its own, or else what was read from its picture.
 * @param own what the document itself has; null where it has no text at all.
 */
export function joinScan(own: ExtractedText | null, scan: readonly ScannedPage[]): Extraction {
  if (own && own.pageStarts.length !== scan.length) return otherPages(scan.length, own);
  const [read, unread]: number[][] = [[], []];
  let [text, unsure] = ["", 0];
  const marked: Span[] = [];
  const pageStarts: number[] = [];
  const runningHeads: ExtractedText["runningHeads"] = [];
  for (const [i, page] of scan.entries()) {
    const from = own?.pageStarts[i] ?? 0;
    const to = own?.pageStarts[i + 1] ?? own?.text.length ?? 0;
    const ownText = own?.text.slice(from, to).trimEnd() ?? "";
    const words = ownText === "" ? page.text.trim() : ownText;
    if (text !== "" && words !== "") text += betweenPages;
    const moved = text.length - from;
    pageStarts.push(text.length);
    text += words;
    for (const { start, end, where } of own?.runningHeads ?? [])
      if (start >= from && start < to)
        runningHeads.push({ start: start + moved, end: end + moved, where });
    if (ownText !== "") continue;
    (words === "" ? unread : read)?.push(i + 1);
    unsure += page.words.filter(isUnsure).length;
    marked.push(...unsureIn(page, text.length - words.length).slice(0, mostMarked - marked.length));
  }
  if (text === "") return noWords;
  if (text.length > maxCharacters) {
    const { code, message } = tooLong();
    return { ok: false, error: { code, message } };
  }
  const notes = scanNotes({ pages: scan.length, read: read ?? [], unread: unread ?? [], unsure });
  const others = own?.notes.filter(({ code }) => !isPageNote(code)) ?? [];
  return {
    ...{ ok: true, text, pageStarts, notes: [...notes, ...others], runningHeads },
    layout: { paragraphs: [], runs: [], rows: [], unsure: marked },
  };
}

/** More of them would make a page heavy, and nobody checks so many. */
const mostMarked = 20_000;

/** The words of a page to be looked at, in a text in which those of the page begin at an offset. */
function unsureIn({ text, words }: ScannedPage, offset: number): Span[] {
  const starts = startsInOrder(
    text,
    words.map((word) => word.text),
  );
  const moved = offset - (text.length - text.trimStart().length);
  return words.flatMap((word, i) => {
    const start = (starts?.[i] ?? 0) + moved;
    return isUnsure(word) ? [{ start, end: start + word.text.length }] : [];
  });
}

const noWords: Extraction = {
  ok: false,
  error: {
    code: "no_text",
    message:
      "No words could be read on this scan. Read it again in your browser from a sharper picture, or upload a copy with text.",
  },
};

const otherPages = (read: number, { pageStarts: { length } }: ExtractedText): Extraction => ({
  ok: false,
  error: {
    code: "no_text",
    message: `The scan was read as ${read} pages, but the document has ${length}. Please read it again in your browser.`,
  },
});
