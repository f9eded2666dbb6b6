import type { Page } from "@playwright/test";
import { awake, expect, expectAccessible, test } from "../fixtures.ts";
import { query } from "../server.ts";

/** The scheduling page belongs to somebody else; here it is a page that says it was reached. */
const bookingPage = (page: Page) =>
  page.route("https://calendar.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Booking</title><h1>Booking</h1>" }),
  );

async function fillIn(page: Page, business: string) {
  await page.getByLabel("Business Name").fill(business);
  await page.getByLabel("What do you need?").selectOption("seo");
  // As fast as people type: who is faster is taken for a program.
  await page.getByLabel("Message").pressSequentially("We want to be found.", { delay: 50 });
}

const leadOf = (business: string) =>
  query("SELECT * FROM contacts WHERE business_name = ?", business)[0];
const mailAbout = (business: string) =>
  query("SELECT to_address, status FROM outbox WHERE text LIKE '%' || ? || '%'", business)[0];

test("an enquiry is stored, told to the agency, and leads to the booking page", async ({
  page,
}) => {
  await bookingPage(page);
  await page.goto("/");
  await awake(page);
  const business = `Torrens ${Date.now()}`;
  await fillIn(page, business);
  await page.getByRole("button", { name: "Send my enquiry" }).click();
  await expect(page.getByText("Thank you!")).toBeVisible();
  await expect(page.getByText("Redirecting to schedule a call...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Booking" })).toBeVisible();
  expect(leadOf(business)).toMatchObject({ lead_type: "contact_form", status: "received" });
  await expect
    .poll(() => mailAbout(business))
    .toEqual({ to_address: "leads@shadowdigital.example", status: "sent" });
});

test("an enquiry that lacks something says so and keeps what was typed", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByLabel("Business Name").fill("Half a form");
  await page.getByRole("button", { name: "Send my enquiry" }).click();
  await expect(page.getByText("Missing Information")).toBeVisible();
  await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
  await expect(page.getByLabel("Business Name")).toHaveValue("Half a form");
  await expect(page.getByRole("alert")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // A form that is refused answers 400, which the browser notes.
  test.beforeEach(({ quiet }) => quiet.expect(/400/));

  test("an enquiry arrives all the same", async ({ page }) => {
    await bookingPage(page);
    await page.goto("/");
    const business = `Derwent ${Date.now()}`;
    await fillIn(page, business);
    await page.getByRole("button", { name: "Send my enquiry" }).click();
    await expect(page.getByText("Thank you!")).toBeVisible();
    expect(leadOf(business)).toMatchObject({ status: "received" });
    await expect(page.getByRole("heading", { name: "Booking" })).toBeVisible();
  });

  test("a page loaded again after an enquiry sends nothing twice", async ({ page }) => {
    await page.goto("/contact");
    const business = `Yarra ${Date.now()}`;
    await fillIn(page, business);
    const send = page.getByRole("button", { name: "Send my enquiry" });
    await send.click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await expect(page.getByLabel("Business Name")).toHaveValue(business);
    await page.getByLabel("Email").fill("owner@yarra.example");
    await send.click();
    const sent = page.getByText("Enquiry Submitted Successfully!");
    await expect(sent).toBeVisible();
    await expect(page).toHaveURL(/\/contact\?sent=contact_page/);
    await page.reload();
    await expect(sent).toBeVisible();
    expect(query("SELECT id FROM contacts WHERE business_name = ?", business)).toHaveLength(1);
    await page.goto("/contact");
    await expect(sent).toBeHidden();
    await expect(page.getByLabel("Business Name")).toHaveValue("");
  });

  test("the guide is asked for, and its dialog is closed afterwards", async ({ page }) => {
    await page.goto("/law-firms");
    await page.locator("[commandfor=guide-dialog][command=show-modal]").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Email me the guide" }).click();
    await expect(dialog.getByText("Missing Information")).toBeVisible();
    await dialog.getByLabel("Name", { exact: false }).first().fill("Priya");
    await dialog.getByLabel("Email").fill("priya@firm.example");
    await dialog.getByLabel("Business Name").fill("Firm & Co");
    await dialog.getByLabel("Mobile Number").fill("0412 345 678");
    await dialog.getByRole("button", { name: "Email me the guide" }).click();
    await expect(page.getByText("Check your email for the resource.")).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test("the home page and the page for a wrong address are accessible", async ({ page, quiet }) => {
  await page.goto("/");
  await expectAccessible(page);
  quiet.expect(/404/);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expectAccessible(page);
});
