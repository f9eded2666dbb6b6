import type { Page } from "@playwright/test";
import { expect, ofToday, test } from "../fixtures.ts";
import { publicPages } from "../public-pages.ts";

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

/** The words of a page's opening that a shadow lies under: of a figure by its drawn outline, of a word by the box of its letters. */
const shadowed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hero = document.querySelector(".hero");
    if (!hero) return [];
    type Test = (x: number, y: number) => boolean;
    const ofFigures = [...hero.querySelectorAll<SVGUseElement>("use.cast")].map((cast): Test => {
      // Most words are far from a shadow, and its outline need not be asked.
      const { left, right, top, bottom } = cast.getBoundingClientRect();
      const shapes = [...document.querySelectorAll<SVGPathElement>(`${cast.href.baseVal} > path`)];
      const back = cast.getScreenCTM()?.inverse();
      return (x, y) => {
        if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) return false;
        const point = new DOMPoint(x, y).matrixTransform(back);
        return shapes.some((shape) =>
          shape.getAttribute("fill") === "none"
            ? shape.isPointInStroke(point)
            : shape.isPointInFill(point),
        );
      };
    });
    const ofWords = [...hero.querySelectorAll(".standing")].map((word): Test => {
      const { left, top, width } = word.getBoundingClientRect();
      const { transform, transformOrigin, fontSize } = getComputedStyle(word, "::after");
      const foot = Number.parseFloat(transformOrigin.split(" ")[1] ?? "");
      const capitals = Number.parseFloat(fontSize) * 0.72;
      const back = new DOMMatrix(transform).inverse();
      return (x, y) => {
        const point = new DOMPoint(x - left, y - top - foot).matrixTransform(back);
        return point.x >= 0 && point.x <= width && point.y < 0 && point.y >= -capitals;
      };
    });
    const kerb = hero.querySelector(".hero-stats");
    const isOpaque = (element: Element) =>
      /^rgb\(/.test(getComputedStyle(element, "::before").backgroundColor);
    const found = new Set<string>();
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      // The floating link lies on paper of its own.
      const apart = ".standing, .sr-only, .floating-link";
      if (!textContent?.trim() || parentElement?.closest(apart)) continue;
      // Figures throw no shadow beyond the kerb, which is painted over it.
      const beyond = kerb?.contains(walker.currentNode) && isOpaque(kerb);
      const tests = beyond ? ofWords : [...ofFigures, ...ofWords];
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom, height } of range.getClientRects())
        for (let x = left; x <= right; x += 8)
          for (let y = top + height * 0.2; y <= bottom - height * 0.2; y += 6)
            if (tests.some((isIn) => isIn(x, y))) found.add(textContent);
    }
    return [...found];
  });

/** Where the words, the row of buttons and each button of a page's opening begin, from the left. */
const leftEdges = (page: Page) =>
  page.evaluate(() => {
    const left = (part: Element) => part.getBoundingClientRect().left;
    const hero = document.querySelector(".page-hero");
    return [...(hero?.querySelectorAll("h1, .cta-row, .cta-row .button") ?? [])].map(left);
  });

/** How far below the ground it stands on the shadow of a page's figure would end: negative where it lies on it whole. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const shadow = document.querySelector(".hero-figure .cast")?.getBoundingClientRect();
    const below = document.querySelector(".hero-stats");
    const ground = document.querySelector(".hero")?.getBoundingClientRect();
    const end = below?.getBoundingClientRect().top ?? ground?.bottom ?? 0;
    return shadow ? shadow.bottom - Math.min(end, ground?.bottom ?? 0) : -1;
  });

test("the shadow of an opening lies whole on its ground and under none of its words, and its buttons stand at their left edge, on a seventh of the pages each day", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const paths = await publicPages(page);
  for (const path of ofToday(paths, "openings", (path) => path === "/")) {
    await page.goto(path);
    await page.evaluate(async () => {
      // What comes after the opening would only be laid out nine times. React must find it, to take the page over.
      for (const part of document.querySelectorAll<HTMLElement>(".hero ~ *, footer"))
        part.style.setProperty("display", "none", "important");
      await document.fonts.ready;
    });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const where = `${path}, ${width} × ${height}`;
      expect(await shadowed(page), where).toEqual([]);
      expect(await cutOff(page), where).toBeLessThan(0);
      // On a phone's side there is room for one button beside the other.
      const [words = 0, row = words, ...buttons] = await leftEdges(page);
      for (const edge of [...(width < 1024 ? [row] : []), ...(width < 576 ? buttons : [])])
        expect(edge, where).toBeCloseTo(words, 0);
    }
  }
});
