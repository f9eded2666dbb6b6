import type { FailureCode } from "../schemas/cases/life.ts";
import { fileTypesInWords } from "../schemas/documents/file-types.ts";

/** Thrown by a reader for a file that it cannot read; `message` is a sentence for a person. */
export class UnreadableFile extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** For a file of another kind; `kind` has its article. */
export const notReadable = (kind: string) =>
  new UnreadableFile(
    "unsupported",
    `This file is ${kind}. Only ${fileTypesInWords("and")} files can be read: save it as one of them.`,
  );

export const damaged = (what: string) =>
  new UnreadableFile(
    "damaged",
    `${what} Open the file in the program that made it, save it again and upload the new copy.`,
  );

export const passwordProtected = () =>
  new UnreadableFile(
    "password_protected",
    "This file is protected with a password. Save a copy without the password and upload that.",
  );

export const emptyFile = () =>
  new UnreadableFile(
    "no_text",
    "This file is empty. Choose the file that has the document’s text.",
  );

export const noText = (why: string) => new UnreadableFile("no_text", why);

/** A document of which nothing holds any more. */
export const allStruck = () =>
  noText(
    "All text of this document is struck through. If it is meant to hold, take the strikethrough away and upload the document again.",
  );

/** A picture of a page: the browser reads its words. */
export const pictureOnly = () =>
  new UnreadableFile(
    "no_text",
    "This is a picture of a page: its words have not been read yet. Open the case and read the scan in your browser.",
  );

/** A document that is longer, or takes longer, than what can be read and analysed in one piece. */
export const tooLong = () =>
  new UnreadableFile(
    "too_long",
    "This document is too long: at most 1.5 million characters (about 400 pages of dense text) can be read. Split it and upload the parts.",
  );

export const tooManyPages = () =>
  new UnreadableFile(
    "too_long",
    "This PDF is too long: at most 1,000 pages can be read. Split it and upload the parts.",
  );

/** A PDF that is made of more than a document can need. */
export const pdfTooComplex = () =>
  new UnreadableFile(
    "too_long",
    "This PDF is made of far more parts than can be read. Print it to a new PDF, or split it, and upload that.",
  );
