import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const edges = (locator: Locator) =>
  locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

test("every public page of LegalAI ends in the same foot", async ({ page }) => {
  for (const path of [
    "/legalai",
    "/legalai/try",
    "/legalai/accuracy",
    "/legalai/auth",
    "/legalai/auth?mode=sign-up",
    "/legalai/forgot-password",
  ]) {
    await page.goto(path);
    const links = page.getByRole("contentinfo").getByRole("link");
    await expect(links, path).toHaveText(["Shadow Digital", "Privacy", "Terms"]);
  }
});

test("who asks for a password is named first, and the light is under the form, at every width of one column", async ({
  page,
}) => {
  await page.goto("/legalai/auth?mode=sign-up");
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const [[name], [form], [light]] = await Promise.all([
      edges(page.locator(".doorway .wordmark")),
      edges(page.locator("form").first()),
      edges(page.locator(".doorway-light")),
    ]);
    expect(name?.top).toBeLessThan(100);
    expect(form?.top).toBeGreaterThan(name?.bottom ?? Number.NaN);
    expect(light?.top).toBeGreaterThan(form?.bottom ?? Number.NaN);
  }
});

test("the sample's paper ends where its words do, at every width", async ({ page }) => {
  await page.goto("/legalai/try");
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [paper] = await edges(page.locator(".paper"));
    const last = (await edges(page.locator(".paper p"))).at(-1);
    expect((paper?.bottom ?? Number.NaN) - (last?.bottom ?? Number.NaN)).toBeLessThan(120);
  }
});

test("no drawn figure stands alone in a row of several, and nothing is drawn as nothing, at every width", async ({
  page,
}) => {
  await page.goto("/legalai/accuracy");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of await page.locator(".figures-short").all()) {
      const tops = (await edges(list.locator("> li"))).map(({ top }) => top);
      const rows = Map.groupBy(tops, (top) => top);
      const sizes = [...rows.values()].map(({ length }) => length);
      expect(Math.max(...sizes) === 1 || Math.min(...sizes) > 1, `${sizes}`).toBe(true);
    }
    for (const { height } of await edges(page.locator(".figures-post-share")))
      expect(height).toBeGreaterThan(2);
  }
});
