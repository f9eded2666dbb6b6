import { type APIRequestContext, expect, request } from "@playwright/test";
import { contractText } from "../fixtures/contract.ts";
import { awake, test } from "./fixtures.ts";
import { baseURL, end, kill, start, state } from "./own-server.ts";
import { address, changeClient, flags } from "./sample.ts";
import { openDatabase } from "./server.ts";
import { takeSignUp } from "./sign-ups.ts";

// One after the other, on one server, which the last two leave as no other test could bear it.
test.describe.configure({ mode: "default" });
test.use({ baseURL });
test.beforeAll(start);
test.afterAll(end);

const headers = { "Sec-Fetch-Site": "same-origin" };
/** As long as forty contracts, so that a kill finds analyses at work. */
const documentText = Array.from({ length: 40 }, () => contractText).join("\n");
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
async function signIn(api: APIRequestContext) {
  const { token, browser, ...account } = takeSignUp(state);
  const headers = { Cookie: `__Host-sign-up=${browser}` };
  const confirmed = async () =>
    (await api.post("/api/auth/confirm", { data: { token }, headers })).ok() ||
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

test("the levels follow the client whom a visitor chooses, and nothing is stored", async ({
  page,
}) => {
  const stored = () => {
    const database = openDatabase(state);
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
      )
      .all();
    const all = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
    database.close();
    return all;
  };
  const before = stored();
  expect(before.length).toBeGreaterThan(5);
  const methods = new Set<string>();
  page.on("request", (request) => methods.add(request.method()));
  await page.goto(address);
  await awake(page);
  await changeClient(page);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(flags(page).first().getByText("What to ask for")).toBeVisible();
  expect(stored()).toEqual(before);
  expect([...methods]).toEqual(["GET"]);
  expect(await page.context().cookies()).toEqual([]);
});

test("a server that is killed at work and started again has lost nothing", async () => {
  test.setTimeout(480_000);
  const api = await request.newContext({ baseURL, extraHTTPHeaders: headers });
  await signIn(api);
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

test("who cannot be let in because of the database is told so by LegalAI itself", async () => {
  const database = openDatabase(state, { readOnly: false });
  database.exec("DROP TABLE sessions");
  database.close();
  const headers = { Accept: "text/html", Cookie: "__Host-session=some.body" };
  const answer = await fetch(`${baseURL}/legalai/dashboard`, { headers });
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain("Something went wrong on our side · LegalAI");
  expect(html).toContain("Go to the dashboard");
});
