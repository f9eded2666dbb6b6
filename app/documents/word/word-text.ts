import type { DocumentComment, ExtractedText, ReaderNote } from "../types.ts";
import { noText } from "../unreadable.ts";
import { joinStories } from "./join-stories.ts";
import { wordNotes } from "./notes.ts";
import type { RevisionLog } from "./revisions.ts";

/** What a reader of a word processor's document makes of its stories. Throws `UnreadableFile` where they have no text. */
export function wordText(read: {
  headers: Iterable<string>;
  body: string;
  footers: Iterable<string>;
  revisions: RevisionLog;
  comments: DocumentComment[];
  hiddenWords: number;
  notes?: ReaderNote[];
}): ExtractedText {
  const { revisions, comments, hiddenWords } = read;
  const stories = joinStories([...read.headers], read.body, [...read.footers]);
  if (stories.text.trim() === "")
    throw noText(
      "This document has no text in it. If it holds pictures of pages, upload the document that they were made from.",
    );
  return {
    ok: true,
    ...stories,
    pageStarts: [],
    notes: [...wordNotes(revisions, comments, hiddenWords), ...(read.notes ?? [])],
    deletedText: revisions.deletions.filter((one) => one.text.trim() !== ""),
    comments,
  };
}
