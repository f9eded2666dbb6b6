import { getDocumentProxy } from "unpdf";
import { type PdfSurvey, surveyPdf } from "../survey/survey.ts";
import { damaged, passwordProtected } from "../unreadable.ts";
import { bundledOnly } from "./character-maps.ts";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type OpenedPdf = { pdf: PdfDocument } & Pick<PdfSurvey, "hasForm" | "hasStrikes" | "lines">;
export type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/**
 * Opens a PDF with pdf.js: no scripts, no pictures, nothing from outside, and only once it was seen that it does not
 * make pdf.js use up memory or time. Throws `UnreadableFile`.
 * @returns the document, with what the survey knows of its forms, its notes and the lines that it draws.
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
    if (!survey.isLocked) return { pdf, ...survey };
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
