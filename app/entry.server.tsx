import { createHash } from "node:crypto";
import { isbot } from "isbot";
import { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import siteStyles from "./app.css?inline";
import { requestScope } from "./context.ts";
import { hydratedPagePolicy, stillPagePolicy } from "./lib/csp.ts";
import { DocumentContext, type PageHandle } from "./lib/document.ts";
import { log } from "./lib/log.ts";

export const streamTimeout = 5_000;

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const siteStylesHash = hashOf(siteStyles);
const noStylesHash = hashOf("");

/** What the matched routes say of their document; an error page is still. */
function handleOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle {
  if (staticHandlerContext.errors?.root) return { hydrate: false };
  const handles = staticHandlerContext.matches.map(
    // The handle is the module's own export; PageHandle is what this app puts there.
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  return Object.assign({}, ...handles);
}

/**
 * Renders a page in one of three ways: still (no scripts, plain markup), with islands (no router, the
 * parts that need scripts carry their own) or whole (streamed, React Router takes over in the browser).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce, requestId } = context.get(requestScope);
  const { hydrate = true, islands = false, ownStyles = false } = handleOf(entryContext);
  const { entry, hmr } = entryContext.manifest;
  const settings = {
    hydrate,
    styles: ownStyles ? "" : siteStyles,
    ...(islands && { islands: { entry: entry.module, nonce, refresh: hmr?.runtime } }),
  };
  const styleHash = ownStyles ? noStylesHash : siteStylesHash;
  const scripted = hydrate || islands;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    scripted ? hydratedPagePolicy(nonce, styleHash) : stillPagePolicy(styleHash),
  );
  const page = (
    <DocumentContext value={settings}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  if (!hydrate) {
    const render = islands ? renderToString : renderToStaticMarkup;
    return new Response(`<!doctype html>${render(page)}`, { status, headers });
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
  return new Response(body, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error("request_failed", { requestId: context.get(requestScope).requestId, error });
}
