import { expect, test } from "../fixtures.ts";
import { publicPages, scrollsSideways } from "../public-pages.ts";

// A reader's own style is none that the page's policy speaks of.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

test("no page scrolls sideways on a phone whose reader's own style doubles all sizes, which media queries do not know", async ({
  page,
}) => {
  for (const path of [...(await publicPages(page)), "/legalai/auth", "/legalai/forgot-password"]) {
    await page.goto(path);
    await page.addStyleTag({ content: ":root { font-size: 200% !important }" });
    expect(await scrollsSideways(page), path).toBe(false);
    const menu = page.locator("[popovertarget=mobile-menu]");
    if ((await menu.count()) > 0) await expect(menu, path).toBeInViewport({ ratio: 1 });
  }
});
