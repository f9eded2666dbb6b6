import type { ScannedPage } from "../../../app/schemas/documents/scan.ts";
import { pdfFile, stream } from "../../fixtures/documents/pdf.ts";
import { settled, uploadContract } from "../harness/analysis.ts";
import type { Browser } from "../harness/browser.ts";

/** A page of a scan as a browser reads it: each word beside the one before, sure of all but those named. */
export function pageOf(text: string, unsure: readonly string[] = []): ScannedPage {
  const words = text.split(/\s+/).filter(Boolean);
  return {
    text,
    words: words.map((word, i) => {
      const left = (i % 10) / 10;
      const top = Math.min(0.98, Math.floor(i / 10) / 100);
      return {
        text: word,
        confidence: unsure.includes(word) ? 0.41 : 0.96,
        box: [left, top, left + 0.08, top + 0.01],
      };
    }),
  };
}

const picture = stream(new Uint8Array(64), "/Type /XObject /Subtype /Image /Width 8 /Height 8");

/** A PDF of which some pages have a text, and the others are pictures. */
export function scanFile(pages: readonly (string | null)[], name = "Scan.pdf"): File {
  const bytes = pdfFile({
    pages: pages.map((text) => (text === null ? {} : { lines: [{ text, x: 72, y: 700 }] })),
    objects: [picture],
  });
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}

/** Uploads a document that is a picture. @returns the id of its case, whose analysis has found no text. */
export async function uploadScan(browser: Browser, file = scanFile([null])) {
  const { id } = await uploadContract(browser, file);
  return settled(browser, id);
}

export const putScan = (browser: Browser, id: string, pages: unknown) =>
  browser.send("PUT", `/api/cases/${id}/scan`, { pages });
