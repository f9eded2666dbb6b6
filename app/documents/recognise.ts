import type { FileType } from "../schemas/case.ts";
import { looksLikeOle, openOle } from "./containers/ole.ts";
import { looksLikeZip } from "./containers/zip.ts";
import { looksLikeOldWord, wordDocumentKind } from "./doc/header.ts";
import { openDocxPackage } from "./docx/package.ts";
import { isBlank, textEncoding } from "./txt.ts";
import { emptyFile, UnreadableFile } from "./unreadable.ts";

export type Recognised = { ok: true; type: FileType } | { ok: false; message: string };

const pdfMarkWithin = 1024;
const allowedTypes = "Upload a PDF, DOC, DOCX or TXT file.";

/**
 * Says at upload what a file is: its extension and its content have to agree (`.doc` and `.docx` stand
 * for either kind of Word document). Files with a password are recognised too: why they cannot be read
 * is for the reader to say. Inflates no more of a zip than its list of parts.
 */
export function recogniseFile(bytes: Uint8Array, fileName: string): Recognised {
  const extension = extensionOf(fileName);
  if (!extension) return refused("Only four kinds of file can be read.");
  if (bytes.length === 0 || (extension === "txt" && isBlank(bytes))) {
    return { ok: false, message: emptyFile().message };
  }
  try {
    const type = typeByContent(bytes, extension === "txt");
    const isWord = (one: FileType) => one === "doc" || one === "docx";
    if (type === extension || (isWord(type) && isWord(extension))) return { ok: true, type };
    return refused(`This file is named .${extension}, but its content is ${contentNames[type]}.`);
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.message);
    return refused(`This file is not what its name says (.${extension}).`);
  }
}

const refused = (reason: string): Recognised => ({
  ok: false,
  message: reason.includes("PDF, DOC") ? reason : `${reason} ${allowedTypes}`,
});

const contentNames: Record<FileType, string> = {
  pdf: "a PDF",
  doc: "a Word 97–2003 document",
  docx: "a Word document",
  txt: "plain text",
};

export function extensionOf(fileName: string): FileType | undefined {
  const extension = /\.(pdf|docx?|txt)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  return extension === "pdf" || extension === "doc" || extension === "docx" || extension === "txt"
    ? extension
    : undefined;
}

/** What the bytes are. Throws `UnreadableFile` for what is none of the four types. */
export function typeByContent(bytes: Uint8Array, namedText = false): FileType {
  if (looksLikeZip(bytes)) {
    openDocxPackage(bytes);
    return "docx";
  }
  if (looksLikeOle(bytes)) return typeOfOle(bytes);
  if (looksLikeOldWord(bytes)) throw tooOld();
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, pdfMarkWithin));
  // A text file may speak of the mark; a PDF that is named .txt begins with it.
  if (namedText ? beginning.startsWith("%PDF-") : beginning.includes("%PDF-")) return "pdf";
  refuseByBeginning(beginning);
  if (textEncoding(bytes)) return "txt";
  throw notReadable("not in a form that can be recognised");
}

function typeOfOle(bytes: Uint8Array): FileType {
  const file = openOle(bytes);
  if (file.names.includes("EncryptedPackage")) return "docx";
  const kind = wordDocumentKind(file.stream("WordDocument"));
  if (kind === "old") throw tooOld();
  if (kind === "word") return "doc";
  if (file.names.includes("Workbook") || file.names.includes("Book")) {
    throw notReadable("an Excel workbook");
  }
  if (file.names.includes("PowerPoint Document")) throw notReadable("a PowerPoint presentation");
  if (file.names.some((name) => name.startsWith("__substg1.0_"))) throw notReadable("an e-mail");
  throw notReadable("no Word document");
}

const otherBeginnings: [RegExp, string][] = [
  [/^\s*\{\\rtf/, "a Rich Text file (RTF)"],
  [/^\s*<!doctype html|^\s*<html|^MIME-Version:|^\s*<head/i, "a web page"],
  [/^\s*<\?xml/, "an XML file"],
  [/^\s*<\?mso-application/, "an XML file"],
  [/^\x89PNG|^\xff\xd8\xff|^GIF8/, "a picture"],
  [/^%!PS/, "a PostScript file"],
  [/^Rar!|^7z\xbc\xaf/, "an archive"],
];

function refuseByBeginning(beginning: string): void {
  const text = beginning.replace(/^\xef\xbb\xbf/, "");
  for (const [pattern, kind] of otherBeginnings) {
    if (pattern.test(text)) throw notReadable(kind);
  }
}

const notReadable = (kind: string) =>
  new UnreadableFile(
    "unsupported",
    `This file is ${kind}. Only PDF, DOC, DOCX and TXT files can be read: save it as one of them.`,
  );

const tooOld = () =>
  new UnreadableFile(
    "unsupported",
    "This document was saved by a version of Word before Word 97. Open it in a newer Word, save it as DOCX and upload that.",
  );
