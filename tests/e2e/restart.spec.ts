import { type APIRequestContext, expect, request, test } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { baseURL, end, kill, start, state } from "./own-server.ts";
import { openDatabase } from "./server.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };
/** As long as a hundred contracts, so that a kill finds analyses at work. */
const documentText = Array.from({ length: 100 }, () => contractText).join("\n");
const documentBytes = Buffer.from(documentText);

/** The server stays away for two hours, which is longer than any lease, deadline or patience with a workflow. */
function letTimePass() {
  const database = openDatabase(state, { readOnly: false });
  database.exec(`
    UPDATE legal_cases SET deadline = deadline - 7200000 WHERE status = 'analyzing';
    UPDATE outbox SET due_at = due_at - 7200000 WHERE status = 'due'`);
  database.close();
}

function rows(sql: string): Record<string, unknown>[] {
  const database = openDatabase(state);
  const found = database.prepare(sql).all();
  database.close();
  return found;
}

/** A server that has only just started may say that it is not ready, as any outage is told: one comes again. */
async function signUp(api: APIRequestContext) {
  const account = { email: "solicitor@firm.example", password: "a lawyer's secret" };
  const asked = async () => (await api.post("/api/auth/sign-up", { data: account })).status();
  await expect.poll(asked, { timeout: 60_000 }).toBe(202);
  // Read while the server is down: what it has only just begun to write does not bear a second reader.
  await kill();
  const [token] = rows("SELECT text FROM outbox").flatMap(
    ({ text }) => /token=([a-z0-9]+)/.exec(String(text))?.[1] ?? [],
  );
  await start();
  const confirmed = async () =>
    (await api.post("/api/auth/confirm", { data: { token } })).ok() ||
    (await api.post("/api/auth/sign-in", { data: account })).ok();
  await expect.poll(confirmed, { timeout: 60_000, intervals: [1_000] }).toBe(true);
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

test.afterAll(end);

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
  const unfinished = () => [
    ...rows("SELECT stage, attempt, tries FROM legal_cases WHERE status = 'analyzing'"),
    ...rows("SELECT status, attempts FROM outbox WHERE status <> 'sent'"),
  ];
  const cron = async () => {
    await fetch(`${baseURL}/cdn-cgi/local/scheduled`);
    return unfinished();
  };
  await expect.poll(cron, { timeout: 240_000, intervals: [2_000] }).toEqual([]);

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
