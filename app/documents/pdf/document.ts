import { getDocumentProxy } from "unpdf";
import { damaged, passwordProtected } from "../unreadable.ts";
import { bundledOnly } from "./character-maps.ts";
import { emptyHostileStreams } from "./streams.ts";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** Opens a PDF with pdf.js: no scripts, no pictures, nothing from outside. Throws `UnreadableFile`. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const safe = bytes.slice();
  await emptyHostileStreams(safe);
  try {
    return await open(safe, true).catch((error: unknown) => {
      if (isAboutPassword(error)) throw error;
      // A dynamic form that is damaged may stand in a document that is not.
      return open(safe, false);
    });
  } catch (error) {
    if (isAboutPassword(error)) throw passwordProtected();
    throw damaged("This PDF is damaged.");
  }
}

function open(bytes: Uint8Array, enableXfa: boolean): Promise<PdfDocument> {
  // pdf.js takes the buffer over, so it is given its own.
  return getDocumentProxy(bytes.slice(), {
    ...bundledOnly,
    verbosity: 0,
    enableXfa,
    // Pictures are not looked at, so none is decoded.
    maxImageSize: 1,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    useWasm: false,
  });
}

/** Whether a password is asked for, or the file is locked in a way that pdf.js does not know. */
function isAboutPassword(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "PasswordException" || /encryption/.test(error.message);
}
