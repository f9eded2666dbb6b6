import type { Locator, Page } from "@playwright/test";
import { contractText } from "../../fixtures/contract.ts";
import { pageOf, scanFile } from "../../fixtures/scans.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };
const text = contractText.replace("Supplier", "Supp1ier").trim();

/** A case of which a machine read these words, and was not sure of two of them. */
async function scanned(page: Page): Promise<string> {
  const buffer = Buffer.from(await scanFile([null]).arrayBuffer());
  const file = { name: "Scan.pdf", mimeType: "application/pdf", buffer };
  const answer = await page.request.post("/api/cases", { headers, multipart: { file } });
  const { id } = (await answer.json()).case;
  const status = async () =>
    (await (await page.request.get(`/api/cases/${id}`)).json()).case.status;
  await expect.poll(status).toBe("failed");
  const unsure = text.split(/\s+/).filter((word) => /Supp1ier|discretion/.test(word));
  const data = { pages: [pageOf(text, unsure)] };
  expect((await page.request.put(`/api/cases/${id}/scan`, { headers, data })).status()).toBe(202);
  await expect.poll(status).toBe("analyzed");
  return id;
}

/** How much of a word’s width on a page a box is over. */
async function overlap(page: Page, box: Locator, word: string): Promise<number> {
  const [marked, drawn] = await Promise.all([
    box.boundingBox(),
    page.locator(".pdf-words > span").filter({ hasText: word }).first().boundingBox(),
  ]);
  if (!marked || !drawn || Math.abs(marked.y - drawn.y) > drawn.height) return 0;
  const shared =
    Math.min(marked.x + marked.width, drawn.x + drawn.width) - Math.max(marked.x, drawn.x);
  return shared / marked.width;
}

const marks = (page: Page) => page.locator(".paper .unsure");

test("words that nobody has looked at are marked in the text of a case, which stays what it is", async ({
  page,
  account: _,
}) => {
  const id = await scanned(page);
  await page.goto(`/legalai/case/${id}`);
  await awake(page);
  const stored = await (await page.request.get(`/api/cases/${id}/text`)).text();
  expect(stored).toBe(text);
  await expect(page.getByText("2 words of this document are underlined with dots")).toBeVisible();
  await expect(marks(page).first()).toHaveCSS("text-decoration-style", "dotted");
  await expect(marks(page)).toHaveText([/Supp1ier/, "discretion."]);
  const note = page.getByText("Has words that the machine which read the scan was not sure of.");
  await expect(page.locator("li.flag", { has: note }).first()).toContainText("discretion");
  const lines = await page.locator(".paper [data-start]").evaluateAll((all) =>
    all.map((line) => ({
      start: Number(line.getAttribute("data-start")),
      words: line.textContent ?? "",
    })),
  );
  for (const { start, words } of lines)
    expect(stored.slice(start, start + words.length)).toBe(words);
  await expectAccessibleOnItsDay(page);
  await page.getByRole("link", { name: "Check them against the original" }).click();
  await expect(page.getByRole("heading", { name: "Words of the scan" })).toBeVisible();
  await page.getByRole("link", { name: "Correct line 1", exact: true }).click();
  await expect(page.getByRole("group", { name: "Line 1: what stands there" })).toBeVisible();
  await expectAccessibleOnItsDay(page);

  await page.goto(`/legalai/case/${id}#pages`);
  await expect(page.locator(".pdf-picture canvas")).toBeVisible();
  await expect(page.locator(".pdf-unsure")).toHaveCount(2);
  for (const [at, word] of ["Supp1ier", "discretion."].entries())
    expect(await overlap(page, page.locator(".pdf-unsure").nth(at), word)).toBeGreaterThan(0.9);
  await expect(page.locator("[data-box]").first()).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("link", { name: "2 words of this page to check" }).click();
  await expect(page).toHaveURL(/\/scan\?page=1/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a word is put right, and is marked in the text no more", async ({ page, account: _ }) => {
    const id = await scanned(page);
    await page.goto(`/legalai/case/${id}`);
    await expect(marks(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Check the words" }).click();
    await page.getByRole("textbox").first().fill("Supplier");
    await page.getByRole("button", { name: "Save and analyse again" }).click();
    await expect(page).toHaveURL(/\/scan\?.*page=1/);
    await page.goto(`/legalai/case/${id}`);
    await expect(marks(page)).toHaveText(["discretion."], { timeout: 60_000 });
    await expect(page.locator(".paper")).not.toContainText("Supp1ier");
  });

  test("a word that the machine was sure of is put right by its line, with the keyboard alone", async ({
    page,
    account: _,
  }) => {
    const id = await scanned(page);
    const [misread = ""] = text.split("\n", 1)[0]?.split(" ") ?? [];
    await page.goto(`/legalai/case/${id}/scan`);
    await page.getByRole("link", { name: "Correct line 1", exact: true }).press("Enter");
    await expect(page).toHaveURL(/line=1#line$/);
    await page.keyboard.press("Tab");
    const field = page.getByRole("textbox", { name: `read as ${misread}` }).first();
    await expect(field).toBeFocused();
    await field.fill("Amended");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/scan\?.*page=1/);
    await expect(page.getByRole("listitem").filter({ hasText: "Amended" }).first()).toBeVisible();
    const read = async () => (await page.request.get(`/api/cases/${id}/text`)).text();
    await expect.poll(read).toBe(text.replace(misread, "Amended"));
  });
});
