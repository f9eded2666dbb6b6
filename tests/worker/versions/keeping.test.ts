import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { caseVersions, legalCases, originalRetention } from "../../../app/db/schema.server.ts";
import { accountData } from "../../../app/services/accounts/data-copy.server.ts";
import { auditBucket } from "../../../app/services/cases/audit.server.ts";
import { deleteExpiredOriginals } from "../../../app/services/cases/retention.server.ts";
import { storageUsed } from "../../../app/services/cases/storage-quota.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { secondDraft } from "../../fixtures/second-draft.ts";
import { storedKeys } from "../faults/stored.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { caseOf } from "../harness/analysis.ts";
import { alone } from "../harness/members.ts";
import { twoDrafts, versionsOf } from "./drafts.ts";

const day = 24 * 60 * 60_000;

it("every version counts in what a firm keeps", async () => {
  await twoDrafts();
  const [row] = await database(env).select().from(legalCases);
  expect(await storageUsed(env, alone(row?.firm_id ?? ""))).toBe(
    contractFile().size + secondDraft().size,
  );
});

it("the originals of all versions go when a firm keeps them no longer, each after its own analysis", async () => {
  const { browser, id } = await twoDrafts();
  await browser.send("PATCH", "/api/account/retention", { originals: "30_days" });
  const db = database(env);
  const then = Date.now() - 31 * day;
  await db.update(originalRetention).set({ changed_at: then });
  await db.update(caseVersions).set({ analyzed_at: then });
  await deleteExpiredOriginals(env);
  const originals = async () =>
    (await storedKeys()).filter((key) => key.endsWith("/original")).length;
  expect(await originals()).toBe(1);
  const [newest, first] = await versionsOf(browser, id);
  expect([newest?.original_deleted_at, typeof first?.original_deleted_at]).toEqual([
    null,
    "string",
  ]);
  expect((await browser.get(`/api/cases/${id}/file?version=1`)).status).toBe(404);
  expect((await browser.get(`/api/cases/${id}/text?version=1`)).status).toBe(200);
  expect((await browser.get(`/api/cases/${id}/file`)).status).toBe(200);
  await db.update(legalCases).set({ analyzed_at: then });
  await deleteExpiredOriginals(env);
  expect(await originals()).toBe(0);
  // A new version has its original, and one that is taken away leaves no note of its own.
  await browser.send("DELETE", `/api/cases/${id}/versions/2`);
  const left = await caseOf(await browser.get(`/api/cases/${id}`));
  expect(left.original_deleted_at).toBe(first?.original_deleted_at);
  await browser.send("DELETE", `/api/cases/${id}`);
  expect(await storedKeys()).toEqual([]);
});

it("the audit of the bucket leaves later versions alone", async () => {
  await twoDrafts();
  const now = Date.now;
  Date.now = () => now() + 2 * day;
  try {
    await auditBucket(env);
  } finally {
    Date.now = now;
  }
  expect(await storedKeys()).toHaveLength(4);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM tombstones").first("n")).toBe(0);
});

it("a copy of one's data has every version", async () => {
  await twoDrafts();
  const [row] = await database(env).select().from(legalCases);
  const copy = await accountData(scopeOf(env), alone(row?.firm_id ?? ""), { password });
  const names = new TextDecoder("latin1").decode(await new Response(copy).arrayBuffer());
  for (const name of [
    "/original/Services Agreement v2.txt",
    "/version 1/original/Services Agreement.txt",
    "/version 1/text.txt",
    "/version 1/case.json",
  ])
    expect(names).toContain(name);
});
