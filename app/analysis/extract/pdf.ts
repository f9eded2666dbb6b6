import { getDocumentProxy } from "unpdf";
import type { ExtractedText } from "./types.ts";
import { damaged, noText, passwordProtected } from "./unreadable.ts";

/** Reads a PDF. Throws `UnreadableFile`. */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedText> {
  const pdf = await getDocumentProxy(bytes.slice(), {
    verbosity: 0,
    disableFontFace: true,
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === "PasswordException") throw passwordProtected();
    throw damaged("This PDF is damaged.");
  });
  let text = "";
  const pageStarts: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    if (text !== "") text += "\n";
    pageStarts.push(text.length);
    for (const item of content.items) {
      if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    }
  }
  if (!/[\p{L}\p{N}]/u.test(text))
    throw noText(
      "This PDF has no text, only pictures of pages. Run it through text recognition (OCR) and upload the result.",
    );
  return { ok: true, text, pageStarts, notes: [] };
}
