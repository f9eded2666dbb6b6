import type { PDFDocumentProxy } from "pdfjs-dist";
import { callApi } from "../../lib/browser/call-api.ts";
import { OwnFiles } from "./pdf-files.ts";

export type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

/** No more pages are shown: so many are read, too. */
export const mostPages = 1_000;

/** Why the pages cannot be shown, in a sentence. */
export class NoPages extends Error {}

const messages = {
  gone: "The original of this document could not be loaded. Its text is here as before.",
  locked:
    "This PDF is protected by a password, so its pages cannot be shown. Its text is here as before.",
  damaged: "The pages of this PDF cannot be shown: it is damaged. Its text is here as before.",
};

/** Loads the part of pdf.js that runs in the page; the server never needs it. */
async function loadLibrary() {
  if (import.meta.env.SSR) throw new Error("Pages are drawn in browsers alone.");
  const [library, { default: worker }] = await Promise.all([
    import("pdfjs-dist"),
    import("pdfjs-dist/build/pdf.worker.min.mjs?url"),
  ]);
  library.GlobalWorkerOptions.workerSrc = worker;
  return library;
}

/** A picture is looked at as the pages of a PDF are. */
async function asPdf(response: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.headers.get("Content-Type")?.startsWith("image/")) return bytes;
  const { picturePages } = await import("../../scanning/scanning.client.ts");
  return picturePages(bytes);
}

export type Library = Awaited<ReturnType<typeof loadLibrary>>;
export type OpenPdf = { library: Library; pdf: PDFDocumentProxy };

/**
 * Fetches a PDF, once and whole, and opens it: no scripts, no forms that can be filled in, no links, nothing from
 * outside. @throws NoPages
 */
export async function openPdf(address: string, signal: AbortSignal): Promise<OpenPdf> {
  const [library, response] = await Promise.all([
    loadLibrary(),
    callApi(address, { signal }),
  ]).catch((error: unknown) => {
    throw signal.aborted ? error : new NoPages(messages.gone);
  });
  if (!response.ok) throw new NoPages(messages.gone);
  const data = await asPdf(response).catch(() => {
    throw new NoPages(messages.damaged);
  });
  const loading = library.getDocument({
    data,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
    // A picture of more pixels is left out: it would take up hundreds of megabytes.
    maxImageSize: 2 ** 26,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
    // Their names alone are used, by `OwnFiles`.
    ...{ cMapUrl: "maps/", cMapPacked: true, standardFontDataUrl: "fonts/", wasmUrl: "decoders/" },
  });
  signal.addEventListener("abort", () => void loading.destroy(), { once: true });
  try {
    return { library, pdf: await loading.promise };
  } catch (error) {
    if (signal.aborted) throw error;
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new NoPages(isLocked ? messages.locked : messages.damaged);
  }
}
