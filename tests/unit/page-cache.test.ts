import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sentParameter, stampHeader } from "../../app/schemas/form-fields.ts";
import { keepPages } from "../../workers/page-cache.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0" };
// The kept pages do not touch it: what is served decides what it needs of it.
const env = {} as Env;
/** What was begun beside an answer, and ends after it. */
const beside: Promise<unknown>[] = [];
const context = {
  waitUntil: (work: Promise<unknown>) => beside.push(work),
} as Partial<ExecutionContext> as ExecutionContext;

let stamps = 0;
const newStamp = () => `${++stamps}`.padStart(20, "s");

/** A server that counts how often it was asked, in front of which pages are kept. */
function server(answer: (request: Request) => Response, now?: () => number) {
  let asked = 0;
  const serve = keepPages(
    (request) => {
      asked++;
      return answer(request);
    },
    async () => newStamp(),
    now,
  );
  const get = (path: string, init?: RequestInit) =>
    serve(new Request(`https://agency.example${path}`, init), env, context);
  return { get, asked: () => asked };
}

describe("kept pages", () => {
  it("are drawn once, whatever the query string", async () => {
    const { get, asked } = server(() => new Response("about us", { headers: html }));
    await get("/about");
    const again = await get("/about?utm_source=letter");
    expect(await again.text()).toBe("about us");
    expect(again.headers.get("Content-Type")).toBe(html["Content-Type"]);
    expect(asked()).toBe(1);
  });

  it("are kept once, however their address is spelled", async () => {
    const { get, asked } = server(() => new Response("about us", { headers: html }));
    const spellings = [
      "/about",
      "/About",
      "//about",
      "/about/",
      "/%61bout",
      "/about//?a=1",
      "/ABOUT?b",
    ];
    for (const path of spellings) expect(await (await get(path)).text()).toBe("about us");
    expect(asked()).toBe(1);
  });

  it("answer no address that cannot be one", async () => {
    const { get, asked } = server(() => new Response("about us", { headers: html }));
    for (const path of ["/%E0%A4%A", "/%E0%A4%A", "/%2561bout", "/about"]) await get(path);
    expect(asked()).toBe(4);
  });

  it("answer 304 to a browser that has them", async () => {
    const { get } = server(() => new Response("about us", { headers: html }));
    const etag = (await get("/about")).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const same = await get("/about", { headers: { "If-None-Match": `"other", W/${etag}` } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect((await get("/about", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    expect((await get("/about", { headers: { "If-None-Match": "*" } })).status).toBe(304);
  });

  it("are packed once they are kept, for browsers that read brotli", async () => {
    const words = "about us, and about us ".repeat(99);
    const { get } = server(() => new Response(words, { headers: html }));
    await get("/about");
    await Promise.all(beside);
    const ask = (wish: string) => get("/about", { headers: { "Accept-Encoding": wish } });
    const small = await ask("gzip, br;q=0.9");
    expect(small.headers.get("Content-Encoding")).toBe("br");
    expect(String(brotliDecompressSync(await small.arrayBuffer()))).toBe(words);
    for (const wish of ["gzip", "identity", "br;q=0, gzip", "br; q=0.0", "brotli"]) {
      const plain = await ask(wish);
      expect([plain.headers.has("Content-Encoding"), await plain.text()], wish).toEqual([
        false,
        words,
      ]);
      expect(plain.headers.get("Vary")).toBe("Accept-Encoding");
    }
  });

  it("are known by one tag, packed or plain", async () => {
    const { get } = server(() => new Response("about us", { headers: html }));
    const plain = (await get("/about")).headers.get("ETag");
    await Promise.all(beside);
    const small = (await get("/about", { headers: { "Accept-Encoding": "br" } })).headers;
    expect([small.get("Content-Encoding"), small.get("ETag")]).toEqual(["br", `W/${plain}`]);
    for (const tag of [plain, `W/${plain}`])
      for (const wish of ["br", "gzip"]) {
        const headers = { "If-None-Match": `${tag}`, "Accept-Encoding": wish };
        expect((await get("/about", { headers })).status).toBe(304);
      }
  });

  it("give a HEAD request the headers alone", async () => {
    const { get } = server(() => new Response("about us", { headers: html }));
    await get("/about");
    const head = await get("/about", { method: "HEAD" });
    expect([head.headers.get("ETag"), await head.text()]).toEqual([expect.any(String), ""]);
  });

  it("are never made of the answer to a HEAD request, which is empty", async () => {
    const { get } = server(
      ({ method }) => new Response(method === "HEAD" ? null : "about us", { headers: html }),
    );
    expect((await get("/about", { method: "HEAD" })).status).toBe(200);
    expect(await (await get("/about")).text()).toBe("about us");
  });

  it("are 200 at most, so that made-up addresses do not fill the memory", async () => {
    let now = Date.UTC(2026, 5);
    const { get, asked } = server(
      () => new Response("a page", { headers: html }),
      () => now,
    );
    for (let page = 1; page <= 201; page++) await get(`/${page}`);
    for (const page of [1, 200]) expect(await (await get(`/${page}`)).text()).toBe("a page");
    expect(asked()).toBe(201);
    expect(await (await get("/201")).text()).toBe("a page");
    expect(asked()).toBe(202);
    now = Date.UTC(2027, 5);
    for (const _twice of [1, 2]) await get("/1");
    expect(asked()).toBe(203);
  });

  it.each([
    ["private", { ...html, "Cache-Control": "private, no-store" }, 200],
    ["a cookie", { ...html, "Set-Cookie": "a=b" }, 200],
    ["a missing page", html, 404],
    ["an image", { ...html, "Content-Type": "image/png" }, 200],
  ])("leave out what is not for everybody: %s", async (_what, headers, status) => {
    const { get, asked } = server(() => new Response("mine", { status, headers }));
    await get("/page");
    await get("/page");
    expect(asked()).toBe(2);
  });

  it("let every change through", async () => {
    const { get, asked } = server(() => new Response("about us", { headers: html }));
    await get("/about");
    const changed = await get("/about", { method: "POST", body: "x" });
    expect([asked(), await changed.text()]).toEqual([2, "about us"]);
  });

  it("end with the year that their footers name", async () => {
    let now = Date.UTC(2026, 11, 31, 23, 59);
    const { get, asked } = server(
      () => new Response("© 2026", { headers: html }),
      () => now,
    );
    await get("/about");
    now += 60_000;
    await get("/about");
    expect(asked()).toBe(2);
  });
});

describe("a kept page with a form", () => {
  type Own = { nonce: string; stamp: string };
  const formPage = (more: Record<string, string> = {}, status = 200) => {
    const nonce = crypto.randomUUID();
    const stamp = newStamp();
    const headers = {
      ...{ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'`,
      ...{ [stampHeader]: stamp, ...more },
    };
    const body = `<i data-stamp="${stamp}"><b>“Ask us”</b><input value="${stamp}"><script nonce="${nonce}"></script>`;
    return new Response(body, { status, headers });
  };
  /** What one visitor got: the same nonce in page and policy, and the stamp in both of its places. */
  const ownOf = async (response: Response): Promise<Own> => {
    const page = await response.text();
    const nonce = /nonce="([^"]*)"/.exec(page)?.[1] ?? "";
    expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
    expect(page).toContain("<b>“Ask us”</b>");
    const [, first = "", second = ""] = /data-stamp="(s+\d+)".*value="(s+\d+)"/.exec(page) ?? [];
    expect(second).toBe(first);
    return { nonce, stamp: first };
  };

  it("is drawn once, and each visitor gets a nonce and a stamp of their own", async () => {
    const { get, asked } = server(() => formPage());
    const visits = await Promise.all(["/", "/?utm_source=letter", "/"].map((path) => get(path)));
    for (let more = 0; more < 5; more++) visits.push(await get("/"));
    expect(asked()).toBeLessThan(visits.length);
    const owns = await Promise.all(visits.map(ownOf));
    expect(new Set(owns.map(({ nonce }) => nonce)).size).toBe(visits.length);
    expect(new Set(owns.map((own) => own.stamp)).size).toBe(visits.length);
  });

  it("is for nobody else to keep, has no tag, and tells nobody its stamp by a header", async () => {
    const { get } = server(() => formPage());
    for (const init of [{}, {}, { method: "HEAD" }, { headers: { "If-None-Match": "*" } }]) {
      const { status, headers } = await get("/", init);
      expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      expect([headers.has("ETag"), headers.has(stampHeader)]).toEqual([false, false]);
    }
    const { get: head } = server(() => formPage());
    const first = await head("/", { method: "HEAD" });
    const post = await head("/", { method: "POST", body: "x" });
    expect([first.headers.has(stampHeader), post.headers.has(stampHeader)]).toEqual([false, false]);
  });

  it("leaves what became of a form to the page itself", async () => {
    const { get, asked } = server(() => formPage());
    await get("/contact");
    const sent = await get(`/contact?${sentParameter}=contact_page`);
    await get(`/contact?${sentParameter}=contact_page`);
    expect(asked()).toBe(3);
    expect(sent.headers.has(stampHeader)).toBe(false);
  });

  it.each([
    ["sets a cookie", { "Set-Cookie": "a=b" }, 200],
    ["was refused", {}, 400],
    ["could not be stamped", { [stampHeader]: "" }, 200],
    ["does not show its stamp", { [stampHeader]: "another".padEnd(20, "x") }, 200],
    ["has no nonce", { "Content-Security-Policy": "default-src 'none'" }, 200],
    ["does not show its nonce", { "Content-Security-Policy": "script-src 'nonce-other'" }, 200],
  ])("is not kept when it %s", async (_what, more, status) => {
    const { get, asked } = server(() => formPage(more, status));
    await get("/");
    const again = await get("/");
    expect([asked(), again.status, again.headers.has(stampHeader)]).toEqual([2, status, false]);
    expect(await again.text()).toContain("“Ask us”");
  });

  it("is drawn anew while no stamp can be signed, and never shown with another's", async () => {
    let isDown = false;
    let asked = 0;
    const serve = keepPages(
      () => {
        asked++;
        return formPage();
      },
      async () => (isDown ? "" : newStamp()),
    );
    const get = () => serve(new Request("https://agency.example/"), env, context);
    const first = await ownOf(await get());
    isDown = true;
    const second = await ownOf(await get());
    expect(asked).toBe(2);
    expect(second.stamp).not.toBe(first.stamp);
  });
});
