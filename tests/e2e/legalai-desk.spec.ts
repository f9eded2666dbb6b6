import type { Page } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { openSample } from "./firms/cases.ts";
import { awake, expect, expectAccessible, expectAccessibleOnItsDay, test } from "./fixtures.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const chosenFlag = (page: Page) => page.locator("#flags li[data-chosen]");
const chosenWords = (page: Page) => page.locator("mark[data-chosen]").first();

test.beforeEach(async ({ page, account }) => {
  expect(account.email).toContain("@");
  await openSample(page);
  await awake(page);
});

test("a flag leads to its words and the words lead to their flag", async ({ page }) => {
  const flag = page.locator("#flags .flag-group li").last();
  await flag.getByRole("link", { name: /Show the words/ }).click();
  await expect(chosenWords(page)).toBeInViewport();
  const first = page.locator("mark a[data-flag]").first();
  const number = Number(await first.getAttribute("data-flag"));
  await first.click();
  await expect(chosenFlag(page)).toHaveId(`flag-${number + 1}`);
  await expect(chosenFlag(page).getByText("Why it matters")).toBeVisible();
});

test("j and k walk the flags and Enter opens one", async ({ page }) => {
  const flags = page.locator("#flags li");
  await page.keyboard.press("j");
  await expect(flags.nth(0)).toHaveAttribute("data-chosen", "");
  await page.keyboard.press("j");
  await expect(flags.nth(1)).toHaveAttribute("data-chosen", "");
  await expect(chosenWords(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(flags.nth(1).getByText("What to ask for")).toBeVisible();
  await page.keyboard.press("k");
  await expect(flags.nth(0)).toHaveAttribute("data-chosen", "");
});

test("the keys can be turned off, and stay off", async ({ page }) => {
  await page.getByRole("checkbox", { name: /walk the flags/ }).uncheck();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /walk the flags/ })).not.toBeChecked();
  await page.keyboard.press("j");
  await expect(chosenFlag(page)).toHaveCount(0);
});

test("flags can be filtered by level and put in order of gravity", async ({ page }) => {
  const all = await page.locator("#flags .flag-group li").count();
  await page.getByRole("button", { name: /^High/ }).click();
  await expect.poll(() => page.locator("#flags .flag-group li").count()).toBeLessThan(all);
  await expect(page.locator("mark.mark-high")).toHaveCount(0);
  await page.getByRole("button", { name: /^High/ }).click();
  await page.getByLabel("Order of the flags").selectOption("level");
  const gravity = await page
    .locator("#flags .flag-group")
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll("li")].map(({ className }) =>
          ["high", "medium", "low"].findIndex((level) => className.includes(`flag-${level}`)),
        ),
      ),
    );
  expect(gravity.flat().length).toBe(all);
  for (const group of gravity) expect(group).toEqual(group.toSorted());
  const gravest = gravity.map(([first]) => first);
  expect(gravest).toEqual(gravest.toSorted());
});

test("what else is in the document is folded, a line each, and opens from its faint mark", async ({
  page,
}) => {
  const also = page.locator("#flags .also-flags");
  const lines = also.locator("li.flag-also");
  expect(await lines.count()).toBeGreaterThan(0);
  await expect(lines.first()).toBeHidden();
  await page.locator("mark.mark-also a[data-flag]").first().click();
  await expect(lines.first()).toBeVisible();
  const opened = also.locator("li[data-chosen]");
  await expect(opened.getByText("Why it matters")).toBeVisible();
  const closed = lines.filter({ hasNot: page.locator("details[open]") }).first();
  expect((await closed.boundingBox())?.height).toBeLessThan(60);
  await expect(lines.getByText(/^(High|Medium|Low)$/)).toHaveCount(0);
  // The keys walk what is open, too.
  await page.keyboard.press("j");
  await expect(page.locator("#flags summary:focus")).toBeVisible();
  await expectAccessibleOnItsDay(page);
});

test("what the document lacks is listed below what matters, and decided like a flag", async ({
  page,
}) => {
  const answer = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: {
      file: { name: "Supply.txt", mimeType: "text/plain", buffer: Buffer.from(contractText) },
    },
  });
  await page.goto(`/legalai/case/${(await answer.json()).case.id}`);
  await awake(page);
  const gaps = page.getByRole("region", { name: /Not in the document/ });
  const gap = gaps.locator("li.flag").first();
  await gap.locator("summary").first().click();
  await expect(gap.getByText("What to ask for")).toBeVisible();
  await expect(gap.getByRole("link", { name: /Show the words/ })).toHaveCount(0);
  await gap.getByRole("button", { name: /^Raise/ }).click();
  await expect(gap).toHaveAttribute("data-review", "accepted");
});

test("a press on the strip goes to that place of the document", async ({ page }) => {
  const strip = page.getByRole("img", { name: /Where the risks are/ });
  const box = await strip.boundingBox();
  await strip.click({ position: { x: (box?.width ?? 0) - 4, y: 10 } });
  await expect(page.getByText("SIGNED as an agreement.")).toBeInViewport();
});

test("a quote can be copied, and words can be found", async ({ page }) => {
  await page
    .getByRole("button", { name: /Copy quote/ })
    .first()
    .click();
  await expect(page.getByText(/is copied/)).toBeVisible();
  const quote = await page.evaluate(() => navigator.clipboard.readText());
  expect(quote).toMatch(/\(Sample services agreement, cl 1\.2, [^()]+\)$/);
  await page.getByLabel("Find words in the document").fill("second business day");
  await page.keyboard.press("Enter");
  await expect(page.locator("#found")).toBeInViewport();
  await expect(page.locator("#found")).toHaveText("second business day");
});

test("a decision about a flag is kept when the document is analysed again", async ({ page }) => {
  const flag = page.locator("#flags li").first();
  await flag.locator("summary").first().click();
  await expect(chosenWords(page)).toBeInViewport();
  await flag.locator("summary", { hasText: "Not an issue" }).click();
  await flag.getByLabel("Why is it not an issue here?").fill("Agreed with the client");
  await page.keyboard.press("Enter");
  await expect(flag.getByText(/Agreed with the client/)).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByText("Analyse again").click();
  await page.getByRole("button", { name: "Analyse for this side" }).click();
  await answered;
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const status = async () =>
    (await (await page.request.get(`/api/cases/${id}`)).json()).case.status;
  await expect.poll(status).toBe("analyzed");
  await page.reload();
  await awake(page);
  await expect(flag).toHaveAttribute("data-review", "dismissed");
  await flag.locator("summary").first().click();
  await flag.getByRole("button", { name: /Open again/ }).click();
  await expect(flag).toHaveAttribute("data-review", "open");
});

test("on a phone the flags are a sheet over the text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole("button", { name: /risk flags/ });
  await expect(page.locator("#flags")).not.toBeInViewport();
  await opener.click();
  await expect(page.locator("#flags")).toBeInViewport();
  await expectAccessibleOnItsDay(page);
  await page
    .locator("#flags li")
    .nth(1)
    .getByRole("link", { name: /Show the words/ })
    .click();
  await expect(page.locator("#flags")).not.toBeInViewport();
  await expect(chosenWords(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a printed report says how many flags it leaves out, and opens what is folded", async ({
  page,
}) => {
  const flags = page.locator("#flags .flag-group li");
  const all = await flags.count();
  const leftOut = page.locator("#flags").getByText(/ shown; .* left out/);
  await expect(leftOut).toHaveCount(0);
  await page.getByRole("button", { name: /^High/ }).click();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => flags.count()).toBeLessThan(all);
  const left = await flags.count();
  await expect(leftOut).toHaveText(`${left} of ${all} shown; High left out.`);
  // Of what else is in the document a line each is printed.
  await expect(page.locator(".flag-also").first()).toBeVisible();
  for (const folded of await page.locator("main details:visible:not(.flag-also *)").all())
    await expect(folded.locator(":scope > :not(summary)").first()).toBeVisible();
});

test("the desk is accessible, and prints a report without the document's text", async ({
  page,
}) => {
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article", { name: "Document" })).toBeHidden();
  await expect(page.locator("#flags dt", { hasText: "Why it matters" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Key facts" })).toBeVisible();
});
