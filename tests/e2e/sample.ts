import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Where anybody reads the sample. */
export const address = "/legalai/try";
export const customer = "Wattle & Finch Homewares Pty Ltd";
const supplier = "Larkspur Systems Pty Ltd";

export const flags = (page: Page) => page.locator("#flags li");
const indemnity = (page: Page) =>
  page.locator("#flags li.flag").filter({ hasText: "6.3 The Customer indemnifies" }).first();

/** Chooses each party in turn; what the page says of whom it is read for, and of the indemnity, follows. */
export async function changeClient(page: Page) {
  const choose = async (name: string) => {
    await page.getByLabel("Whom do you act for?").selectOption(name);
    await page.getByRole("button", { name: "Rate for this client" }).click();
  };
  const client = page.getByRole("region", { name: "Your client" });
  await expect(client).toContainText("You act for: not chosen.");
  await choose(supplier);
  await expect(client).toContainText(`You act for: ${supplier} (Supplier).`);
  await expect(indemnity(page)).toContainText("For your client (binds Customer; for Supplier)");
  // What the client gains by is only mentioned, without a level.
  await expect(indemnity(page)).toHaveClass(/flag-also/);
  await choose(customer);
  await expect(client).toContainText(`You act for: ${customer} (Customer).`);
  await expect(indemnity(page)).toContainText("Against your client");
  await expect(indemnity(page)).toContainText("High");
}
