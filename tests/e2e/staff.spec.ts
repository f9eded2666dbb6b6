import { execFileSync } from "node:child_process";
import type {
  APIRequestContext,
  APIResponse,
  Browser,
  BrowserContextOptions,
  Page,
} from "@playwright/test";
import { staffAddresses } from "../fixtures/staff-routes.ts";
import { expect, expectAccessible, ofToday, signIn, test } from "./fixtures.ts";
import { baseURL, end, start, state } from "./own-server.ts";
import { scrollsSideways } from "./public-pages.ts";
import { newestMail, openDatabase, queryOf } from "./server.ts";

// One after the other, on a server of their own: two processes that write the same database would disturb each other.
test.describe.configure({ mode: "default" });
test.use({ baseURL });

const sameOrigin = { "Sec-Fetch-Site": "same-origin" };
const day = 24 * 60 * 60_000;

type Somebody = { email: string; storageState: BrowserContextOptions["storageState"] };
let sam: Somebody;
let kim: Somebody;
let lawyer: Somebody;

test.beforeAll(async ({ browser }) => {
  await start();
  const somebody = async (): Promise<Somebody> => {
    const context = await browser.newContext({ baseURL });
    const { email } = await signIn(context.request, state);
    return { email, storageState: await context.storageState() };
  };
  [sam, kim, lawyer] = [await somebody(), await somebody(), await somebody()];
  for (const { email } of [sam, kim])
    execFileSync("npm", ["run", "--silent", "staff", "--", "add", email], {
      env: { ...process.env, PERSIST: state },
    });
  // As if each had shown a passkey.
  const database = openDatabase(state, { readOnly: false });
  database.exec(`UPDATE sessions SET second_factor_at = ${Date.now()}`);
  database.close();
});
test.afterAll(end);

/** A page in somebody's own browser, which runs no scripts. */
async function pageOf(browser: Browser, { storageState }: Somebody): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  return context.newPage();
}

const rows = (sql: string, ...parameters: string[]) => queryOf(state, sql, ...parameters);
const mailOf = (leadId: string) =>
  rows("SELECT status, to_address FROM outbox WHERE dedupe_key = ?", `lead:${leadId}:agency`);

/** Changes what is stored, once nothing else does. */
async function change(leadId: string, sql: string, ...parameters: (string | number)[]) {
  await expect.poll(() => mailOf(leadId)).toMatchObject([{ status: "sent" }]);
  const database = openDatabase(state, { readOnly: false });
  database.prepare(sql).run(...parameters);
  database.close();
}

/** Sends an enquiry as a visitor does. @returns its business, which nothing else has, and its id. */
async function enquiry(request: APIRequestContext, more: object = {}) {
  const business = `Bakery ${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@bakery.example`;
  const answer = await request.post("/api/contacts", {
    headers: {
      ...sameOrigin,
      "CF-Connecting-IP": `2001:db8:${crypto.randomUUID().slice(0, 4)}::1`,
    },
    data: {
      ...{ lead_type: "contact_page", business_name: business, email, enquiry_type: "seo" },
      ...{ message: "We want to be found.", urgency: "urgent", budget: "5k-10k", ...more },
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id: String(id), business, email };
}

const line = (page: Page, business: string) =>
  page.getByRole("listitem").filter({ hasText: business });

test("two members look after a lead, and neither writes over what they have not seen", async ({
  browser,
  request,
}) => {
  const { business, id } = await enquiry(request);
  const samsPage = await pageOf(browser, sam);
  const kimsPage = await pageOf(browser, kim);
  await samsPage.goto("/staff");
  await expect(line(samsPage, business)).toContainText("Urgent (this week)");
  await expect(line(samsPage, business)).toContainText("$5,000 to $10,000");
  await expect(line(samsPage, business)).toContainText("23 hours left");
  await samsPage.getByRole("link", { name: business }).click();
  await kimsPage.goto(`/staff/leads/${id}`);

  await samsPage.getByLabel("Status").selectOption("Contacted");
  await samsPage.getByLabel("Owner").selectOption(sam.email);
  await samsPage.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(samsPage.getByText("The change is saved.")).toBeVisible();
  await samsPage.getByLabel("New note").fill("Called.\nWants a number by Friday.");
  await samsPage.getByRole("button", { name: "Save the note" }).press("Enter");
  await expect(samsPage.getByText("Wants a number by Friday.")).toBeVisible();

  await kimsPage.getByLabel("Status").selectOption("Lost");
  await kimsPage.getByRole("button", { name: "Save", exact: true }).click();
  const alert = kimsPage.getByRole("alert");
  await expect(alert).toContainText(`it is now “Contacted”, owned by ${sam.email}`);
  await expect(kimsPage.getByLabel("Status")).toHaveValue("lost");
  await kimsPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(kimsPage.getByText("The change is saved.")).toBeVisible();
  await expect(kimsPage.getByText("Wants a number by Friday.")).toBeVisible();

  await kimsPage.goto("/staff");
  await kimsPage.getByLabel("Search in leads").fill(business);
  await kimsPage.getByLabel("Status").selectOption("Lost");
  await kimsPage.getByRole("button", { name: "Show" }).click();
  await expect(line(kimsPage, business)).toContainText("answered in 0 minutes");
  await kimsPage.getByLabel("Status").selectOption("New");
  await kimsPage.getByRole("button", { name: "Show" }).click();
  await expect(kimsPage.getByText("Nothing was found.")).toBeVisible();
});

test("a lead without an answer past 24 hours says so by word and sign", async ({
  browser,
  request,
}) => {
  const { business, id } = await enquiry(request);
  const twoDaysAgo = Date.now() - 2 * day;
  await change(id, "UPDATE contacts SET created_at = ? WHERE id = ?", twoDaysAgo, id);
  const page = await pageOf(browser, sam);
  await page.goto(`/staff?q=${encodeURIComponent(business)}`);
  const overdue = line(page, business).getByText("Overdue");
  await expect(overdue).toBeVisible();
  await expect(overdue.locator("svg")).toBeVisible();
  await page.goto(`/staff/leads/${id}`);
  await expect(page.getByText("Overdue")).toBeVisible();
});

test("a guide request that was held back is released, and the guide goes; its mails are shown", async ({
  browser,
  request,
}) => {
  const email = `${crypto.randomUUID()}@firm.example`;
  const business = `Firm ${email}`;
  // Without the form's stamp it looks automatic.
  await request.post("/law-firms", {
    headers: { ...sameOrigin, Accept: "text/html" },
    form: {
      ...{ lead_type: "ai_resource", name: "Priya", email, business_name: business },
      phone: "0412 345 678",
    },
  });
  expect(rows("SELECT id FROM outbox WHERE to_address = ?", email)).toEqual([]);
  const page = await pageOf(browser, sam);
  await page.goto("/staff?held=yes");
  await page.getByRole("link", { name: business }).click();
  await page.getByRole("button", { name: "Release and send the guide" }).click();
  await expect(page.getByText("The lead is released.", { exact: false })).toBeVisible();
  expect(newestMail(email, state).subject).toBe("Your free AI Builder for law firms");
  await expect(page.getByRole("listitem").filter({ hasText: "AI Builder" })).toContainText(email);
  await page.goto(`/staff?q=${encodeURIComponent(email)}`);
  await expect(line(page, business)).toBeVisible();
});

test("a mail that died is shown with its reason, and sent again", async ({ browser, request }) => {
  const { business, id } = await enquiry(request);
  await change(
    id,
    "UPDATE outbox SET status = 'dead', sent_at = NULL, attempts = 29, to_address = 'wrong@agency.example', failure = 'destination address is not verified' WHERE dedupe_key = ?",
    `lead:${id}:agency`,
  );
  const page = await pageOf(browser, sam);
  await page.goto("/staff/mails");
  const mail = line(page, business);
  await expect(mail).toContainText("Given up");
  await expect(mail).toContainText("“destination address is not verified”");
  await mail.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The mail is on its way again.")).toBeVisible();
  await page.goto(`/staff/leads/${id}`);
  await expect
    .poll(() => mailOf(id))
    .toEqual([{ status: "sent", to_address: "leads@shadowdigital.example" }]);
});

test("what is kept of a person is found, copied and deleted", async ({ browser, request }) => {
  const { business, id, email } = await enquiry(request);
  const page = await pageOf(browser, sam);
  await page.goto(`/staff/leads/${id}`);
  await page.getByRole("button", { name: "Copy or delete this person’s data" }).click();
  await expect(page.getByRole("link", { name: business })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a copy (JSON)" }).click();
  expect((await download).suggestedFilename()).toBe("copy.json");
  await page.getByLabel("I have made sure that it is this person who asks.").check();
  await page.getByRole("button", { name: "Delete all of this for good" }).click();
  await expect(
    page.getByText("Everything that was kept about this person is deleted."),
  ).toBeVisible();
  expect(rows("SELECT id FROM contacts WHERE email = ?", email)).toEqual([]);
  expect(rows("SELECT id FROM outbox WHERE dedupe_key LIKE ?", `lead:${id}:%`)).toEqual([]);
});

test("every address of the staff is nothing to a visitor, a stranger and a lawyer, whatever they ask, a seventh of the ways each day", async ({
  browser,
  request,
}) => {
  const { id, business } = await enquiry(request);
  const nobody = await browser.newContext({ baseURL });
  const someLawyer = await browser.newContext({ baseURL, storageState: lawyer.storageState });
  const madeUp = { Cookie: "__Host-session=aaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbb" };
  const downloads = /\.csv$|\/copy$/;
  /** A page is drawn with a nonce of its own until it is kept. */
  const drawn = async (answer: APIResponse) =>
    (await answer.text()).replaceAll(/ nonce="[^"]*"/g, "");
  /** The page of any address that does not exist. */
  const missing = await drawn(await request.get("/nothing"));
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  for (const [of, who, headers] of [
    ["nobody", nobody, {}],
    ["made up", nobody, madeUp],
    ["a lawyer", someLawyer, {}],
  ] as const) {
    const ways = staffAddresses(id).flatMap((address) =>
      [address, `${address}.data`, address.toUpperCase()].flatMap((path) =>
        methods.map((method) => [method, path] as const),
      ),
    );
    for (const [method, path] of ofToday(ways, of)) {
      const answer = await who.request.fetch(path, {
        method,
        headers: { ...sameOrigin, ...headers },
      });
      expect([method, path, answer.status()]).toEqual([method, path, 404]);
      expect(await answer.text()).not.toContain(business);
    }
    for (const address of ofToday(staffAddresses(id), of)) {
      const nobodys = await who.request.get(address, { headers });
      if (!downloads.test(address)) expect(await drawn(nobodys)).toBe(missing);
    }
  }
});

test("the staff's pages run no script, are accessible, and fit every window, a seventh of them each day", async ({
  browser,
  request,
}) => {
  const { id } = await enquiry(request, {
    business_name: `${"Quite".repeat(30)} ${crypto.randomUUID()}`,
  });
  const context = await browser.newContext({ baseURL, storageState: sam.storageState });
  const page = await context.newPage();
  const addresses = [
    ...["/staff", "/staff?held=yes", `/staff/leads/${id}`, "/staff/mails", "/staff/figures"],
    ...["/staff/people", "/staff/else"],
  ];
  for (const address of ofToday(addresses, "staff", (address) => address.endsWith(id))) {
    await page.goto(address);
    expect(await page.evaluate(() => document.scripts.length), address).toBe(0);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page), `${address} at ${width}`).toBe(false);
      if (width === 390 || width === 1440) await expectAccessible(page);
    }
  }
});
