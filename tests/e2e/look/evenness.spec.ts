import { expect, ofToday, test, whole } from "../fixtures.ts";
import { linesOf } from "./geometry.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("lists of names leave none alone on the last line, at every width, on a seventh of three pages each day", async ({
  page,
}) => {
  const paths = ["/social-media-marketing", "/seo-adelaide", "/email-marketing"];
  for (const path of ofToday(paths, "names", (path) => path === "/seo-adelaide")) {
    await page.goto(path);
    await whole(page);
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const list of await page.locator(".checklist.names > ul, .siblings ul").all()) {
        const tops = await list
          .locator("li")
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
        const last = tops.filter((top) => Math.abs(top - (tops.at(-1) ?? 0)) < 2);
        const where = `${path}, ${width} px wide: ${await list.textContent()}`;
        expect(last.length, where).toBeGreaterThan(1);
      }
    }
  }
});

test("the number of a page that is not there is whole, at every width of a phone", async ({
  page,
  quiet,
}) => {
  quiet.expect(/404/);
  await page.goto("/nothing-here");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const feetAndHeads = await page.locator("text.nobody-number").evaluate((node) => {
      // The locator names the element: a text of a drawing.
      const text = node as SVGTextElement;
      const { x, width } = text.getBBox();
      const tall = 0.7 * Number.parseFloat(getComputedStyle(text).fontSize);
      const toScreen = text.getScreenCTM() ?? new DOMMatrix();
      return [0, -tall].flatMap((y) =>
        [x, x + width]
          .map((at) => new DOMPoint(at, y).matrixTransform(toScreen))
          .map((point) => [point.x, point.y]),
      );
    });
    const across = feetAndHeads.map(([x = 0]) => x);
    expect(Math.min(...across)).toBeGreaterThan(0);
    expect(Math.max(...across)).toBeLessThan(width);
    const footer = await page.locator("footer").boundingBox();
    expect(Math.max(...feetAndHeads.map(([, y = 0]) => y))).toBeLessThan(footer?.y ?? 0);
  }
});

test("measured figures fill their column, and the heads of their tables keep to one line, at a seventh of four widths each day", async ({
  page,
}) => {
  await page.goto("/legalai/accuracy");
  for (const opener of await page.locator(".figures-fold > summary").all()) await opener.click();
  const windows = [
    [1024, 768],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const;
  for (const [width, height] of ofToday(windows, "figures", ([width]) => width === 1024)) {
    await page.setViewportSize({ width, height });
    const section = page.locator(".figures-page > section").first();
    const edge = await section.evaluate((node) => node.getBoundingClientRect().right);
    for (const table of await page.locator(".figures-table, .figures-facts").all())
      expect(await table.evaluate((node) => node.getBoundingClientRect().right)).toBeCloseTo(
        edge,
        0,
      );
    for (const head of await page.locator(".figures-table thead th").all())
      expect((await linesOf(head)).length).toBeLessThanOrEqual(1);
    const bars = page.locator(".figures-bar");
    for (const at of [0, 20]) expect((await bars.nth(at).boundingBox())?.width).toBeGreaterThan(60);
  }
});

test("a refused form names what it misses, once each, and fits a phone’s screen", async ({
  page,
  quiet,
}) => {
  quiet.expect(/400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send my enquiry" }).click();
  const notice = page.locator("#answer");
  await expect(notice).toContainText("Missing Information");
  expect(await notice.getByRole("link").allTextContents()).toEqual([
    "Business Name",
    "Email",
    "What do you need?",
    "Message",
  ]);
  expect((await notice.boundingBox())?.height).toBeLessThan(240);
});

test("lines of an icon stay on its grid, on a seventh of four pages each day, and the cross that closes the menu is whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The last that is opened has the menu.
  const paths = ["/", "/contact", "/google-ads", "/website-design"];
  for (const path of ofToday(paths, "icons", (path) => path === "/google-ads")) {
    await page.goto(path);
    await whole(page);
    for (const { x, y, width, height } of await page.locator(".icon").evaluateAll((icons) =>
      // The class is that of drawings alone.
      icons
        .map((icon) => (icon as SVGSVGElement).getBBox())
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    )) {
      expect(Math.min(x, y), path).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height), path).toBeLessThanOrEqual(24);
    }
  }
  await page.getByRole("button", { name: "Menu" }).click();
  const cross = await page.locator(".when-open path").evaluate((path) => {
    const d = path as SVGPathElement;
    const points = [0, 0.25, 0.75, 1].map((at) => d.getPointAtLength(at * d.getTotalLength()));
    return points.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  });
  expect(cross).toEqual([
    [18, 6],
    [12, 12],
    [12, 12],
    [18, 18],
  ]);
});
