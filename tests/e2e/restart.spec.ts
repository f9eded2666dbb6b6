import { type ChildProcess, spawn } from "node:child_process";
import { type APIRequestContext, expect, request, test } from "@playwright/test";
import { freePort } from "../../commands/free-port.ts";
import { contractText } from "../fixtures/contract.ts";
import { newFolder, openDatabase } from "./server.ts";

const port = await freePort();
const baseURL = `http://localhost:${port}`;
const state = newFolder();
const headers = { "Sec-Fetch-Site": "same-origin" };
/** As long as two hundred contracts, so that a kill finds analyses at work. */
const documentText = Array.from({ length: 200 }, () => contractText).join("\n");
const documentBytes = Buffer.from(documentText);

let server: ChildProcess | undefined;

async function start() {
  server = spawn(process.execPath, ["commands/preview.ts"], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, SKIP_BUILD: "1", PORT: String(port), PERSIST: state },
  });
  const isUp = () =>
    fetch(`${baseURL}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
}

/** The whole group at once, with no chance to finish anything. */
async function kill() {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  server?.once("exit", () => resolve());
  if (server?.pid) process.kill(-server.pid, "SIGKILL");
  await ended;
}

/** The server stays away for two minutes, which is longer than any lease or deadline. */
function letTimePass() {
  const database = openDatabase(state, { readOnly: false });
  database.exec(`
    UPDATE legal_cases SET deadline = deadline - 120000 WHERE status = 'analyzing';
    UPDATE outbox SET due_at = due_at - 120000 WHERE status = 'due'`);
  database.close();
}

function rows(sql: string): Record<string, unknown>[] {
  const database = openDatabase(state);
  const found = database.prepare(sql).all();
  database.close();
  return found;
}

async function signUp(api: APIRequestContext) {
  const account = { email: "solicitor@firm.example", password: "a lawyer's secret" };
  await api.post("/api/auth/sign-up", { data: account });
  const [mail] = rows("SELECT text FROM outbox");
  const token = /token=([a-z0-9]+)/.exec(String(mail?.text))?.[1] ?? "";
  expect((await api.post("/api/auth/confirm", { data: { token } })).ok()).toBe(true);
}

const acknowledged = { leads: [] as string[], cases: [] as string[] };

/** Sends leads and documents; what is answered before the server dies is a promise. */
function work(api: APIRequestContext, round: number) {
  const lead = (i: number) => ({
    lead_type: "contact_form",
    business_name: `Torrens ${round}-${i}`,
    enquiry_type: "seo",
    message: "We want to be found.",
  });
  const file = { name: "Deed.txt", mimeType: "text/plain", buffer: documentBytes };
  return [1, 2, 3, 4].flatMap((i) => [
    api.post("/api/contacts", { data: lead(i) }).then(async (answer) => {
      if (answer.ok()) acknowledged.leads.push((await answer.json()).id);
    }),
    api.post("/api/cases", { multipart: { file } }).then(async (answer) => {
      if (answer.ok()) acknowledged.cases.push((await answer.json()).case.id);
    }),
  ]);
}

test.afterAll(kill);

test("a server that is killed at work and started again has lost nothing", async () => {
  test.setTimeout(480_000);
  await start();
  const api = await request.newContext({ baseURL, extraHTTPHeaders: headers });
  await signUp(api);
  const running = () => rows("SELECT id FROM legal_cases WHERE status = 'analyzing'").length;
  let killed = 0;
  for (const round of [1, 2]) {
    const answered = Promise.allSettled(work(api, round));
    await expect.poll(running, { timeout: 60_000, intervals: [10] }).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    await kill();
    await answered;
    killed += running();
    letTimePass();
    await start();
  }

  expect(killed, "analyses that were killed").toBeGreaterThan(0);
  const unsent = () => rows("SELECT id FROM outbox WHERE status <> 'sent'").length;
  const cron = async () => {
    await fetch(`${baseURL}/cdn-cgi/local/scheduled`);
    return running() + unsent();
  };
  await expect.poll(cron, { timeout: 240_000, intervals: [2_000] }).toBe(0);

  expect(acknowledged.leads.length + acknowledged.cases.length).toBeGreaterThan(0);
  const leads = rows("SELECT id FROM contacts").map(({ id }) => id);
  expect(leads).toEqual(expect.arrayContaining(acknowledged.leads));
  const told = rows("SELECT dedupe_key FROM outbox").map(({ dedupe_key }) => dedupe_key);
  expect(told).toEqual(expect.arrayContaining(leads.map((id) => `lead:${id}:agency`)));

  const cases = rows("SELECT id, status FROM legal_cases");
  expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.cases));
  for (const { id, status } of cases) {
    expect(["analyzed", "failed"]).toContain(status);
    expect(documentBytes.equals(await (await api.get(`/api/cases/${id}/file`)).body())).toBe(true);
  }
  await api.dispose();
});
