import type { Page } from "@playwright/test";
import { expect, ofToday, test } from "../fixtures.ts";
import { publicPages } from "../public-pages.ts";
import { longestBlank } from "./pixels.ts";

/** Waits until nothing is scrolled any more. */
const rested = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, still] = [Number.NaN, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 15) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** How far below what is pinned to the top the place of the address begins, and the words that it begins with. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const target = document.getElementById(location.hash.slice(1));
    const walker = document.createTreeWalker(target ?? document.body, NodeFilter.SHOW_TEXT);
    let words = walker.nextNode();
    while (words && !words.textContent?.trim()) words = walker.nextNode();
    const range = document.createRange();
    range.selectNodeContents(words ?? document.body);
    const pinned = [...document.querySelectorAll(".banner, .site-header")]
      .filter((bar) => getComputedStyle(bar).position === "sticky")
      .map((bar) => bar.getBoundingClientRect().bottom);
    return {
      below: range.getBoundingClientRect().top - Math.max(0, ...pinned),
      atEnd: Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
    };
  });

/** Each part of a page that a link of the site leads to, with the pages that have such a link, at some width or other. */
async function partsLedTo(page: Page): Promise<Map<string, string[]>> {
  const led = new Map<string, string[]>();
  for (const path of await publicPages(page)) {
    if (path.startsWith("/legalai")) continue;
    const markup = await (await page.request.get(path)).text();
    const [main = ""] = /<main\b.*<\/main>/s.exec(markup) ?? [];
    for (const [, href = ""] of main.matchAll(/<a\b[^>]* href="([^"]*#[^"]*)"/g)) {
      const to = href.startsWith("#") ? path + href : href;
      led.set(to, [...(led.get(to) ?? []), path]);
    }
  }
  return led;
}

/** Opens the first of some pages that shows a link to a part. @returns the page's path and the link; neither where none does. */
async function openOneThatLeads(page: Page, to: string, paths: string[]) {
  for (const from of new Set(paths)) {
    await page.goto(from);
    const here = to.replace(from, "");
    const link = page.locator(`main a:is([href="${to}"], [href="${here}"]):visible`).first();
    if ((await link.count()) > 0) return { from, link };
  }
  return {};
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("whoever is led to a part of a page, or of another, sees its first words right below what is pinned, with motion and with little of it, a seventh of the links each day", async ({
      page,
    }) => {
      const led = await partsLedTo(page);
      expect(led.size).toBeGreaterThan(10);
      const share = ofToday([...led], `${width}`);
      for (const reducedMotion of ["no-preference", "reduce"] as const) {
        await page.emulateMedia({ reducedMotion });
        for (const [to, paths] of share) {
          const { from, link } = await openOneThatLeads(page, to, paths);
          if (!link) continue;
          await link.click();
          await page.waitForURL((url) => url.pathname + url.hash === to);
          await rested(page);
          const { below, atEnd } = await arrival(page);
          const where = `${from} to ${to}, motion: ${reducedMotion}`;
          expect(below, where).toBeGreaterThanOrEqual(0);
          if (!atEnd) expect(below, where).toBeLessThan(height / 3);
        }
      }
    });
  });

test("a picture of a whole page has no part that is left out, wide or narrow, of a seventh each day", async ({
  page,
}) => {
  const pictures = [390, 1440].flatMap((width) =>
    ["/", "/about", "/seo-sydney"].map((path) => ({ width, path })),
  );
  const isHardest = ({ width, path }: (typeof pictures)[number]) => width === 390 && path === "/";
  for (const { width, path } of ofToday(pictures, "pictures", isHardest)) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(
      await longestBlank(page, await page.screenshot({ fullPage: true })),
      `${path}, ${width} px wide`,
    ).toBeLessThan(300);
  }
});
