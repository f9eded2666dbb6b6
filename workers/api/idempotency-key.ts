import { AppError } from "../../app/services/errors.ts";

const maxKeyLength = 255;

/** What a client names a request by that it may repeat; null when it does not. @throws AppError `invalid_input`. */
export function idempotencyKey({ headers }: Request): string | null {
  const key = headers.get("Idempotency-Key")?.trim() ?? "";
  if (key.length > maxKeyLength)
    throw new AppError(
      "invalid_input",
      `An Idempotency-Key has at most ${maxKeyLength} characters.`,
    );
  return key || null;
}
