import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import * as schema from "../../../app/db/schema.server.ts";
import { verifyPassword } from "../../../app/services/accounts/passwords.server.ts";
import { listCases } from "../../../app/services/cases/list.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { email, password, startedSession } from "../harness/accounts.ts";
import { Browser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";
import { newPassword } from "./journeys/account-journeys.ts";
import { fileName } from "./journeys/journeys.ts";
import { orphaned } from "./orphans.ts";
import { storedKeys } from "./stored.ts";

/** What a success answer has promised. */
export type Promises = {
  leads: { id: string; mails: number }[];
  cases: string[];
  /** Those whose document is a picture, of which nothing may have been read yet. */
  pictures: string[];
  /** Whose deletion was asked for, and so may have happened. */
  unwanted: string[];
  deleted: string[];
  /** The sessions that a reset or a change of the password has ended. */
  passwordsReset: string[];
  /** Those that somebody was let in with. */
  sessions: string[];
  /** The password that was said to hold from now on. */
  password?: string;
  /** What else must hold in the end. */
  checks: (() => Promise<void>)[];
};

type After = {
  env: Env;
  promises: Promises;
  mails: { to: string; subject: string }[];
  lines: string[];
};

/** What must hold once everything works again and the cron has found nothing more to do. */
export async function expectInvariants({ env: withEnv, promises, mails, lines }: After) {
  const { contacts, outbox, cases, versions, losing, users, ...left } = await readRows();
  for (const { id, mails } of promises.leads) {
    expect(contacts.filter((row) => row.id === id)).toHaveLength(1);
    expect(outbox.filter((row) => row.dedupe_key.startsWith(`lead:${id}:`))).toHaveLength(mails);
  }
  expect(outbox.filter(({ status }) => status !== "sent")).toEqual([]);
  for (const row of outbox)
    expect(mails).toContainEqual(
      expect.objectContaining({ to: row.to_address, subject: row.subject }),
    );

  const kept = promises.cases.filter((id) => !promises.unwanted.includes(id));
  expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
  expect(losing.filter(({ pending }) => pending)).toEqual([]);
  const withoutOriginal = new Set(losing.map(({ document_id }) => document_id));
  const ofCase = Map.groupBy(
    versions.toSorted((a, b) => a.number - b.number),
    ({ case_id }) => case_id,
  );
  for (const one of cases) {
    const drafts = ofCase.get(one.id) ?? [{ ...one, document_id: one.id }];
    expect(drafts.at(-1)?.file_sha256).toBe(one.file_sha256);
    for (const { document_id, file_sha256 } of drafts) {
      const original = await env.FILES.get(`cases/${document_id}/original`);
      const bytes = await original?.arrayBuffer();
      const digest = bytes && (await crypto.subtle.digest("SHA-256", bytes));
      expect(digest && Buffer.from(digest).toString("hex")).toBe(
        withoutOriginal.has(document_id) ? undefined : file_sha256,
      );
    }
    for (const { document_id, number } of (ofCase.get(one.id) ?? []).slice(0, -1)) {
      expect((await env.FILES.head(`cases/${document_id}/text`))?.size).toBeGreaterThan(100);
      expect(versions.find((row) => row.document_id === document_id)).toMatchObject({
        ...{ number, ai_summary: expect.any(String), analyzed_at: expect.any(Number) },
        risk_flags: expect.stringContaining("Indemnity"),
      });
    }
    const found = await listCases(env, alone(one.firm_id), { q: one.case_name });
    expect(found.cases.map(({ id }) => id)).toContain(one.id);
    expect(one.status).not.toBe("analyzing");
    const unread = promises.pictures.includes(one.id) ? ["no_text"] : [];
    if (one.status === "failed")
      expect(["analyser_unavailable", ...unread]).toContain(one.failure_code);
    else
      expect(one).toMatchObject({
        ai_summary: expect.any(String),
        risk_flags: expect.stringContaining("Indemnity"),
        failure_code: null,
        file_content: expect.stringContaining("SERVICES AGREEMENT"),
      });
  }
  const caseIds = new Set(cases.map(({ id }) => id));
  const documents = new Set([...caseIds, ...versions.map(({ document_id }) => document_id)]);
  for (const key of await storedKeys()) {
    expect(documents).toContain(key.split("/")[1]);
    expect(key).toMatch(/^cases\/[^/]+\/(original|text|layout|heads|scan)$/);
  }
  for (const id of promises.deleted) expect(caseIds).not.toContain(id);
  expect(left).toEqual({ tombstones: [], deletedCases: [] });
  expect(await orphaned()).toEqual([]);
  for (const check of promises.checks) await check();

  for (const session of promises.passwordsReset) {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    expect(await (await browser.get("/api/auth/user")).json()).toEqual({ user: null });
  }

  for (const session of promises.sessions) {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({ user: { email } });
  }
  // Whatever went wrong, nobody is left with a password that does not open their account.
  const [user] = users;
  const known = promises.password ? [promises.password] : [password, newPassword];
  if (user)
    expect(
      await Promise.all(known.map((one) => verifyPassword(one, user.password_hash))),
    ).toContain(true);

  if (cases.length > 0) await expectStrangersKeptOut(withEnv, [...caseIds]);

  expectNothingSecret(lines);
}

/** The rows that an invariant is about, read at once: calls to the database are most of what a run costs. */
async function readRows() {
  const db = database(env);
  const [contacts, outbox, cases, versions, losing, users, tombstones, deletedCases] =
    await db.batch([
      db.select().from(schema.contacts),
      db.select().from(schema.outbox),
      db.select().from(schema.legalCases),
      db.select().from(schema.caseVersions),
      db.select().from(schema.deletedOriginals),
      db.select().from(schema.users),
      db.select().from(schema.tombstones),
      db.select().from(schema.deletedCases),
    ]);
  return { contacts, outbox, cases, versions, losing, users, tombstones, deletedCases };
}

async function expectStrangersKeptOut(withEnv: Env, cases: string[]) {
  const session = await startedSession(withEnv, "stranger@other.example");
  const stranger = new Browser(withEnv).keep("__Host-session", session);
  for (const id of cases)
    for (const part of ["", "/file", "/text"])
      expect((await stranger.get(`/api/cases/${id}${part}`)).status).toBe(404);
}

const secrets = [
  ...[email, "solicitor", "priya", "stranger@", "Croissants", "Torrens", "0412 345 678"],
  ...[password, newPassword, btoa(password), fileName, "Harbour Deed", "192.0.2"],
  ...contractText.split("\n").filter((line) => line.length > 20),
];

/** No addresses, passwords, tokens, names of files, or words of a lead or a document. */
export function expectNothingSecret(lines: string[]) {
  for (const line of lines) {
    for (const secret of secrets) expect(line).not.toContain(secret);
    expect(line).not.toMatch(/\b[a-z2-7]{40,}\b/);
  }
}
