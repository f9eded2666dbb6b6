import { Hono } from "hono";
import { checkHealth } from "../../app/services/health.server.ts";
import type { AppContext } from "../scope.ts";

export const health = new Hono<AppContext>().get("/", async (c) => {
  const health = await checkHealth(c.env);
  if (!health.ok) c.header("Retry-After", "30");
  return c.json(health, health.ok ? 200 : 503);
});
