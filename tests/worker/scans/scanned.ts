import { scanFile } from "../../fixtures/scans.ts";
import { settled, uploadContract } from "../harness/analysis.ts";
import type { Browser } from "../harness/browser.ts";

/** Uploads a document that is a picture. @returns the id of its case, whose analysis has found no text. */
export async function uploadScan(browser: Browser, file = scanFile([null])) {
  const { id } = await uploadContract(browser, file);
  return settled(browser, id);
}

export const putScan = (browser: Browser, id: string, pages: unknown) =>
  browser.send("PUT", `/api/cases/${id}/scan`, { pages });
