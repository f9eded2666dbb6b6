import type { FileType } from "../../schemas/case.ts";
import { readDoc } from "./doc.ts";
import { readDocx } from "./docx.ts";
import { extensionOf, typeByContent } from "./recognise.ts";
import { readTxt } from "./txt.ts";
import type { ExtractedText, Extraction } from "./types.ts";
import { passwordProtected, UnreadableFile } from "./unreadable.ts";

export { recogniseFile } from "./recognise.ts";
export type { Extraction } from "./types.ts";

/**
 * Reads a document: its content decides what it is, its name only whether bytes that are not marked
 * as anything else are text. Never throws; what cannot be read has a code and a sentence for a person.
 */
export async function extractText(bytes: Uint8Array, fileName: string): Promise<Extraction> {
  try {
    if (bytes.length === 0) throw new UnreadableFile("no_text", "This file is empty.");
    return await read(bytes, typeByContent(bytes, extensionOf(fileName) === "txt"));
  } catch (error) {
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
}

async function read(bytes: Uint8Array, type: FileType): Promise<ExtractedText> {
  if (type === "txt") return readTxt(bytes);
  if (type === "docx") {
    // A Word document with a password is packed in an OLE file.
    if (bytes[0] === 0xd0) throw passwordProtected();
    return readDocx(bytes);
  }
  if (type === "doc") return readDoc(bytes);
  const { readPdf } = await import("./pdf.ts");
  return readPdf(bytes);
}
