import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { legalai } from "../../app/routes/legalai/routes.ts";
import { contractText } from "../fixtures/contract.ts";
import { pdfOf } from "../fixtures/pdf.ts";
import { awake, expect, expectAccessible, ofToday, signIn, test } from "./fixtures.ts";
import { newestMail } from "./server.ts";

const pdf = async () => ({
  name: "Services Agreement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(await pdfOf(contractText)),
});

/** Uploads a document and waits for its case page. */
async function upload(page: Page) {
  await page.goto("/legalai/upload");
  await awake(page);
  await page
    .getByLabel(/document/i)
    .first()
    .setInputFiles(await pdf());
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /upload/i }).click();
  await page.waitForURL(/\/legalai\/case\//);
}

test("a new user goes from the first page to a document analysed, and out again", async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@firm.example`;
  const password = "a lawyer's secret";

  await page.goto("/legalai");
  await page.getByRole("link", { name: "Get Started Free" }).first().click();
  await page.getByRole("link", { name: /create/i }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(
    page.getByText("Account created! Please check your email to confirm."),
  ).toBeVisible();

  const link = /https?:\/\/\S+/.exec(newestMail(email).text)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my account" }).click();
  await page.waitForURL(/\/legalai\/dashboard/);

  await upload(page);
  const document = page.locator("mark").first();
  await expect(document).toBeVisible();
  await expect(page.locator("#flags").getByText("Indemnity").first()).toBeVisible();
  const { cases } = await (await page.request.get("/api/cases")).json();
  const text = await (await page.request.get(`/api/cases/${cases[0].id}/text`)).text();
  expect(cases[0].risk_flags.length).toBeGreaterThan(3);
  for (const flag of cases[0].risk_flags) expect(text.slice(flag.start, flag.end)).toBe(flag.quote);

  await page.goto("/legalai/dashboard");
  await expect(page.getByText("Services Agreement").first()).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByText("Signed out successfully.")).toBeVisible();
  await page.goto("/legalai/dashboard");
  await page.waitForURL(/\/legalai\/auth/);
});

test("every page of the signed-in area sends a stranger to the sign-in page", async ({ page }) => {
  const inside = legalai.children?.find(({ file }) => file.endsWith("signed-in.tsx"))?.children;
  expect(inside?.length).toBeGreaterThan(5);
  for (const { path = "" } of inside ?? []) {
    const address = `/legalai/${path.replace(":caseId", "anything")}`;
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.headers().location, address).toMatch(/^\/legalai\/auth/);
    const data = await page.request.get(`${address}.data`, { maxRedirects: 0 });
    expect(await data.text(), address).toContain("/legalai/auth");
  }
});

test("somebody else's case is a page that does not exist", async ({
  page,
  account,
  browser,
  quiet,
}) => {
  expect(account.email).toContain("@");
  await upload(page);
  const path = new URL(page.url()).pathname;
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await test.step("as a signed-in stranger", async () => {
    await signIn(stranger.request);
    expect((await stranger.goto(path))?.status()).toBe(404);
    expect((await stranger.request.get(`${path}.data`)).status()).toBe(404);
  });
  await other.close();
  quiet.expect(/404/);
});

test("LegalAI's pages are accessible to people who are signed in, a case's each day and a seventh of the others", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  await upload(page);
  await expectAccessible(page);
  const paths = ["", "/dashboard", "/upload", "/cases", "/account", "/account/delete"];
  for (const path of ofToday(paths, "signed in")) {
    await page.goto(`/legalai${path}`);
    await expectAccessible(page);
  }
});

test("LegalAI's pages are accessible to strangers, a seventh of them each day", async ({
  page,
}) => {
  const token = `token=${"a".repeat(52)}`;
  const paths = [
    ...["/accuracy", "/auth", "/auth?mode=sign-up", "/forgot-password"],
    ...[`/confirm?${token}`, `/reset-password?${token}`],
  ];
  for (const path of ofToday(paths, "strangers", (path) => path === "/auth?mode=sign-up")) {
    await page.goto(`/legalai${path}`);
    await expectAccessible(page);
  }
});

test("the production build has neither the local outbox nor its words", async ({ page, quiet }) => {
  quiet.expect(/404/);
  expect((await page.goto("/dev/outbox"))?.status()).toBe(404);
  const files = globSync("build/**/*.{js,css,html}");
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) => readFileSync(file, "utf8").includes("Outbox of this local")),
  ).toEqual([]);
});
