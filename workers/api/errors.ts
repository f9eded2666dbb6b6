import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { log } from "../../app/lib/log.ts";
import { AppError, defectMessage, errorStatus, outageMessage } from "../../app/services/errors.ts";
import { isOutage } from "../../app/services/outages.ts";
import type { AppContext } from "../scope.ts";

/** What every error answers; `fields` comes with `invalid_input` alone, and `rows` where a table was sent. */
export const errorSchema = v.strictObject({
  error: v.strictObject({
    code: v.picklist(Object.keys(errorStatus)),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.array(v.string()))),
    rows: v.optional(v.array(v.strictObject({ row: v.number(), message: v.string() }))),
    requestId: v.string(),
  }),
  /** With 409: the thing as it now is. */
  current: v.optional(v.looseObject({})),
});

/**
 * Answers an expected error with its code and sentence. A defect is logged once and answered with one plain
 * sentence; so is an outage of what the product stands on, with the time after which to try again.
 */
export function answerError(thrown: Error, c: Context<AppContext>): Response {
  const requestId = c.var.scope.requestId;
  const error = isOutage(thrown)
    ? new AppError("unavailable", outageMessage, { retryAfter: 30 })
    : thrown;
  if (!(thrown instanceof AppError))
    log.error("request_failed", {
      ...{ requestId, method: c.req.method, route: c.req.routePath, error: thrown },
    });
  if (!(error instanceof AppError))
    return c.json({ error: { code: "internal", message: defectMessage, requestId } }, 500);
  const { fields, retryAfter, allow, current, rows } = error.details;
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  if (allow !== undefined) c.header("Allow", allow);
  return c.json(
    {
      error: {
        code: error.code,
        message: error.message,
        ...(error.code === "invalid_input" && fields && { fields }),
        ...(rows && { rows }),
        requestId,
      },
      ...(current && { current }),
    },
    // Every status of `errorStatus` carries a body.
    error.status as ContentfulStatusCode,
  );
}
