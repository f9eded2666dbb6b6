import type { Page } from "@playwright/test";
import { codeOf, sealedFor, stepAt } from "../../app/services/factors/totp.ts";
import { openSecret } from "../../app/services/sealed-secrets.ts";
import { awake, expect, expectAccessible, expectAccessibleOnItsDay, test } from "./fixtures.ts";
import { openDatabase, query, state } from "./server.ts";

/**
 * Gives the page's browser a device that keeps passkeys, and says yes to everything: also to what autofill offers, so
 * that a test which signs in otherwise does without.
 */
async function withDevice(page: Page, { autofill = false } = {}) {
  if (!autofill)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    ...({ protocol: "ctap2", transport: "internal" } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    automaticPresenceSimulation: true,
  };
  await session.send("WebAuthn.addVirtualAuthenticator", { options });
}

const idOf = (email: string) =>
  String(query("SELECT id FROM users WHERE email = ?", email)[0]?.id ?? "");
const secretOf = (email: string) =>
  openSecret(
    { SITE_URL: "http://localhost" },
    sealedFor(idOf(email)),
    String(query("SELECT secret FROM authenticators WHERE user_id = ?", idOf(email))[0]?.secret),
  );

/** Has the firm of a person alone want a second factor, so many days from now. */
function want(email: string, days: number) {
  const database = openDatabase(state, { readOnly: false });
  database
    .prepare(
      "UPDATE firms SET second_factor_from = ? WHERE id IN (SELECT firm_id FROM members WHERE user_id = ?)",
    )
    .run(Date.now() + days * 86_400_000, idOf(email));
  database.close();
}

async function pressSignOut(page: Page) {
  await page.goto("/legalai/account");
  await page.getByRole("button", { name: "Sign Out" }).first().click();
}

async function signOut(page: Page) {
  await pressSignOut(page);
  await expect(page.getByText("Signed out successfully.")).toBeVisible();
}

async function giveTheirPassword(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  await page.goto("/legalai/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const code = (page: Page) => page.getByRole("textbox", { name: "Code" });

/** Holds the scripts of the page's next pages back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a passkey is added, named and used to sign in without a password", async ({
  page,
  account,
}) => {
  await withDevice(page);
  await page.goto("/legalai/account");
  await page.getByRole("link", { name: /^Passkeys:\s*Add$/ }).click();
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByLabel("Name of the passkey").fill("My laptop");
  const add = page.getByRole("button", { name: "Add a passkey" });
  await expect(add).toBeEnabled();
  await add.press("Enter");
  await expect(page.getByText("The passkey “My laptop” is added.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^\w{4}(-\w{4}){3}$/ })).toHaveCount(
    10,
  );
  await expectAccessibleOnItsDay(page);
  await signOut(page);
  await awake(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).press("Enter");
  await expect(page.getByText("Signed in successfully!")).toBeVisible();

  await page.goto("/legalai/account/passkeys");
  await page.getByText("Rename or remove").press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("The old laptop");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByText("The passkey has its new name.")).toBeVisible();
  await page.getByText("Rename or remove").click();
  await page.getByRole("button", { name: /^Remove\s+The old laptop$/ }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
});

test("the sign-in page offers passkeys in the autofill of its first field", async ({
  page,
  account,
}) => {
  await withDevice(page, { autofill: true });
  await page.goto("/legalai/account/passkeys");
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("is added.")).toBeVisible();
  // This device takes what autofill offers at once: that they are signed out may not be seen.
  await pressSignOut(page);
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/legalai\/dashboard/);
});

test("before its scripts have come, the form for a passkey sends no password anywhere", async ({
  page,
  account,
}) => {
  await withDevice(page);
  const letGo = await holdScripts(page);
  await page.goto("/legalai/account/passkeys", { waitUntil: "commit" });
  const password = page.getByLabel("Your password", { exact: true });
  const add = page.getByRole("button", { name: "Add a passkey" });
  await password.fill(account.password);
  await password.press("Enter");
  await expect(add).toBeDisabled();
  await expect(password).toHaveValue(account.password);
  await expect(page).toHaveURL(/\/passkeys$/);
  letGo();
  await add.click();
  await expect(page.getByText("is added.")).toBeVisible();
});

test("before its scripts have come, nobody can press what signs in with a passkey", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/legalai/auth", { waitUntil: "commit" });
  const sign = page.getByRole("button", { name: "Use a passkey instead" });
  await expect(sign).toBeDisabled();
  letGo();
  await expect(sign).toBeEnabled();
});

test("an authenticator app is set up, asked for at sign-in, and turned off, without JavaScript", async ({
  account,
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/legalai/account/authenticator");
  await plain.getByLabel("Your password", { exact: true }).fill(account.password);
  await plain.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(plain.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = secretOf(account.email);
  await expect(plain.getByText(secret.match(/.{4}/g)?.join(" ") ?? "")).toBeVisible();
  // The code of a moment ago, so that that of now can sign in.
  await code(plain).fill(codeOf(secret, stepAt(Date.now()) - 1));
  await plain.getByRole("button", { name: "Turn it on" }).click();
  const recovery = plain.getByRole("listitem").filter({ hasText: /^\w{4}(-\w{4}){3}$/ });
  await expect(recovery).toHaveCount(10);
  const spare = (await recovery.first().textContent()) ?? "";

  await signOut(plain);
  await giveTheirPassword(plain, account);
  await code(plain).fill("000000");
  await plain.getByRole("button", { name: "Sign In" }).click();
  await expect(plain.getByText("This code is not right")).toBeVisible();
  await code(plain).fill(codeOf(secret, stepAt(Date.now())));
  await plain.getByRole("button", { name: "Sign In" }).click();
  await expect(plain.getByText("Signed in successfully!")).toBeVisible();

  await plain.goto("/legalai/account/authenticator");
  await plain.getByLabel("Your password", { exact: true }).fill(account.password);
  await code(plain).fill(spare);
  await plain.getByRole("button", { name: "Turn it off" }).click();
  await expect(plain.getByText("The authenticator app is turned off.")).toBeVisible();
  await context.close();
});

test("a firm that wants a second factor says so in time, then leads to one and opens with it", async ({
  page,
  account,
}) => {
  want(account.email, 7);
  await page.goto("/legalai/dashboard");
  await expect(page.getByText("asks all its members for a second factor")).toBeVisible();
  await expectAccessibleOnItsDay(page);
  want(account.email, -1);
  for (const path of [
    "/legalai/dashboard",
    "/legalai/cases",
    "/legalai/account",
    "/legalai/upload",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/legalai\/second-factor$/);
  }
  await expectAccessibleOnItsDay(page);
  expect((await page.request.get("/api/cases")).status()).toBe(403);
  await withDevice(page);
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("is added.")).toBeVisible();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "How you sign in" })).toBeVisible();

  // The password alone does not open it any more; the passkey does.
  await signOut(page);
  await giveTheirPassword(page, account);
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("button", { name: "Confirm with your passkey" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
});

test("the pages about signing in are accessible", async ({ page, account }) => {
  for (const path of ["passkeys", "authenticator"]) {
    await page.goto(`/legalai/account/${path}`);
    await expectAccessible(page);
  }
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(code(page)).toBeVisible();
  await expectAccessible(page);
});

test("a new password is told in words how good it is, while it is typed", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/legalai/auth?mode=sign-up");
  await awake(page);
  expect(loaded.filter((url) => /weigh-password/.test(url))).toEqual([]);
  const password = page.getByLabel("Password");
  await password.fill("password");
  await expect(page.getByRole("status").getByText(/^Weak/)).toBeVisible();
  await password.fill("tram kettle wombat ochre");
  await expect(page.getByRole("status").getByText(/^Strong/)).toBeVisible();
  await expectAccessibleOnItsDay(page);
});
