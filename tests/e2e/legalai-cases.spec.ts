import type { Page } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "./fixtures.ts";

/** Makes cases through the API and waits until they are analysed. */
async function makeCases(page: Page, names: string[], text = contractText) {
  for (const name of names) {
    const answer = await page.request.post("/api/cases", {
      headers: { "Sec-Fetch-Site": "same-origin" },
      multipart: {
        file: { name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) },
        case_name: name,
      },
    });
    expect(answer.status()).toBe(201);
  }
  await expect
    .poll(async () => {
      const { cases } = await (await page.request.get("/api/cases?status=analyzing")).json();
      return cases.length;
    })
    .toBe(0);
}

const line = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test.beforeEach(async ({ account }) => expect(account.email).toContain("@"));

test("cases are found by their names and their words, filtered and put in order", async ({
  page,
}) => {
  await makeCases(page, ["Alder lease", "Birch supply", "Cedar licence"]);
  await page.goto("/legalai/cases");
  await awake(page);
  await expect(page.locator(".case-name")).toHaveText([
    "Cedar licence",
    "Birch supply",
    "Alder lease",
  ]);
  await page.getByLabel("Order").selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.locator(".case-name").first()).toHaveText("Alder lease");
  await page.getByLabel("Search in names and documents").fill("birch");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=birch/);
  await expect(page.locator(".case-name")).toHaveText(["Birch supply"]);
  await page.getByLabel("Search in names and documents").fill("set-off or deduction");
  await page.keyboard.press("Enter");
  await expect(page.locator(".case-name")).toHaveCount(3);
  await page.getByLabel("Status").selectOption("failed");
  await expect(page.getByText("Nothing was found.")).toBeVisible();
  await page.getByRole("link", { name: "Show all documents" }).click();
  await expect(page.locator(".case-name")).toHaveCount(3);
  await expectAccessibleOnItsDay(page);
});

test("a case is renamed, deleted and taken back", async ({ page }) => {
  await makeCases(page, ["Old name"]);
  await page.goto("/legalai/cases");
  await awake(page);
  const menu = page.locator(".case-menu summary");
  await menu.click();
  await page.getByLabel("Document name").fill("New name");
  await page.getByLabel("Document type").fill("Lease");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(line(page, "New name")).toBeVisible();
  await page.locator(".case-menu summary").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The document is deleted.")).toBeVisible();
  await expect(line(page, "New name")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "New name")).toBeVisible();
});

test("the second of two people who rename a case sees what the first called it, and keeps their own words", async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(/409/);
  await makeCases(page, ["Old name"]);
  const second = await context.newPage();
  for (const one of [page, second]) {
    await one.goto("/legalai/cases");
    await awake(one);
    await one.locator(".case-menu summary").click();
  }
  await page.getByLabel("Document name").fill("Mine");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(line(page, "Mine")).toBeVisible();
  await second.getByLabel("Document name").fill("Yours");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText(/it is now called “Mine”/)).toBeVisible();
  await expect(line(second, "Mine")).toBeVisible();
  await expect(second.getByLabel("Document name")).toHaveValue("Yours");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(line(second, "Yours")).toBeVisible();
});

test("several cases are deleted at once", async ({ page }) => {
  await makeCases(page, ["First", "Second", "Third"]);
  await page.goto("/legalai/cases");
  await awake(page);
  await page.getByLabel("Choose First").check();
  await page.getByLabel("Choose Third").check();
  await page.getByRole("button", { name: "Delete chosen documents" }).click();
  await expect(page.getByText("2 documents are deleted.")).toBeVisible();
  await expect(page.locator(".case-name")).toHaveText(["Second"]);
});

test("the list comes in pages of 25", async ({ page }) => {
  await makeCases(
    page,
    Array.from({ length: 27 }, (_, i) => `Case ${i + 1}`),
    "This agreement is governed by the law of Victoria, and may be ended by 30 days' notice.",
  );
  await page.goto("/legalai/cases");
  await awake(page);
  await expect(page.locator(".case-name")).toHaveCount(25);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.locator(".case-name")).toHaveText(["Case 2", "Case 1"]);
  await page.getByRole("link", { name: "First page" }).click();
  await expect(page.locator(".case-name")).toHaveCount(25);
});

test("the dashboard says what came in, what is risky and what waits", async ({ page }) => {
  await page.goto("/legalai/dashboard");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await makeCases(page, ["Alder lease", "Birch supply"]);
  await page.goto("/legalai/dashboard");
  await expect(page.getByText("Avg 2.5 hours per case")).toBeVisible();
  await expect(page.getByText("5.0")).toBeVisible();
  await expect(page.getByText("New this month")).toBeVisible();
  const risky = page.getByRole("region", { name: "What is risky" });
  await expect(risky).toContainText("Alder lease");
  const { cases } = await (await page.request.get("/api/cases")).json();
  const flags = cases[0].risk_flags.filter(
    ({ group }: { group: string }) => group === "matters",
  ).length;
  await expect(risky).toContainText(`${flags} of ${flags} open, `);
  const { quote, clauseTitle } = cases[0].risk_flags[0];
  const decided = await page.request.put(`/api/cases/${cases[0].id}/reviews`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { quote, clauseTitle, state: "accepted" },
  });
  expect(decided.ok()).toBe(true);
  await page.reload();
  await expect(risky).toContainText(`${flags - 1} of ${flags} open`);
});

test("the sidebar keeps its width over visits, and is a sheet on a phone", async ({ page }) => {
  await page.goto("/legalai/dashboard");
  await awake(page);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar).toHaveCSS("width", "256px");
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  await expect(sidebar).toHaveCSS("width", "80px");
  await page.reload();
  await expect(sidebar).toHaveCSS("width", "80px");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("link", { name: "My Cases" }).last().click();
  await expect(page.getByRole("heading", { name: "My Cases" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close the menu" })).toBeHidden();
});
