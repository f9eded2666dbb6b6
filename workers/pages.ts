import * as build from "virtual:react-router/server-build";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestScope } from "../app/context.ts";
import { AppError } from "../app/services/errors.ts";
import type { Scope } from "../app/services/scope.ts";
import type { AppContext } from "./scope.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Any other method the router refuses before it has looked at the address, and so before any guard. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Hands a request to React Router, with its scope and a fresh nonce. */
export function servePage(c: Context<AppContext>): Promise<Response> {
  if (!methods.includes(c.req.method))
    throw new AppError("not_found", "There is nothing at this address for this method.");
  return render(c.req.raw, c.var.scope);
}

/** Shows why a request was refused, as a page, to somebody who sent a form without scripts. */
export function serveRefusal(c: Context<AppContext>, refusal: AppError): Promise<Response> {
  // An address that no page has: the request itself must not get to a page's action.
  return render(new Request(new URL("/refused", c.req.url)), c.var.scope, refusal);
}

export const wantsPage = (c: Context<AppContext>) =>
  !c.req.path.startsWith("/api/") && (c.req.header("Accept") ?? "").includes("text/html");

function render(request: Request, scope: Scope, refusal?: AppError): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, { ...scope, nonce: crypto.randomUUID(), refusal });
  return handle(request, context);
}
