import type { DocumentComment, ReaderNote } from "../types.ts";
import { countOf, joinNames } from "../wording.ts";
import type { RevisionLog } from "./revisions.ts";
import type { WordCounts } from "./word-counts.ts";

/** For a document with objects whose text is not read. */
export const embeddedDocument: ReaderNote = {
  code: "embedded_document",
  message:
    "Something that was made by itself (another document, a table or an equation) is embedded in this document. Its text is not part of the text here.",
};

/** For a document with so many words that are struck through. */
export const struckThrough = (words: number): ReaderNote => ({
  code: "struck_through",
  message: `This document has text that is struck through (${countOf(words, "word")}). It is not part of the text here.`,
});

/** What a reader of a Word document's text should know besides. */
export function wordNotes(
  revisions: RevisionLog,
  comments: DocumentComment[],
  { hidden, struck }: WordCounts,
): ReaderNote[] {
  const notes: ReaderNote[] = [];
  const tracked = revisions.note();
  if (tracked) notes.push(tracked);
  if (comments.length > 0) {
    const authors = joinNames([...new Set(comments.map((one) => one.author).filter(Boolean))]);
    const by = authors === "" ? "" : ` by ${authors}`;
    notes.push({
      code: "comments",
      message: `This document has ${countOf(comments.length, "comment")}${by}. Comments are not part of the text.`,
    });
  }
  if (struck > 0) notes.push(struckThrough(struck));
  if (hidden > 0) {
    notes.push({
      code: "hidden_text",
      message: `This document has hidden text (${countOf(hidden, "word")}): Word does not show or print it, but it is part of the text here.`,
    });
  }
  return notes;
}
