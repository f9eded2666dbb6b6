import type { Page } from "@playwright/test";
import { contractText } from "../../fixtures/contract.ts";
import { hostilePdf, lockedPdf, pagesPdf } from "../../fixtures/documents/hostile-pages.ts";
import { pdfOf } from "../../fixtures/pdf.ts";
import { expect, test } from "../fixtures.ts";

/** Opens the pages of a case as if its PDF were this one: none of them would be taken as an upload. */
async function openAs(page: Page, id: string, bytes: Uint8Array) {
  await page.unrouteAll();
  await page.route("**/api/cases/*/pages", (route) =>
    route.fulfill({ contentType: "application/pdf", body: Buffer.from(bytes) }),
  );
  await page.goto("about:blank");
  await page.goto(`/legalai/case/${id}#pages`);
}

const sheet = (page: Page, number: number) =>
  page.getByRole("region", { name: `Page ${number}`, exact: true });

test("a hostile PDF is bounded work or a clear sentence, runs no script and leads nowhere", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const file = { name: "lease.pdf", mimeType: "application/pdf" };
  const response = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: { file: { ...file, buffer: Buffer.from(await pdfOf(contractText)) } },
  });
  const { id } = (await response.json()).case;
  const status = async () =>
    (await (await page.request.get(`/api/cases/${id}`)).json()).case.status;
  await expect.poll(status, { timeout: 120_000 }).toBe("analyzed");

  // With a password, and broken off.
  await openAs(page, id, lockedPdf());
  await expect(page.getByText("This PDF is protected by a password")).toBeVisible();
  const whole = pagesPdf(3);
  await openAs(page, id, whole.subarray(0, (whole.length * 3) / 4));
  await expect(page.getByText("The pages of this PDF cannot be shown")).toBeVisible();

  // Of 10,000 pages so many are shown as are read.
  await openAs(page, id, pagesPdf(10_000));
  await expect(page.getByText("9,000 further pages are not shown here.")).toBeAttached();
  await expect(sheet(page, 1).locator("canvas")).toBeVisible();
  expect(await page.locator(".pdf-sheet").count()).toBe(1_000);

  const elsewhere: string[] = [];
  page.on("request", (request) => elsewhere.push(new URL(request.url()).host));
  page.on("dialog", (dialog) => elsewhere.push(dialog.message()));
  await openAs(page, id, hostilePdf());
  const address = page.url();
  // What never ends lets the others go on.
  await sheet(page, 2).scrollIntoViewIfNeeded();
  await expect(sheet(page, 2).locator("canvas")).toBeVisible();
  await expect(sheet(page, 1).locator("canvas")).toHaveCount(0);
  await sheet(page, 2).getByText("The Supplier may end").click();
  await expect(page.locator(".pdf-sheet :is(a[href]:not([data-flag]), input, button)")).toHaveCount(
    0,
  );
  for (const number of [3, 4, 5]) {
    await sheet(page, number).scrollIntoViewIfNeeded();
    const canvas = sheet(page, number).locator("canvas");
    await expect(canvas).toBeVisible();
    const { width, height, shape } = await canvas.evaluate((one: HTMLCanvasElement) => ({
      ...{ width: one.width, height: one.height },
      shape: one.clientHeight / one.clientWidth,
    }));
    expect(width * height).toBeLessThanOrEqual(2 ** 23);
    expect(shape).toBeGreaterThan(1 / 9);
  }
  expect(page.url()).toBe(address);
  expect([...new Set(elsewhere)]).toEqual([new URL(address).host]);
});
