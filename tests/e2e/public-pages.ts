import type { Page } from "@playwright/test";
import { whole } from "./fixtures.ts";

/** The paths of the sitemap. */
export async function publicPages(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  await whole(page);
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
