import { createHash } from "node:crypto";
import { isbot } from "isbot";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import siteStyles from "./app.css?inline";
import { requestScope } from "./context.ts";
import { hydratedPagePolicy, stillPagePolicy } from "./lib/csp.ts";
import { DocumentContext, type PageHandle } from "./lib/document.ts";
import { log } from "./lib/log.ts";

export const streamTimeout = 5_000;

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const siteStylesHash = hashOf(siteStyles);
const emptyHash = hashOf("");

/** What the matched routes say of their document, and of an error page that it is still. */
function handleOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle {
  if (staticHandlerContext.errors?.root) return { hydrate: false };
  const handles = staticHandlerContext.matches.map(
    // The handle is the module's own export; PageHandle is what this app puts there.
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  return Object.assign({}, ...handles);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce, requestId } = context.get(requestScope);
  const { hydrate = true, ownStyles = false } = handleOf(entryContext);
  const styles = ownStyles ? "" : siteStyles;
  const styleHash = ownStyles ? emptyHash : siteStylesHash;
  const page = (
    <DocumentContext value={{ hydrate, styles }}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!hydrate) {
    headers.set("Content-Security-Policy", stillPagePolicy(styleHash));
    return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status, headers });
  }
  const body = await renderToReadableStream(page, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout)]),
    onError(error) {
      status = 500;
      log.error("render_failed", { requestId, error });
    },
  });
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Security-Policy", hydratedPagePolicy(nonce, styleHash));
  return new Response(body, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted) return;
  log.error("request_failed", { requestId: context.get(requestScope).requestId, error });
}
