import type { FailureCode } from "../schemas/cases/life.ts";
import type { DocumentLayout } from "../schemas/documents/layout.ts";
import type { RunningHead } from "../schemas/documents/running-heads.ts";

/** Something about the file that a reader of its text should know. `message` is a sentence for a person. */
export type ReaderNote = { code: string; message: string };

export type ExtractionFailure = { code: FailureCode; message: string };

/** What a tracked change took out of a document. It is not part of the text. */
export type DeletedText = { text: string; author: string; date: string | null };

/** A comment in a document's margin. It is not part of the text. */
export type DocumentComment = { text: string; author: string; date: string | null };

/** What a reader makes of a file that it can read. */
export type ExtractedText = {
  ok: true;
  /** The text with `\n` line ends. A paragraph is one line; cells of a table row are apart by `\t`. */
  text: string;
  /** The offsets (UTF-16) at which the pages begin; empty for formats without fixed pages. */
  pageStarts: number[];
  notes: ReaderNote[];
  /** The words that are struck through, which `text` is without. */
  struckWords?: number;
  /** Page headers, footers and page numbers: parts of `text` that interrupt or frame its sentences. */
  runningHeads?: RunningHead[];
  /** How the author laid it out, where the format says so. */
  layout?: DocumentLayout;
  deletedText?: DeletedText[];
  comments?: DocumentComment[];
};

/** What a reader makes of a file: its text, or why it cannot be read. */
export type Extraction = ExtractedText | { ok: false; error: ExtractionFailure };
