import { get } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import type { Request } from "@playwright/test";
import { websiteDesign } from "../../app/content/pages/website-design.ts";
import { expect, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

/** What an edge sends of it: the middle of brotli's levels. */
const overTheWire = (body: string) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Ten segments of TCP: what a server may send before it must wait for the browser's first word. */
const firstFlight = 14_600;

/** The bytes of an answer as they come, with its headers. */
const bytesOf = (address: string) =>
  new Promise<{ size: number; isKeptSmall: boolean }>((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (answer) => {
      let size = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
      answer.on("data", (part: Buffer) => {
        size += part.length;
      });
      const isKeptSmall = (answer.headers.etag ?? "").startsWith("W/");
      answer.on("end", () => resolve({ size, isKeptSmall }));
    }).on("error", reject);
  });

const withForms = ["/", "/contact", "/law-firms"];
const ofLegalai = ["/legalai", "/legalai/accuracy"];

test("a content page weighs at most 40 KiB with its typefaces, and the page that weighs itself is no heavier than it says", async ({
  page,
}) => {
  const says = websiteDesign.blocks
    .flatMap((block) =>
      block.kind === "artefact" && block.drawing.kind === "weights" ? block.drawing.sites : [],
    )
    .find(({ name }) => name === "This page");
  const [words = 0, typefaces = 0] = says?.loads.map(({ kilobytes }) => kilobytes * 1000) ?? [];

  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    const url = new URL(response.url());
    if (url.pathname.endsWith(".woff2")) sizes.set(url.pathname, (await response.body()).length);
  });
  await page.goto("/website-design");
  await page.evaluate(() => document.fonts.ready);
  const fonts = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBe(2);
  expect(fonts).toBeLessThanOrEqual(typefaces);

  for (const path of (await publicPages(page)).filter(
    (path) => ![...withForms, ...ofLegalai].includes(path),
  )) {
    const html = overTheWire(await (await page.request.get(path)).text());
    // The sample shows each card with the words that it proposes.
    const most = path === "/legalai/try" ? 50 : path.startsWith("/legalai") ? 48 : 40;
    expect(html + fonts, path).toBeLessThanOrEqual(most * 1024);
    if (path === "/website-design") expect(html).toBeLessThanOrEqual(words);
  }
});

test("a content page arrives whole before the server must wait for the browser's first word", async ({
  baseURL,
}) => {
  const pages = [
    ...["about", "privacy", "terms", "cookies", "reputation-management", "email-marketing"],
    ...["digital-marketing", "seo-sydney", "google-ads", "website-design"],
    ...["ai-automation", "ai-chatbots", "ai-content-generation"],
  ];
  for (const path of pages) {
    const load = () => bytesOf(`${baseURL}/${path}`);
    await expect.poll(async () => (await load()).isKeptSmall).toBe(true);
    expect((await load()).size, path).toBeLessThanOrEqual(firstFlight);
  }
});

test("the still pages of LegalAI weigh at most 48 KiB with their typefaces, and load no sheet beside what they use", async ({
  page,
}) => {
  for (const path of ofLegalai) {
    const loaded = new Set<string>();
    const note = (request: Request) => {
      if (["document", "font", "stylesheet", "script"].includes(request.resourceType()))
        loaded.add(new URL(request.url()).pathname);
    };
    page.on("request", note);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    page.off("request", note);
    expect([...loaded].filter((address) => /\.(?:css|js)$/.test(address))).toEqual([]);
    let weight = 0;
    for (const address of loaded) {
      const body = await (await page.request.get(address)).body();
      weight += address.endsWith(".woff2") ? body.length : overTheWire(String(body));
    }
    expect(weight, path).toBeLessThanOrEqual(48 * 1024);
  }
});
