import { callApi } from "../lib/browser/call-api.ts";
import type { ScannedPage } from "../schemas/documents/scan.ts";
import { ScanError } from "./read-scan.ts";

/**
 * Sends what was read to our own server, page after page in one body.
 * @returns false where the server could not be reached.
 * @throws ScanError with what the server says against it.
 */
export async function sendScan(caseId: string, pages: readonly ScannedPage[]): Promise<boolean> {
  const parts = pages.flatMap((page, i) => [i > 0 ? "," : "", JSON.stringify(page)]);
  const response = await callApi(`/api/cases/${caseId}/scan`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: new Blob(['{"pages":[', ...parts, "]}"]),
  }).catch(() => null);
  if (!response || response.status === 503) return false;
  if (response.ok) return true;
  // What our own API answers.
  const answer = (await response.json().catch(() => null)) as {
    error?: { message?: string };
  } | null;
  throw new ScanError(answer?.error?.message ?? "What was read could not be stored.");
}
