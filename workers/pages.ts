import * as build from "virtual:react-router/server-build";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestScope } from "../app/context.ts";
import type { AppContext } from "./scope.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Hands a request to React Router, with its scope and a fresh nonce. */
export function servePage(c: Context<AppContext>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, { ...c.var.scope, nonce: crypto.randomUUID() });
  return handle(c.req.raw, context);
}
