import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import {
  deleteCases,
  deleteUnrestored,
  deletionOfAll,
  restoreCases,
} from "../../../app/services/cases/deletion.server.ts";
import { listCases } from "../../../app/services/cases/list.server.ts";
import { sweepTombstones } from "../../../app/services/cases/tombstones.server.ts";
import { withPorts } from "../../../app/services/ports.ts";
import { forgetDeletedWords } from "../../../app/services/search/passage-index.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { contractText } from "../../fixtures/contract.ts";
import { scopeOf } from "../harness/accounts.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { Browser, signedInBrowser } from "../harness/browser.ts";
import { alone, storedAlone } from "../harness/members.ts";
import { platform } from "../harness/platform.ts";
import { storeCases } from "../harness/stored-cases.ts";

const words = ["Quokkaphone", "Bandicootery", "Wobbegonger", "Numbatting", "Dugongify"];
const [name, file, text, reason, type] = words;

/** A case that has a word of its own wherever words can be: names, text, flags, summary, review. */
async function caseWithWords(browser: Browser) {
  const document = contractText
    .replace("SERVICES AGREEMENT", `SERVICES AGREEMENT ${text}`)
    .replace("The Customer indemnifies", `The Customer ${text} indemnifies`);
  const { id } = await uploadContract(browser, new File([document], `${file}.txt`));
  const { risk_flags } = await analysed(browser, id);
  const flag = risk_flags.find(({ quote }) => quote.includes(text ?? "-"));
  await browser.send("PATCH", `/api/cases/${id}`, {
    case_name: `${name} matter`,
    case_type: type,
  });
  const reviewed = await browser.send("PUT", `/api/cases/${id}/reviews`, {
    ...{ quote: flag?.quote, clauseTitle: flag?.clauseTitle },
    ...{ state: "dismissed", reason },
  });
  expect(reviewed.status).toBe(200);
  return id;
}

/** Every byte of every table, the index's own included, but those named so, and of every object. */
async function everythingStored(but = ""): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> ?",
  )
    .bind(but)
    .all<{ name: string }>();
  const parts: string[] = [];
  for (const table of results) {
    const rows = await env.DB.prepare(`SELECT * FROM "${table.name}"`).raw();
    for (const value of rows.flat())
      parts.push(
        value instanceof ArrayBuffer || Array.isArray(value)
          ? Buffer.from(value as ArrayBuffer).toString("latin1")
          : String(value),
      );
  }
  for (const { key } of (await env.FILES.list()).objects)
    parts.push(key, (await (await env.FILES.get(key))?.text()) ?? "");
  return parts.join("\n").toLowerCase();
}

/** The same when nothing can be put into the bucket any more for what is gone; the record tells of it by its id. */
async function everythingStoredLater() {
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 60 * 60_000);
  await sweepTombstones(env);
  vi.restoreAllMocks();
  return everythingStored("audit_events");
}

const remaining = async () => {
  await forgetDeletedWords(env);
  return wordsStored();
};

const wordsStored = async () => {
  const stored = await everythingStored();
  // The index keeps words without the letters that they share with the word before.
  return words.filter((word) => stored.includes(word.toLowerCase().slice(1)));
};

describe("a deleted case", () => {
  it("leaves none of its words in any table, index or object, nor its workflow", async () => {
    const browser = await signedInBrowser();
    const kept = await uploadContract(browser);
    await analysed(browser, kept.id);
    const id = await caseWithWords(browser);
    await browser.post(`/api/cases/${id}/analyse`);
    await analysed(browser, id);
    expect(await remaining()).toEqual(words);
    expect((await browser.get("/api/cases?q=quokkaphone")).status).toBe(200);

    expect((await browser.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
    expect(await remaining()).toEqual([]);
    expect(await everythingStoredLater()).not.toContain(id);
    for (const attempt of [1, 2])
      await expect(env.ANALYSE.get(`${id}-${attempt}`)).rejects.toThrow("not_found");
    expect((await browser.get(`/api/cases/${kept.id}`)).status).toBe(200);
    expect(await (await browser.get("/api/cases?q=supplier")).text()).toContain(kept.id);
  });

  it("is gone as thoroughly when its deletion could be undone for a while", async () => {
    const browser = await signedInBrowser();
    const id = await caseWithWords(browser);
    await browser.post("/api/cases/delete", { ids: [id] });
    await env.DB.prepare("UPDATE deleted_cases SET deleted_at = 0").run();
    await deleteUnrestored(env);
    expect(await remaining()).toEqual([]);
    expect(await everythingStoredLater()).not.toContain(id);
  });

  it("stays deleted when its analysis was still running", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    expect((await browser.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
    await expect(env.ANALYSE.get(`${id}-1`)).rejects.toThrow("not_found");
    expect((await browser.get(`/api/cases/${id}`)).status).toBe(404);
    await forgetDeletedWords(env);
    expect(await everythingStored()).not.toContain("supplier");
  });

  it("goes with its firm's others, those that could be restored included", async () => {
    const browser = await signedInBrowser();
    const first = await caseWithWords(browser);
    await caseWithWords(browser);
    await browser.post("/api/cases/delete", { ids: [first] });
    const { user } = (await (await browser.get("/api/auth/user")).json()) as {
      user: { id: string };
    };
    await database(env).batch(deletionOfAll(env, sql`(${user.id})`));
    await deleteUnrestored(env);
    expect(await remaining()).toEqual([]);
    expect((await env.FILES.list()).objects).toEqual([]);
  });

  it("is gone in two rounds of the cron with its firm's 1,999 others, which cannot be reached meanwhile", async () => {
    const user = "somebody";
    await env.DB.prepare(`
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
      INSERT INTO legal_cases (id, firm_id, user_id, case_name, file_name, file_type, file_size, file_sha256,
        status, stage, attempt, tries, created_at)
      SELECT 'case-' || n, '${user}', '${user}', 'Case', 'Deed.txt', 'txt', 1, '', 'analyzed', 'done', 1, 1, n
      FROM numbers`).run();
    for (const id of ["case-1", "case-1999"]) await env.FILES.put(`cases/${id}/original`, "1");
    const calls = { database: 0, bucket: 0, workflow: 0 } as Record<string, number>;
    const counting = withPorts(platform(env).env, ({ port }, proceed) => {
      calls[port] = (calls[port] ?? 0) + 1;
      return proceed();
    });
    await database(env).batch(deletionOfAll(env, sql`(${user})`));
    expect((await listCases(env, alone(user), {})).cases).toEqual([]);
    let rounds = 0;
    for (; rounds < 2 && (await database(env).$count(legalCases)) > 0; rounds++)
      await everyMinute(counting, new Date("2026-11-20T00:30:00Z"));
    expect(await database(env).$count(legalCases)).toBe(0);
    expect((await env.FILES.list()).objects).toEqual([]);
    // Far below the thousand that the platform allows one round.
    expect(calls.database).toBeLessThan(100);
    expect(calls.bucket).toBeLessThan(60);
    expect(calls.workflow).toBeLessThan(50);
  });

  it("is gone on with by the cron when its deletion stopped half way", async () => {
    const browser = await signedInBrowser();
    const id = await caseWithWords(browser);
    for (const port of ["bucket", "workflow"]) {
      const away = withPorts(env, async (call, proceed) => {
        if (call.port === port) throw new Error("Away.");
        return proceed();
      });
      const cut = new Browser(away).keep("__Host-session", browser.cookie("__Host-session") ?? "");
      const { id } = await uploadContract(browser);
      await analysed(browser, id);
      expect((await cut.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
    }
    await browser.send("DELETE", `/api/cases/${id}`);
    for (const minute of ["30", "31"])
      await everyMinute(env, new Date(`2026-11-20T00:${minute}:00Z`));
    expect(await wordsStored()).toEqual([]);
    expect((await env.FILES.list()).objects).toEqual([]);
  });

  it("is found when its firm is not there any more", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    const owners = ["a-nobody", "somebody-gone", "zz-nobody"];
    for (const owner of owners) await storeCases(owner, [{}, {}]);
    await everyMinute(env, new Date("2026-11-20T00:00:00Z"));
    await everyMinute(env, new Date("2026-11-20T00:01:00Z"));
    const left = await database(env).select({ id: legalCases.id }).from(legalCases);
    expect(left).toEqual([{ id }]);
  });

  it("is gone although another one, deleted with it, cannot be", async () => {
    const ids = await storeCases("somebody", [{}, {}, {}]);
    await deleteCases(scopeOf(), await storedAlone("somebody"), ids);
    await env.DB.batch([
      env.DB.prepare("UPDATE deleted_cases SET deleted_at = 0"),
      env.DB.prepare(`CREATE TRIGGER stuck BEFORE DELETE ON legal_cases WHEN old.id = '${ids[1]}'
        BEGIN SELECT raise(ABORT, 'stuck'); END`),
    ]);
    await deleteUnrestored(env, 1);
    await env.DB.exec("DROP TRIGGER stuck");
    const left = await database(env).select({ id: legalCases.id }).from(legalCases);
    expect(left).toEqual([{ id: ids[1] }]);
  });

  it("that is restored in the last moment stays", async () => {
    const [id = ""] = await storeCases("somebody", [{}]);
    await deleteCases(scopeOf(), await storedAlone("somebody"), [id]);
    await env.DB.prepare("UPDATE deleted_cases SET deleted_at = 0").run();
    const restoredMeanwhile = new Proxy(env.DB, {
      get: (db, name) =>
        name === "batch"
          ? async (statements: D1PreparedStatement[]) => {
              await restoreCases(scopeOf(), alone("somebody"), [id]);
              return db.batch(statements);
            }
          : db.prepare.bind(db),
    });
    await deleteUnrestored({ ...env, DB: restoredMeanwhile });
    expect((await listCases(env, alone("somebody"), { q: "case" })).cases).toHaveLength(1);
  });

  it("is deleted once, however often it is asked for at the same moment", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.send("DELETE", `/api/cases/${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect(await deleteCases(scopeOf(), alone("nobody"), [id])).toEqual([]);
  });
});
