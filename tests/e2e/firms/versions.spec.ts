import { contractText } from "../../fixtures/contract.ts";
import { secondDraftText } from "../../fixtures/second-draft.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { expectAnalysed, textFile, uploadCase } from "./cases.ts";

test("a draft that comes back is added, and what it changed is read, walked and undone", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const id = await uploadCase(page, textFile("Services.txt", contractText));
  await page.goto(`/legalai/case/${id}`);
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByRole("link", { name: "New version" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Versions" })).toBeVisible();
  await awake(page);
  await expectAccessibleOnItsDay(page);
  await page.getByLabel("Document").setInputFiles(textFile("Services v2.txt", secondDraftText));
  await page.getByRole("button", { name: "Add it as version 2" }).click();
  await page.waitForURL(`**/legalai/case/${id}`);
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByRole("link", { name: "What changed" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What changed from version 1 to version 2",
  );
  await expect(page.getByRole("link", { name: /falls from \$1,000 to \$500/ })).toBeVisible();
  await expect(page.locator("del").filter({ hasText: "1,000" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await awake(page);
  await page.keyboard.press("j");
  await expect(page.locator("[data-change]:focus")).toHaveCount(1);
  await page.getByRole("link", { name: "In line" }).click();
  await expect(page.locator(".compared.line")).toBeVisible();
  await expect(page.locator("ins").filter({ hasText: "500" })).toBeVisible();
  await expectAccessibleOnItsDay(page);

  await page.goto(`/legalai/case/${id}/version/1`);
  await expect(page.getByText("Version 1 of 2")).toBeVisible();
  await expect(page.getByText("limited to $1,000").first()).toBeVisible();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByText("Take version 2 away").click();
  await page.getByRole("button", { name: "Take it away" }).click();
  await expect(page.getByText("That version is gone.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Version 2" })).toHaveCount(0);
});

test("without scripts a version is added and compared as well", async ({
  browser,
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const id = await uploadCase(page, textFile("Services.txt", contractText));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await expectAnalysed(page, id, 1);
  await plain.goto(`/legalai/case/${id}/versions`);
  await plain.getByLabel("Document").setInputFiles(textFile("Services v2.txt", secondDraftText));
  await plain.getByRole("button", { name: "Add it as version 2" }).click();
  await plain.waitForURL(`**/legalai/case/${id}`);
  await expectAnalysed(page, id, 2);
  await plain.goto(`/legalai/case/${id}/compare`);
  await plain.getByRole("link", { name: "In line" }).click();
  await expect(plain.locator("ins").filter({ hasText: "500" })).toBeVisible();
  await plain.getByRole("link", { name: /falls from \$1,000 to \$500/ }).click();
  expect(plain.url()).toContain("#change-");
  await context.close();
});
