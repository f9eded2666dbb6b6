import { expect, expectAccessible, ofToday, test } from "./fixtures.ts";
import { scrollsSideways } from "./public-pages.ts";

for (const width of ofToday([390, 768, 1024, 1280, 1440], "accuracy", (width) => width === 390))
  test(`no clause's name and no figure of the accuracy page is broken at ${width} pixels, one of five widths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/legalai/accuracy");
    for (const opener of await page.locator(".figures-fold > summary").all()) await opener.click();
    const read = await page.evaluate(() => {
      const linesOf = (element: Element) => {
        const range = document.createRange();
        const tops = new Set<number>();
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode);
          for (const { top } of range.getClientRects()) tops.add(Math.round(top));
        }
        return tops.size;
      };
      const wanted = [
        ...document.querySelectorAll("tbody td, .figures-short strong, .figures-facts dd"),
        ...[...document.querySelectorAll("table")]
          // What else was counted is no name: it may be as long as it has to be.
          .filter((table) => table.querySelector("th")?.textContent !== "Counted")
          .flatMap((table) => [...table.querySelectorAll("tbody th")]),
      ];
      const broken = wanted.filter((element) => linesOf(element) !== 1);
      const cut = wanted.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
      });
      const words = (elements: Element[]) => elements.map(({ textContent }) => textContent);
      return { count: wanted.length, broken: words(broken), cut: words(cut) };
    });
    expect(read).toMatchObject({ broken: [], cut: [] });
    expect(read.count).toBeGreaterThan(300);
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });

test("a phone's reader sees the heads of a long table while its rows go by", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/legalai/accuracy");
  await page.locator(".figures-fold > summary").first().click();
  const table = page.getByRole("table", { name: /each kind of clause, in documents/ });
  await table.getByRole("rowheader", { name: "Restraint of Trade" }).scrollIntoViewIfNeeded();
  await expect(table.getByRole("columnheader", { name: "Marked" })).toBeInViewport();
});

test("signing in and signing up are two pages with titles of their own, with and without scripts", async ({
  page,
  browser,
}) => {
  await page.goto("/legalai/auth");
  await expect(page).toHaveTitle("Sign in · LegalAI");
  await page.getByRole("link", { name: /Create one/ }).click();
  await expect(page).toHaveTitle("Create an account · LegalAI");
  await page.getByRole("link", { name: /Sign in/ }).click();
  await expect(page).toHaveTitle("Sign in · LegalAI");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/legalai/auth?mode=sign-up");
  await expect(plain).toHaveTitle("Create an account · LegalAI");
  await context.close();
});

test("in forced colours no shadow is left on the landing and the sign-in page, and every word is", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const drawn = (selector: string, pseudo: string) =>
    page.locator(selector).evaluate((element, name) => {
      const { display, backgroundColor, color } = getComputedStyle(element, name);
      return { display, backgroundColor, color };
    }, pseudo);
  await page.goto("/legalai/auth");
  expect(await drawn(".doorway-number", "::after")).toMatchObject({ display: "none" });
  await page.goto("/legalai");
  const { backgroundColor } = await drawn("body", "");
  expect(await drawn(".picture-stage", "::before")).toMatchObject({ backgroundColor });
  await expect(page.getByRole("figure")).toContainText("What to ask for");
});

test("the landing page makes its three claims with what stands behind them right below", async ({
  page,
}) => {
  await page.goto("/legalai");
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/legalai/auth",
  );
  await expect(page.getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
    "href",
    "/legalai/auth",
  );
  await expect(page.getByRole("link", { name: "View Demo" })).toHaveAttribute(
    "href",
    "/legalai/dashboard",
  );
  await expect(page.getByRole("link", { name: "Start Free Trial" })).toBeVisible();
  const claims = page.locator("dl", { hasText: "risk clause detection" });
  await expect(claims.locator("div")).toHaveText([
    /time saved\s*85%/,
    /risk clause detection\s*100%/,
    /firms\s*50\+/,
  ]);
  const note = claims.locator("+ p");
  await expect(note).toContainText("checks every clause of our list");
  await expect(note.getByRole("link")).toHaveAttribute("href", "/legalai/accuracy");
});
