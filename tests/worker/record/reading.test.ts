import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents } from "../../../app/db/schema.server.ts";
import type { ListedEvent, RecordAction } from "../../../app/schemas/record.ts";
import { changeName } from "../../../app/services/accounts/account-settings.server.ts";
import { recorded } from "../../../app/services/firms/record.server.ts";
import { namesIn } from "../../../app/services/record/names.server.ts";
import { sealEvery } from "../../../app/services/record/sealing.server.ts";
import { scopeOf } from "../harness/accounts.ts";
import { firmWith, type Seat } from "../harness/firms.ts";

/** A firm whose record has these events besides those of its people's coming. */
async function firmWithRecord(events: Partial<typeof auditEvents.$inferInsert>[]) {
  const firm = await firmWith({ partner: "owner", associate: "lawyer" });
  for (const one of events)
    await database(env)
      .insert(auditEvents)
      .values({
        ...{ id: crypto.randomUUID(), firm_id: firm.firmId, at: Date.now(), action: "open" },
        ...{ actor_id: "a", actor_email: "a@firm.example", thing_kind: "case", thing_id: "t" },
        ...{ address: "192.0.2.0/24", country: "AU" },
        ...one,
      });
  return firm;
}

type Page = { events: ListedEvent[]; nextCursor: string | null };
const read = async ({ browser }: Seat, firmId: string, query = "") =>
  (await (await browser.get(`/api/firms/${firmId}/record?${query}`)).json()) as Page;
const actionsIn = ({ events }: Page) => events.map(({ action }) => action);

describe("the record, read by an owner", () => {
  it("is listed newest first, sealed, page by page", async () => {
    const { partner, firmId } = await firmWithRecord(
      Array.from({ length: 120 }, (_, i) => ({ thing_id: `${i}` })),
    );
    const seen: ListedEvent[] = [];
    let cursor: string | null = "";
    do {
      const page: Page = await read(partner, firmId, cursor ? `cursor=${cursor}` : "");
      seen.push(...page.events);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.map(({ thing }) => thing.id).slice(0, 120)).toEqual(
      Array.from({ length: 120 }, (_, i) => `${119 - i}`),
    );
    expect(seen.every(({ hash }) => hash?.length === 64)).toBe(true);
  });

  it("is filtered by person, action, thing and time", async () => {
    const at = Date.parse("2026-11-20T13:30:00Z");
    const { partner, firmId } = await firmWithRecord([
      { action: "upload", actor_id: "b", actor_email: "b@firm.example", at },
      { action: "export", thing_id: "other", at },
      { action: "comment", at: at - 60 * 60_000 },
    ]);
    const asked: [string, RecordAction[]][] = [
      ["actor=b", ["upload"]],
      ["actor=B@firm.example", ["upload"]],
      ["action=export", ["export"]],
      ["thing=other", ["export"]],
      // Half past midnight in Sydney.
      ["actor=a&from=2026-11-21&to=2026-11-21", ["export"]],
      ["actor=a&from=2026-11-20&to=2026-11-20", ["comment"]],
      ["actor=a&from=2026-11-20T13:00:00Z", ["export"]],
      ["actor=a&to=2026-11-20T13:00:00Z", ["comment"]],
    ];
    for (const [query, expected] of asked)
      expect([query, actionsIn(await read(partner, firmId, query))]).toEqual([query, expected]);
    for (const wrong of ["action=dance", "from=yesterday", "cursor=x"])
      expect((await partner.browser.get(`/api/firms/${firmId}/record?${wrong}`)).status).toBe(400);
  });

  it("is a table in which nothing is a formula, and whose taking out is recorded", async () => {
    const { partner, firmId } = await firmWithRecord([
      { actor_email: '=HYPERLINK("http://evil.example")@x', thing_id: "+1", country: "@A" },
    ]);
    const response = await partner.browser.get(`/api/firms/${firmId}/record.csv?actor=a`);
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const [head = "", line = ""] = (await response.text()).split("\r\n");
    expect(head).toContain('"Time (UTC)","Action","Done by"');
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")@x"`);
    expect(line).toContain(`"'+1"`);
    expect(line).toContain(`"'@A"`);
    const [newest] = (await read(partner, firmId)).events;
    expect(newest).toMatchObject({ action: "export", thing: { kind: "record", id: firmId } });
  });

  it("calls people by their names, and those without one or who have left by their addresses", async () => {
    const { partner, associate, firmId } = await firmWithRecord([{}]);
    await changeName(env, partner.member.user, "Margaret Okafor");
    for (const { member } of [partner, associate])
      await recorded(scopeOf(), member, "settings", { kind: "firm", id: firmId });
    const { events } = await read(partner, firmId);
    const names = await namesIn(env, partner.member, events);
    expect(names[partner.member.user.id]).toBe("Margaret Okafor");
    expect(names[associate.member.user.id]).toBe(associate.member.user.email);
    expect(names.a).toBeUndefined();
  });

  it("says whether it is whole", async () => {
    const { partner, firmId } = await firmWithRecord([{}, {}, {}]);
    const verify = async () =>
      (await partner.browser.get(`/api/firms/${firmId}/record/verify`)).json();
    const { rows } = (await verify()) as { rows: number };
    expect(await verify()).toMatchObject({ ok: true, rows, firstBroken: null, signed: null });
    await sealEvery(env);
    await env.DB.prepare("DROP TRIGGER audit_events_kept").run();
    await env.DB.prepare("UPDATE audit_events SET actor_id = 'x' WHERE actor_id = 'a'").run();
    expect(await verify()).toMatchObject({ ok: false, firstBroken: expect.any(String) });
  });

  it("is shown to nobody else", async () => {
    const { associate, firmId } = await firmWithRecord([]);
    const stranger = (await firmWith({ stranger: "owner" })).stranger;
    for (const part of ["", ".csv", "/verify"]) {
      const path = `/api/firms/${firmId}/record${part}`;
      expect([part, (await associate.browser.get(path)).status]).toEqual([part, 403]);
      expect([part, (await stranger.browser.get(path)).status]).toEqual([part, 404]);
    }
  });
});
