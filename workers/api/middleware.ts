import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type * as v from "valibot";
import { AppError } from "../../app/services/errors.ts";
import { presentedSession, readSession } from "../../app/services/sessions.server.ts";
import { parseInput } from "../../app/services/validation.ts";
import type { AppContext } from "../scope.ts";

const maxJsonBytes = 64 * 1024;

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
  if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? ""))
    throw new AppError("unsupported_type", "Please send JSON (Content-Type: application/json).");
  const text = await readAtMost(c.req.raw, maxJsonBytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", "The body is not valid JSON.");
  }
  return parseInput(schema, body);
}

/** Reads a body as text and stops at the limit, whatever its declared length says. */
async function readAtMost(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new AppError("too_large", "The body is larger than 64 KB.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
