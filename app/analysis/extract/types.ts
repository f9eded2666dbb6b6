import type { FailureCode } from "../../schemas/case.ts";

/** Something about the file that a reader of its text should know. `message` is a sentence for a person. */
export type ReaderNote = { code: string; message: string };

export type ExtractionFailure = { code: FailureCode; message: string };

/**
 * What a reader makes of a file: its text with `\n` line ends, the offsets (UTF-16) at which its
 * pages begin (empty for formats without fixed pages), and notes; or why it cannot be read.
 */
export type Extraction =
  | { ok: true; text: string; pageStarts: number[]; notes: ReaderNote[] }
  | { ok: false; error: ExtractionFailure };
