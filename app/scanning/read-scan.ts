import { callApi } from "../lib/browser/call-api.ts";
import type { ScannedPage } from "../schemas/documents/scan.ts";
import { type KeptPages, keptPages } from "./kept-pages.ts";
import { openOriginal } from "./original.ts";
import { startPreparer } from "./preparer.ts";
import { type ReadingProgress, readPages } from "./read-pages.ts";
import { startRecogniser } from "./recogniser.ts";

/** Why a scan cannot be read, in a sentence for a person. */
export class ScanError extends Error {}

type Asked = {
  caseId: string;
  keepText: boolean;
  signal: AbortSignal;
  /** From here on nothing more has to be loaded. */
  onLoaded: () => void;
  onProgress: (progress: ReadingProgress) => void;
};

/**
 * Loads a document and what reads it, and reads its pictures. All of it happens in this browser.
 * @throws ScanError; the signal's reason when it is stopped.
 */
export async function readScan(asked: Asked): Promise<{ pages: ScannedPage[]; kept: KeptPages }> {
  const { caseId, keepText, signal, onLoaded, onProgress } = asked;
  const bytes = await loadOriginal(caseId, signal);
  const kept = await keptPages(caseId, hex(await crypto.subtle.digest("SHA-256", bytes)));
  const preparer = startPreparer();
  const starting = Array.from({ length: atOnce() }, startRecogniser);
  try {
    const original = await openOriginal(bytes, async () => (await first(starting)).decode).catch(
      () => {
        throw new ScanError("This file cannot be drawn in this browser: it seems to be damaged.");
      },
    );
    const recognisers = await Promise.all(starting).catch(() => {
      throw new ScanError("The reader could not be loaded. Check the connection and try again.");
    });
    onLoaded();
    try {
      const means = { original, kept, preparer, recognisers, keepText, signal, onProgress };
      return { pages: await readPages(means), kept };
    } finally {
      original.close();
    }
  } finally {
    preparer.end();
    for (const recogniser of starting) void recogniser.then(({ end }) => end()).catch(() => {});
  }
}

async function first<T>([one]: Promise<T>[]): Promise<T> {
  if (!one) throw new Error("There is no recogniser.");
  return one;
}

/** The original of a case. @throws ScanError with what the server says. */
export async function loadOriginal(caseId: string, signal?: AbortSignal) {
  const response = await callApi(`/api/cases/${caseId}/pages`, signal ? { signal } : {}).catch(
    (error) => {
      signal?.throwIfAborted();
      throw error instanceof TypeError
        ? new ScanError("The document could not be loaded. Check the connection and try again.")
        : error;
    },
  );
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  // What our own API answers.
  const answer = (await response.json().catch(() => null)) as {
    error?: { message?: string };
  } | null;
  throw new ScanError(answer?.error?.message ?? "The document could not be loaded.");
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const [mostAtOnce, gigabytesEach, usualGigabytes] = [4, 1, 4];

/** How many pages are read at once: a core is left to the person, and each reader takes some 300 MB. */
function atOnce(): number {
  const memory = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : usualGigabytes;
  const cores = (navigator.hardwareConcurrency || 2) - 1;
  return Math.max(1, Math.min(mostAtOnce, cores, Math.floor(memory / gigabytesEach)));
}
