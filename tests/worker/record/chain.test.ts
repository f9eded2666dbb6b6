import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { recorded } from "../../../app/services/firms/record.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { withPorts } from "../../../app/services/ports.ts";
import { checkChain } from "../../../app/services/record/chain.ts";
import { deleteOldEvents } from "../../../app/services/record/retention.server.ts";
import { sealEvery, sealFirm } from "../../../app/services/record/sealing.server.ts";
import { verifyRecord } from "../../../app/services/record/verification.server.ts";
import {
  type RecordOfFirm,
  recordStatements,
  type StoredEvent,
} from "../../../commands/database/record-statements.ts";
import { scopeOf } from "../harness/accounts.ts";
import { alone } from "../harness/members.ts";

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** As somebody may who has the database in their hands. */
async function withoutTriggers() {
  for (const name of ["kept", "sealed", "stay"]) await run(`DROP TRIGGER audit_events_${name}`);
}

const firm = alone("banksia");
const tell = async (member: Member = firm, times = 1) => {
  for (let i = 0; i < times; i++)
    await recorded(scopeOf(), member, "settings", { kind: "firm", id: `${i}` });
};
const rows = async () => {
  const { results } = await env.DB.prepare("SELECT * FROM audit_events ORDER BY seq").all<{
    seq: number;
    id: string;
    hash: string | null;
  }>();
  return results;
};
const whole = (count: number) => ({ ok: true, rows: count, firstBroken: null });

beforeEach(async () => {
  for (const id of ["banksia", "waratah"])
    await run(
      "INSERT INTO firms (id, name, time_zone, created_at) VALUES (?, ?, 'UTC', 1)",
      id,
      id,
    );
});

describe("the chain of a firm’s record", () => {
  it("is whole when nothing was ever told, and as it grows", async () => {
    expect(await verifyRecord(env, "banksia")).toMatchObject(whole(0));
    for (const count of [1, 2, 3]) {
      await tell();
      expect(await verifyRecord(env, "banksia")).toMatchObject(whole(count));
    }
  });

  it("is each firm’s own", async () => {
    for (const member of [firm, alone("waratah"), firm]) await tell(member);
    await sealEvery(env);
    expect((await rows()).every(({ hash }) => hash?.length === 64)).toBe(true);
    expect(await verifyRecord(env, "banksia")).toMatchObject(whole(2));
    expect(await verifyRecord(env, "waratah")).toMatchObject(whole(1));
  });

  it("is checked over many events", async () => {
    await tell();
    await run(
      `INSERT INTO audit_events SELECT NULL, 'id ' || value, firm_id, at, action, actor_id, actor_email, token_id,
        thing_kind, value, matter_id, address, country, NULL, details
      FROM audit_events, (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 2500) SELECT * FROM n)`,
    );
    expect(await verifyRecord(env, "banksia")).toMatchObject(whole(2501));
  });

  it.each([
    ...["at = 1", "action = 'open'", "actor_id = 'x'", "actor_email = 'x'", "token_id = 'x'"],
    ...[
      "thing_id = 'x'",
      "matter_id = 'x'",
      "address = 'x'",
      "country = 'x'",
      "hash = 'x'",
      "details = '{}'",
    ],
    ...["hash = NULL", "id = 'x'"],
  ])("breaks where a row was changed: %s", async (change) => {
    await tell(firm, 4);
    await verifyRecord(env, "banksia");
    await withoutTriggers();
    const [, second] = await rows();
    await run(`UPDATE audit_events SET ${change} WHERE seq = ?`, second?.seq);
    const [, changed] = await rows();
    expect(await verifyRecord(env, "banksia")).toMatchObject({
      ...{ ok: false, rows: 4, firstBroken: changed?.id },
    });
  });

  it.each([0, 1, 2, 3])("breaks where row %i was removed, at either end too", async (at) => {
    await tell(firm, 4);
    await verifyRecord(env, "banksia");
    await withoutTriggers();
    const before = await rows();
    await run("DELETE FROM audit_events WHERE seq = ?", before[at]?.seq);
    expect(await verifyRecord(env, "banksia")).toMatchObject({
      ...{ ok: false, rows: 3, firstBroken: (before[at + 1] ?? before[at - 1])?.id },
    });
  });

  it("breaks where all was removed", async () => {
    await tell(firm, 2);
    await verifyRecord(env, "banksia");
    await withoutTriggers();
    await run("DELETE FROM audit_events");
    expect(await verifyRecord(env, "banksia")).toMatchObject({
      ok: false,
      rows: 0,
      firstBroken: null,
    });
  });

  it.each([
    ["NULL", "which waits for its seal"],
    ["(SELECT hash FROM audit_events WHERE seq = 1)", "with another’s hash"],
  ])("breaks where a row was put in between, %s", async (hash) => {
    for (const member of [firm, alone("waratah"), firm]) await tell(member);
    await verifyRecord(env, "banksia");
    await withoutTriggers();
    await run("DELETE FROM audit_events WHERE seq = 2");
    await run(
      `INSERT INTO audit_events SELECT 2, 'false', firm_id, at, action, actor_id, actor_email, token_id, thing_kind,
        thing_id, matter_id, address, country, ${hash}, details FROM audit_events WHERE seq = 1`,
    );
    expect(await verifyRecord(env, "banksia")).toMatchObject({
      ...{ ok: false, rows: 3, firstBroken: "false" },
    });
  });

  it("breaks where rows have changed places", async () => {
    await tell(firm, 3);
    await verifyRecord(env, "banksia");
    await withoutTriggers();
    for (const [from, to] of [
      [1, 99],
      [2, 1],
      [99, 2],
    ])
      await run("UPDATE audit_events SET seq = ? WHERE seq = ?", to, from);
    expect(await verifyRecord(env, "banksia")).toMatchObject({ ok: false, rows: 3 });
  });

  it("begins with the oldest that is there, once those of more than seven years are gone", async () => {
    await tell(firm, 6);
    await tell(alone("waratah"), 2);
    const year = 31_557_600_000;
    await run("DROP TRIGGER audit_events_kept");
    const age = (years: number, ...seqs: number[]) =>
      run(
        `UPDATE audit_events SET at = ? WHERE seq IN (${seqs})`,
        Math.round(Date.now() - years * year),
      );
    await age(8, 1, 2);
    await age(6.9, 3);
    // Behind one that stays.
    await age(7.1, 4);
    await sealEvery(env);
    for (let round = 0; round < 2; round++) {
      await deleteOldEvents(env);
      expect((await rows()).map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8]);
      expect(await verifyRecord(env, "banksia")).toMatchObject(whole(4));
    }
    await tell();
    await age(8, 9);
    await deleteOldEvents(env);
    expect(await verifyRecord(env, "banksia")).toMatchObject(whole(5));
    await run("DROP TRIGGER audit_events_stay");
    await run("DELETE FROM audit_events WHERE seq = 3");
    expect(await verifyRecord(env, "banksia")).toMatchObject({ ok: false, rows: 4 });
  });

  it("is read as well by the command, which seals nothing", async () => {
    const id = crypto.randomUUID();
    await run("INSERT INTO firms (id, name, time_zone, created_at) VALUES (?, 'x', 'UTC', 1)", id);
    await tell(alone(id), 3);
    await verifyRecord(env, id);
    await tell(alone(id));
    const ask = async <Row>(statement: string) =>
      (await env.DB.prepare(statement).all<Row>()).results;
    const [record] = await ask<RecordOfFirm>(recordStatements.records(id));
    if (!record) throw new Error("It is recorded.");
    expect(record).toMatchObject({ firm_id: id, before: "", waiting: 1 });
    const ends = { before: record.before ?? "", hash: record.hash ?? "" };
    const check = async () =>
      checkChain(ends, [await ask<StoredEvent>(recordStatements.events(id, 0, record.seq))]);
    expect(await check()).toMatchObject(whole(3));
    await withoutTriggers();
    await run("UPDATE audit_events SET country = 'x' WHERE firm_id = ? AND thing_id = '1'", id);
    expect(await check()).toMatchObject({ ok: false, rows: 3 });
    expect(() => recordStatements.records("' OR 1=1 --")).toThrow();
  });

  it("goes through a hash that somebody kept, tells a slip in copying it, and any other", async () => {
    await tell(firm, 3);
    await sealFirm(env, "banksia");
    const [, second] = await rows();
    const hash = second?.hash ?? "";
    expect(await verifyRecord(env, "banksia", hash)).toMatchObject({ kept: true, near: null });
    const slip = hash.slice(0, -1) + (hash.endsWith("0") ? "1" : "0");
    expect(await verifyRecord(env, "banksia", slip)).toMatchObject({
      ...{ ok: true, kept: false, near: second?.id },
    });
    const other = [...hash].map((character) => (character === "0" ? "1" : "0")).join("");
    expect(await verifyRecord(env, "banksia", other)).toMatchObject({ kept: false, near: null });
  });

  it("goes through the hash of what has gone for its age", async () => {
    await tell(firm, 2);
    await run("DROP TRIGGER audit_events_kept");
    await run("UPDATE audit_events SET at = 1 WHERE seq = 1");
    await sealFirm(env, "banksia");
    const [first] = await rows();
    await deleteOldEvents(env);
    expect(await rows()).toHaveLength(1);
    expect(await verifyRecord(env, "banksia", first?.hash ?? "")).toMatchObject({ kept: true });
  });

  it("is the same whoever seals it at the same time", async () => {
    await tell(firm, 5);
    await Promise.all([sealFirm(env, "banksia"), sealEvery(env), sealFirm(env, "banksia"), tell()]);
    expect(await verifyRecord(env, "banksia")).toMatchObject(whole(6));
  });

  it("is the same when somebody seals what another has sealed since", async () => {
    await tell(firm, 2);
    let reads = 0;
    const late = withPorts(env, async ({ what }, proceed) => {
      if (what === "batch" && reads++ === 0) {
        await sealFirm(env, "banksia");
        await tell(firm, 2);
        await sealFirm(env, "banksia");
      }
      return proceed();
    });
    await sealFirm(late, "banksia");
    expect(reads).toBe(1);
    expect(await verifyRecord(env, "banksia")).toMatchObject(whole(4));
  });
});
