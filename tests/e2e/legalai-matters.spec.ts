import type { Page } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { awake, expect, expectAccessibleOnItsDay, signIn, test } from "./fixtures.ts";
import { openDatabase, query, state } from "./server.ts";

const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

/** Puts two people into one firm, as an invitation would. */
function inOneFirm(first: string, second: string) {
  const database = openDatabase(state, { readOnly: false });
  try {
    database
      .prepare(
        `INSERT INTO members (firm_id, user_id, role, mails, joined_at)
         SELECT members.firm_id, other.id, 'lawyer', 1, 0 FROM users JOIN members ON members.user_id = users.id, users AS other
         WHERE users.email = ? AND other.email = ?`,
      )
      .run(first, second);
    database
      .prepare(
        `UPDATE users SET firm_id = (SELECT m.firm_id FROM members m JOIN users u ON u.id = m.user_id
         WHERE u.email = ? AND m.role = 'owner') WHERE email = ?`,
      )
      .run(first, second);
  } finally {
    database.close();
  }
}

const uploadInto = async (page: Page, name: string) => {
  await page.getByLabel("Document", { exact: true }).setInputFiles({
    ...{ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(contractText) },
  });
  await page.getByRole("checkbox", { name: /right to upload|confirm/i }).check();
  await page.getByRole("button", { name: "Upload and analyse" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
};

test("a matter is made by keyboard, takes a document, is found again and closed", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  await page.goto("/legalai/matters");
  await awake(page);
  await expect(page.getByRole("heading", { name: "No matters yet" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("link", { name: "Create your first matter" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "New matter" })).toBeVisible();
  await expect(page.getByText("Who may see it")).toHaveCount(0);
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Harbour lease");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2026/7");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Wattle Pty Ltd");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Harbour lease" })).toBeVisible();
  await expect(page.getByText("The matter is created.")).toBeVisible();
  await expectAccessibleOnItsDay(page);

  await page.getByRole("link", { name: "Upload into this matter" }).click();
  await awake(page);
  await expect(page.getByLabel("Matter")).toHaveValue(/.{36}/);
  await uploadInto(page, "Deed of lease");
  const header = page.getByRole("navigation", { name: "Breadcrumb" });
  await header.getByRole("link", { name: "Harbour lease" }).click();
  await expect(page.getByRole("link", { name: "Deed of lease" })).toBeVisible();
  await page.goto("/legalai/matters?q=wattle");
  await expect(page.getByText("1 document")).toBeVisible();
  await expect(page.getByText("Open flags")).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("link", { name: "Harbour lease" }).click();
  await awake(page);
  await page.locator(".case-menu summary").click();
  await page.getByLabel("Document name").fill("Deed of lease, signed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Deed of lease, signed" })).toBeVisible();
  await page.getByText("Change this matter").click();
  await page.getByLabel("Status").selectOption("closed");
  await page.getByRole("button", { name: "Save matter" }).click();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  await expect(page.getByText("None can be added.")).toBeVisible();
  await expect(page.getByLabel("Choose Deed of lease, signed")).toHaveCount(0);
  await expectAccessibleOnItsDay(page);
  await page.goto("/legalai/matters?state=open");
  await expect(page.getByText("Nothing was found.")).toBeVisible();
});

test("behind a wall a matter is seen by the people named, and an owner lets themselves in for all to read", async ({
  page,
  account,
  browser,
}) => {
  const other = await browser.newContext();
  const colleague = await other.newPage();
  const { email } = await signIn(other.request);
  inOneFirm(account.email, email);
  for (const name of ["Merger", "Sale"]) {
    const made = await colleague.request.post("/api/matters", {
      ...{ headers: sameOrigin, data: { name } },
    });
    expect(made.status()).toBe(201);
  }
  await page.goto("/legalai/matters");
  await expect(page.locator(".case-name")).toHaveText(["Sale", "Merger"]);
  await colleague.goto("/legalai/matters");
  await colleague.getByRole("link", { name: "Merger" }).click();
  await awake(colleague);
  await colleague.getByText("Change this matter").click();
  await colleague.getByLabel("Only the people named below").check();
  await expectAccessibleOnItsDay(colleague);
  await colleague.getByRole("button", { name: "Save matter" }).click();
  await expect(colleague.getByText("The change is saved.")).toBeVisible();
  await expect(colleague.getByText("Restricted").first()).toBeVisible();

  await page.getByRole("link", { name: "Merger" }).click();
  await expect(
    page.getByRole("heading", { name: "You are not named in this matter" }),
  ).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("button", { name: "Give myself access" }).click();
  await expect(page.getByRole("heading", { name: "Record" })).toBeVisible();
  await colleague.reload();
  await expect(
    colleague.getByText(`${account.email} gave themselves access to the matter`),
  ).toBeVisible();

  const [owner] = query("SELECT id FROM users WHERE email = ?", account.email);
  const [lawyer] = query("SELECT id FROM users WHERE email = ?", email);
  const [matter] = query(
    "SELECT id FROM matters WHERE name = 'Merger' AND created_by = ?",
    String(lawyer?.id),
  );
  const path = `/api/matters/${matter?.id}`;
  const put = await page.request.patch(path, {
    headers: sameOrigin,
    data: { members: [owner?.id] },
  });
  expect(put.ok()).toBe(true);
  expect((await colleague.goto(`/legalai/matter/${matter?.id}`))?.status()).toBe(404);
  await colleague.goto("/legalai/matters");
  await expect(colleague.locator(".case-name")).toHaveText(["Sale"]);
  await other.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a matter is made, refused in words, and cases are moved into it", async ({
    page,
    account,
    quiet,
  }) => {
    quiet.expect(/400/);
    expect(account.email).toContain("@");
    for (const name of ["First", "Second"]) {
      const answer = await page.request.post("/api/cases", {
        headers: sameOrigin,
        multipart: {
          file: { name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(contractText) },
        },
      });
      expect(answer.status()).toBe(201);
    }
    await page.goto("/legalai/cases");
    await expect(page.getByLabel("Matter")).toHaveCount(0);
    await page.goto("/legalai/matters/new");
    await page.getByLabel("Name").evaluate((field) => field.removeAttribute("required"));
    await page.getByLabel("Matter number").fill("7");
    await page.getByRole("button", { name: "Create matter" }).click();
    await expect(page.getByText("Please give the matter a name.")).toBeVisible();
    await expect(page.getByLabel("Matter number")).toHaveValue("7");
    await page.getByLabel("Name").fill("Sale of land");
    await page.getByRole("button", { name: "Create matter" }).click();
    await expect(page.getByText("No documents yet.")).toBeVisible();

    const moveFirst = async (to: string) => {
      await page.getByLabel("Choose First").check();
      await page.getByLabel("Where to move the chosen documents").selectOption({ label: to });
      await page.getByRole("button", { name: "Move chosen documents" }).click();
      await expect(page.getByText("The document is moved.")).toBeVisible();
    };
    await page.goto("/legalai/cases");
    await moveFirst("Sale of land (7)");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("What was moved is back where it lay.")).toBeVisible();
    await expect(page.locator(".case-line").filter({ hasText: "Sale of land" })).toHaveCount(0);
    await moveFirst("Sale of land (7)");
    await page.getByRole("link", { name: "Matters" }).first().click();
    await page.getByRole("link", { name: "Sale of land" }).click();
    await page.getByLabel("Choose First").check();
    await page.getByRole("button", { name: "Move chosen documents" }).click();
    await expect(page.getByText("Please choose where to move them.")).toBeVisible();
    await moveFirst("Unfiled");
    await expect(page.getByText("No documents yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".case-name")).toHaveText(["First"]);

    await page.goto("/legalai/cases");
    await page.getByLabel("Matter", { exact: true }).selectOption({ label: "Sale of land (7)" });
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".case-name")).toHaveText(["First"]);
    await page.getByLabel("Matter", { exact: true }).selectOption({ label: "Unfiled" });
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".case-name")).toHaveText(["Second"]);
  });
});
