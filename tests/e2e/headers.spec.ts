import { globSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { expect, test } from "./fixtures.ts";

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
};
const nobodyElses = { "cache-control": "private, no-store" };
const noindex = { "x-robots-tag": "noindex" };
const sameOrigin = { "Sec-Fetch-Site": "same-origin" };
const form = { ...sameOrigin, "Content-Type": "application/x-www-form-urlencoded" };
const still = expect.stringContaining("script-src 'none'");
const asked = { maxRedirects: 0, failOnStatusCode: false } as const;

const expectHeaders = (response: APIResponse, status: number, own: object = {}) =>
  expect({ status: response.status(), ...response.headers() }).toMatchObject({
    status,
    ...always,
    ...own,
  });

test("every kind of answer carries the security headers", async ({ request }) => {
  const answers: [string, number, object][] = [
    ["/", 200, nobodyElses],
    ["/about", 200, { "content-security-policy": still, "cache-control": /public/ }],
    ["/no/such/page", 404, { ...nobodyElses, "content-security-policy": still }],
    ["/legalai", 200, nobodyElses],
    ["/legalai/try", 200, nobodyElses],
    ["/legalai/auth", 200, nobodyElses],
    ["/legalai/confirm?token=x", 200, { ...nobodyElses, "referrer-policy": "strict-origin" }],
    ["/legalai/reset-password?token=x", 200, { "referrer-policy": "strict-origin" }],
    ["/legalai/dashboard", 302, nobodyElses],
    ["/legalai/dashboard.data", 202, nobodyElses],
    ["/api/health", 200, { ...nobodyElses, ...noindex }],
    ["/api/auth/user", 200, nobodyElses],
    ["/api/cases", 401, nobodyElses],
    ["/api/nothing", 404, nobodyElses],
    ["/robots.txt", 200, {}],
    ["/sitemap.xml", 200, {}],
    ["/favicon.svg", 200, {}],
    ["/favicon.ico", 200, { "content-type": "image/vnd.microsoft.icon" }],
    ["/assets/gone.js", 404, nobodyElses],
  ];
  for (const [path, status, { ...own }] of answers) {
    for (const [name, value] of Object.entries(own))
      if (value instanceof RegExp) Object.assign(own, { [name]: expect.stringMatching(value) });
    expectHeaders(await request.get(path, asked), status, own);
    expectHeaders(await request.head(path, asked), status, own);
  }
});

test("what the build names by its content is kept for ever, and nothing else is", async ({
  request,
}) => {
  const files = globSync("build/client/assets/*");
  expect(files.length).toBeGreaterThan(10);
  const forever = { "cache-control": "public, max-age=31536000, immutable" };
  for (const extension of ["js", "css", "woff2"]) {
    const file = files.find((name) => name.endsWith(`.${extension}`));
    expectHeaders(await request.get(`/assets/${file?.split("/").at(-1)}`), 200, forever);
  }
  for (const path of ["/", "/about", "/favicon.svg", "/site.webmanifest"])
    expect((await request.get(path)).headers()["cache-control"] ?? "", path).not.toContain(
      "immutable",
    );
  for (const path of ["/_headers", "/.vite/manifest.json", "/.assetsignore", "/wrangler.json"])
    expectHeaders(await request.get(path, asked), 404);
});

test("a page tells which links may be made ready without another request, and the browser takes it in", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const taken: unknown[] = [];
  devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => taken.push(ruleSet));
  await devtools.send("Preload.enable");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/about", "/contact"]) {
    taken.length = 0;
    await page.goto(path);
    await expect.poll(() => taken).toHaveLength(1);
    expect(taken).toEqual([expect.not.objectContaining({ errorType: expect.anything() })]);
    const { sourceText } = taken[0] as { sourceText: string };
    const [rule] = JSON.parse(sourceText).prerender;
    const ready = (href: string) =>
      page.evaluate(
        ([selector = "", to = ""]) => {
          const link = document.createElement("a");
          link.setAttribute("href", to);
          return link.matches(selector);
        },
        [rule.where.selector_matches, href],
      );
    for (const href of ["/", "/seo-sydney", "/legalai"]) expect(await ready(href), href).toBe(true);
    for (const href of [
      "/api/v1/flags",
      "/legalai/auth",
      "/sitemap.xml",
      "/resources/a.html",
      "#main",
      "https://elsewhere.example/",
    ])
      expect(await ready(href), href).toBe(false);
  }
  expect(asked.filter((path) => path.includes("speculation"))).toEqual([]);
});

test("a page's nonce, and its form's stamp, are fresh in each answer", async ({ request }) => {
  for (const path of ["/", "/contact", "/law-firms"]) {
    const own: (string | undefined)[] = [];
    for (let visit = 0; visit < 3; visit++) {
      const answer = await request.get(path);
      const policy = answer.headers()["content-security-policy"] ?? "";
      expect(policy).not.toContain("unsafe-inline");
      const nonce = /'nonce-([^']{20,})'/.exec(policy)?.[1];
      const page = await answer.text();
      const stamp = /name="stamp" value="([^"]{40,})"/.exec(page)?.[1];
      expect(page).toContain(` nonce="${nonce}"`);
      expect(page.split(String(stamp))).toHaveLength(3);
      expect(answer.headers()).not.toHaveProperty("form-stamp");
      own.push(nonce, stamp);
    }
    expect(new Set(own).size, path).toBe(6);
  }
});

test("pages, data and files of the signed-in area are nobody else's to keep or to list", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  for (const path of ["dashboard", "upload", "cases", "dashboard.data", "cases.data"])
    expectHeaders(await page.request.get(`/legalai/${path}`), 200, { ...nobodyElses, ...noindex });
  expectHeaders(await page.request.get("/legalai/case/none", asked), 404, nobodyElses);
  expectHeaders(await page.request.get("/api/cases"), 200, nobodyElses);
  const file = { name: "Deed.txt", mimeType: "text/plain", buffer: Buffer.from(contractText) };
  const stored = await page.request.post("/api/cases", {
    headers: sameOrigin,
    multipart: { file },
  });
  const { id } = (await stored.json()).case;
  const inert = { ...nobodyElses, "content-security-policy": "sandbox" };
  expectHeaders(await page.request.get(`/api/cases/${id}`), 200, nobodyElses);
  const length = { "content-length": String(Buffer.byteLength(contractText)) };
  expectHeaders(await page.request.get(`/api/cases/${id}/file`), 200, { ...inert, ...length });
  const copy = await page.request.post("/legalai/account/data", {
    headers: sameOrigin,
    form: { password: account.password },
  });
  expectHeaders(copy, 200, inert);
});

test("a form that is broken, endless or not from here is refused with a reason, and is no error of ours", async ({
  request,
}) => {
  const refused = async (
    path: string,
    status: number,
    headers: Record<string, string>,
    data: string,
  ) => {
    const answer = await request.post(path, {
      ...asked,
      headers: { ...headers, Accept: "text/html" },
      data,
    });
    expectHeaders(answer, status);
    expect(await answer.text(), `${path}, ${status}`).toContain("That did not work");
  };
  for (const path of ["/?index", "/legalai/auth", "/legalai/forgot-password", "/legalai/confirm"]) {
    await refused(path, 403, { ...form, "Sec-Fetch-Site": "cross-site" }, "a=b");
    await refused(path, 413, form, `email=${"x".repeat(70_000)}`);
    const multipart = { ...sameOrigin, "Content-Type": "multipart/form-data; boundary=x" };
    await refused(path, 400, multipart, "--x\r\nfoo");
    const many = Array.from({ length: 60 }, (_, i) => `f${i}=1`).join("&");
    await refused(path, 400, form, many);
  }
});
