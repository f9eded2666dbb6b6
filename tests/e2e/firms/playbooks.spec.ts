import { contractText } from "../../fixtures/contract.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";

test("a playbook is started from one of ours, changed, published, and read with a document, whose words open, whose rule is overridden, and whose report says so", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  await page.goto("/legalai/playbooks");
  await awake(page);
  await expect(page.getByRole("heading", { name: "No playbooks yet" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("button", { name: /Start from this.*Services/ }).click();
  await expect(page.getByRole("heading", { name: "This is a draft" })).toBeVisible();
  await expectAccessibleOnItsDay(page);

  await page
    .getByRole("link", { name: /Edit.*the rule Limitation of Liability/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Save to the draft" })).toBeVisible();
  await awake(page);
  await expectAccessibleOnItsDay(page);
  await page.getByLabel("Why").last().fill("Less leaves our client with the loss.");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByText("Less leaves our client with the loss.")).toBeVisible();
  await page.getByRole("button", { name: "Publish version 1" }).click();
  await expect(page.getByText("Version 1", { exact: true }).first()).toBeVisible();

  await page.goto("/legalai/upload");
  await awake(page);
  await expect(page.getByLabel("Playbook")).toHaveValue("");
  await page.getByLabel("Document", { exact: true }).setInputFiles({
    ...{ name: "Harbour.txt", mimeType: "text/plain", buffer: Buffer.from(contractText) },
  });
  await page.getByRole("checkbox", { name: /right to upload|confirm/i }).check();
  await page.getByRole("button", { name: "Upload and analyse" }).click();
  const positions = page.getByRole("region", { name: "Your positions" });
  await expect(positions.getByText("it fits this document best")).toBeVisible();
  await awake(page);
  const notMet = positions.locator("li").filter({ hasText: "Limitation of Liability" }).first();
  await expect(notMet.getByText("Not met", { exact: true })).toBeVisible();
  await notMet.getByRole("link", { name: /Show in the document/ }).click();
  const words = page.getByRole("article", { name: "Document" }).getByText("limited to $1,000");
  await expect(words.first()).toBeInViewport();
  await expectAccessibleOnItsDay(page);

  // The card of the flag on the same words says so first.
  const cap = page.locator("#flags li.flag").filter({ hasText: "limited to $1,000" }).first();
  await page.locator(".also-flags > summary").click();
  await expect(cap.getByText("Not met", { exact: true })).toBeVisible();
  await cap.locator("summary").first().click();
  await expect(cap.getByText("Your position:")).toBeVisible();

  await notMet.getByText("Override for this case").click();
  await notMet.getByLabel("It comes to").selectOption("Met");
  await notMet.getByLabel("Why").fill("Agreed by telephone.");
  await notMet.getByRole("button", { name: "Override" }).click();
  await positions.getByText(/rules? (is|are) met/).click();
  await expect(positions.getByText(/Agreed by telephone/)).toBeVisible();
  const id = /case\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  const report = await page.request.get(`/api/cases/${id}/report.docx`);
  expect(report.status()).toBe(200);

  await page.goto("/legalai/clauses?q=liability");
  await expect(page.getByRole("link", { name: "Harbour" }).first()).toBeVisible();
  await expectAccessibleOnItsDay(page);
});
