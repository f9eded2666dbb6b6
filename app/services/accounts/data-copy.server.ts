import { asc, eq, sql } from "drizzle-orm";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { database } from "../../db/client.server.ts";
import { outbox, refusals, staff, users } from "../../db/schema.server.ts";
import { type CaseDetails, getCaseDetails } from "../cases/details.server.ts";
import { listCases } from "../cases/list.server.ts";
import { getOriginal, getScanObject, getTextObject } from "../cases/storage.server.ts";
import { listComments } from "../comments/comments.server.ts";
import { listDates } from "../dates/dates.server.ts";
import { AppError } from "../errors.ts";
import { ask, take } from "../factors/challenges.server.ts";
import { getSignInMethods } from "../factors/sign-in-methods.server.ts";
import { demandPerson, stillMay } from "../firms/membership.server.ts";
import { dataInFirms } from "../firms/own-data.server.ts";
import { recorded } from "../firms/record.server.ts";
import { type Member, may } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { listSessions } from "./account.server.ts";
import { type Proof, prove } from "./proof.server.ts";

/** A file of the copy, in parts as they come. */
type Entry = {
  path: string;
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  packed: boolean;
};

const json = (path: string, value: unknown): Entry => ({
  path,
  parts: [strToU8(JSON.stringify(value, null, 2))],
  packed: false,
});

/** Everything that is stored of a person, one file after another; then the cases that they see, if they may take them out of their firm. */
async function* entries(env: Env, member: Member): AsyncGenerator<Entry> {
  const { user } = member;
  const db = database(env);
  const [row] = await db
    .select({ name: users.name, created_at: users.created_at, staff_since: staff.added_at })
    .from(users)
    .leftJoin(staff, eq(staff.user_id, users.id))
    .where(eq(users.id, user.id));
  const mails = await db
    .select({
      ...{ subject: outbox.subject, status: outbox.status },
      ...{ created_at: outbox.created_at, sent_at: outbox.sent_at },
    })
    .from(outbox)
    .where(eq(outbox.to_address, user.email))
    .orderBy(asc(outbox.created_at), asc(outbox.id));
  const refused = await db
    .select({ kind: refusals.kind, hour: refusals.hour, count: refusals.count })
    .from(refusals)
    .where(eq(refusals.user_id, user.id))
    .orderBy(asc(refusals.hour), asc(refusals.kind));
  const methods = await getSignInMethods(env, user.id);
  yield json("account.json", {
    email: user.email,
    name: row?.name,
    created_at: row && new Date(row.created_at).toISOString(),
    ...(row?.staff_since && { staff_since: new Date(row.staff_since).toISOString() }),
    sessions: (await listSessions(env, user.id)).map(({ userAgent, country, lastSeen }) => ({
      user_agent: userAgent,
      country,
      last_seen_at: new Date(lastSeen).toISOString(),
    })),
    passkeys: methods.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: new Date(createdAt).toISOString(),
      last_used_at: lastUsedAt && new Date(lastUsedAt).toISOString(),
    })),
    authenticator_since:
      methods.authenticatorSince && new Date(methods.authenticatorSince).toISOString(),
    recovery_codes_left: methods.recoveryCodesLeft,
    // Without their words, which may hold links that open the account.
    mails: mails.map(({ created_at, sent_at, ...mail }) => ({
      ...mail,
      created_at: new Date(created_at).toISOString(),
      sent_at: sent_at && new Date(sent_at).toISOString(),
    })),
    refused,
  });
  yield json("firms.json", await dataInFirms(env, member));
  if (!may(member, "export")) return;
  let cursor: string | undefined;
  do {
    const page = await listCases(env, member, { limit: 100, ...(cursor && { cursor }) });
    for (const { id } of page.cases) {
      if (!(await mayGoOn(env, member))) return yield json("incomplete.json", incomplete);
      yield* caseEntries(env, member, id);
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

const incomplete = { why: "You cannot take documents out of this firm any more." };

/** A copy takes minutes: whoever may export as it begins is perhaps no member when it comes to a case. */
async function mayGoOn(env: Env, member: Member): Promise<boolean> {
  const [row] = await database(env)
    .select({ may: sql<0 | 1>`${stillMay(member, "export")}` })
    .from(sql`(SELECT 1)`);
  return row?.may === 1;
}

async function* caseEntries(env: Env, member: Member, caseId: string): AsyncGenerator<Entry> {
  const details = await getCaseDetails(env, member, caseId).catch(nothingWhenDeleted);
  if (!details) return;
  const folder = `cases/${details.case.created_at.slice(0, 10)} ${caseId}`;
  yield json(`${folder}/case.json`, toldOf(details));
  const comments = await listComments(env, member, caseId).catch(nothingWhenDeleted);
  if (comments?.length) yield json(`${folder}/comments.json`, comments);
  const dates = await listDates(env, member, caseId);
  if (dates.length > 0) yield json(`${folder}/dates.json`, dates);
  yield* documentEntries(env, details, folder);
  for (let number = details.case.version - 1; number > 0; number -= 1) {
    const earlier = await getCaseDetails(env, member, caseId, number).catch(nothingWhenDeleted);
    if (!earlier) continue;
    yield json(`${folder}/version ${number}/case.json`, toldOf(earlier));
    yield* documentEntries(env, earlier, `${folder}/version ${number}`);
  }
}

const toldOf = ({ documentId: _, isNewest: __, newest: ___, ...told }: CaseDetails) => told;

async function* documentEntries(env: Env, { documentId, case: of }: CaseDetails, folder: string) {
  const original = await getOriginal(env, documentId);
  if (original)
    yield {
      ...{ path: `${folder}/original/${of.file_name}`, parts: original.body, packed: true },
    };
  const scan = await getScanObject(env, documentId);
  if (scan) yield { path: `${folder}/scan.jsonl.gz`, parts: scan.body, packed: true };
  const text = await getTextObject(env, documentId);
  if (text) yield { path: `${folder}/text.txt`, parts: text.body, packed: false };
}

/** A case may be deleted while the others are being packed. */
function nothingWhenDeleted(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

/**
 * Lets somebody who proves again that it is them take a copy of their data, once, within five minutes.
 * @returns the secret for the cookie of the browser that asks.
 * @throws AppError as `prove` does.
 */
export async function askForCopy(scope: Scope, member: Member, proof: Proof): Promise<string> {
  await prove(scope, member, proof);
  return (await ask(scope.env, "data_copy", { user_id: member.user.id })).token;
}

/** The copy that was asked for; null where it was not, or too long ago. */
export async function takeCopy(scope: Scope, member: Member, token: string | undefined) {
  const asked = await take(scope.env, "data_copy", token);
  return asked?.user_id === member.user.id ? copyOf(scope, member) : null;
}

/** The same in one step. @throws AppError `scope_missing` for a token; and as `prove` does. */
export async function accountData(scope: Scope, member: Member, proof: Proof) {
  demandPerson(member);
  await prove(scope, member, proof);
  return copyOf(scope, member);
}

/**
 * All data of a person, which is theirs in every role, and for who may take something out of the firm in which they
 * act, the cases that they see there: as a zip file, made while it is read, so that no file of it is ever whole in
 * memory.
 */
async function copyOf(scope: Scope, member: Member): Promise<ReadableStream<Uint8Array>> {
  await charge(scope, "making", member.user.id);
  await recorded(scope, member, "export", { kind: "data", id: member.user.id });
  let made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const steps = pack(zip, entries(scope.env, member));
  return new ReadableStream({
    async pull(controller) {
      for (let done = false; made.length === 0 && !done; ) ({ done = false } = await steps.next());
      if (made.length === 0) return controller.close();
      for (const part of made) controller.enqueue(part);
      made = [];
    },
    async cancel() {
      await steps.return();
    },
  });
}

/** Puts files into a zip, a part a step. */
async function* pack(zip: Zip, files: AsyncIterable<Entry>): AsyncGenerator<void, void> {
  for await (const { path, parts, packed } of files) {
    // What is packed already, like a PDF, is not packed again.
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield;
    }
    file.push(new Uint8Array(), true);
    yield;
  }
  zip.end();
}
