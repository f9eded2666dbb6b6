import { expect, test } from "./fixtures.ts";
import { publicPages, scrollsSideways } from "./public-pages.ts";

/** A reader whose browser shows text at twice the usual size. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    }),
});

test("no page scrolls sideways with text at twice its size", async ({ page }) => {
  for (const path of await publicPages(page)) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      "32px",
    );
    expect(await scrollsSideways(page), path).toBe(false);
  }
});
