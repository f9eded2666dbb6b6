import { describe, expect, it } from "vitest";
import { keepPages } from "../../workers/page-cache.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0" };
// The kept pages touch neither: what is served decides what it needs of them.
const env = {} as Env;
const context = {} as ExecutionContext;

/** A server that counts how often it was asked, in front of which pages are kept. */
function server(answer: () => Response, now?: () => number) {
  let asked = 0;
  const serve = keepPages(() => {
    asked++;
    return answer();
  }, now);
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
  });

  it("give a HEAD request the headers alone", async () => {
    const { get } = server(() => new Response("about us", { headers: html }));
    await get("/about");
    const head = await get("/about", { method: "HEAD" });
    expect([head.headers.get("ETag"), await head.text()]).toEqual([expect.any(String), ""]);
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
    await get("/about", { method: "POST", body: "x" });
    expect(asked()).toBe(2);
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
