/**
 * `npm run bench:scan [-- CONTRACT.txt …]`: how well scans are read, in Chromium and through the whole product. Each
 * contract is drawn as the pages of a scan under each condition, uploaded, read and analysed: words kept in their order,
 * seconds a page, clauses beside those of its text version. `SKIP_BUILD=1` measures the build that is there.
 */
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { picturesToPdf } from "../../app/scanning/pictures-to-pdf.ts";
import { getBrowser } from "../browser/get-browser.ts";
import { migrateLocally, openLocalDatabase } from "../database/local-database.ts";
import { run } from "../local-server.ts";
import { startPreview } from "./preview-server.ts";
import { type Condition, scanPictures } from "./scan-pictures.ts";
import { seedAccount } from "./seed-cases.ts";
import { wordsKept } from "./words-kept.ts";

const conditions: Record<string, Condition> = {
  clean: { turned: 0, noise: 0 },
  "3° and noise": { turned: 3, noise: 24 },
  "upside down": { turned: 180, noise: 12 },
  photograph: { turned: 2, noise: 16, photo: true },
};

const usual = globSync("tests/fixtures/contracts/*.txt").toSorted().slice(0, 3);
const files = process.argv.length > 2 ? process.argv.slice(2) : usual;
const state = await mkdtemp(join(tmpdir(), "bench-scan-"));
if (!process.env.SKIP_BUILD) await run("react-router", ["build"]);
migrateLocally(state);
const { cookie } = seedAccount(openLocalDatabase(state), 0);
const server = await startPreview(state, { SKIP_BUILD: "1", SKIP_MIGRATION: "1" });
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: ["--no-sandbox"],
});

type Case = {
  id: string;
  status: string;
  words: number;
  risk_flags: { clauseId: string | null }[];
};

async function upload(page: Page, name: string, buffer: Buffer): Promise<Case> {
  const answer = await page.request.post("/api/cases", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: { file: { name, mimeType: "application/octet-stream", buffer } },
  });
  return settled(page, ((await answer.json()) as { case: Case }).case.id);
}

async function settled(page: Page, id: string): Promise<Case> {
  for (;;) {
    const { case: of } = (await (await page.request.get(`/api/cases/${id}`)).json()) as {
      case: Case;
    };
    if (of.status !== "analyzing") return of;
    await page.waitForTimeout(200);
  }
}

const clausesOf = ({ risk_flags }: Case) => risk_flags.map(({ clauseId }) => clauseId ?? "");

/** How many of one list are not in the other, both ways. */
function apart(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  const missing = a.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  return missing.length + rest.length;
}

try {
  const context = await browser.newContext({
    baseURL: server.base,
    extraHTTPHeaders: { "CF-Connecting-IP": "2001:db8::1" },
  });
  const [name = "", value = ""] = cookie.split("=");
  // By hand such a cookie can be set for https alone; it is sent to this machine without, too.
  await context.addCookies([{ name, value, url: "https://localhost/" }]);
  const page = await context.newPage();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    await page.goto("/legalai/cases");
    const typed = await upload(page, "Typed.txt", Buffer.from(text));
    for (const [name, condition] of Object.entries(conditions)) {
      await page.goto("/legalai/cases");
      const pictures = await scanPictures(page, text, condition);
      const pdf = Buffer.from(await picturesToPdf(pictures).arrayBuffer());
      const { id } = await upload(page, "Scan.pdf", pdf);
      await page.goto(`/legalai/case/${id}/scan`);
      const begun = performance.now();
      await page.getByRole("button", { name: "Read the scan in this browser" }).click();
      await page.waitForURL(`**/legalai/case/${id}`, { timeout: 600_000 });
      const seconds = (performance.now() - begun) / 1_000 / pictures.length;
      const read = await settled(page, id);
      const readText = await (await page.request.get(`/api/cases/${id}/text`)).text();
      const kept = wordsKept(text, readText);
      console.log(
        `${basename(file)}, ${name}: ${pictures.length} pages, ${kept.toFixed(4)} of the words, ${seconds.toFixed(1)} s a page; ${read.risk_flags.length} flags, ${typed.risk_flags.length} in the text, ${apart(clausesOf(read), clausesOf(typed))} apart`,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(state, { recursive: true });
}
