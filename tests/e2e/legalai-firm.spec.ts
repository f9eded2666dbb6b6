import type { Page } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { awake, expect, expectAccessibleOnItsDay, signIn, test } from "./fixtures.ts";
import { newestMail, openDatabase, state } from "./server.ts";

const newAddress = () => `${crypto.randomUUID()}@banksia.example`;

/** The path of the link in the newest mail to an address. */
const mailedPath = (address: string) =>
  /(\/legalai\/join\?token=[a-z0-9]+)/.exec(newestMail(address).text)?.[1] ?? "";

async function inviteOn(page: Page, address: string) {
  await page.goto("/legalai/firm");
  await page.getByLabel("Email address").fill(address);
  await expect(page.getByLabel("Guest until")).toBeHidden();
  await page.getByRole("radio", { name: "Lawyer" }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
}

test("a partner invites a colleague without an account, who joins in one step and sees the same case", async ({
  page,
  account,
  browser,
}) => {
  await page.goto("/legalai/dashboard");
  await page.getByRole("button", { name: "Try a sample contract" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  const casePath = new URL(page.url()).pathname;

  await page.goto("/legalai/firm");
  await expectAccessibleOnItsDay(page);
  const sections = page.getByRole("navigation", { name: "Firm" });
  await sections.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Firm settings" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByLabel("Name of the firm").fill("Banksia Legal");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("The firm’s settings are saved.")).toBeVisible();
  const associate = newAddress();
  await inviteOn(page, associate);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(mailedPath(associate));
  await expect(other.getByRole("heading", { name: "Join Banksia Legal" })).toBeVisible();
  await expect(other.getByText(`${account.email} invites you`)).toBeVisible();
  await expectAccessibleOnItsDay(other);
  await awake(other);
  await other.getByLabel("Your name").fill("Nia Tran");
  await other.getByLabel("Password").fill("password");
  await expect(other.getByRole("status").getByText(/^Weak/)).toBeVisible();
  await other.getByLabel("Password").fill("a lawyer's secret");
  await other.getByRole("button", { name: "Create my account and join" }).click();
  await expect(other.getByText("Welcome. You are in the firm now.")).toBeVisible();
  await other.goto(casePath);
  await expect(other.locator("mark").first()).toBeVisible();
  await other.goto("/legalai/firm");
  await expect(other.getByRole("main").getByText("Nia Tran")).toBeVisible();
  await expect(other.getByText(account.email).first()).toBeVisible();
  await expect(other.locator(".sidebar summary")).toHaveCount(0);

  await page.goto("/legalai/firm");
  await expect(page.getByText("Pending invitations")).toBeHidden();
  await page.getByRole("link", { name: "Change Nia Tran" }).click();
  await expect(page.getByLabel(/^Lawyer/)).toBeChecked();
  await expectAccessibleOnItsDay(page);
  await page.getByRole("button", { name: "Remove Nia Tran" }).click();
  await expect(page.getByText("They are no longer a member")).toBeVisible();
  const gone = await other.goto(casePath);
  expect(gone?.status()).toBe(404);
  await context.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody with an account signs in to join, switches between their firms and leaves", async ({
    page,
    account,
    browser,
    quiet,
  }) => {
    quiet.expect(/404/);
    expect(account.email).toContain("@");
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    const colleague = await signIn(other.request);
    await inviteOn(page, colleague.email);
    await context.clearCookies();
    await other.goto(mailedPath(colleague.email));
    await other.getByRole("button", { name: "Sign in to join" }).click();
    await other.getByLabel("Email").fill(colleague.email);
    await other.getByLabel("Password").fill(colleague.password);
    await other.getByRole("button", { name: "Sign In", exact: true }).click();
    await other.getByRole("button", { name: `Join as ${colleague.email}` }).click();
    await expect(other.getByText("Welcome. You are in the firm now.")).toBeVisible();

    const sidebar = other.getByRole("complementary", { name: "Sidebar" });
    await sidebar.locator("summary").click();
    await sidebar.getByRole("button", { name: colleague.email }).click();
    await expect(other).toHaveURL(/\/legalai\/dashboard/);
    await other.goto("/legalai/firm");
    await expect(other.getByRole("heading", { name: "Work together" })).toBeVisible();
    await sidebar.locator("summary").click();
    await sidebar.getByRole("button", { name: account.email }).click();
    await other.goto("/legalai/firm");
    await other.getByRole("link", { name: "Leave the firm" }).click();
    await other.getByRole("button", { name: "Leave the firm" }).click();
    await expect(other.getByText("You have left the firm.")).toBeVisible();
    await expect(sidebar.locator("summary")).toHaveCount(0);
    await context.close();
  });
});

test("a mail's link to a case of another of one's firms asks before it changes the firm; a stranger's finds nothing", async ({
  page,
  account,
  quiet,
  browser,
}) => {
  quiet.expect(/404|409/);
  expect(account.email).toContain("@");
  await page.goto("/legalai/dashboard");
  await page.getByRole("button", { name: "Try a sample contract" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  const casePath = new URL(page.url()).pathname;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/api/firms", {
    headers,
    data: { name: "Wattle Chambers" },
  });
  expect(made.status()).toBe(201);
  await page.reload();
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await sidebar.locator("summary").click();
  await sidebar.getByRole("button", { name: "Wattle Chambers" }).click();
  await expect(page).toHaveURL(/\/legalai\/dashboard/);
  await expect(sidebar.locator("summary")).toContainText("Wattle Chambers");

  await page.goto(`${casePath}?thread=case`);
  await expect(page.getByText(`This is in ${account.email}, and you act in Wattle`)).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.goto("/legalai/dashboard");
  await expect(sidebar.locator("summary")).toContainText("Wattle Chambers");
  await page.goto(`${casePath}?thread=case`);
  await page.getByRole("button", { name: `Change to ${account.email}` }).click();
  await expect(page).toHaveURL(/\?thread=case$/);
  await expect(page.locator("mark").first()).toBeVisible();
  await expect(sidebar.locator("summary")).toContainText(account.email);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await signIn(stranger.request);
  expect((await stranger.goto(casePath))?.status()).toBe(404);
  await context.close();
});

test("a page left open sends nothing once its reader acts in another firm, and loses nothing", async ({
  page,
  account,
  quiet,
}) => {
  quiet.expect(/409/);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const data = { name: "Wattle Chambers" };
  const made = await page.request.post("/api/firms", { headers, data });
  const { firm } = (await made.json()) as { firm: { id: string } };
  // On another device.
  const actElsewhere = () => page.request.post(`/api/firms/${firm.id}/switch`, { headers });
  const actHereAgain = async () => {
    await expect(page.getByText("You now act in Wattle Chambers").first()).toBeVisible();
    await expectAccessibleOnItsDay(page);
    await page.getByRole("button", { name: `Act in ${account.email} again` }).click();
    await expect(page.getByRole("button", { name: `Act in ${account.email} again` })).toBeHidden();
  };

  await page.goto("/legalai/matters/new");
  await awake(page);
  await page.getByLabel("Name", { exact: true }).fill("Wharf lease");
  await actElsewhere();
  await page.getByRole("button", { name: "Create matter" }).click();
  await actHereAgain();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Wharf lease");
  await page.getByRole("button", { name: "Create matter" }).click();
  await expect(page.getByText("The matter is created.")).toBeVisible();

  await page.goto("/legalai/upload");
  await awake(page);
  await page.getByLabel("Document", { exact: true }).setInputFiles({
    ...{ name: "Lease.txt", mimeType: "text/plain", buffer: Buffer.from(contractText) },
  });
  await page.getByRole("checkbox", { name: /right to upload/ }).check();
  await actElsewhere();
  await page.getByRole("button", { name: /^Upload and analyse/ }).click();
  await actHereAgain();
  await page.getByRole("button", { name: /Try again/ }).click();
  await page.waitForURL(/\/legalai\/case\//);
  await expect(page.getByRole("heading", { name: "Lease", level: 1 })).toBeVisible();
  await actElsewhere();
  const { cases } = await (await page.request.get("/api/cases")).json();
  expect(cases).toEqual([]);
});

test.describe("without scripts, a form of another firm than the acting one", () => {
  test.use({ javaScriptEnabled: false });

  test("is refused with what was typed, and a button that changes back", async ({
    page,
    account,
    quiet,
  }) => {
    quiet.expect(/409/);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const data = { name: "Wattle Chambers" };
    const made = await page.request.post("/api/firms", { headers, data });
    const { firm } = (await made.json()) as { firm: { id: string } };
    await page.goto("/legalai/matters/new");
    await page.getByLabel("Name", { exact: true }).fill("Wharf lease");
    await page.request.post(`/api/firms/${firm.id}/switch`, { headers });
    await page.getByRole("button", { name: "Create matter" }).click();
    await expect(page.getByText("You now act in Wattle Chambers")).toBeVisible();
    await expect(page.getByText("Wharf lease")).toBeVisible();
    await page.getByRole("button", { name: `Change to ${account.email}` }).click();
    await expect(page).toHaveURL(/\/legalai\/matters\/new$/);
    await page.getByLabel("Name", { exact: true }).fill("Wharf lease");
    await page.getByRole("button", { name: "Create matter" }).click();
    await expect(page.getByText("The matter is created.")).toBeVisible();
  });
});

test("a link that does not work any more, or is for somebody else, says so", async ({
  page,
  account,
  browser,
}) => {
  const address = newAddress();
  await inviteOn(page, address);
  const path = mailedPath(address);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "This invitation is not for you" })).toBeVisible();
  await expect(page.getByText(account.email).first()).toBeVisible();
  await page.goto("/legalai/firm");
  await page.getByRole("button", { name: `Withdraw the invitation to ${address}` }).click();
  await expect(page.getByText("The invitation is withdrawn")).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(path);
  await expect(
    other.getByRole("heading", { name: "This link does not work any more" }),
  ).toBeVisible();
  await context.close();
});

test("a guest is told that they are one, and is offered nothing that they may not do", async ({
  page,
  account,
}) => {
  const database = openDatabase(state, { readOnly: false });
  database
    .prepare(
      `UPDATE members SET role = 'guest', until = 4070908800000
        WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    )
    .run(account.email);
  database.close();
  await page.goto("/legalai/dashboard");
  await expect(page.getByText("No document is shared with you yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Upload/ })).toHaveCount(0);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await sidebar.getByRole("link", { name: "Firm", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You are a guest" })).toBeVisible();
  await expect(page.getByText("until Thursday 1 January 2099")).toBeVisible();
  await expect(page.getByText(/used$|Start another firm/)).toHaveCount(0);
  await expectAccessibleOnItsDay(page);
  await page.getByRole("link", { name: "Leave the firm" }).click();
  await expect(page.getByRole("button", { name: "Leave the firm" })).toBeVisible();
});

test("who makes somebody an owner gives the password, without scripts too", async ({
  browser,
  account,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/legalai/firm");
  await plain.getByRole("radio", { name: "Lawyer" }).check();
  await expect(plain.getByLabel("Your password")).toBeHidden();
  await plain.getByRole("radio", { name: "Owner" }).check();
  const address = newAddress();
  const invite = async () => {
    await plain.getByLabel("Email address").fill(address);
    await plain.getByRole("button", { name: "Send invitation" }).click();
  };
  await invite();
  await expect(plain.getByText("Please enter your password.")).toBeVisible();
  await plain.getByLabel("Your password").fill(account.password);
  await invite();
  await expect(plain.getByText("The invitation is on its way.")).toBeVisible();
  await plain.getByText(/^Send again…/).click();
  await plain.getByLabel("Your password").first().fill(account.password);
  await plain.getByRole("button", { name: /^Send again/ }).click();
  await expect(plain.getByText("The invitation is on its way.")).toBeVisible();
  await expect(plain.getByText(address, { exact: true })).toHaveCount(1);
  await context.close();
});
