import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { requestScope } from "../app/context.ts";
import { AnalyseCase } from "./analyse-case.ts";

const pages = createRequestHandler(build, import.meta.env.MODE);
const app = new Hono<{ Bindings: Env }>();

app.all("*", (c) => {
  const context = new RouterContextProvider();
  context.set(requestScope, { env: c.env, waitUntil: (work) => c.executionCtx.waitUntil(work), nonce: "x", requestId: "x" });
  return pages(c.req.raw, context);
});

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
export { AnalyseCase };
