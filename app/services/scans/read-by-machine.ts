import type { ReaderNote } from "../../documents/types.ts";
import { countOf, joinNames } from "../../documents/wording.ts";
import { readByMachine } from "../../schemas/documents/scan.ts";

/** What to know about a document of which these pages (from 1) were read from pictures. */
export function scanNotes(of: {
  /** How many pages the document has. */
  pages: number;
  read: readonly number[];
  /** Those of which no words could be read. */
  unread: readonly number[];
  unsure: number;
}): ReaderNote[] {
  const whole = of.read.length + of.unread.length === of.pages;
  const which = whole ? "The words of this document were" : `${wordsOf(of.read)} were`;
  const unsure =
    of.unsure > 0
      ? ` The machine was not sure of ${countOf(of.unsure, "word")}: check ${of.unsure === 1 ? "it" : "them"} against the original.`
      : "";
  const notes: ReaderNote[] = [];
  if (of.read.length > 0)
    notes.push({
      code: readByMachine,
      message: `${which} read from a scan by machine, and may be misread.${unsure}`,
    });
  if (of.unread.length > 0)
    notes.push({
      code: "pages_without_words",
      message: `No words could be read on ${pagesIn(of.unread)}: blank, or not legible.`,
    });
  return notes;
}

const wordsOf = (pages: readonly number[]) => `The words of ${pagesIn(pages)}`;

const pagesIn = (pages: readonly number[]) =>
  `page${pages.length === 1 ? "" : "s"} ${joinNames(pages.map(String))}`;
