import type { Case } from "../../schemas/case.ts";
import { uploadMessages } from "../../schemas/case.ts";

/** What a person is told when an upload does not arrive. `retryable` when the same file may go through next time. */
export class UploadError extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean) {
    super(message);
    this.retryable = retryable;
  }
}

type Sending = {
  file: File;
  caseName: string;
  caseType: string;
  /** The same for every try, so that a repeated request is the same case. */
  idempotencyKey: string;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a document by XMLHttpRequest, which unlike `fetch` tells how much has left.
 * @throws UploadError with a sentence; the signal's reason when it is cancelled.
 */
export function sendUpload({
  file,
  caseName,
  caseType,
  idempotencyKey,
  onProgress,
  signal,
}: Sending) {
  return new Promise<Case>((resolve, reject) => {
    signal.throwIfAborted();
    const body = new FormData();
    body.set("case_name", caseName);
    body.set("case_type", caseType);
    body.set("file", file);

    const request = new XMLHttpRequest();
    request.open("POST", "/api/cases");
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      // What our own API answers: a case or an error with its sentence.
      const answer = request.response as { case?: Case; error?: { message?: string } } | null;
      if (request.status === 201 && answer?.case) return resolve(answer.case);
      const retryable = request.status >= 500 || request.status === 429;
      reject(new UploadError(answer?.error?.message ?? uploadMessages.failed, retryable));
    };
    request.onerror = () =>
      reject(new UploadError("The connection was lost. Nothing you typed is gone.", true));
    signal.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}
