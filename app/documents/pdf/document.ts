import { getDocumentProxy } from "unpdf";
import { surveyPdf } from "../survey/survey.ts";
import { damaged, passwordProtected } from "../unreadable.ts";
import { bundledOnly } from "./character-maps.ts";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type OpenedPdf = { pdf: PdfDocument; hasForm: boolean; hasStrikes: boolean };
export type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/**
 * Opens a PDF with pdf.js: no scripts, no pictures, nothing from outside, and only once it was seen that it does not
 * make pdf.js use up memory or time. Throws `UnreadableFile`.
 * @returns the document, whether it has fields of a form or notes that are part of a page, and whether it has notes that
 * strike words through.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const safe = bytes.slice();
  const survey = await surveyPdf(safe);
  try {
    const pdf = await open(safe, survey.hasSoundDynamicForm).catch((error: unknown) => {
      if (isAboutPassword(error)) throw error;
      // A dynamic form that is damaged may stand in a document that is not.
      return open(safe, false);
    });
    if (!survey.isLocked) return { pdf, hasForm: survey.hasForm, hasStrikes: survey.hasStrikes };
    // What pdf.js can unlock and the survey could not was not measured.
    await pdf.loadingTask.destroy();
  } catch (error) {
    if (isAboutPassword(error)) throw passwordProtected();
    throw damaged("This PDF is damaged.");
  }
  throw passwordProtected();
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
