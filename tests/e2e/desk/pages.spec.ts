import type { Page } from "@playwright/test";
import { contractText } from "../../fixtures/contract.ts";
import { longPdf, oddPdf } from "../../fixtures/paged-pdf.ts";
import { pdfOf } from "../../fixtures/pdf.ts";
import { awake, expect, expectAccessible, ofToday, test } from "../fixtures.ts";

type Flag = { quote: string; place: string; page: number };

/** Uploads a PDF and opens its pages, once it is analysed. */
async function openPages(page: Page, bytes: Uint8Array, name = "lease.pdf") {
  const response = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: { file: { name, mimeType: "application/pdf", buffer: Buffer.from(bytes) } },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()).case;
  const read = async () => (await (await page.request.get(`/api/cases/${id}`)).json()).case;
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe("analyzed");
  await page.goto(`/legalai/case/${id}/pages`);
  await awake(page);
  await expect(sheets(page).first()).toBeVisible({ timeout: 90_000 });
  const flags: Flag[] = (await read()).risk_flags;
  return { id, flags };
}

const sheets = (page: Page) => page.locator(".pdf-sheet");
const drawnPages = (page: Page) => page.locator(".pdf-picture canvas");
const lettersOf = (words: string) =>
  words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The text that lies under the boxes of a flag, character by character. */
const wordsUnder = (page: Page, flag: number) =>
  page.evaluate((number) => {
    let words = "";
    for (const box of document.querySelectorAll(`[data-box="${number}"]`)) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      for (const span of box.closest(".pdf-sheet")?.querySelectorAll(".pdf-words > span") ?? []) {
        const node = span.firstChild;
        if (!(node instanceof Text)) continue;
        for (let i = 0; i < node.length; i += 1) {
          const range = document.createRange();
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const one = range.getBoundingClientRect();
          const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
          if (left <= x && x <= right && top <= y && y <= bottom) words += node.data[i];
        }
      }
    }
    return words;
  }, flag);

/** Follows a card to its words; one of what else is in the document is unfolded first. */
async function showWords(page: Page, flag: number) {
  const card = page.locator(`#flag-${flag + 1}`);
  await card.evaluate((one) => {
    const fold = one.closest("details");
    if (!fold) return;
    fold.open = true;
    for (const own of one.querySelectorAll(":scope > details")) own.setAttribute("open", "");
  });
  await card.getByRole("link", { name: /Show the words/ }).click();
}

test.beforeEach(({ account }) => {
  expect(account.email).toContain("@");
});

/** Of so many flags those that have a card at once: the one furthest on in the document. */
const lastWithCard = (page: Page, count: number) =>
  page.locator("#flags li.flag").evaluateAll((cards, count) => {
    const numbers = cards.map(({ id }) => Number(id.replace("flag-", "")) - 1);
    return Math.max(...numbers.filter((number) => number < count));
  }, count);

test("each flag’s box covers its words, on turned and cropped pages and in columns too, the last and a seventh of the others each day", async ({
  page,
}) => {
  for (const bytes of [await pdfOf(contractText), await oddPdf()]) {
    const { flags } = await openPages(page, bytes);
    expect(flags.length).toBeGreaterThan(2);
    const isLast = ([number]: [number, Flag]) => number === flags.length - 1;
    for (const [number, { quote }] of ofToday([...flags.entries()], "boxes", isLast)) {
      await showWords(page, number);
      const label = page.locator(`#words-${number + 1}`);
      await expect(label).toBeFocused();
      await expect(page.locator(`[data-box="${number}"]`).first()).toBeInViewport();
      await expect
        .poll(async () => lettersOf(await wordsUnder(page, number)))
        .toBe(lettersOf(quote));
    }
  }
});

test("boxes and labels lead to their flag, by hand and by keys", async ({ page }) => {
  await openPages(page, await pdfOf(contractText));
  await showWords(page, 1);
  const box = page.locator('[data-box="1"]').first();
  await expect(box).toBeInViewport();
  await page.locator("#words-2").press("Enter");
  const card = page.locator("#flag-2");
  await expect(card).toHaveAttribute("data-chosen", "");
  await expect(card.locator("summary").first()).toBeFocused();
  await expect(page.locator("#flags")).toContainText(/p\s1/);
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(box).toBeInViewport();
  await page.keyboard.press("j");
  await expect(card).not.toHaveAttribute("data-chosen");
  await box.scrollIntoViewIfNeeded();
  const at = await box.boundingBox();
  await page.mouse.click((at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) + (at?.height ?? 0) / 2);
  await expect(card).toHaveAttribute("data-chosen", "");
});

test("of 300 pages only those near the window are drawn, and what is far is let go", async ({
  page,
}) => {
  const { flags } = await openPages(page, await longPdf(300, 10));
  await expect(sheets(page)).toHaveCount(300);
  await expect(drawnPages(page).first()).toBeVisible();
  expect(await drawnPages(page).count()).toBeLessThan(12);
  const number = page.getByRole("textbox", { name: "Page, of 300" });
  for (const wanted of [300, 150, 2]) {
    await number.fill(String(wanted));
    await number.press("Enter");
    const sheet = page.getByRole("region", { name: `Page ${wanted}`, exact: true });
    await expect(sheet.locator("canvas")).toBeInViewport();
    await expect(sheet.getByText(`This is page ${wanted} `)).toBeInViewport();
    await expect(number).toHaveValue(String(wanted));
    await expect.poll(() => drawnPages(page).count()).toBeLessThan(12);
  }
  // Those of the first page of the list have a card at once.
  const last = await lastWithCard(page, flags.length);
  await showWords(page, last);
  await expect(page.locator(`[data-box="${last}"]`).first()).toBeInViewport();
  await expect(number).toHaveValue(String(flags[last]?.page));
  await page.getByRole("button", { name: "Thumbnails" }).click();
  const small = page.getByRole("navigation", { name: "Pages", exact: true });
  await expect(small.getByRole("button")).toHaveCount(300);
  await expect(small.locator("[aria-current] canvas")).toBeVisible();
  expect(await small.locator("canvas").count()).toBeLessThan(20);
  // In a narrow window they stand above the pages, wherever the document is scrolled to.
  await page.setViewportSize({ width: 390, height: 844 });
  await number.fill("200");
  await number.press("Enter");
  const chosen = small.locator("[aria-current]");
  await expect(chosen).toHaveText(/^Page 200/);
  await expect(chosen).toBeInViewport();
  await expect(chosen.locator("canvas")).toBeVisible();
  const under = await small.boundingBox();
  const sheet = await page.getByRole("region", { name: "Page 200", exact: true }).boundingBox();
  expect(sheet?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
});

test("words are found on any page, and can be selected and flagged there", async ({ page }) => {
  await openPages(page, await longPdf(40));
  await page.keyboard.press("Control+f");
  const field = page.getByRole("searchbox", { name: "Find words in the document" });
  await expect(field).toBeFocused();
  await field.fill("the wombat of page 37");
  await field.press("Enter");
  const found = page.locator(".pdf-found").first();
  await expect(found).toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Page, of 40" })).toHaveValue("37");
  const { x, y, width, height } = (await found.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 1, y + height / 2, { steps: 5 });
  await page.mouse.up();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
  expect(lettersOf(selected)).toContain("wombatofpage3");
  await page.locator(".add-by-selection").click();
  const quote = page.getByRole("form", { name: "Add a flag" }).locator("[name=quote]");
  await expect.poll(async () => lettersOf(await quote.inputValue())).toBe(lettersOf(selected));
});

test("zoom and turning to the text stay at the place that is read", async ({ page }) => {
  const { flags } = await openPages(page, await pdfOf(contractText));
  const last = flags.length - 1;
  await showWords(page, last);
  const box = page.locator(`[data-box="${last}"]`).first();
  await expect(box).toBeInViewport();
  const widthOf = async () => (await sheets(page).first().boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.getByRole("button", { name: "Larger" }).click();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await expect(box).toBeInViewport();
  await page.locator("body").press("-");
  await page.locator("body").press("-");
  await expect.poll(widthOf).toBeLessThan(before);
  await expect(box).toBeInViewport();
  await page.locator("body").press("0");
  await expect.poll(widthOf).toBe(before);
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(page.locator(`mark[data-chosen]`).first()).toBeInViewport();
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(box).toBeInViewport();
});

test("a PDF that cannot be drawn is said to be so, and its text is there", async ({ page }) => {
  await page.route("**/api/cases/*/pages", (route) =>
    route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7\nnothing" }),
  );
  const response = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: {
      file: {
        ...{ name: "lease.pdf", mimeType: "application/pdf" },
        buffer: Buffer.from(await pdfOf(contractText)),
      },
    },
  });
  const { id } = (await response.json()).case;
  const read = async () => (await (await page.request.get(`/api/cases/${id}`)).json()).case;
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe("analyzed");
  await page.goto(`/legalai/case/${id}/pages`);
  await expect(page.getByText("it is damaged. Its text is here as before.")).toBeVisible();
  await expect(page.locator("mark").first()).toBeVisible();
});

test("the pages have no accessibility faults in light, dark and on a phone, and fit it", async ({
  page,
}) => {
  await openPages(page, await pdfOf(contractText));
  await expect(drawnPages(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Thumbnails" }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const { width } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth }));
  expect(width).toBeLessThanOrEqual(390);
});
