import { sha256 } from "../app/lib/sha256.server.ts";

type Serve = (
  request: Request,
  env: Env,
  context: ExecutionContext,
) => Response | Promise<Response>;
type KeptPage = { body: ArrayBuffer; headers: Headers; etag: string; until: number };

/** More paths than the site has pages; beyond it nothing is kept. */
const mostPages = 200;
const keptTypes = /^(text\/html|text\/plain|application\/xml)\b/;

/** What is the same for everybody: whole, public, and setting no cookie. */
function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get("Cache-Control") ?? "").startsWith("public") &&
    keptTypes.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Set-Cookie")
  );
}

/** A strong entity tag: the first 128 bits of the body's SHA-256. */
const entityTag = (body: ArrayBuffer) => `"${sha256(body).subarray(0, 16).toString("base64url")}"`;

const namesTag = (list: string, etag: string) =>
  list === "*" || list.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** What the router makes of an address: a page has many spellings, and is kept once. Null: no address of a page. */
function keyOf({ protocol, pathname }: URL): string | null {
  try {
    const path = decodeURIComponent(pathname).toLowerCase();
    return `${protocol}${path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")}`;
  } catch {
    return null;
  }
}

function answer(request: Request, { body, headers, etag }: KeptPage): Response {
  const known = request.headers.get("If-None-Match");
  if (known && namesTag(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/**
 * Keeps finished public pages in the isolate, with their headers, and answers from there: by page, however its
 * address is spelled and whatever the query string, with a strong ETag. An isolate runs one version of the site, so nothing kept can be out of date
 * but the footer's year, with which everything ends. `now` is the time in ms.
 */
export function keepPages(serve: Serve, now = Date.now): Serve {
  const pages = new Map<string, KeptPage>();
  return async (request, env, context) => {
    if (request.method !== "GET" && request.method !== "HEAD") return serve(request, env, context);
    const key = keyOf(new URL(request.url));
    if (key === null) return serve(request, env, context);
    const kept = pages.get(key);
    if (kept && now() < kept.until) return answer(request, kept);
    const response = await serve(request, env, context);
    if (request.method !== "GET" || !isForEverybody(response)) return response;
    const body = await response.arrayBuffer();
    const etag = entityTag(body);
    const headers = new Headers(response.headers);
    headers.set("ETag", etag);
    const page = { body, headers, etag, until: Date.UTC(new Date(now()).getUTCFullYear() + 1) };
    if (pages.size < mostPages || pages.has(key)) pages.set(key, page);
    return answer(request, page);
  };
}
