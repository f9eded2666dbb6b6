/**
 * `npm run bench:pages -- [--runs N] [--base URL] [PATH…]`: Lighthouse's mobile preset on every public page of the
 * production build; a line a page with the medians of N runs (5 unless told). Without `--base` it builds and serves.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { legalaiPages } from "../app/content/legalai/pages.server.ts";
import { paths } from "../app/content/types.ts";
import { freePort } from "./bench/free-port.ts";
import { median } from "./bench/median.ts";
import { startPreview } from "./bench/preview-server.ts";
import { getBrowser } from "./browser/get-browser.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, base: { type: "string" } },
});
const debuggingPort = await freePort();
const ofLegalAI = Object.values(legalaiPages).map(({ path }) => path);
const pages = positionals.length > 0 ? positionals : [...paths, ...ofLegalAI];

const quietChromium = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

type Run = Record<"lcp" | "fcp" | "tbt" | "cls" | "script" | "all", number> & { scores: number[] };

async function run(url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: "json",
    logLevel: "error",
    // The local server prefers gzip where the platform's edge sends brotli.
    extraHeaders: { "Accept-Encoding": "br" },
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits["resource-summary"]?.details ?? audits["network-requests"]?.details;
  // Lighthouse types the rows of its tables as open records.
  const rows = (details && "items" in details ? details.items : []) as unknown as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const bytes = (wanted: (type: string) => boolean) =>
    rows.reduce(
      (sum, { resourceType = "", transferSize = 0 }) =>
        wanted(resourceType.toLowerCase()) ? sum + transferSize : sum,
      0,
    );
  return {
    lcp: value("largest-contentful-paint"),
    fcp: value("first-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    script: bytes((type) => type === "script"),
    all: bytes((type) => type !== "total" && type !== "third-party"),
    scores: ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
  };
}

const version = (name: string) =>
  JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), "utf8"))
    .version;

const state = await mkdtemp(join(tmpdir(), "bench-pages-"));
const server = values.base ? undefined : await startPreview(state);
const base = values.base ?? server?.base ?? "";
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: [...quietChromium, `--remote-debugging-port=${debuggingPort}`],
});
try {
  console.log(
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}, Lighthouse ${version("lighthouse")}, React Router ${version("react-router")}; medians of ${values.runs}\n`,
  );
  console.log("| page | LCP ms | FCP ms | TBT ms | CLS | JS KiB | all KiB | perf/a11y/bp/seo |");
  console.log("|---|--:|--:|--:|--:|--:|--:|---|");
  for (const path of pages) {
    const runs: Run[] = [];
    // On a busy machine Lighthouse now and then sees no paint at all; such a run says nothing.
    for (
      let left = Number(values.runs) * 3;
      left > 0 && runs.length < Number(values.runs);
      left--
    ) {
      const measured = await run(base + path);
      if (!Number.isNaN(measured.lcp)) runs.push(measured);
    }
    const of = (pick: (run: Run) => number) => median(runs.map(pick));
    const cells = [
      Math.round(of(({ lcp }) => lcp)),
      Math.round(of(({ fcp }) => fcp)),
      Math.round(of(({ tbt }) => tbt)),
      of(({ cls }) => cls).toFixed(3),
      (of(({ script }) => script) / 1024).toFixed(1),
      (of(({ all }) => all) / 1024).toFixed(1),
      [0, 1, 2, 3].map((at) => of(({ scores }) => scores[at] ?? 0)).join("/"),
    ];
    console.log(`| ${path} | ${cells.join(" | ")} |`);
  }
} finally {
  await browser.close();
  await server?.stop();
  await rm(state, { recursive: true, force: true });
}
