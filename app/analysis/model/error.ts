/**
 * Why a call of the model gave nothing. `busy`, `down`, `slow` and `malformed` may pass and are worth
 * another call; `refused` (the provider will not take this document) and `locked` (it does not accept
 * this deployment's key or settings) stay as they are.
 */
export type ModelErrorKind = "busy" | "down" | "slow" | "malformed" | "refused" | "locked";

/** Carries nothing of what the provider said: its words are neither shown nor logged. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  /** How long the provider asks to be left alone, in milliseconds. */
  readonly waitMs: number | undefined;

  constructor(kind: ModelErrorKind, waitMs?: number) {
    super(`The model's answer: ${kind}.`);
    this.name = "ModelError";
    this.kind = kind;
    this.waitMs = waitMs;
  }

  get isFinal() {
    return this.kind === "refused" || this.kind === "locked";
  }
}

/**
 * What an HTTP status of the provider means (OpenAI's error codes guide): 429 and 5xx pass, as do time-outs and
 * conflicts; 400, 413 and 422 are about the request; any other is about the key or the address.
 */
export function errorOfStatus(status: number, headers: Headers): ModelError {
  if (status === 429) return new ModelError("busy", waitOf(headers));
  if (status >= 500) return new ModelError("down", waitOf(headers));
  if (status === 408 || status === 409) return new ModelError("down");
  if (status === 400 || status === 413 || status === 422) return new ModelError("refused");
  return new ModelError("locked");
}

/** `Retry-After` (RFC 9110, 10.2.3: seconds or a date), or OpenAI's finer `retry-after-ms`, in milliseconds. */
function waitOf(headers: Headers): number | undefined {
  const fine = headers.get("retry-after-ms");
  const header = headers.get("Retry-After");
  if (fine && /^\d+$/.test(fine)) return Number(fine);
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? ms : undefined;
}
