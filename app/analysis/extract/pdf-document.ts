import { getDocumentProxy } from "unpdf";
import { bundledOnly } from "./pdf-character-maps.ts";
import { emptyHostileStreams } from "./pdf-streams.ts";
import { damaged, passwordProtected } from "./unreadable.ts";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** Opens a PDF with pdf.js: no scripts, no pictures, nothing from outside. Throws `UnreadableFile`. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  // pdf.js takes the buffer over: the caller keeps its own.
  const data = bytes.slice();
  await emptyHostileStreams(data);
  try {
    return await getDocumentProxy(data, {
      ...bundledOnly,
      verbosity: 0,
      enableXfa: true,
      // Pictures are not looked at, so none is decoded.
      maxImageSize: 1,
      isImageDecoderSupported: false,
      isOffscreenCanvasSupported: false,
      useWasm: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw passwordProtected();
    throw damaged("This PDF is damaged.");
  }
}
