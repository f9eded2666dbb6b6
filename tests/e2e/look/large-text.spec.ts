import { expect, test } from "../fixtures.ts";
import { publicPages, scrollsSideways } from "../public-pages.ts";

/** A reader whose browser shows text at twice the usual size. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    }),
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("no page scrolls sideways with text at twice its size, and no words are cut off", async ({
      page,
    }) => {
      for (const path of await publicPages(page)) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          "32px",
        );
        expect(await scrollsSideways(page), path).toBe(false);
        const cutOff = await page.evaluate(() => {
          const beyond: string[] = [];
          const walker = document.createTreeWalker(
            document.querySelector("main") ?? document.body,
            NodeFilter.SHOW_TEXT,
          );
          while (walker.nextNode()) {
            const text = walker.currentNode;
            const ownScroll = ".sr-only, [aria-hidden=true], [tabindex='0']";
            if (!text.textContent?.trim() || text.parentElement?.closest(ownScroll)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const ends = [...range.getClientRects()].map(({ right }) => right);
            if (Math.max(...ends) > innerWidth + 1) beyond.push(text.textContent);
          }
          return beyond;
        });
        expect(cutOff, path).toEqual([]);
      }
    });
  });
