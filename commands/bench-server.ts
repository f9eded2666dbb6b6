/**
 * `npm run bench:server`: what the production build serves. Requests a second at 32 connections from workerd itself,
 * beside a bare Worker that answers with the same bytes, which is the limit of this machine; then, through the local
 * server, how long a document waits, and what three rounds of 50 uploads at once and 24 people at work do to it.
 * `SKIP_BUILD=1` measures the build that is there; `ONLY=documents` and `ONLY=pages` leave out the other half. Linux.
 */
import { once } from "node:events";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { Pool } from "undici";
import { contractDocx } from "../tests/fixtures/documents/contract.ts";
import { crowd, largeDocx, seedCrowd } from "./bench/crowd.ts";
import { median } from "./bench/median.ts";
import { startPreview } from "./bench/preview-server.ts";
import { seedAccount } from "./bench/seed-cases.ts";
import { startWorker, type WorkerSetting } from "./bench/workerd-process.ts";
import { migrateLocally, openLocalDatabase } from "./database/local-database.ts";
import { run } from "./local-server.ts";

const connections = 32;
const seconds = 5;

/** What the pages touch of the platform is the key of the forms' stamps, once; the rest only has to be there. */
const ports: WorkerSetting = {
  services: {
    nothing: `export default { fetch: () => new Response() };`,
    database: `const results = { columns: ["purpose", "key"], rows: [["form-stamp", "${"k".repeat(52)}"]] };
    export default { fetch: () => Response.json({ success: true, meta: {}, results }) };`,
  },
  bindings: [
    `(name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "database")]))`,
    ...["FILES", "ANALYSE", "WORK", "EMAIL", "RATE_LIMIT"].map(
      (name) => `(name = "${name}", service = "nothing")`,
    ),
  ],
};

const folder = await mkdtemp(join(tmpdir(), "bench-server-"));

if (!process.env.SKIP_BUILD) await run("react-router", ["build"]);
console.log(
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; ${process.version}; ${connections} connections for ${seconds} s`,
);
try {
  if (process.env.ONLY !== "documents") await throughput();
  if (process.env.ONLY !== "pages") await documents();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Requests a second that a server answers, after a second to warm up. */
async function rate(url: string, path: string, method: "GET" | "HEAD" = "GET"): Promise<number> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  let answered = 0;
  let until = performance.now() + 1_000;
  const visit = async () => {
    while (performance.now() < until) {
      const { statusCode, body } = await pool.request({ path, method });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
      answered++;
    }
  };
  const visitAll = () => Promise.all(Array.from({ length: connections }, visit));
  await visitAll();
  answered = 0;
  until = performance.now() + seconds * 1_000;
  await visitAll();
  await pool.close();
  return answered / seconds;
}

async function throughput() {
  const server = "build/server";
  const { compatibility_flags: flags, vars: variables } = JSON.parse(
    readFileSync(`${server}/wrangler.json`, "utf8"),
  ) as { compatibility_flags: string[]; vars: Record<string, string> };
  cpSync(server, folder, { recursive: true });
  const modules = ["index.js", ...globSync("assets/*.js", { cwd: folder })];
  const ours: WorkerSetting = { modules, flags, variables, ...ports };

  /** Each in a process of its own: what one leaves to collect must not slow the next. */
  async function ourRate(path: string, method: "GET" | "HEAD" = "GET") {
    const site = await startWorker(folder, ours);
    const perSecond = await rate(site.url, path, method);
    const page = await (await fetch(new URL(path, site.url))).text();
    await site.stop();
    return { perSecond, page };
  }
  const rows: [string, number, limit: number][] = [];
  for (const path of ["/about", "/"]) {
    const { perSecond: rendered } = await ourRate(path, "HEAD");
    const { perSecond: kept, page } = await ourRate(path);
    writeFileSync(
      join(folder, "worker.js"),
      `const page = new TextEncoder().encode(${JSON.stringify(page)});
      const headers = { "Content-Type": "text/html; charset=utf-8" };
      export default { fetch: () => new Response(page, { headers }) };`,
    );
    const bare = await startWorker(folder, {});
    const limit = await rate(bare.url, path);
    await bare.stop();
    const size = (page.length / 1024).toFixed(1);
    rows.push(
      [`${path}: a bare Worker, the same ${size} KiB`, limit, limit],
      [`${path}: kept in the isolate`, kept, limit],
      [`${path}: rendered each time`, rendered, limit],
    );
  }
  console.log("\n| page | requests/s | of the limit |\n|---|--:|--:|");
  for (const [name, value, limit] of rows)
    console.log(`| ${name} | ${value.toFixed(0)} | ${(value / limit).toFixed(3)} |`);
}

async function documents() {
  const state = join(folder, "state");
  migrateLocally(state);
  const database = openLocalDatabase(state);
  const { cookie } = seedAccount(database, 0);
  const people = await seedCrowd(database);
  database.close();
  const server = await startPreview(state, { SKIP_BUILD: "1" });
  const { base, stop } = server;
  const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-origin" };

  /** Milliseconds from the document's last byte to 201, and from there to the end of the analysis. */
  async function send(name: string, bytes: Uint8Array) {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], name));
    const { headers: type, body } = new Request(base, { method: "POST", body: form });
    const whole = Buffer.from(await new Response(body).arrayBuffer());
    const request = httpRequest(`${base}/api/cases`, {
      method: "POST",
      headers: { ...headers, "Content-Type": type.get("Content-Type") ?? "" },
    });
    const sent = new Promise<number>((resolve) =>
      request.end(whole, () => resolve(performance.now())),
    );
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const stored = performance.now();
    if (response.statusCode !== 201) throw new Error(`The upload: ${response.statusCode}.`);
    const answer = (await json(response)) as { case: { id: string } };
    for (let status = ""; status !== "analyzed"; ) {
      const { case: found } = (await (
        await fetch(`${base}/api/cases/${answer.case.id}`, { headers })
      ).json()) as { case: { status: string } };
      status = found.status;
      if (status === "failed") throw new Error(`${name} could not be analysed.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { upload: stored - (await sent), analysis: performance.now() - stored };
  }

  try {
    const contracts = [];
    for (const pages of [29, 30, 31]) contracts.push(await send("Deed.docx", contractDocx(pages)));
    const large = [];
    for (let i = 0; i < 3; i++) large.push(await send("Large.docx", largeDocx()));
    console.log("\n| through the local server, median of 3 | ms |\n|---|--:|");
    const rows = {
      "a contract of 30 pages, from 201 to analysed": contracts.map(({ analysis }) => analysis),
      "10 MB on loopback, from last byte to 201": large.map(({ upload }) => upload),
    };
    for (const [name, times] of Object.entries(rows))
      console.log(`| ${name} | ${median(times).toFixed(0)} |`);
    await crowd(server, people);
  } finally {
    await stop();
  }
}
