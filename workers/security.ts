import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { presentedToken } from "../app/lib/bearer.ts";
import { dataPolicy } from "../app/lib/csp.ts";
import { log } from "../app/lib/log.ts";
import { AppError } from "../app/services/errors.ts";
import type { AppContext } from "./scope.ts";

const always = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()",
};

/** Ours unless the answer has its own: what does not say that it is for everybody is for nobody else. `no-referrer` would make browsers send `Origin: null` with plain forms. */
const unlessSet = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": dataPolicy,
  "Cache-Control": "private, no-store",
};

/** Puts the security headers on every answer, errors included. */
export const securityHeaders = createMiddleware<AppContext>(async (c, next) => {
  await next();
  const headers = new Headers(c.res.headers);
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  for (const [name, value] of Object.entries(unlessSet))
    if (!headers.has(name)) headers.set(name, value);
  if (headers.get("Content-Type") === "application/json")
    headers.set("Content-Type", "application/json; charset=utf-8");
  if (c.req.path.startsWith("/api/")) headers.set("X-Robots-Tag", "noindex");
  if (import.meta.env.MODE === "development") headers.delete("Content-Security-Policy");
  if (new URL(c.req.url).protocol === "https:")
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  c.res = new Response(c.res.body, { status: c.res.status, headers });
});

/** Those of requests that change nothing. */
export const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** A call of the API by a token: no page of another site can send one, and nothing of it rests on cookies. */
const isByToken = (c: Context<AppContext>) =>
  c.req.path.startsWith("/api/") && presentedToken(c.req.raw) !== undefined;

/**
 * Lets a change through only when our own pages ask for it, or a program with a token, whatever its content type: by `Sec-Fetch-Site`, which
 * no page can forge, or where a client does not send that, by an `Origin` equal to ours.
 */
export const sameOriginOnly = createMiddleware<AppContext>(async (c, next) => {
  if (!safeMethods.includes(c.req.method) && !isByToken(c)) {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const ours = site === undefined ? origin === new URL(c.req.url).origin : site === "same-origin";
    if (!ours)
      throw new AppError("not_same_origin", "This request did not come from our own pages.");
  }
  await next();
});

/** Spends the cheap first layer of the throttle on changes; the token buckets behind it are the real one. */
export const limitRate = createMiddleware<AppContext>(async (c, next) => {
  if (!safeMethods.includes(c.req.method)) {
    const { requestId, client } = c.var.scope;
    const { success } = await c.env.RATE_LIMIT.limit({ key: client.address }).catch((error) => {
      log.error("rate_limit_down", { requestId, error });
      return { success: true };
    });
    if (!success)
      throw new AppError("too_many_requests", "Too many requests. Please wait a minute.", {
        retryAfter: 60,
      });
  }
  await next();
});
