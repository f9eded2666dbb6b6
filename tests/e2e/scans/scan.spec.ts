import type { Page } from "@playwright/test";
import { scanPdf } from "../../../commands/bench/scan-pictures.ts";
import { wordsKept } from "../../../commands/bench/words-kept.ts";
import { contractText } from "../../fixtures/contract.ts";
import { awake, expect, test } from "../fixtures.ts";

/** Two pages of a contract, turned by 3° and with noise. */
const text = `${contractText}\n${contractText.replaceAll("AGREEMENT", "DEED")}`;

type Case = { id: string; status: string; risk_flags: { clauseId: string }[] };

async function upload(page: Page, name: string, buffer: Buffer): Promise<string> {
  const answer = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: { file: { name, mimeType: "application/octet-stream", buffer } },
  });
  return ((await answer.json()) as { case: Case }).case.id;
}

async function settled(page: Page, id: string): Promise<Case> {
  const read = async () => {
    const answer = await page.request.get(`/api/cases/${id}`);
    return ((await answer.json()) as { case: Case }).case;
  };
  await expect.poll(async () => (await read()).status).not.toBe("analyzing");
  return read();
}

/** Runs in the page, which is quicker to stop than anybody who looks at it from outside. */
const stopAfterFirstPage = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent?.includes("1 of 2 pages read")) return;
      observer.disconnect();
      const buttons = [...document.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent === "Stop")?.click();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

test("a scan is read in the browser, stopped, gone on with and finished without a connection", async ({
  page,
  account,
  quiet,
}) => {
  quiet.expect(/ERR_INTERNET_DISCONNECTED/);
  // One page at a time, however many cores there are.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 }),
  );
  expect(account.email).toBeTruthy();
  const id = await upload(page, "Scan.pdf", await scanPdf(page, text, { turned: 3, noise: 24 }));
  await settled(page, id);
  await page.goto(`/legalai/case/${id}`);
  await page.getByRole("link", { name: "Read the scan in this browser" }).click();
  await awake(page);
  await expect(page.getByText(/Loads about .* once/)).toBeVisible();
  const stopped = page.evaluate(stopAfterFirstPage);
  await page.getByRole("button", { name: "Read the scan in this browser" }).click();
  await stopped;

  await page.reload();
  await awake(page);
  await expect(page.getByText("1 page is read already")).toBeVisible();
  const sending = `**/api/cases/${id}/scan`;
  await page.route(sending, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Go on reading" }).click();
  await expect(page.getByText("1 of 2 pages read")).toBeVisible({ timeout: 120_000 });
  await page.context().setOffline(true);
  await expect(page.getByText("Everything is read.")).toBeVisible({ timeout: 120_000 });
  await page.unroute(sending);
  await page.context().setOffline(false);
  await page.waitForURL(`**/legalai/case/${id}`, { timeout: 120_000 });

  const read = await settled(page, id);
  expect(read.status).toBe("analyzed");
  const readText = await (await page.request.get(`/api/cases/${id}/text`)).text();
  expect(wordsKept(text, readText)).toBeGreaterThanOrEqual(0.98);
  const typed = await settled(page, await upload(page, "Typed.txt", Buffer.from(text)));
  const clauses = (of: Case) => of.risk_flags.map(({ clauseId }) => clauseId).toSorted();
  expect(Math.abs(clauses(read).length - clauses(typed).length)).toBeLessThanOrEqual(1);
  await expect(page.getByText("Read by machine")).toBeVisible();
});
