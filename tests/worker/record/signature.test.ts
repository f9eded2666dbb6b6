import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { recorded } from "../../../app/services/firms/record.server.ts";
import { type RecordedEvent, sealOf } from "../../../app/services/record/chain.ts";
import { deleteOldEvents } from "../../../app/services/record/retention.server.ts";
import { sealFirm } from "../../../app/services/record/sealing.server.ts";
import {
  isSigned,
  recordKeys,
  type StoredChain,
  signatureOf,
} from "../../../app/services/record/signature.ts";
import { verifyRecord } from "../../../app/services/record/verification.server.ts";
import { recordStatements } from "../../../commands/database/record-statements.ts";
import { scopeOf } from "../harness/accounts.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { alone } from "../harness/members.ts";
import { settings } from "../harness/settings.ts";

const id = crypto.randomUUID();
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const tell = async (times = 1) => {
  for (let i = 0; i < times; i++)
    await recorded(scopeOf(), alone(id), "settings", { kind: "firm", id: `${i}` });
};
const chain = async () => {
  const row = await env.DB.prepare("SELECT * FROM audit_chains").first<StoredChain>();
  if (!row) throw new Error("It is sealed.");
  return row;
};

const withoutTriggers = async () => {
  for (const name of ["kept", "sealed", "stay"])
    await run(`DROP TRIGGER IF EXISTS audit_events_${name}`);
};

/** As somebody does who has the database in their hands, and no key: something is changed, and every hash to fit it. */
async function rewrite(change: string) {
  await withoutTriggers();
  await run(change);
  const { results } = await env.DB.prepare("SELECT * FROM audit_events ORDER BY seq").all<
    RecordedEvent & { seq: number }
  >();
  let last = "";
  for (const event of results) {
    last = sealOf(event, last);
    await run("UPDATE audit_events SET hash = ? WHERE seq = ?", last, event.seq);
  }
  await run("UPDATE audit_chains SET hash = ?, seq = ?", last, results.at(-1)?.seq ?? 0);
}

beforeEach(async () => {
  settings.RECORD_KEYS = "the-key";
  await run("INSERT INTO firms (id, name, time_zone, created_at) VALUES (?, 'x', 'UTC', 1)", id);
});

describe("the signature of a record", () => {
  it("holds as the record grows", async () => {
    for (let count = 1; count <= 3; count++) {
      await tell();
      expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: true, rows: count });
    }
  });

  it.each([
    "UPDATE audit_events SET actor_email = 'x' WHERE seq = 2",
    "UPDATE audit_events SET at = at - 9 WHERE seq = 1",
    "DELETE FROM audit_events WHERE seq = 3",
    "DELETE FROM audit_events WHERE seq = 1",
  ])("does not hold where all hashes after a change were made to fit it: %s", async (change) => {
    await tell(3);
    await verifyRecord(env, id);
    await rewrite(change);
    expect(await verifyRecord(env, id)).toMatchObject({
      ...{ ok: false, firstBroken: null, signed: false },
    });
  });

  it("is not made good by what is told afterwards", async () => {
    await tell(3);
    await verifyRecord(env, id);
    await rewrite("UPDATE audit_events SET actor_email = 'x' WHERE seq = 2");
    await tell(2);
    expect(await verifyRecord(env, id)).toMatchObject({ ok: false, signed: false, rows: 5 });
  });

  it("is not given to events that were made to wait for their seal again", async () => {
    await tell(3);
    await verifyRecord(env, id);
    await withoutTriggers();
    await run("UPDATE audit_events SET hash = NULL, at = at - 25 * 3600000");
    await run("DELETE FROM audit_chains");
    expect(await verifyRecord(env, id)).toMatchObject({ ok: false, signed: false, rows: 3 });
  });

  it("is of this firm and of its oldest event, too", async () => {
    await tell(2);
    await verifyRecord(env, id);
    const signed = await chain();
    expect(isSigned(["the-key"], signed)).toBe(true);
    for (const other of [{ firm_id: "x" }, { before: "x" }, { hash: "x" }, { signature: null }])
      expect(isSigned(["the-key"], { ...signed, ...other })).toBe(false);
  });

  it("holds after the key was replaced, as long as the old one is named behind the new", async () => {
    await tell();
    await verifyRecord(env, id);
    settings.RECORD_KEYS = "next the-key";
    expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: true });
    await tell();
    expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: true });
    settings.RECORD_KEYS = "another";
    expect(await verifyRecord(env, id)).toMatchObject({ ok: false, signed: false });
  });

  it("is missing of a record from before there was a key, until the operator signs it", async () => {
    delete settings.RECORD_KEYS;
    await tell(2);
    expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: null });
    settings.RECORD_KEYS = "the-key";
    await tell();
    expect(await verifyRecord(env, id)).toMatchObject({ ok: false, signed: false, rows: 3 });
    const unsigned = await chain();
    const signature = signatureOf(recordKeys(settings), unsigned) ?? "";
    await env.DB.prepare(recordStatements.sign(id, unsigned.hash, signature)).run();
    expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: true });
    await tell();
    expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: true, rows: 4 });
  });

  it("is made anew when the oldest events have been kept for long enough, if it held", async () => {
    await tell(4);
    await withoutTriggers();
    const eightYears = Math.round(8 * 31_557_600_000);
    delete settings.RECORD_KEYS;
    await run(`UPDATE audit_events SET at = at - ${eightYears} WHERE seq < 3`);
    await sealFirm(env, id);
    const old = await chain();
    settings.RECORD_KEYS = "the-key";
    const signature = signatureOf(["the-key"], old) ?? "";
    await env.DB.prepare(recordStatements.sign(id, old.hash, signature)).run();
    await deleteOldEvents(env);
    expect(await verifyRecord(env, id)).toMatchObject({ ok: true, signed: true, rows: 2 });
    await run("UPDATE audit_chains SET signature = NULL");
    await run(`UPDATE audit_events SET at = at - ${eightYears}, hash = hash WHERE seq = 3`);
    await deleteOldEvents(env);
    expect(await verifyRecord(env, id)).toMatchObject({ ok: false, signed: false });
  });
});

describe("a hash that somebody kept", () => {
  it("is found as long as all up to it is as it was, and not once older events are back in its place", async () => {
    const { partner, firmId, associate } = await firmWith({
      ...{ partner: "owner", associate: "lawyer" },
    } as const);
    const { browser } = partner;
    const verify = (query = "") => browser.get(`/api/firms/${firmId}/record/verify${query}`);
    const told = async (query = "") => (await verify(query)).json() as Promise<{ hash: string }>;
    await recorded(scopeOf(), partner.member, "settings", { kind: "firm", id: firmId });
    const { hash } = await told();
    expect(await told(`?hash=${hash}`)).toMatchObject({ ok: true, signed: true, kept: true });
    expect(await told()).toMatchObject({ kept: null });
    await recorded(scopeOf(), partner.member, "settings", { kind: "firm", id: firmId });
    expect(await told(`?hash=${hash}`)).toMatchObject({ ok: true, kept: true });
    expect(await told(`?hash=${"0".repeat(64)}`)).toMatchObject({ ok: true, kept: false });
    expect(await errorCode(await verify("?hash=x"))).toBe("invalid_input");
    const refused = await associate.browser.get(`/api/firms/${firmId}/record/verify?hash=${hash}`);
    expect(refused.status).toBe(403);
  });
});
