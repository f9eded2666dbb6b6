import ICAL from "ical.js";
import { awake, expect, expectAccessible, test } from "../fixtures.ts";
import { scrollsSideways } from "../public-pages.ts";

const lease = (
  rent: string,
) => `LEASE dated 3 May 2026 between Acacia Retail Pty Ltd (Landlord) and Banksia Books Pty Ltd (Tenant)

1. Term
1.1 The term is three years commencing on 1 July 2026.
1.2 The Tenant may exercise the option for a further term by notice not earlier than 6 months and not later than 3 months before the end of the term.

2. Money
2.1 The Tenant must pay the bond by ${rent}.
2.2 The Tenant must make good any damage within 14 days after the Landlord asks for it.
`;
const file = (rent: string, name = "Lease.txt") => ({
  ...{ name, mimeType: "text/plain", buffer: Buffer.from(lease(rent)) },
});
const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

type Page = import("@playwright/test").Page;

/** A case with that lease, once it is analysed. */
async function leaseCase(page: Page) {
  const made = await page.request.post("/api/cases", {
    ...{ headers: sameOrigin, multipart: { file: file("15 June 2026") } },
  });
  const { case: of } = await made.json();
  await analysed(page, of.id);
  return String(of.id);
}

const analysed = (page: Page, id: string) =>
  expect
    .poll(async () => (await (await page.request.get(`/api/cases/${id}`)).json()).case.status)
    .toBe("analyzed");

test("the dates of a document are confirmed, corrected, dismissed and added, and each leads to its words", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const id = await leaseCase(page);
  await page.goto(`/legalai/case/${id}`);
  await page.locator("#main").getByRole("link", { name: "Dates", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dates" })).toBeVisible();
  await awake(page);
  const relied = page.getByRole("region", { name: "Confirmed, or surest" });
  const bond = relied.getByRole("listitem").filter({ hasText: "pay the bond by 15 June" });
  await expect(bond).toContainText("Monday 15 June 2026");
  await expect(bond).toContainText("Banksia Books Pty Ltd");
  const option = relied.getByRole("listitem").filter({ hasText: "exercise the option" });
  await expect(option).toContainText("Saturday 30 December 2028 to Friday 30 March 2029");
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrollsSideways(page)).toBe(false);
  }

  await bond.getByRole("button", { name: "Confirm" }).click();
  await expect(bond).toContainText("Confirmed");
  await expect(bond).toContainText(account.email);
  await bond.getByText("Another day, or a note").click();
  await bond.getByLabel(/^Day/).fill("2026-06-12");
  await bond.getByLabel("Note").fill("Agreed by telephone.");
  await bond.getByRole("button", { name: "Save" }).click();
  await expect(bond).toContainText("Friday 12 June 2026");
  await expect(bond).toContainText("Agreed by telephone.");
  await expect(bond).toContainText("the document gives Monday 15 June 2026");

  const events = page.getByRole("region", { name: "Periods that begin with an event" });
  const damage = events.getByRole("listitem").filter({ hasText: "make good any damage" });
  await damage.getByText(/^Give a day to/).click();
  await damage.getByLabel(/^Day of/).fill("2026-09-01");
  await damage.getByRole("button", { name: "Count from it" }).click();
  const proposed = page.getByRole("region", { name: /^Proposed/ });
  await expect(proposed.getByText("Tuesday 15 September 2026").first()).toBeVisible();
  await proposed.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("region", { name: "Dismissed" })).toBeVisible();

  await page.getByText("Add a date of your own").click();
  const own = page.locator("#own-date");
  await own.getByLabel("Day", { exact: true }).fill("2026-08-03");
  await own.getByRole("button", { name: "Add the date" }).click();
  await expect(own.getByText("Please say what happens on that day.")).toBeVisible();
  await own.getByLabel("What happens on that day").fill("Call the landlord");
  await own.getByLabel("Kind").selectOption("other");
  await own.getByRole("button", { name: "Add the date" }).click();
  await expect(relied.getByText("Call the landlord").first()).toBeVisible();
  await expectAccessible(page);

  // Another version moves what was confirmed, and asks.
  await page.request.post(`/api/cases/${id}/versions`, {
    ...{ headers: sameOrigin, multipart: { file: file("29 June 2026", "Lease v2.txt") } },
  });
  await analysed(page, id);
  await page.reload();
  const moved = page.getByRole("region", { name: "Changed since somebody looked" });
  await expect(moved).toContainText("gave Monday 15 June 2026 and now gives Monday 29 June 2026");
  await awake(page);
  await moved.getByRole("button", { name: "Take Monday 29 June 2026" }).click();
  await expect(bond.or(relied.getByText("Monday 29 June 2026")).first()).toBeVisible();
  await relied.getByRole("link", { name: /^cl 2\.1/ }).click();
  await expect(
    page.getByRole("article", { name: "Document" }).getByText(/pay the bond by 29 June/),
  ).toBeInViewport();
});

test("the dates of all cases stand in a list and in a month, and what is due soon on the dashboard", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const id = await leaseCase(page);
  const soon = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.request.post(`/api/cases/${id}/dates`, {
    ...{ headers: sameOrigin, data: { date: soon, what: "Call the landlord" } },
  });
  await page.goto("/legalai/dashboard");
  const next = page.getByRole("region", { name: "Next 30 days" });
  await expect(next).toContainText("Call the landlord");
  await expectAccessible(page);
  await next.getByRole("link", { name: "All dates" }).click();
  const list = page.getByRole("region", { name: "From today on" });
  await expect(list).toContainText("Call the landlord");
  await expect(list).toContainText("Friday 30 March 2029");
  await expect(list).not.toContainText("14 days");
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrollsSideways(page)).toBe(false);
  }
  await page.goto("/legalai/dates?view=month&month=2029-03");
  const month = page.getByRole("region", { name: "March 2029" });
  await expect(month.getByRole("link", { name: /Lease/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);
  await expect(month.getByText("Friday 30 March 2029")).toBeVisible();
  await month.getByRole("link", { name: "April 2029" }).click();
  await expect(page.getByText("No date in this month.")).toBeVisible();
  await page.goto("/legalai/dates?state=dismissed");
  await expect(page.getByText("No date was found.")).toBeVisible();
  await page.goto("/legalai/dates?month=nonsense");
  await expect(list).toBeVisible();
});

test("a calendar program reads what was confirmed, follows a new version once somebody has taken it, and nothing after it is turned off", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const id = await leaseCase(page);
  await page.goto("/legalai/account");
  await page.getByRole("link", { name: "Calendar addresses" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendars" })).toBeVisible();
  await page.getByLabel("Name").fill("Dates of the firm");
  await page.getByRole("button", { name: "Create the address" }).click();
  const address = (await page.locator(".secret code").textContent()) ?? "";
  expect(address).toContain("/calendar/");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  const days = async () => {
    const feed = await page.request.get(new URL(address).pathname);
    expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const events = new ICAL.Component(ICAL.parse(await feed.text())).getAllSubcomponents("vevent");
    return events.map((one) => new ICAL.Event(one).startDate.toString());
  };
  expect(await days()).toEqual(["2026-06-15", "2029-03-30", "2029-06-30"]);
  const { dates } = await (await page.request.get(`/api/cases/${id}/dates`)).json();
  const bond = dates.find(({ date }: { date: string }) => date === "2026-06-15");
  const address1 = `/api/cases/${id}/dates/${bond.id}`;
  const said = { headers: sameOrigin, data: { state: "confirmed", version: bond.version } };
  expect((await page.request.patch(address1, said)).status()).toBe(200);
  await page.request.post(`/api/cases/${id}/versions`, {
    ...{ headers: sameOrigin, multipart: { file: file("29 June 2026", "Lease v2.txt") } },
  });
  await analysed(page, id);
  expect(await days()).toContain("2026-06-15");
  await page.goto(`/legalai/case/${id}/dates`);
  await page.getByRole("button", { name: "Take Monday 29 June 2026" }).click();
  await expect(page.getByRole("region", { name: "Changed since" })).toHaveCount(0);
  expect(await days()).toEqual(["2026-06-29", "2029-03-30", "2029-06-30"]);
  await page.goto("/legalai/account/calendars");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("its address answers no more")).toBeVisible();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what is said of a date is a plain form, and what was refused says why", async ({
    page,
    account,
    quiet,
  }) => {
    expect(account.email).toContain("@");
    const id = await leaseCase(page);
    await page.goto(`/legalai/case/${id}/dates`);
    const bond = page.getByRole("listitem").filter({ hasText: "pay the bond" });
    await bond.getByRole("button", { name: "Confirm" }).click();
    await expect(bond).toContainText("Confirmed");
    expect(page.url()).toContain("#date-");
    await page.getByText("Add a date of your own").click();
    const own = page.locator("#own-date");
    await own.getByLabel("Day", { exact: true }).fill("2300-08-03");
    await own.getByLabel("What happens on that day").fill("Call them");
    await own.getByLabel("Kind").selectOption("other");
    quiet.expect(/status of 400/);
    await own.getByRole("button", { name: "Add the date" }).click();
    await expect(own.getByText("Please give a day up to 2200.")).toBeVisible();
    await expect(own.getByLabel("What happens on that day")).toHaveValue("Call them");
    await own.getByLabel("Day", { exact: true }).fill("2026-08-03");
    await own.getByRole("button", { name: "Add the date" }).click();
    await expect(page.getByRole("region", { name: "Confirmed, or surest" })).toContainText(
      "Call them",
    );
  });
});
