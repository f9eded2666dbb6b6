import { createMiddleware } from "hono/factory";
import { sealSoon } from "../app/services/record/sealing.server.ts";
import type { AppContext } from "./scope.ts";
import { safeMethods } from "./security.ts";

/** After each change, seals what it wrote into the record. What mere reading wrote waits for the next, or for the cron. */
export const sealRecord = createMiddleware<AppContext>(async (c, next) => {
  await next();
  if (!safeMethods.includes(c.req.method)) sealSoon(c.var.scope);
});
