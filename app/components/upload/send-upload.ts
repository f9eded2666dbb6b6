import { firmHeader, tellIfOtherFirm } from "../../lib/browser/call-api.ts";
import type { Case } from "../../schemas/case.ts";
import { uploadMessages } from "../../schemas/cases/upload.ts";

/**
 * What a person is told when an upload does not arrive. `lost`: the connection broke, and it is tried again by itself.
 * `again`: the same document may pass later; otherwise only another one can.
 */
export class UploadError extends Error {
  readonly lost: boolean;
  readonly again: boolean;
  constructor(message: string, { lost = false, again = false } = {}) {
    super(message);
    this.lost = lost;
    this.again = again || lost;
  }
}

export type Sending = {
  /** The firm of the page on which it was sent off, and in no other of which it is taken. */
  firm: string | undefined;
  file: File;
  caseName: string;
  caseType: string;
  /** Whom the user acts for; empty is not said. */
  client: string;
  /** The matter in which the case is to lie; empty: in none. */
  matterId: string;
  /** The playbook that it is read with; empty: the one that fits. */
  playbookId: string;
  /** The failed case that it takes the place of. */
  replaces: string | null;
  /** The case that it is the next version of. */
  versionOf: string | null;
  /** The same for every try, so that a repeated request is the same case. */
  idempotencyKey: string;
  /** How much has left this computer, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
};

/** Sends a document of which a case, or a version of one, is to be made. @throws as `sendDocument`. */
export const sendUpload = ({
  caseName,
  caseType,
  client,
  matterId,
  playbookId,
  replaces,
  versionOf,
  ...sending
}: Sending) =>
  versionOf
    ? sendDocument(`/api/cases/${versionOf}/versions`, { ...sending, fields: {} })
    : sendDocument("/api/cases", {
        ...sending,
        fields: {
          ...{ case_name: caseName, case_type: caseType, client },
          ...{ matter_id: matterId, playbook_id: playbookId, ...(replaces && { replaces }) },
        },
      });

/** Refusals that do not last. */
const passing: (string | undefined)[] = ["quota_exceeded", "other_firm"];

/**
 * Sends a document by XMLHttpRequest, which unlike `fetch` tells how much has left.
 * @throws UploadError with a sentence; the signal's reason when it is cancelled.
 */
export function sendDocument(
  path: string,
  {
    file,
    fields,
    firm,
    idempotencyKey,
    onProgress,
    signal,
  }: Pick<Sending, "file" | "firm" | "idempotencyKey" | "onProgress" | "signal"> & {
    fields: Record<string, string>;
  },
) {
  return new Promise<Case>((resolve, reject) => {
    signal.throwIfAborted();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    // Last, so that the server knows its length before it comes.
    body.set("file", file);

    const request = new XMLHttpRequest();
    request.open("POST", path);
    const headers = { "Idempotency-Key": idempotencyKey, ...firmHeader(firm) };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      // What our own API answers: a case or an error with its sentence.
      const answer = request.response as {
        case?: Case;
        error?: { code?: string; message?: string };
        current?: { id?: string };
      } | null;
      tellIfOtherFirm(answer);
      if (request.status === 201 && answer?.case) return resolve(answer.case);
      if (request.status === 401) location.assign("/legalai/auth");
      const again =
        request.status >= 500 || request.status === 429 || passing.includes(answer?.error?.code);
      reject(new UploadError(answer?.error?.message ?? uploadMessages.failed, { again }));
    };
    request.onerror = () => reject(new UploadError("The connection was lost.", { lost: true }));
    signal.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}

/** Waits, but no longer than until the connection is back. Rejects when it is aborted. */
export function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
    };
    const done = () => {
      end();
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason);
    });
  });
}
