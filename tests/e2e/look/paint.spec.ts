import type { Page } from "@playwright/test";
import { awake, expect, ofToday, test } from "../fixtures.ts";
import { publicPages } from "../public-pages.ts";
import { covered, darkness } from "./pixels.ts";

/** What is painted, in a page that a test may add styles to. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const settled = async (page: Page, path: string) => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
};

/** Places where words stand beside what throws a shadow. */
const beside: [path: string, part: string][] = [
  ["/", ".home-hero"],
  ["/", "#process"],
  ["/google-ads", ".hero-stats"],
];
const pictures = beside.flatMap((place) =>
  [390, 768, 1280].map((width) => [width, ...place] as const),
);
const isHardest = ([width, , part]: (typeof pictures)[number]) =>
  width === 390 && part === ".home-hero";
for (const [width, path, part] of ofToday(pictures, "shadows", isHardest))
  test(`no shadow is painted over a letter, on a seventh of the pictures each day: ${part} of ${path}, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await settled(page, path);
    // Letters in black, everything else in white; then the shadows in a colour that would show.
    await page.addStyleTag({
      content: `html { background: #fff !important } body * { background: none !important; color: #000 !important; border-color: transparent !important; content-visibility: visible !important }
          svg { visibility: hidden } .standing::after, .cast { color: var(--of-shadow) !important }`,
    });
    const place = page.locator(part).first();
    const paint = async (colour: string) => {
      await page.evaluate(
        (value) => document.documentElement.style.setProperty("--of-shadow", value),
        colour,
      );
      return place.screenshot();
    };
    const found = await covered(page, await paint("transparent"), await paint("#0f0"));
    expect(found.letters, path).toBeGreaterThan(200);
    expect(found.thing, `${path} has a shadow`).toBeGreaterThan(200);
    expect(found.covered, path).toBe(0);
  });

test("small words keep the dots of their letters at the pixels of a plain screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, part] of [
    ["/contact", ".field-label"],
    ["/google-ads", ".label"],
    ["/google-ads", ".button > span"],
    ["/google-ads", ".menu-button"],
    ["/google-ads", ".wordmark > span"],
    ["/google-ads", ".footer-link"],
  ] as const) {
    await settled(page, path);
    await page
      .locator(`${part}:visible`)
      .first()
      .evaluate((element) => {
        const { fontFamily, fontSize, fontWeight, fontSynthesis } = getComputedStyle(element);
        const letter = Object.assign(document.createElement("b"), { id: "i", textContent: "i" });
        const place = "position:fixed;inset:200px auto auto 200px;z-index:99;background:#fff";
        letter.setAttribute("style", `${place};color:#000;line-height:2`);
        Object.assign(letter.style, { fontFamily, fontSize, fontWeight, fontSynthesis });
        document.body.appendChild(letter);
      });
    const word = page.locator("#i");
    const png = await word.screenshot();
    const { height } = (await word.boundingBox()) ?? { height: 0 };
    const all = await darkness(page, png);
    const across = all.length / Math.ceil(height);
    const rows = Array.from({ length: Math.ceil(height) }, (_, row) =>
      Math.max(...all.slice(row * across, (row + 1) * across)),
    );
    const inked = rows.flatMap((ink, row) => (ink > 128 ? [row] : []));
    const top = inked[0] ?? 0;
    const foot = inked.at(-1) ?? 0;
    const gap = Math.min(...rows.slice(top, Math.ceil((top + foot) / 2)));
    expect(gap, `${part}: ${rows}`).toBeLessThan(110);
  }
});

test("no words are set in the display face below the size at which it keeps its dots, of a seventh of the pages each day", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const paths = (await publicPages(page)).filter((path) => !path.startsWith("/legalai"));
  for (const path of ofToday(paths, "faces", (path) => path === "/")) {
    await settled(page, path);
    const small = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent?.checkVisibility() || !/[ij]/.test(walker.currentNode.textContent ?? ""))
          continue;
        const { fontFamily, fontSize } = getComputedStyle(parent);
        if (/^"?Bricolage/.test(fontFamily) && Number.parseFloat(fontSize) < 22)
          found.push(`${fontSize} ${walker.currentNode.textContent}`);
      }
      return found;
    });
    expect(small, path).toEqual([]);
  }
});

test.describe("in a contrast theme", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("shadows and decoration vanish, and words, fields and buttons stay, on a seventh of four pages each day", async ({
    page,
  }) => {
    const paths = ["/", "/google-ads", "/contact", "/law-firms"];
    for (const path of ofToday(paths, "vanished", (path) => path === "/")) {
      await settled(page, path);
      if (path !== "/google-ads") await awake(page);
      const left = await page.evaluate(() => {
        const isDrawn = (element: Element, pseudo?: string) => {
          const { display, content } = getComputedStyle(element, pseudo);
          return pseudo ? display !== "none" && content !== "none" : element.checkVisibility();
        };
        const pseudos: [string, string][] = [
          [".standing", "::after"],
          [".slab", "::after"],
          [".button", "::before"],
          [".button", "::after"],
        ];
        return [
          ...pseudos.flatMap(([selector, pseudo]) =>
            [...document.querySelectorAll(selector)]
              .filter((element) => isDrawn(element, pseudo))
              .map((element) => `${element.className}${pseudo}`),
          ),
          ...[...document.querySelectorAll(".cast, .scene, .hero-figure, .closing-figure")]
            .filter((element) => isDrawn(element))
            .map((element) => element.getAttribute("class")),
        ];
      });
      expect(left, path).toEqual([]);
      const heading = await darkness(page, await page.locator("h1").screenshot());
      const ground = heading[0] ?? 0;
      expect(
        heading.some((ink) => Math.abs(ink - ground) > 200),
        path,
      ).toBe(true);
      const edges = await page
        .locator(".button > span:visible, .field-input:visible")
        .evaluateAll((faces) => faces.map((face) => getComputedStyle(face).borderTopStyle));
      expect(new Set(edges), path).toEqual(new Set(["solid"]));
    }
  });

  test("what stays of the drawings, and the arrow of a choice, is painted in the reader's colours, on a seventh of three pages each day", async ({
    page,
  }) => {
    const paths = ["/", "/about", "/contact"];
    for (const path of ofToday(paths, "colours", (path) => path === "/contact")) {
      await settled(page, path);
      const [colours, allowed] = await page.evaluate(() => {
        const isNone = (colour: string) => colour === "none" || colour.endsWith(", 0)");
        const of = (keyword: string) => {
          document.body.style.setProperty("outline-color", keyword);
          return getComputedStyle(document.body).outlineColor;
        };
        const shapes = [
          ...document.querySelectorAll(".wordmark path, .select path, svg.text-figure path"),
        ].filter((shape) => shape.checkVisibility());
        const painted = shapes.flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].filter((colour) => !isNone(colour));
        });
        return [[...new Set(painted)], ["Canvas", "CanvasText", "LinkText"].map(of)];
      });
      expect(colours.length, path).toBeGreaterThan(0);
      for (const colour of colours) expect(allowed, path).toContain(colour);
    }
  });

  test("the stars of a review are painted like words", async ({ page }) => {
    await settled(page, "/reputation-management");
    const [given, words] = await page
      .locator(".review-stars path")
      .first()
      .evaluate((star) => [getComputedStyle(star).fill, getComputedStyle(document.body).color]);
    expect(given).toBe(words);
  });

  test("a mark that says something is painted like words", async ({ page }) => {
    await settled(page, "/ai-automation");
    const [mark, words] = await page
      .locator(".night-log .asked span:last-child")
      .first()
      .evaluate((node) => [
        getComputedStyle(node, "::before").backgroundColor,
        getComputedStyle(node).color,
      ]);
    expect(mark).toBe(words);
  });
});
