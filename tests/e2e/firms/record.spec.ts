import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { openDatabase, state } from "../server.ts";

test("an owner reads who did what in their firm, filters it, takes it along and checks it", async ({
  page,
  account,
}) => {
  await page.goto("/legalai/firm/record");
  const events = page.getByRole("region", { name: "Events" }).getByRole("listitem");
  await expect(events.first()).toContainText(`${account.email} signed in`);
  await expectAccessibleOnItsDay(page);

  await page.getByLabel("What").selectOption("Upload");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Nothing in the record matches.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("record.csv");

  await page.getByRole("link", { name: "Verify the record" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(events.first()).toContainText("exported the record");
  const newest = (await page.locator(".secret").first().textContent()) ?? "";
  const compare = async (hash: string) => {
    await page.getByLabel("A hash that you kept").fill(hash);
    await page.getByRole("button", { name: "Compare" }).click();
  };
  await compare(newest.toUpperCase());
  await expect(page.getByText("up to the hash that you kept is as it was")).toBeVisible();
  const slip = newest.replace(/.$/, newest.endsWith("0") ? "1" : "0");
  await compare(slip);
  await expect(page.getByText("Not compared: this hash is not copied right")).toBeVisible();
  await expect(page.getByText("Verified", { exact: true })).toHaveCount(0);
  await expect(page.getByLabel("A hash that you kept")).toHaveValue(slip);
  await compare(slip.slice(1));
  await expect(page.getByText("0 to 9 and a to f. This has 63.")).toBeVisible();
  await compare("0".repeat(64));
  await expect(page.getByRole("alert")).toContainText("This hash is not in the record");
  await expectAccessibleOnItsDay(page);

  const database = openDatabase(state, { readOnly: false });
  database
    .prepare(
      `UPDATE audit_chains SET hash = 'x' WHERE firm_id IN (
        SELECT firm_id FROM audit_events WHERE actor_email = ?)`,
    )
    .run(account.email);
  database.close();
  await page.getByRole("link", { name: "Verify the record" }).click();
  await expect(page.getByRole("alert")).toContainText("Not verified: broken");
});

test("a token is made, shown once, used by a program, and revoked", async ({
  page,
  account,
  playwright,
  baseURL,
  quiet,
}) => {
  quiet.expect(/400/);
  await page.goto("/legalai/account");
  await page.getByRole("link", { name: "Access tokens" }).click();
  await expect(page.getByRole("heading", { name: "New token" })).toBeVisible();
  await awake(page);
  await page.getByLabel("Name").fill("Document system");
  await page.getByLabel("Your password").fill("not my password");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your present password.");
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Create token" }).click();
  const secret = page.locator(".secret");
  await expect(secret).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByRole("heading", { name: "“Document system” is created" })).toBeFocused();
  await expectAccessibleOnItsDay(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  const token = (await secret.textContent()) ?? "";

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/cases")).status()).toBe(200);
  const refused = await program.post("/api/matters", { data: { name: "Wharf lease" } });
  expect(refused.status()).toBe(403);

  await page.goto("/legalai/firm/tokens");
  await expect(page.getByRole("listitem").filter({ hasText: "Document system" })).toContainText(
    account.email,
  );
  await expectAccessibleOnItsDay(page);
  await page.goto("/legalai/account/tokens");
  await expect(secret).toBeHidden();
  await expect(page.getByText("last used")).toBeVisible();
  await page.getByRole("button", { name: "Revoke Document system" }).click();
  await expect(page.getByText("The token is revoked")).toBeVisible();
  expect((await program.get("/api/cases")).status()).toBe(401);
  await program.dispose();
});

test("a webhook is made, tried out, turned off and deleted, without scripts too", async ({
  browser,
  account,
  page,
  baseURL,
}) => {
  expect(account.email).toContain("@");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/legalai/firm/webhooks");
  await plain.getByLabel("Address").fill("https://127.0.0.1/hook");
  await plain.getByLabel("Your password").fill(account.password);
  await plain.getByRole("button", { name: "Create webhook" }).click();
  await expect(plain.getByRole("alert")).toContainText("no IP address");
  await expect(plain.getByLabel("Address")).toHaveValue("https://127.0.0.1/hook");
  // Where nobody listens, and what needs no resolver.
  await plain.getByLabel("Address").fill("http://127.0.0.1:9/legalai");
  await plain.getByLabel("Your password").fill(account.password);
  await plain.getByRole("button", { name: "Create webhook" }).click();
  await expect(plain.locator(".secret")).toContainText("whsec_");

  await plain.goto("/legalai/firm/webhooks");
  await expect(plain.locator(".secret")).toHaveCount(0);
  await plain.getByRole("button", { name: "Send a test" }).click();
  await expect(plain.getByText("Will retry: Test. Not reached")).toBeVisible();
  await page.goto("/legalai/firm/webhooks");
  await expectAccessibleOnItsDay(page);
  await plain.getByRole("button", { name: "Turn off" }).click();
  await expect(plain.getByText("Off: nothing is sent.")).toBeVisible();
  await plain.getByRole("button", { name: "Turn on" }).click();
  await plain.getByRole("button", { name: "Delete" }).click();
  await expect(plain.getByText("The webhook is deleted")).toBeVisible();
  await context.close();
});
