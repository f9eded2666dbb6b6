import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { scrollsSideways } from "../public-pages.ts";

test("a document is asked in words, and each passage that comes back leads to its place", async ({
  page,
  account,
  quiet,
}) => {
  expect(account.email).toContain("@");
  await page.goto("/legalai/dashboard");
  await page.getByRole("button", { name: "Try a sample contract" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByRole("link", { name: "Ask this document" }).click();
  const question = page.getByLabel("Your question");
  await question.fill("How can the supplier end it?");
  await question.press("Enter");
  const passages = page.getByRole("region", { name: /passage/ }).getByRole("listitem");
  await expect(passages.filter({ hasText: "7.1 The Supplier may terminate" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await passages
    .filter({ hasText: "7.1 The Supplier may terminate" })
    .getByRole("link", { name: /See it in the document/ })
    .click();
  await expect(
    page.getByRole("article", { name: "Document" }).getByText(/7\.1 The Supplier may terminate/),
  ).toBeInViewport();

  await page.goBack();
  await question.fill("Which shade of blue is the wallpaper?");
  await question.press("Enter");
  await expect(page.getByText("Nothing in this document answers this.")).toBeVisible();
  await expectAccessibleOnItsDay(page);

  // The server is out of reach: the question stays in the address, and is put again from there.
  quiet.expect(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await awake(page);
  const outOfReach = "**/ask.data?*";
  await page.route(outOfReach, (route) => route.abort("connectionrefused"));
  await question.fill("When must invoices be paid?");
  await question.press("Enter");
  await expect(page.getByText("Please try again in a minute.")).toBeVisible();
  await page.unroute(outOfReach);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(question).toHaveValue("When must invoices be paid?");
  await expect(passages.filter({ hasText: "2.1 The Customer must pay" })).toBeVisible();

  quiet.expect(/status of 400/);
  await page.goto(`${page.url().split("?")[0]}?q=%20`);
  await expect(page.getByRole("alert")).toContainText("Please ask a question");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is a plain form, and its answer a page", async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.goto("/legalai/dashboard");
    await page.getByRole("button", { name: "Try a sample contract" }).click();
    await page.getByRole("link", { name: "Ask this document" }).click();
    await page.getByLabel("Your question").fill("When must invoices be paid?");
    await page.getByRole("button", { name: "Find the words" }).click();
    await expect(page.getByText("2.1 The Customer must pay").first()).toBeVisible();
  });
});
