import type { Page } from "@playwright/test";
import { expect, ofToday, test } from "../fixtures.ts";
import { scrollsSideways } from "../public-pages.ts";
import { linesOf, shadowsOf, textsOf } from "./geometry.ts";

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const isHardest = ([width]: (typeof sizes)[number]) => width === 320;
const phones = sizes.filter(([width, height]) => Math.min(width, height) < 500);

/** What is pinned over a scrolled page, as a part of the window. */
const pinned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".banner, .site-header, .floating-link")]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .reduce((sum, { width, height }) => sum + (width * height) / (innerWidth * innerHeight), 0),
  );

test.describe("at every size, the smallest and a seventh of the others each day", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the home page's headline stands in two lines, and its shadow has a place of its own", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of ofToday(sizes, "headline", isHardest)) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      const [upper = 0, lower = 0, ...more] = await linesOf(page.locator("h1"));
      expect(more, `two lines at ${size}`).toEqual([]);
      expect(lower, size).toBeGreaterThan(upper);
      const shadows = await shadowsOf(page.locator(".hero"));
      expect(shadows.length, size).toBeGreaterThan(1);
      const word = shadows[0];
      const heading = await page.locator("h1").boundingBox();
      expect(word?.bottom, size).toBeLessThanOrEqual(
        (heading?.y ?? 0) + (heading?.height ?? 0) + 1,
      );
      // The floating link lies on paper of its own.
      for (const text of await textsOf(page.locator(".hero > .page")))
        for (const shadow of shadows)
          expect(
            text.right <= shadow.left ||
              text.left >= shadow.right ||
              text.bottom <= shadow.top + 1 ||
              text.top >= shadow.bottom,
            `“${text.words}” and a shadow at ${size}: ${JSON.stringify({ text, shadow })}`,
          ).toBe(true);
      expect(await scrollsSideways(page), size).toBe(false);
    }
  });

  test("the lines of the header and each link of the footer are told apart", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of ofToday(sizes, "header", isHardest)) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      for (const item of await page
        .locator(".site-header")
        .locator(".wordmark:visible, .menu-button:visible, .button:visible")
        .all())
        expect(await linesOf(item), `${await item.textContent()} at ${size}`).toHaveLength(1);
      const links = await page
        .getByRole("navigation", { name: "Footer" })
        .locator("ul")
        .evaluateAll((lists) =>
          lists.map((list) =>
            [...list.querySelectorAll("a")].map((link) => {
              const range = document.createRange();
              range.selectNodeContents(link);
              const tops = [...new Set([...range.getClientRects()].map(({ top }) => top))];
              return { tops, lineHeight: Number.parseFloat(getComputedStyle(link).lineHeight) };
            }),
          ),
        );
      for (const { tops } of width >= 390 ? links.flat() : []) expect(tops, size).toHaveLength(1);
      for (const column of links)
        for (const [at, { tops, lineHeight }] of column.slice(1).entries())
          expect((tops[0] ?? 0) - (column[at]?.tops.at(-1) ?? 0), size).toBeGreaterThan(
            lineHeight * 1.3,
          );
    }
  });
});

for (const [width, height] of phones)
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("what sticks covers at most 12 % of it, and nothing slides under anything", async ({
      page,
    }) => {
      for (const path of ["/", "/seo-sydney"]) {
        await page.goto(path);
        // A wheel that turns before the page has been drawn moves nothing.
        const scrolled = async () => {
          await page.mouse.wheel(0, 1_500);
          return page.evaluate(() => scrollY);
        };
        await expect.poll(scrolled).toBeGreaterThan(500);
        expect(await pinned(page), path).toBeLessThanOrEqual(0.12);
        const [banner, header] = await Promise.all(
          [".banner", ".site-header"].map((part) => page.locator(part).boundingBox()),
        );
        const bottom = (header?.y ?? 0) + (header?.height ?? 0);
        expect(
          bottom <= 0 || (header?.y ?? 0) >= (banner?.height ?? 0) - 0.5,
          "the header is whole or gone",
        ).toBe(true);
      }
    });

    test("the menu opens under the header, wherever the page is scrolled to", async ({ page }) => {
      await page.goto("/about");
      await page.evaluate(() => scrollTo({ top: 30, behavior: "instant" }));
      await page.getByRole("button", { name: "Menu" }).click();
      const header = await page.locator(".site-header").boundingBox();
      const banner = await page.locator(".banner").boundingBox();
      const menu = await page.locator(".mobile-menu").boundingBox();
      expect(header?.y).toBeGreaterThanOrEqual((banner?.height ?? 0) - 0.5);
      expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    });
  });
