import { isbot } from "isbot";
import { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import appStyles from "./app.css?inline";
import { PageContentContext } from "./components/blocks/page-content.ts";
import { framed } from "./components/layout/kept-frame.server.tsx";
import { pageContent, requestScope } from "./context.ts";
import legalaiStyles from "./legalai.css?inline";
import { hydratedPagePolicy, stillPagePolicy } from "./lib/csp.ts";
import { DocumentContext, type PageHandle } from "./lib/document.ts";
import { log } from "./lib/log.ts";
import { sha256 } from "./lib/sha256.server.ts";
import { type SiteSettings, SiteSettingsContext } from "./lib/site-settings.ts";
import { usedStyles, withStylesInside } from "./lib/used-styles.ts";
import { isOutage } from "./services/outages.ts";
import fontStyles from "./styles/fonts.css?inline";

export const streamTimeout = 5_000;

const hashOf = (text: string) => `sha256-${sha256(text).toString("base64")}`;
const siteStyles = fontStyles + appStyles;
const used = usedStyles(siteStyles);
const usedOfLegalai = usedStyles(legalaiStyles);
/** What the matched routes say of their document; an error page is still. */
function handleOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle {
  if (staticHandlerContext.errors?.root) return { hydrate: false };
  const handles = staticHandlerContext.matches.map(
    // The handle is the module's own export; PageHandle is what this app puts there.
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  return Object.assign({}, ...handles);
}

/** No loader's data: a page that says what went wrong has none, and is told of it all the same. */
const settingsOf = (env: Env): SiteSettings => ({
  email: env.SITE_EMAIL,
  bookingUrl: env.BOOKING_URL,
  year: new Date().getFullYear(),
});

/**
 * Renders a page in one of three ways: still (no scripts, plain markup), with islands (no router, the parts that
 * need scripts carry their own) or whole (streamed, React Router takes over in the browser). The first two are sent
 * with the styles that they use and no others.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { env, nonce, requestId, outage } = context.get(requestScope);
  if (outage && status === 500) {
    status = 503;
    headers.set("Retry-After", "30");
  }
  const { hydrate = true, islands = false, ownStyles = false } = handleOf(entryContext);
  const { entry, hmr } = entryContext.manifest;
  const settings = settingsOf(env);
  const content = context.get(pageContent);
  const draw = (styles: string) => (
    <SiteSettingsContext value={settings}>
      <DocumentContext
        value={{
          hydrate,
          styles,
          ...(islands && {
            islands: { entry: entry.module, nonce, refresh: hmr?.runtime },
          }),
        }}
      >
        <PageContentContext value={content}>
          {/* Where the router runs no scripts nothing of its own asks for the nonce. */}
          <ServerRouter context={entryContext} url={request.url} {...(hydrate && { nonce })} />
        </PageContentContext>
      </DocumentContext>
    </SiteSettingsContext>
  );
  const answer = (body: BodyInit, styles: string) => {
    const hash = hashOf(styles);
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.set(
      "Content-Security-Policy",
      hydrate || islands ? hydratedPagePolicy(nonce, hash) : stillPagePolicy(hash),
    );
    return new Response(body, { status, headers });
  };
  if (!hydrate) {
    const markup = (islands ? renderToString : renderToStaticMarkup)(draw(""));
    if (ownStyles === "inside") {
      const { page, styles } = withStylesInside(markup, usedOfLegalai);
      return answer(`<!doctype html>${page}`, styles);
    }
    if (ownStyles) return answer(`<!doctype html>${markup}`, "");
    const { page, styles } = framed(markup, content?.path ?? "", settings, used);
    return answer(`<!doctype html>${page}`, styles);
  }
  const allStyles = ownStyles ? "" : siteStyles;
  const body = await renderToReadableStream(draw(allStyles), {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout)]),
    onError(error) {
      status = 500;
      log.error("render_failed", { requestId, error });
    },
  });
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  return answer(body, allStyles);
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const scope = context.get(requestScope);
  if (isOutage(error)) scope.outage = true;
  log.error("request_failed", { requestId: scope.requestId, error });
}
