import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Session } from "../app/services/accounts/sessions.server.ts";
import type { Client, Scope } from "../app/services/scope.ts";

/** What middleware has put beside a request by the time a handler sees it. */
export type AppContext = {
  Bindings: Env;
  Variables: { scope: Scope; session: Session };
};

/** Gathers what services may know of a request. */
export const withScope = createMiddleware<AppContext>(async (c, next) => {
  c.set("scope", {
    env: c.env,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    requestId: c.req.header("CF-Ray") ?? crypto.randomUUID(),
    client: clientOf(c),
  });
  await next();
});

function clientOf(c: Context<AppContext>): Client {
  return {
    address: network(c.req.header("CF-Connecting-IP") ?? "unknown"),
    userAgent: c.req.header("User-Agent") ?? "",
    country: c.req.header("CF-IPCountry") ?? "",
  };
}

/** An IPv4 address as it is; of an IPv6 address its first 64 bits. */
export function network(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::", 2);
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...(address.includes("::") ? zeros : []), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
