import type { ParagraphLook } from "../../schemas/documents/layout.ts";
import type { DocumentComment, ExtractedText, ReaderNote } from "../types.ts";
import { allStruck, noText } from "../unreadable.ts";
import { joinStories } from "./join-stories.ts";
import { takeMarks, withoutMarks } from "./look-marks.ts";
import { wordNotes } from "./notes.ts";
import type { RevisionLog } from "./revisions.ts";
import type { WordCounts } from "./word-counts.ts";

/** What a reader of a word processor's document makes of its stories. Throws `UnreadableFile` where they have no text. */
export function wordText(read: {
  headers: Iterable<string>;
  body: string;
  footers: Iterable<string>;
  revisions: RevisionLog;
  comments: DocumentComment[];
  words: WordCounts;
  looks?: readonly ParagraphLook[];
  notes?: ReaderNote[];
  /** Whether it shows other documents whose text cannot be read. */
  hasUnreadParts?: boolean;
}): ExtractedText {
  const { revisions, comments, words } = read;
  const stories = joinStories(distinct(read.headers), read.body, distinct(read.footers));
  const { text, layout, moved } = takeMarks(stories.text, read.looks ?? []);
  if (text.trim() === "" && words.struck > 0) throw allStruck();
  if (text.trim() === "" && read.hasUnreadParts)
    throw noText(
      "The text of this document is in another file that is embedded in it, and that cannot be read. Open the document in Word, save it as a Word document (.docx), which takes that text over, and upload the new copy.",
    );
  if (text.trim() === "")
    throw noText(
      "This document has no text in it. If it holds pictures of pages, upload the document that they were made from.",
    );
  return {
    ok: true,
    text,
    layout,
    runningHeads: stories.runningHeads.map(({ start, end, where }) => {
      return { start: moved(start), end: moved(end), where };
    }),
    pageStarts: [],
    struckWords: words.struck,
    notes: onePerKind([...wordNotes(revisions, comments, words), ...(read.notes ?? [])]),
    deletedText: revisions.deletions.filter((one) => one.text.trim() !== ""),
    comments: comments.map((one) => ({ ...one, text: withoutMarks(one.text) })),
  };
}

/** Of notes of one kind, which documents in documents bring along, the first. */
const onePerKind = (notes: ReaderNote[]) =>
  [...new Map(notes.toReversed().map((note) => [note.code, note])).values()].toReversed();

/** Heads that say the same are one, however they look. */
const distinct = (heads: Iterable<string>) => [
  ...new Map([...heads].map((head) => [withoutMarks(head), head])).values(),
];
