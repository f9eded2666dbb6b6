import { type FileType, isPicture, type PictureType } from "../schemas/documents/file-types.ts";
import { ReadingBudget } from "./budget.ts";
import { looksLikeOle } from "./containers/ole.ts";
import { readDoc } from "./doc/read-doc.ts";
import { readDocx } from "./docx/read-docx.ts";
import { withoutLeftOut } from "./left-out.ts";
import { readOdt } from "./odt/read-odt.ts";
import { extensionOf, typeByContent, wordTypes } from "./recognise.ts";
import { readRtf } from "./rtf/read-rtf.ts";
import { readTxt } from "./txt.ts";
import type { ExtractedText, Extraction } from "./types.ts";
import { emptyFile, passwordProtected, pictureOnly, UnreadableFile } from "./unreadable.ts";

export { recogniseFile } from "./recognise.ts";
export type { Extraction } from "./types.ts";

/**
 * Reads a document: its content decides what it is, its name only whether bytes that are not marked
 * as anything else are text. What cannot be read has a code and a sentence for a person; an error that
 * is thrown is a defect of the readers' own bundle.
 */
export async function extractText(bytes: Uint8Array, fileName: string): Promise<Extraction> {
  const budget = new ReadingBudget();
  try {
    if (bytes.length === 0) throw emptyFile();
    const type = typeToRead(bytes, fileName);
    if (isPicture(type)) throw pictureOnly();
    if (type !== "pdf") {
      const result = await readWordOrText(bytes, type, budget);
      const visible = withoutLeftOut(withTypeNote(result, type, fileName));
      if (visible.text.trim() === "") throw emptyFile();
      return visible;
    }
  } catch (error) {
    return failure(error);
  }
  const { loadPdfReader } = await import("./pdf/read-pdf.ts");
  const readPdf = await loadPdfReader();
  return readPdf(bytes, budget).then(withoutLeftOut).catch(failure);
}

function failure(error: unknown): Extraction {
  if (error instanceof UnreadableFile) {
    return { ok: false, error: { code: error.code, message: error.message } };
  }
  // A reader stumbled over something that no sound file has.
  return {
    ok: false,
    error: {
      code: "damaged",
      message: "This file is damaged. Open it in the program that made it and save it again.",
    },
  };
}

/** What is not read as plain text, whatever it holds. */
const neverPlainText: FileType[] = ["pdf", "docx", "rtf", "odt"];

/** What to read a file as: plain text only where its name does not promise something else. */
function typeToRead(bytes: Uint8Array, fileName: string): FileType {
  const extension = extensionOf(fileName);
  if (extension === "pdf" && endsLikePdf(bytes)) return "pdf";
  const type = typeByContent(bytes, extension === "txt");
  if (type === "txt" && extension && neverPlainText.includes(extension)) {
    throw new UnreadableFile(
      "unsupported",
      `This file is named .${extension}, but it is plain text. Give it the ending .txt and upload it again.`,
    );
  }
  return type;
}

/** A PDF may have lost its beginning and still be readable. */
function endsLikePdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(-1024)).includes("%%EOF");
}

async function readWordOrText(
  bytes: Uint8Array,
  type: Exclude<FileType, "pdf" | PictureType>,
  budget: ReadingBudget,
): Promise<ExtractedText> {
  if (type === "txt") return readTxt(bytes, budget);
  if (type === "doc") return withSizeNote(await readDoc(bytes, budget), bytes.length);
  if (type === "rtf") return withSizeNote(await readRtf(bytes, budget), bytes.length);
  if (type === "odt") return withSizeNote(await readOdt(bytes, budget), bytes.length);
  // A Word document with a password is packed in an OLE file.
  if (looksLikeOle(bytes)) throw passwordProtected();
  return withSizeNote(await readDocx(bytes, budget), bytes.length);
}

/** Says of a Word document of one kind that is named like the other what it is. */
function withTypeNote(result: ExtractedText, type: FileType, fileName: string): ExtractedText {
  const named = extensionOf(fileName);
  if (!named || named === type || !wordTypes.has(named) || !wordTypes.has(type)) return result;
  const kind = type === "rtf" ? "a Rich Text file" : "a Word document of the other kind";
  const message = `This file is named .${named}, but it is ${kind} (.${type}), and was read as one.`;
  return { ...result, notes: [...result.notes, { code: "named_otherwise", message }] };
}

const fewCharacters = 100;
const manyBytes = 100 * 1024;

/** A Word document may hold a scan: a large file with next to no text. */
function withSizeNote(result: ExtractedText, fileBytes: number): ExtractedText {
  if (result.text.length >= fewCharacters || fileBytes < manyBytes) return result;
  const note = {
    code: "almost_no_text",
    message:
      "This document has next to no text for its size: it may hold pictures of pages (a scan).",
  };
  return { ...result, notes: [...result.notes, note] };
}
