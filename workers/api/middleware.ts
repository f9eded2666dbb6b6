import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type * as v from "valibot";
import { presentedSession, readSession } from "../../app/services/accounts/sessions.server.ts";
import { AppError } from "../../app/services/errors.ts";
import { readJson as readBody } from "../../app/services/request-body.ts";
import { parseInput } from "../../app/services/validation.ts";
import type { AppContext } from "../scope.ts";

/** Data of the signed-in area is nobody else's to keep. */
export const neverCached = createMiddleware<AppContext>(async (c, next) => {
  await next();
  c.header("Cache-Control", "private, no-store");
});

/** Lets only signed-in users through, and says who they are in `c.var.session`. */
export const signedIn = createMiddleware<AppContext>(async (c, next) => {
  const session = await readSession(c.env, presentedSession(c.req.raw));
  if (!session) throw new AppError("signed_out", "Please sign in first.");
  c.set("session", session);
  await next();
});

/**
 * The JSON body of a request, checked.
 * @throws AppError `unsupported_type`, `too_large`, `invalid_input`.
 */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context<AppContext>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseInput(schema, await readBody(c.req.raw));
}

const maxKeyLength = 255;

/** What a client names a request by that it may repeat; null when it does not. @throws AppError `invalid_input`. */
export function idempotencyKey(c: Context<AppContext>): string | null {
  const key = c.req.header("Idempotency-Key")?.trim() ?? "";
  if (key.length > maxKeyLength)
    throw new AppError(
      "invalid_input",
      `An Idempotency-Key has at most ${maxKeyLength} characters.`,
    );
  return key || null;
}
