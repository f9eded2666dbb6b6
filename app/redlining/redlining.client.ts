import { callApi } from "../lib/browser/call-api.ts";
import { docxMediaType } from "../lib/media-types.ts";
import type { RedlineAnswer, RedlineAsked } from "./redline.worker.ts";

export type RedlineProgress = { percent: number; words: string };
type Wanted = {
  caseId: string;
  from: number;
  to: number;
  author: string;
  signal: AbortSignal;
  onProgress: (progress: RedlineProgress) => void;
};

/** Why there is no redline, in a sentence for a person. */
export class RedlineError extends Error {
  override readonly name = "RedlineError";
}

/**
 * Makes one Word file with tracked changes out of two versions of a case, in this browser.
 * @throws RedlineError where it cannot be made, or does not say what the two say.
 */
export async function makeRedline(wanted: Wanted): Promise<Blob> {
  const { caseId, from, to, author, signal } = wanted;
  const [older, newer] = [await original(caseId, from, signal), await original(caseId, to, signal)];
  const redline = await compared({ older, newer, author }, wanted);
  return new Blob([redline], { type: docxMediaType });
}

async function original(caseId: string, version: number, signal: AbortSignal) {
  const lost = `Version ${version} could not be loaded. Check the connection and try again.`;
  const response = await callApi(`/api/cases/${caseId}/file?version=${version}`, { signal }).catch(
    () => null,
  );
  if (!response) throw new RedlineError(lost);
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  // What our own API answers.
  const answer = (await response.json().catch(() => null)) as {
    error?: { message?: string };
  } | null;
  throw new RedlineError(answer?.error?.message ?? lost);
}

const compareInstead =
  "It is not handed over. Compare the two files in Word instead (Review, Compare); what this page says of them stands.";

function compared(asked: RedlineAsked, { from, to, signal, onProgress }: Wanted) {
  const worker = new Worker(new URL("./redline.worker.ts", import.meta.url), { type: "module" });
  const differsFrom = (version: number) =>
    `is not exactly what version ${version} says. ${compareInstead}`;
  const faults = {
    "no changes": "Word for word the two files say the same, so there is nothing to track.",
    "not the older": `The redline was made, but with its changes rejected it ${differsFrom(from)}`,
    "not the newer": `The redline was made, but with its changes accepted it ${differsFrom(to)}`,
  };
  const failures = {
    loading: "What makes the redline could not be loaded. Check the connection and try again.",
    comparing:
      "These two files could not be made into one redline: one of them is damaged or built in an unusual way. Open it in Word, save it as a new .docx and add that as a version; or compare the two in Word (Review, Compare).",
    checking: `The redline was made, but could not be checked. ${compareInstead}`,
  };
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = (sentence: string) => reject(new RedlineError(sentence));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", () => fail(failures.loading));
    worker.addEventListener("message", ({ data: answer }: MessageEvent<RedlineAnswer>) => {
      if (answer.step === "done") resolve(answer.redline);
      else if (answer.step === "faulty") fail(faults[answer.fault]);
      else if (answer.step === "failed") fail(failures[answer.at]);
      else onProgress(progressOf(answer));
    });
    worker.postMessage(asked);
  });
  return made.finally(() => worker.terminate());
}

type Underway = Extract<RedlineAnswer, { step: "loading" | "comparing" | "checking" }>;

function progressOf(answer: Underway): RedlineProgress {
  if (answer.step === "comparing") return { percent: 80, words: "Comparing the two files…" };
  if (answer.step === "checking") return { percent: 90, words: "Checking the redline…" };
  return {
    percent: Math.floor(answer.share * 80),
    words: "Loading what makes the redline…",
  };
}
