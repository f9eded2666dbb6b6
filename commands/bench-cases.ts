/**
 * `npm run bench:cases [-- CASES [MATTERS]]`: a firm with 20,000 cases and 5,000 matters (or as many as told) on the production build, served by
 * the local Worker: what a case costs in the database, how long lists, searches and the dashboard take at one connection, what they cost workerd (the
 * figure to compare on a busy machine), and which indexes the queries use. `SKIP_BUILD=1` measures the build that is
 * there. Linux.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { casesQuery, linesQuery, wordQueries } from "../app/services/cases/list.server.ts";
import { openCasesQuery } from "../app/services/dashboard/dashboard.server.ts";
import { statsQuery } from "../app/services/dashboard/stats.server.ts";
import { mattersQuery } from "../app/services/matters/list.server.ts";
import { contentsQuery } from "../app/services/matters/rows.server.ts";
import { startPreview } from "./bench/preview-server.ts";
import { usageOf } from "./bench/process-usage.ts";
import { type Account, longContent, realContent, seedAccount } from "./bench/seed-cases.ts";
import { migrateLocally, openLocalDatabase } from "./database/local-database.ts";
import { run } from "./local-server.ts";

const requests = 40;
const cases = Number(process.argv[2] ?? 20_000);
const matters = Number(process.argv[3] ?? 5_000);
const state = await mkdtemp(join(tmpdir(), "bench-cases-"));

if (!process.env.SKIP_BUILD) await run("react-router", ["build"]);
migrateLocally(state);
const database = openLocalDatabase(state);
const sizeNow = () =>
  Number(
    database
      .prepare("SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()")
      .get()?.size,
  );
const empty = sizeNow();
const costed = 100;
const contents = realContent();
let bytes = 0;
seedAccount(database, costed, 0, (random, i) => {
  const content = contents?.[i] ?? longContent(random);
  bytes += Buffer.byteLength(content.text);
  return content;
});
const cost = (sizeNow() - empty) / costed / 1_000;
console.log(
  `\nA case of ${(bytes / costed / 1_024).toFixed(1)} KiB of text takes ${cost.toFixed(1)} KB of the database: 10 GB hold ${Math.round(1e7 / cost).toLocaleString("en-AU")} (${costed} ${contents ? "real contracts" : "made-up texts"}).\n`,
);
const account = seedAccount(database, cases, matters);
seedAccount(database, Math.ceil(cases / 4), Math.ceil(matters / 4));

const { base, process: server, stop } = await startPreview(state, { SKIP_BUILD: "1" });
try {
  const { length } = cpus();
  console.log(
    `${cases} cases in ${matters} matters, database of ${(sizeNow() / 1e6).toFixed(0)} MB; ${length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB; ${process.version}`,
  );
  console.log("\n| ms at one connection | median | 95 of 100 | CPU | KB |\n|---|--:|--:|--:|--:|");
  const asked = await paths(account);
  for (const [name, path] of asked) await measure(name, path);
  // Garbage is collected when the heap is full: what counts is that memory stops growing.
  for (const path of ["/api/health", "/api/cases", "/api/cases?q=agreement"])
    console.log(`\nMB of workerd after each 200 requests of ${path}: ${await memoryOver(path)}`);
  explain();
} finally {
  database.close();
  await stop();
  await rm(state, { recursive: true, force: true });
}

async function paths({
  cookie,
  someCase,
  someMatter,
  rareWord,
}: Account): Promise<[string, string][]> {
  let cursor = "";
  for (let page = 0; page < Math.min(40, cases / 25 - 1); page++) {
    const response = await fetch(`${base}/api/cases?cursor=${cursor}`.replace(/\?cursor=$/, ""), {
      headers: { Cookie: cookie },
    });
    cursor = ((await response.json()) as { nextCursor: string }).nextCursor;
  }
  return [
    ["a bare request", "/robots.txt"],
    ["a signed-in call", "/api/firms"],
    ["list, newest", "/api/cases"],
    ["list, newest, page 41", `/api/cases?cursor=${cursor}`],
    ["list by name", "/api/cases?sort=name"],
    ["list by risk", "/api/cases?sort=risk"],
    ["list, the few that failed", "/api/cases?status=failed"],
    ["list by name, one type, one risk", "/api/cases?sort=name&type=Lease&risk=Low"],
    ["search, a word in every text", "/api/cases?q=agreement"],
    ["search, two words in many", "/api/cases?q=supplier%20indemn"],
    ["search, a rare word", `/api/cases?q=${rareWord}`],
    ["search, two letters", "/api/cases?q=in"],
    ["search, no such word", "/api/cases?q=zzyzx"],
    ["everything, a word in every text", "/api/search?q=agreement"],
    ["everything, two words in many", "/api/search?q=supplier%20indemnity"],
    ["everything, a kind of clause", "/api/search?q=indemnity&kind=clause"],
    ["everything, a fact", "/api/search?q=south%20wales"],
    ["everything, a rare word", `/api/search?q=${rareWord}`],
    ["everything, no such word", "/api/search?q=zzyzx"],
    ["list, one kind of card", "/api/cases?clause=indemnity"],
    ["figures of the dashboard", "/api/cases/stats"],
    ["list, one matter", `/api/cases?matter=${someMatter}`],
    ["list, unfiled", "/api/cases?matter=unfiled"],
    ["matters, newest", "/api/matters"],
    ["matters, a word in many", "/api/matters?q=wattle"],
    ["matters, no such word", "/api/matters?q=zzyzx"],
    ["matters, a member's", `/api/matters?member=${account.userId}`],
    ["one matter", `/api/matters/${someMatter}`],
    ["one case", `/api/cases/${someCase}`],
    ["page: dashboard", "/legalai/dashboard"],
    ["page: my cases", "/legalai/cases"],
    ["page: matters", "/legalai/matters"],
    ["page: one matter", `/legalai/matter/${someMatter}`],
    ["page: upload", "/legalai/upload"],
  ];
}

async function ask(path: string): Promise<number> {
  const response = await fetch(base + path, {
    headers: { Cookie: account.cookie },
    redirect: "manual",
  });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return byteLength;
}

async function measure(name: string, path: string) {
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i < 5; i++) bytes = await ask(path);
  // Nobody is slowed down: that is another rule.
  database.exec("DELETE FROM throttle");
  const before = usageOf(server.pid, "workerd").cpuMilliseconds;
  for (let i = 0; i < requests; i++) {
    const start = performance.now();
    await ask(path);
    times.push(performance.now() - start);
  }
  const cpu = (usageOf(server.pid, "workerd").cpuMilliseconds - before) / requests;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  console.log(
    `| ${name} | ${at(0.5)} | ${at(0.95)} | ${cpu.toFixed(1)} | ${(bytes / 1024).toFixed(0)} |`,
  );
}

/** Asks SQLite how it would go about the very queries that the app runs. */
function explain() {
  // Drizzle writes a query without touching the database.
  const env = {} as Env;
  const of = (query: Parameters<typeof casesQuery>[2]) => casesQuery(env, account.member, query);
  const queries = {
    "list, newest": of({}),
    "list by name": of({ sort: "name" }),
    "list by risk": of({ sort: "risk" }),
    "list of one type": of({ type: "Lease" }),
    "same document": of({ sha256: "0".repeat(64) }),
    "list of a page": linesQuery(env, account.member, {}),
    "list of one matter": of({ matter: account.someMatter }),
    "figures of the dashboard": statsQuery(env, account.member),
    "open flags of the dashboard": openCasesQuery(env, account.member),
    matters: mattersQuery(env, account.member, {}),
    "matters, a search": mattersQuery(env, account.member, { q: "wattle" }),
    "matters of a member": mattersQuery(env, account.member, { member: account.userId }),
    "what is in matters": contentsQuery(env, account.member, [account.someMatter]),
  };
  const { near, far } = wordQueries(account.member, { q: "supplier indemn" });
  const dialect = new SQLiteSyncDialect();
  const written = {
    ...Object.fromEntries(Object.entries(queries).map(([name, one]) => [name, one.toSQL()])),
    "search among the first": dialect.sqlToQuery(near),
    "search among all": dialect.sqlToQuery(far),
  };
  for (const [name, { sql, params }] of Object.entries(written)) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(params as string[]));
    console.log(`\n${name}:\n${plan.map(({ detail }) => `  ${detail}`).join("\n")}`);
  }
}

async function memoryOver(path: string): Promise<string> {
  const rounds: number[] = [];
  for (let round = 0; round < 6; round++) {
    for (let i = 0; i < 200; i++) await ask(path);
    rounds.push(Math.round(usageOf(server.pid, "workerd").megabytes));
  }
  return rounds.join(", ");
}
