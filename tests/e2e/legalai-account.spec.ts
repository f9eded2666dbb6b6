import { readFileSync } from "node:fs";
import { awake, expect, expectAccessibleOnItsDay, signIn, test } from "./fixtures.ts";
import { newestMail, query } from "./server.ts";

test("sign-in speaks in the specification's words", async ({ page, account, quiet }) => {
  quiet.expect(/40[01]/);
  await page.context().clearCookies();
  await page.goto("/legalai/auth");
  const submit = page.getByRole("button", { name: "Sign In" });
  await submit.click();
  await expect(page.getByText("Please enter your email address.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("not my password");
  await submit.click();
  await expect(page.getByRole("alert")).toContainText("is not right");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByLabel("Password").fill(account.password);
  await submit.click();
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
  await page.goto("/legalai/auth");
  await expect(page).toHaveURL(/\/legalai\/dashboard/);
});

test("creating an account shows the hint and refuses short and common passwords", async ({
  page,
  quiet,
}) => {
  quiet.expect(/400/);
  await page.goto("/legalai/auth");
  await page.getByRole("link", { name: /create one/i }).click();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@firm.example`);
  await page.getByLabel("Password").fill("12345");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/at least 6 characters/);
  await page.getByLabel("Password").fill("password");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText(/one of the most common/)).toBeVisible();
});

test("a form says that the server cannot be reached and keeps what was typed", async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/legalai/auth");
  await awake(page);
  await page.getByLabel("Email").fill("somebody@firm.example");
  await page.getByLabel("Password").fill("a lawyer's secret");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("We cannot reach our server");
  await expect(page.getByLabel("Email")).toHaveValue("somebody@firm.example");
  await context.setOffline(false);
});

test("a forgotten password is replaced by a mailed link, which ends every session", async ({
  page,
  account,
  browser,
}) => {
  const phone = await browser.newContext();
  await phone.request.post("/api/auth/sign-in", {
    data: account,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto("/legalai/forgot-password");
  await visitor.getByLabel("Email").fill(account.email);
  await visitor.getByRole("button", { name: "Send me the link" }).click();
  await expect(visitor.getByText(/a link is on its way/)).toBeVisible();
  const link = /https?:\/\/\S+/.exec(newestMail(account.email).text)?.[0] ?? "";
  await visitor.goto(link);
  await visitor.getByLabel("New password").fill("another lawyer's secret");
  await visitor.getByRole("button", { name: "Set my new password" }).click();
  await expect(visitor.getByText("Your new password is set.")).toBeVisible();
  await other.close();
  expect(await (await phone.request.get("/api/auth/user")).json()).toEqual({ user: null });
  await phone.close();
  await page.goto("/legalai/dashboard");
  await expect(page).toHaveURL(/\/legalai\/auth/);
});

test("signing in or out in one tab takes the other tabs along", async ({ page, account }) => {
  await page.goto("/legalai/dashboard");
  const other = await page.context().newPage();
  await other.goto("/legalai/cases");
  await expect(other.getByRole("heading", { name: "My Cases" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByText("Signed out successfully.")).toBeVisible();
  await other.waitForURL(/\/legalai\/auth/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/legalai\/dashboard/);
  await other.waitForURL(/\/legalai\/dashboard/);
});

test("what is said of a new password moves no button, however late it comes", async ({
  page,
  account,
}) => {
  expect(account.password).not.toBe("a changed secret");
  const list = Promise.withResolvers<void>();
  await page.route(/common-passwords/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.goto("/legalai/account");
  await awake(page);
  await page.getByLabel("New password").fill("a changed secret");
  const button = page.getByRole("button", { name: "Change my password" });
  const before = await button.boundingBox();
  list.resolve();
  await expect(page.getByText("a word or two more would make it good")).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test("a password is changed, and other devices are signed out", async ({
  page,
  account,
  browser,
  quiet,
}) => {
  quiet.expect(/400/);
  const phone = await browser.newContext({ userAgent: "Mozilla/5.0 (iPhone) Safari/605" });
  await phone.request.post("/api/auth/sign-in", {
    data: account,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await page.goto("/legalai/account");
  await expectAccessibleOnItsDay(page);
  await expect(page.getByText("Safari on iPhone", { exact: true })).toBeVisible();
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill("a changed secret");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("This is not your present password.")).toBeVisible();
  await page.getByLabel("Current password").fill(account.password);
  await page.getByLabel("New password").fill("a changed secret");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText(/Your password is changed/)).toBeVisible();
  await expect(page.getByText("Safari on iPhone", { exact: true })).toBeHidden();
  const { user } = await (await phone.request.get("/api/auth/user")).json();
  expect(user).toBeNull();
  await phone.close();
});

test("all data comes as a zip file, and deleting the account leaves nothing", async ({
  page,
  account,
  quiet,
}) => {
  quiet.expect(/400/);
  await page.goto("/legalai/dashboard");
  await page.getByRole("button", { name: "Try a sample contract" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  await page.goto("/legalai/account");
  await page.getByRole("link", { name: "Download my data" }).click();
  await expect(page.getByRole("heading", { name: "Download your data" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  const ask = page.getByRole("button", { name: "Download" });
  await page.getByLabel("Your password").fill("not my password");
  await ask.click();
  await expect(page.getByText("This is not your present password.")).toBeVisible();
  await page.getByLabel("Your password").fill(account.password);
  const started = page.waitForEvent("download");
  await ask.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("legalai-data.zip");
  const zip = readFileSync(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe("PK");
  expect(zip.toString("latin1")).toContain("Sample services agreement.txt");

  const { user } = await (await page.request.get("/api/auth/user")).json();
  await page.goto("/legalai/account");
  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByLabel("Your password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: /Delete my account/ }).click();
  await expect(page.getByText("This is not your present password.")).toBeVisible();
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: /Delete my account/ }).click();
  await expect(page.getByText(/Your account is deleted/)).toBeVisible();
  expect(query("SELECT id FROM outbox WHERE to_address = ?", account.email)).toEqual([]);
  expect(query("SELECT id FROM users WHERE id = ?", user.id)).toEqual([]);
  const tables = query(
    "SELECT t.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'user_id'",
  );
  expect(tables.length).toBeGreaterThan(2);
  for (const { name } of tables)
    expect(query(`SELECT * FROM ${name} WHERE user_id = ?`, user.id), String(name)).toEqual([]);
});

test("signing out everywhere ends the other sessions too", async ({ page, account, browser }) => {
  const other = await browser.newContext();
  await other.request.post("/api/auth/sign-in", {
    data: account,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await page.goto("/legalai/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("Signed out successfully.")).toBeVisible();
  expect(await (await other.request.get("/api/auth/user")).json()).toEqual({ user: null });
  await other.close();
});

test("one user's pages and data are nobody else's", async ({ page, account, browser, quiet }) => {
  quiet.expect(/404/);
  expect(account.email).toContain("@");
  await page.goto("/legalai/dashboard");
  await page.getByRole("button", { name: "Try a sample contract" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  const path = new URL(page.url()).pathname;
  const id = path.split("/").at(-1) ?? "";
  const other = await browser.newContext();
  await signIn(other.request);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const flag = crypto.randomUUID();
  const review = { intent: "flag", flag, version: "0", state: "accepted" };
  for (const address of [path, `${path}.data`])
    for (const form of [{ intent: "analyse" }, review] as Record<string, string>[])
      expect((await other.request.post(address, { headers, form })).status()).toBe(404);
  await other.request.post("/legalai/cases", { headers, form: { intent: "delete", id } });
  await page.reload();
  await expect(page.locator("mark").first()).toBeVisible();
  await other.close();
});
