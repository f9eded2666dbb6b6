import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import * as schema from "../../../app/db/schema.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { password } from "../harness/accounts.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { platform } from "../harness/platform.ts";
import { storeCases } from "../harness/stored-cases.ts";

const tables = [
  ...[schema.accessTokens, schema.auditEvents, schema.comments, schema.flagAssignments],
  ...[schema.invitations, schema.legalCases, schema.matterMembers, schema.matters],
  ...[schema.members, schema.mentions, schema.originalRetention, schema.toldByMail],
  ...[schema.webhookDeliveries, schema.webhooks],
];

/** In how many of the tables a firm still has a row. */
async function tablesOf(firmId: string): Promise<number> {
  let found = 0;
  for (const table of tables) {
    const rows = await database(env).select().from(table).where(eq(table.firm_id, firmId)).limit(1);
    found += rows.length;
  }
  return found;
}

/** A row in each table, a matter with a case in it, and `cases` cases more. */
async function filledFirm(cases: number) {
  const firm = await firmWith({ partner: "owner", associate: "lawyer" });
  const { firmId, associate } = firm;
  const user_id = associate.member.user.id;
  const matter_id = await storeMatter(firmId, { named: [associate.member] });
  const [case_id = ""] = await storeCases(user_id, [{ firm_id: firmId, matter_id }]);
  const of = { firm_id: firmId, case_id };
  const db = database(env);
  await db.batch([
    db.insert(schema.originalRetention).values({ firm_id: firmId, days: 30, changed_at: 1 }),
    db.insert(schema.accessTokens).values({
      ...{ id: "t", firm_id: firmId, user_id, name: "", token_hash: "", scopes: [] },
      ...{ created_at: 1, expires_at: 1 },
    }),
    db.insert(schema.auditEvents).values({
      ...{ id: "e", firm_id: firmId, at: Date.now(), action: "upload", actor_id: "" },
      ...{ actor_email: "", thing_kind: "case", thing_id: "", address: "", country: "" },
    }),
    db.insert(schema.comments).values({
      ...{ ...of, id: "c", author_id: user_id, text: "Words", created_at: 1 },
    }),
    db.insert(schema.flagAssignments).values({
      ...{ ...of, flag_id: "f", user_id, assigned_by: "", assigned_at: 1 },
    }),
    db.insert(schema.invitations).values({
      ...{ id: "i", firm_id: firmId, email: "", role: "lawyer", matters: [], token_hash: "" },
      ...{ invited_by: "", created_at: 1, expires_at: 1 },
    }),
    db.insert(schema.mentions).values({ ...of, comment_id: "c", user_id }),
    db.insert(schema.toldByMail).values({
      ...{ ...of, id: "m", user_id, kind: "mentioned", by_id: "", created_at: 1 },
    }),
    db.insert(schema.webhooks).values({
      ...{ id: "w", firm_id: firmId, url: "", events: [], secret: "", created_at: 1 },
    }),
    db.insert(schema.webhookDeliveries).values({
      ...{ id: "d", firm_id: firmId, webhook_id: "w", type: "", body: "", status: "due" },
      ...{ attempts: 0, due_at: 1, created_at: 1 },
    }),
    db.run(
      `INSERT INTO legal_cases (id, firm_id, user_id, case_name, file_name, file_type, file_size, file_sha256,
        status, stage, attempt, tries, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${cases})
      SELECT printf('%08d-0000-4000-8000-000000000000', i), '${firmId}', '${user_id}', 'Case', 'a.txt', 'txt', 1, '',
        'analyzed', 'done', 1, 1, i FROM n`,
    ),
  ]);
  expect(await tablesOf(firmId)).toBe(tables.length);
  return firm;
}

describe("erasing a firm", () => {
  it("is for its owners alone, and at once when it is small; everybody goes on elsewhere", async () => {
    const { partner, associate, firmId } = await filledFirm(5);
    const refused = await associate.browser.send("DELETE", `/api/firms/${firmId}`, { password });
    expect([refused.status, await errorCode(refused)]).toEqual([403, "forbidden"]);
    const erased = await partner.browser.send("DELETE", `/api/firms/${firmId}`, { password });
    expect([erased.status, await erased.json()]).toEqual([202, { cases_left: 0 }]);
    expect(await tablesOf(firmId)).toBe(0);
    expect((await partner.browser.get(`/api/firms/${firmId}`)).status).toBe(404);
    for (const { browser, member } of [partner, associate])
      expect(await (await browser.get("/api/firms")).json()).toMatchObject({
        firms: [{ id: member.user.id }],
      });
  });

  it("is told to its other members by mail, with who did it, and to nobody else", async () => {
    const { partner, associate, firmId } = await filledFirm(0);
    await firmWith({ stranger: "owner" });
    await partner.browser.send("PATCH", "/api/account", { name: "Nia Roberts" });
    await associate.browser.send("DELETE", `/api/firms/${firmId}`, { password });
    const told = async () =>
      (await database(env).select().from(schema.outbox)).filter(({ dedupe_key }) =>
        dedupe_key.startsWith("firm-deleted:"),
      );
    expect(await told()).toEqual([]);
    await partner.browser.send("DELETE", `/api/firms/${firmId}`, { password });
    expect(await told()).toMatchObject([
      {
        to_address: associate.member.user.email,
        subject: "Banksia Legal was deleted from LegalAI",
        text: expect.stringContaining("Nia Roberts has deleted Banksia Legal"),
      },
    ]);
  });

  it("of 2,000 cases is out of reach at once, says how far it is, and ends within a few minutes", async () => {
    const { partner, associate, firmId } = await filledFirm(2_000);
    const [other = ""] = await storeCases(associate.member.user.id, [{}]);
    const erased = await partner.browser.send("DELETE", `/api/firms/${firmId}`, { password });
    const { cases_left } = (await erased.json()) as { cases_left: number };
    expect(cases_left).toBeGreaterThan(1_000);
    for (const { browser } of [partner, associate]) {
      expect((await browser.get("/api/cases", { "X-Firm": firmId })).status).toBe(404);
      expect((await browser.post(`/api/firms/${firmId}/switch`)).status).toBe(404);
    }
    expect((await associate.browser.get(`/api/firms/${firmId}`)).status).toBe(404);
    expect(await (await partner.browser.get("/api/firms")).json()).toMatchObject({
      erasing: [{ id: firmId, name: "Banksia Legal", cases_left }],
    });
    expect(await (await associate.browser.get("/api/firms")).json()).toMatchObject({ erasing: [] });
    const again = await partner.browser.send("DELETE", `/api/firms/${firmId}`, { password });
    expect(again.status).toBe(404);
    const there = platform(env);
    for (let minute = 0; minute < 3 && (await tablesOf(firmId)) > 0; minute++)
      await everyMinute(there.env, new Date("2026-11-20T00:05:00Z"));
    expect(await tablesOf(firmId)).toBe(0);
    expect(await (await partner.browser.get("/api/firms")).json()).toMatchObject({ erasing: [] });
    expect((await associate.browser.get(`/api/cases/${other}`)).status).toBe(200);
  });
});
