import {
  type FileType,
  fileTypesInWords,
  isPicture,
  type PictureType,
  typeByName,
} from "../schemas/documents/file-types.ts";
import { looksLikeOle, openOle } from "./containers/ole.ts";
import { looksLikeZip } from "./containers/zip.ts";
import { looksLikeOldWord, wordDocumentKind } from "./doc/header.ts";
import { openDocxPackage } from "./docx/package.ts";
import { openOdtPackage } from "./odt/package.ts";
import { looksLikeRtf } from "./rtf/tokens.ts";
import { isBlank, textEncoding } from "./txt.ts";
import { emptyFile, notReadable, UnreadableFile } from "./unreadable.ts";

export type Recognised = { ok: true; type: FileType } | { ok: false; message: string };

const pdfMarkWithin = 1024;
const allowedTypes = `Upload a ${fileTypesInWords("or")} file.`;

/**
 * Says at upload what a file is: its extension and its content have to agree (`.doc`, `.docx` and `.rtf`
 * stand for any of the three, as Word opens them, and so do `.jpg`, `.png` and `.tif` for any picture). Files with a password are recognised too: why they cannot be read
 * is for the reader to say. Inflates no more of a zip than its list of parts.
 */
export function recogniseFile(bytes: Uint8Array, fileName: string): Recognised {
  const extension = extensionOf(fileName);
  if (!extension) return refused("Files of this kind cannot be read.");
  if (bytes.length === 0 || (extension === "txt" && isBlank(bytes))) {
    return { ok: false, message: emptyFile().message };
  }
  try {
    const type = typeByContent(bytes, extension === "txt");
    const isWord = wordTypes.has(type) && wordTypes.has(extension);
    const alike = isWord || (isPicture(type) && isPicture(extension));
    if (type === extension || alike) return { ok: true, type };
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
  rtf: "Rich Text",
  odt: "an OpenDocument text",
  jpg: "a picture",
  png: "a picture",
  tif: "a picture",
};

/** What Word saves and opens, whatever it is called. */
export const wordTypes: ReadonlySet<FileType> = new Set(["doc", "docx", "rtf"]);

export function extensionOf(fileName: string): FileType | undefined {
  return typeByName(fileName);
}

/** What the bytes are. Throws `UnreadableFile` for what is none of the types that are read. */
export function typeByContent(bytes: Uint8Array, namedText = false): FileType {
  if (looksLikeZip(bytes)) {
    if (openOdtPackage(bytes)) return "odt";
    openDocxPackage(bytes);
    return "docx";
  }
  if (looksLikeOle(bytes)) return typeOfOle(bytes);
  if (looksLikeRtf(bytes)) return "rtf";
  if (looksLikeOldWord(bytes)) throw tooOld();
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, pdfMarkWithin));
  const picture = pictureMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (picture) return picture[1];
  // A text file may speak of the mark; a PDF that is named .txt begins with it.
  if (namedText ? beginning.startsWith("%PDF-") : beginning.includes("%PDF-")) return "pdf";
  refuseByBeginning(beginning);
  if (textEncoding(bytes)) return "txt";
  throw notReadable("not in a form that can be recognised");
}

/** How pictures begin. */
const pictureMarks: [number[], PictureType][] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "png"],
  [[0xff, 0xd8, 0xff], "jpg"],
  [[0x49, 0x49, 0x2a, 0x00], "tif"],
  [[0x4d, 0x4d, 0x00, 0x2a], "tif"],
];

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
  [/^\s*<!doctype html|^\s*<html|^MIME-Version:|^\s*<head/i, "a web page"],
  [/^\s*<\?xml/, "an XML file"],
  [/^\s*<\?mso-application/, "an XML file"],
  [/^GIF8/, "a picture of a kind that cannot be read (GIF)"],
  [/^%!PS/, "a PostScript file"],
  [/^Rar!|^7z\xbc\xaf/, "an archive"],
];

function refuseByBeginning(beginning: string): void {
  const text = beginning.replace(/^\xef\xbb\xbf/, "");
  for (const [pattern, kind] of otherBeginnings) {
    if (pattern.test(text)) throw notReadable(kind);
  }
}

const tooOld = () =>
  new UnreadableFile(
    "unsupported",
    "This document was saved by a version of Word before Word 97. Open it in a newer Word, save it as DOCX and upload that.",
  );
