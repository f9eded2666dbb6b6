import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { log } from "../../app/lib/log.ts";
import { AppError, defectMessage } from "../../app/services/errors.ts";
import type { AppContext } from "../scope.ts";

/** Answers an expected error with its code and sentence, and a defect with one plain sentence after logging it once. */
export function answerError(error: Error, c: Context<AppContext>): Response {
  const requestId = c.var.scope.requestId;
  if (!(error instanceof AppError)) {
    log.error("request_failed", { requestId, method: c.req.method, route: c.req.routePath, error });
    return c.json({ error: { code: "internal", message: defectMessage, requestId } }, 500);
  }
  const { fields, retryAfter, allow } = error.details;
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  if (allow !== undefined) c.header("Allow", allow);
  return c.json(
    {
      error: {
        code: error.code,
        message: error.message,
        ...(error.code === "invalid_input" && fields && { fields }),
        requestId,
      },
    },
    // Every status of `errorStatus` carries a body.
    error.status as ContentfulStatusCode,
  );
}
