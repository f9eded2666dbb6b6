import type { Page } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { openSample } from "./firms/cases.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "./fixtures.ts";

const supplier = "Larkspur Systems Pty Ltd";
const customer = "Wattle & Finch Homewares Pty Ltd";

/** It binds the customer and is for the supplier. */
const indemnity = (page: Page) =>
  page.locator("#flags li.flag").filter({ hasText: "6.3 The Customer indemnifies" }).first();
const choose = async (page: Page, name: string) => {
  await page.getByLabel("Whom do you act for?").selectOption(name);
  await page.getByRole("button", { name: "Rate for this client" }).click();
};
const actFor = (page: Page, name: string) =>
  expect(page.getByRole("region", { name: "Your client" })).toContainText(`You act for: ${name}.`);

/** What the page says of the indemnity for each party, and for nobody. */
async function expectFollowing(page: Page) {
  await actFor(page, "not chosen");
  await expect(page.locator("#flags")).toContainText("cl 6.3");
  await expect(indemnity(page)).toContainText("Binds Customer");
  await expect(indemnity(page)).toContainText("High");

  await choose(page, supplier);
  await actFor(page, `${supplier} (Supplier)`);
  await expect(indemnity(page)).toContainText("For your client (binds Customer; for Supplier)");
  // What the client gains by is only mentioned, without a level.
  await expect(indemnity(page)).toHaveClass(/flag-also/);
  await expect(page.locator("#flags")).toContainText(`Rated for ${supplier} (Supplier).`);

  await choose(page, customer);
  await actFor(page, `${customer} (Customer)`);
  await expect(indemnity(page)).toContainText("Against your client (binds Customer");
  await expect(indemnity(page)).toContainText("High");
}

test.beforeEach(async ({ page, account }) => {
  expect(account.email).toContain("@");
  await openSample(page);
});

test("the levels and the signs of the flags follow the client", async ({ page }) => {
  await awake(page);
  await expectFollowing(page);
  await expectAccessibleOnItsDay(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`You act for: ${customer} (Customer).`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Rate for this client" })).toBeHidden();
});

test("the client is chosen without JavaScript too", async ({ page, browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expectFollowing(plain);
  await context.close();
});

test("a client that is no party of the document is shown as it was typed", async ({ page }) => {
  const answer = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: {
      client: "Kookaburra Holdings",
      file: {
        ...{ name: "Supply.txt", mimeType: "text/plain" },
        buffer: Buffer.from(contractText),
      },
    },
  });
  await page.goto(`/legalai/case/${(await answer.json()).case.id}`);
  await actFor(page, "“Kookaburra Holdings”");
  await expect(page.getByRole("region", { name: "Your client" })).toContainText(
    "No party of this document is called so. The flags are rated for the party that was given the paper.",
  );
});
