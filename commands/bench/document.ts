/**
 * `npm run bench:document -- [--pages N]`: scrolls the pages of a PDF (300 unless told) from end to end in the built
 * app, and prints the tasks of the page that took longer than 50 ms once it was open, and how much was drawn at once. On
 * a busy machine a task waits for others; its processor time is its own.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { getBrowser } from "../browser/get-browser.ts";
import { openLocalDatabase } from "../database/local-database.ts";
import { pagedPdf } from "./paged-pdf.ts";
import { startPreview } from "./preview-server.ts";
import { recordTasks } from "./record-tasks.ts";

const { values } = parseArgs({ options: { pages: { type: "string", default: "300" } } });
const pages = Number(values.pages);
const headers = { "Sec-Fetch-Site": "same-origin" };

const state = await mkdtemp(join(tmpdir(), "bench-document-"));
const server = await startPreview(state);
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const id = await uploaded(page);
  await page.goto(`${server.base}/legalai/case/${id}/pages`);
  await page.locator(".pdf-picture canvas").first().waitFor({ timeout: 120_000 });
  // Everything that belongs to loading has been done.
  await page.waitForTimeout(5_000);
  const recorded = await recordTasks(page);
  const { most, seconds } = await page.evaluate(scrollThrough);
  const tasks = await recorded();
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`${pages} pages, ${seconds.toFixed(0)} s, ${cpus()[0]?.model ?? "?"}`);
  console.log(`load ${load.join(", ")} on ${cpus().length} processors`);
  console.log(`at most ${most} pages drawn at once`);
  for (const time of ["processor", "wall"] as const) {
    const times = tasks.map((task) => task[time]).sort((a, b) => b - a);
    const long = times.filter((one) => one > 50).length;
    const longest = times.slice(0, 5).map((one) => one.toFixed(0));
    console.log(`${time} time: ${long} tasks over 50 ms; the longest ${longest.join(", ")} ms`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(state, { recursive: true, force: true });
}

/** A case of somebody new, with a long PDF, once it is analysed. */
async function uploaded({ request }: Page): Promise<string> {
  const account = { email: "bench@firm.example", password: "a lawyer's secret" };
  await request.post(`${server.base}/api/auth/sign-up`, { data: account, headers });
  const database = openLocalDatabase(state);
  const mail = database.prepare("SELECT text FROM outbox").get();
  database.close();
  const token = /token=([a-z0-9]+)/.exec(String(mail?.text))?.[1];
  await request.post(`${server.base}/api/auth/confirm`, { data: { token }, headers });
  const buffer = Buffer.from(await pagedPdf(pages));
  const file = { name: "long.pdf", mimeType: "application/pdf", buffer };
  const answer = await request.post(`${server.base}/api/cases`, { multipart: { file }, headers });
  const { id } = (await answer.json()).case;
  for (;;) {
    const { status } = (await (await request.get(`${server.base}/api/cases/${id}`)).json()).case;
    if (status === "analyzed") return id;
    if (status === "failed") throw new Error("The document could not be analysed.");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** In the page: scrolls to the end, a step of 120 pixels a frame. */
async function scrollThrough() {
  const start = performance.now();
  let most = 0;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
    scrollBy(0, 120);
    await frame();
    most = Math.max(most, document.querySelectorAll(".pdf-picture canvas").length);
  }
  // What was begun is finished.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return { most, seconds: (performance.now() - start) / 1_000 };
}
