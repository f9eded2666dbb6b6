import { sha256 } from "../app/lib/sha256.server.ts";
import { sentParameter, stampHeader } from "../app/schemas/form-fields.ts";
import { forVisitor, type OwnParts, ownPartsOf } from "./own-parts.ts";
import { packed, takesPacked } from "./packed-page.ts";

type Serve = (
  request: Request,
  env: Env,
  context: ExecutionContext,
) => Response | Promise<Response>;
type Stamp = (env: Env) => Promise<string>;
/** One that has parts of each visitor's own is never the same twice, and has no tag. */
type KeptPage = { body: ArrayBuffer; headers: Headers; until: number } & (
  | { etag: string; small?: Uint8Array<ArrayBuffer>; own?: never }
  | { etag?: never; small?: never; own: OwnParts }
);

/** More paths than the site has pages; beyond it nothing is kept. */
const mostPages = 200;
const keptTypes = /^(text\/html|text\/plain|application\/xml)\b/;

/** What may be kept: whole, of a kind that pages are, and setting no cookie. */
const isWhole = ({ status, headers }: Response) =>
  status === 200 && keptTypes.test(headers.get("Content-Type") ?? "") && !headers.has("Set-Cookie");

const isPublic = (headers: Headers) => (headers.get("Cache-Control") ?? "").startsWith("public");

/** A strong entity tag: the first 128 bits of the body's SHA-256. */
const entityTag = (body: ArrayBuffer) => `"${sha256(body).subarray(0, 16).toString("base64url")}"`;

const namesTag = (list: string, etag: string) =>
  list === "*" || list.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** What is kept of an answer, until the year ends that its footer names. Undefined when it is one visitor's alone. */
function pageOf(headers: Headers, body: ArrayBuffer, now: number): KeptPage | undefined {
  const until = Date.UTC(new Date(now).getUTCFullYear() + 1);
  const kept = new Headers(headers);
  kept.delete(stampHeader);
  const own = ownPartsOf(headers, body);
  if (own) return { body, headers: kept, until, own };
  if (!isPublic(headers)) return undefined;
  const etag = entityTag(body);
  kept.set("ETag", etag);
  kept.append("Vary", "Accept-Encoding");
  return { body, headers: kept, until, etag };
}

/** What the router makes of an address: a page has many spellings, and is kept once. Null: no address of a page. */
function keyOf({ protocol, pathname }: URL): string | null {
  try {
    const path = decodeURIComponent(pathname).toLowerCase();
    return `${protocol}${path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")}`;
  } catch {
    return null;
  }
}

function answer(request: Request, page: Omit<KeptPage, "until">): Response {
  const { body, etag, small } = page;
  const known = request.headers.get("If-None-Match");
  if (etag && known && namesTag(known, etag))
    return new Response(null, { status: 304, headers: page.headers });
  if (request.method === "HEAD") return new Response(null, { headers: page.headers });
  if (!etag || !small || !takesPacked(request))
    return new Response(body, { headers: page.headers });
  const headers = new Headers(page.headers);
  headers.set("Content-Encoding", "br");
  // The same words in other bytes.
  headers.set("ETag", `W/${etag}`);
  return new Response(small, { headers, encodeBody: "manual" });
}

/** The answer from a kept page, or null when it cannot be made the visitor's own: no stamp is signed while the database is down. */
async function answerFrom(request: Request, page: KeptPage, env: Env, stamp: Stamp) {
  if (!page.own) return answer(request, page);
  const signed = await stamp(env);
  if (signed.length !== page.own.stampLength) return null;
  return answer(request, forVisitor(page, page.own, signed));
}

async function keepSmall(page: KeptPage) {
  if (!page.own) page.small = await packed(page.body);
}

/** An answer as it leaves the house. */
function withoutStampHeader(response: Response): Response {
  if (!response.headers.has(stampHeader)) return response;
  const headers = new Headers(response.headers);
  headers.delete(stampHeader);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Keeps finished public pages in the isolate, with their headers, and answers from there: by page, however its
 * address is spelled and whatever the query string, with a strong ETag; a page with a form with a nonce and a stamp
 * of each visitor's own, unless it says what became of a form. An isolate runs one version of the site, so nothing
 * kept can be out of date but the footer's year, with which everything ends. `now` is the time in ms.
 */
export function keepPages(serve: Serve, stamp: Stamp, now = Date.now): Serve {
  const pages = new Map<string, KeptPage>();
  const serveAlone: Serve = async (...asked) => withoutStampHeader(await serve(...asked));
  return async (request, env, context) => {
    const url = new URL(request.url);
    const key = keyOf(url);
    const isVisit = request.method === "GET" || request.method === "HEAD";
    if (!isVisit || key === null || url.searchParams.has(sentParameter))
      return serveAlone(request, env, context);
    const kept = pages.get(key);
    const known = kept && now() < kept.until && (await answerFrom(request, kept, env, stamp));
    if (known) return known;
    if (request.method === "HEAD") return serveAlone(request, env, context);
    const response = await serve(request, env, context);
    const { headers } = response;
    if (!isWhole(response) || !(isPublic(headers) || headers.has(stampHeader)))
      return withoutStampHeader(response);
    const body = await response.arrayBuffer();
    const page = pageOf(headers, body, now());
    if (page && (pages.size < mostPages || pages.has(key))) {
      pages.set(key, page);
      context.waitUntil(keepSmall(page));
    }
    return page ? answer(request, page) : withoutStampHeader(new Response(body, { headers }));
  };
}
