import type { Page } from "@playwright/test";
import { awake, expect, ofToday, test } from "../fixtures.ts";

const widths = [390, 768, 1024, 1280, 1366, 1440, 1920];

/** The lines of words around the form of a page that something else lies over, or that lie over a drawing. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector("dialog[open], .toast:has(#answer), .enquiry, .form-hero");
    if (!place) throw new Error("There is no form.");
    // What has a ground of its own shows nothing of a drawing that it stands on, as a notice that floats does.
    const hides = (one: Element) => getComputedStyle(one).backgroundColor.startsWith("rgb(");
    const found: string[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const own = text.parentElement;
      if (!text.textContent?.trim() || !own?.checkVisibility()) continue;
      if (own.closest(".sr-only, .away, option, script, style, [aria-hidden=true]")) continue;
      own.scrollIntoView({ block: "center", behavior: "instant" });
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2) continue;
        for (const part of [0.02, 0.5, 0.98]) {
          const there = document.elementsFromPoint(left + width * part, top + height / 2);
          const isOwn = there[0] === own || own.contains(there[0] ?? null);
          const ground = there.findIndex(hides);
          const seen = ground < 0 ? there : there.slice(0, ground);
          const drawn = seen.some((one) => one instanceof SVGGeometryElement);
          if (!isOwn || drawn) found.push(`${text.textContent.trim()} (${part})`);
        }
      }
    }
    return found;
  });

async function expectClear(page: Page, state: string) {
  // A drawing that lets a click through lies over words all the same.
  await page.evaluate(() => {
    for (const drawn of document.querySelectorAll<SVGElement>("svg, svg *"))
      drawn.style.pointerEvents = "painted";
  });
  const list = `${test.info().title} ${state}`;
  for (const width of ofToday(widths, list, (width) => width === 390)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await coveredWords(page), `${state}, ${width} px wide`).toEqual([]);
  }
}

/** Each form of the site: where it is, what opens it, what sends it. */
const forms = [
  { path: "/", send: "Send my enquiry", opens: null },
  { path: "/contact", send: "Send my enquiry", opens: null },
  { path: "/law-firms", send: "Email me the guide", opens: "Download the free AI Builder" },
] as const;
type Form = (typeof forms)[number];

const open = async (page: Page, { opens }: Form) => {
  if (opens) await page.getByRole("button", { name: opens }).first().click();
};

async function fillIn(page: Page, { path }: Form) {
  const form = page.locator("form.lead");
  await form.locator("[name=business_name]").fill("Yarra Pumps");
  await form.locator("[name=email]").fill("owner@yarra.example");
  if (path === "/law-firms") {
    await form.locator("[name=name]").fill("Priya");
    await form.locator("[name=phone]").fill("0412 345 678");
    return;
  }
  await form.locator("[name=enquiry_type]").selectOption("seo");
  await form.locator("[name=message]").fill("We want to be found.");
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const form of forms) {
  const { path, send } = form;
  test(`no words around the form of ${path} lie over or under anything, in each of its states, at the narrowest width and a seventh of the others each day`, async ({
    page,
    quiet,
  }) => {
    quiet.expect(/Failed to load resource/);
    await page.goto(path);
    await awake(page);
    await open(page, form);
    await expectClear(page, "empty");
    const button = page.getByRole("button", { name: send });
    await button.click();
    await expect(page.locator("#answer")).toContainText("Missing Information");
    await expectClear(page, "refused");
    await fillIn(page, form);
    await page.context().setOffline(true);
    await button.click();
    await expect(page.locator("#answer")).toContainText("Failed to submit");
    await expectClear(page, "offline");
    await page.context().setOffline(false);
    // The page that is gone on to after an enquiry does not come.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(page.locator(".sent, .toast #answer")).toBeVisible();
    await expectClear(page, "sent");
  });
}

for (const { path, send } of forms.slice(0, 2))
  test(`without scripts the answer to the form of ${path} is seen, and lies over or under nothing`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole("button", { name: send }).click();
    await expect(page.locator("#answer")).toContainText("Missing Information");
    const below = async () => {
      const answer = await page.locator("#answer").boundingBox();
      const header = await page.locator(".site-header").boundingBox();
      return (answer?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThan(0);
    await expect.poll(below).toBeLessThan(300);
    await expectClear(page, "refused");
    await context.close();
  });
