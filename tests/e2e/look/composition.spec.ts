import type { Page } from "@playwright/test";
import { expect, ofToday, test, whole } from "../fixtures.ts";
import { publicPages } from "../public-pages.ts";
import { linesOf, textsOf } from "./geometry.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const settled = async (page: Page, path: string, [width, height]: readonly [number, number]) => {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
};

test("an address, a number and the hours are each on one line, at every width", async ({
  page,
}) => {
  await settled(page, "/contact", [390, 844]);
  const cards = page.locator(".contact-cards");
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const words of ["hello@", "1300 SHADOW", "Mon-Fri 9:00 AM"])
      expect(
        await linesOf(cards.getByText(words).first()),
        `${words}, ${width} px wide`,
      ).toHaveLength(1);
  }
});

test("the way to a page ends in its name, on one line, of a seventh each day", async ({ page }) => {
  await settled(page, "/contact", [768, 1024]);
  const named: string[] = [];
  for (const path of await publicPages(page))
    if (/class="[^"]*\bservice-name\b/.test(await (await page.request.get(path)).text()))
      named.push(path);
  expect(named.length).toBeGreaterThan(10);
  for (const path of ofToday(named, "ways")) {
    await page.goto(path);
    const name = page.locator(".service-name");
    const way = await page.locator(".breadcrumb ol").boundingBox();
    expect((await name.boundingBox())?.y, path).toBeCloseTo(way?.y ?? Number.NaN, 0);
  }
});

test("on a tablet the figure of an opening stands beside its words, or beside what they tick off, on a seventh of four pages each day", async ({
  page,
}) => {
  const pages = [
    ["/about", ".hero-words"],
    ["/seo-sydney", ".hero-words"],
    ["/meta-ads", ".hero-words > ul"],
    ["/reputation-management", ".hero-words > ul"],
  ] as const;
  for (const [path, part] of ofToday(pages, "figures", ([path]) => path === "/meta-ads")) {
    await settled(page, path, [768, 1024]);
    const words = await page.locator(part).boundingBox();
    const figure = await page.locator(".hero-figure").boundingBox();
    expect(figure?.x, path).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    expect(figure?.y, path).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
  }
});

test("on a phone nothing that belongs to a service is broken in two, on a seventh of three pages each day", async ({
  page,
}) => {
  const paths = ["/digital-marketing", "/ai-solutions", "/google-ads"];
  for (const path of ofToday(paths, "services", (path) => path === "/ai-solutions")) {
    await settled(page, path, [390, 844]);
    await whole(page);
    for (const item of await page.locator(".offering-lists li").all())
      expect(await linesOf(item), (await item.textContent()) ?? "").toHaveLength(1);
  }
});

test("a note stands beside the part of the letter that it is about, at every width with room", async ({
  page,
}) => {
  await settled(page, "/email-marketing", [768, 900]);
  const notes = page.locator(".margin-notes > li");
  const parts = page.locator(".letter > .face > :not(.letter-body)");
  await expect(notes).toHaveCount(4);
  await expect(parts).toHaveCount(4);
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const at of [0, 1, 2, 3]) {
      const note = await notes.nth(at).boundingBox();
      const part = await parts.nth(at).boundingBox();
      if (!note || !part) throw new Error("A note or its part is not shown.");
      const words = `${await notes.nth(at).textContent()}, ${width} px wide`;
      expect(note.y, words).toBeLessThan(part.y + part.height);
      expect(note.y + note.height, words).toBeGreaterThan(part.y);
      expect(note.x >= part.x + part.width || note.x + note.width <= part.x, words).toBe(true);
    }
  }
});

test("on a phone what is said of a search takes at most two lines", async ({ page }) => {
  await settled(page, "/seo-sydney", [390, 844]);
  const searches = page.locator(".searched > p");
  await expect(searches).toHaveCount(6);
  for (const said of await searches.all())
    expect((await linesOf(said)).length, (await said.textContent()) ?? "").toBeLessThan(3);
});

test("the link that floats over the home page lies over none of its figures at first, at a seventh of four sizes each day", async ({
  page,
}) => {
  const sizes = [
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const;
  for (const size of ofToday(sizes, "floating", ([, height]) => height === 768)) {
    await settled(page, "/", size);
    const link = await page.locator(".floating-link").boundingBox();
    const figures = await page
      .locator(".scene g[id]")
      .evaluateAll((shapes) => shapes.map((shape) => shape.getBoundingClientRect().toJSON()));
    expect(figures.length).toBeGreaterThan(3);
    for (const { left, top, right, bottom } of figures)
      expect(
        right <= (link?.x ?? 0) ||
          bottom <= (link?.y ?? 0) ||
          left >= (link?.x ?? 0) + (link?.width ?? 0) ||
          top >= (link?.y ?? 0) + (link?.height ?? 0),
        `${size}`,
      ).toBe(true);
  }
});

test("in a contrast theme no section lies over the words of the one above it, on a seventh of four pages each day", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const paths = ["/", "/website-design", "/meta-ads", "/email-marketing"];
  for (const path of ofToday(paths, "contrast", (path) => path === "/")) {
    await settled(page, path, [1280, 800]);
    await whole(page);
    for (const edge of await page.locator('[class*="edge-"]').all()) {
      const top = (await edge.boundingBox())?.y ?? 0;
      const above = await textsOf(page.locator("*:has(+ [class*='edge-'])").first());
      for (const { bottom, words } of above) expect(bottom, words).toBeLessThanOrEqual(top + 1);
    }
  }
});

test("on a tablet three steps stand in one row, on one ground", async ({ page }) => {
  await settled(page, "/law-firms", [768, 1024]);
  const steps = page.locator(".steps.columns > li");
  const places = await steps.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(places).toHaveLength(3);
  expect(new Set(places).size).toBe(1);
  const ground = await steps
    .first()
    .evaluate((step) => getComputedStyle(step, "::before").borderTopWidth);
  expect(ground).toBe("2px");
});

for (const path of ["/privacy", "/terms", "/cookies"])
  test(`${path}: the ways into a page of terms stay beside what is read of it`, async ({
    page,
  }) => {
    await settled(page, path, [1280, 800]);
    const ways = page.getByRole("navigation", { name: "On this page" });
    const last = page.locator(".prose > section").nth(-2);
    await last.evaluate((section) => section.scrollIntoView());
    const [seen, read] = [await ways.boundingBox(), await last.boundingBox()];
    expect(seen?.y).toBeGreaterThan(80);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(800);
    expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeLessThanOrEqual(read?.x ?? 0);
  });

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("no section is lighter than the evening around it, of a seventh of the pages each day", async ({
    page,
  }) => {
    for (const path of ofToday(await publicPages(page), "evening", (path) => path === "/")) {
      await page.goto(path);
      const light = await page
        .locator('main [class*="tone-"]:is(section, .section, .closing, .hero, .strip)')
        .evaluateAll((sections) =>
          sections.map((section) => {
            const shares = getComputedStyle(section).backgroundColor.match(/[\d.]+/g) ?? [];
            const [red = 0, green = 0, blue = 0] = shares.map((share) => {
              const part = Number(share) / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          }),
        );
      for (const luminance of light) expect(luminance, path).toBeLessThan(0.1);
    }
  });
});
