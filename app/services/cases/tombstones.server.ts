import { type AnyColumn, and, eq, lte, ne, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { listed } from "../../db/listed.server.ts";
import { caseVersions, legalCases, tombstones } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { workflowId } from "../analysis/attempts.server.ts";
import { deleteObjects } from "./storage.server.ts";

/**
 * After this time, in milliseconds, nothing that was under way can put an object into the bucket any more: an upload
 * has ended, and so has a step of an analysis that did not know of its case's deletion.
 */
export const lastPut = 60 * 60_000;
const lease = 5 * 60_000;
const casesARound = 500;
const roundTime = 30_000;

/** A document that is gone, and how many workflow instances its case has had. */
export type Gone = { id: string; attempts: number };
const gone = { id: tombstones.case_id, attempts: tombstones.attempts };

/**
 * Says that an upload is about to store something for a case that is not there yet. If the case never comes, its
 * objects are deleted an hour later.
 */
export async function expectCase(env: Env, caseId: string) {
  const now = Date.now();
  await database(env)
    .insert(tombstones)
    .values({ case_id: caseId, attempts: 0, expected: true, since: now, due_at: now + lastPut });
}

/** Whether a case may still come: its upload has not been given up. */
export const isExpected = (caseId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM tombstones WHERE case_id = ${caseId} AND expected = 1)`;

/** The statement that lifts the tombstone of a document once it is there; for the batch that inserts it, after its insert. */
const came = (env: Env, documentId: string, isThere: SQL) =>
  database(env)
    .delete(tombstones)
    .where(and(eq(tombstones.case_id, documentId), isThere));

/** Says that a case has come. */
export const caseCame = (env: Env, caseId: string) =>
  came(env, caseId, sql`EXISTS (SELECT 1 FROM legal_cases WHERE id = ${caseId})`);

/** The same for a version; for the batch that adds it, as its last statement. */
export const versionCame = (env: Env, documentId: string) =>
  came(
    env,
    documentId,
    sql`EXISTS (SELECT 1 FROM case_versions WHERE document_id = ${documentId})`,
  );

/** Gives an upload up that made no case: its case cannot come any more, and its objects go. A case that came stays. */
export async function giveUpUpload(env: Env, caseId: string) {
  await clear(env, await claim(env, and(eq(tombstones.case_id, caseId), tombstones.expected)));
}

/** What a tombstone says, as the columns of a query for documents that go now. */
function rowOf(documentId: AnyColumn, attempts: SQL) {
  const now = Date.now();
  return {
    case_id: sql<string>`${documentId}`.as("case_id"),
    attempts: sql<number>`${attempts}`.as("attempts"),
    expected: sql<boolean>`0`.as("expected"),
    since: sql<number>`${now}`.as("since"),
    due_at: sql<number>`${now}`.as("due_at"),
  };
}

/** The statement that leaves a tombstone for each case that matches; for the batch that deletes them, before they go. */
export function leaveTombstones(env: Env, matches: SQL | undefined) {
  const db = database(env);
  const row = rowOf(legalCases.id, sql`${legalCases.attempt}`);
  return db
    .insert(tombstones)
    .select(db.select(row).from(legalCases).where(matches))
    .returning(gone);
}

/** The same for their later versions, each of which is a document of its own in the bucket. */
export function leaveTombstonesOfVersions(env: Env, matches: SQL | undefined) {
  const db = database(env);
  return db
    .insert(tombstones)
    .select(
      db
        .select(rowOf(caseVersions.document_id, sql`0`))
        .from(caseVersions)
        .innerJoin(legalCases, eq(legalCases.id, caseVersions.case_id))
        .where(and(matches, ne(caseVersions.document_id, legalCases.id))),
    )
    .returning(gone);
}

/** The statement that leaves a tombstone for one version; for the batch that takes it away, before it goes. */
export function leaveTombstoneOf(env: Env, documentId: string, onlyIf: SQL) {
  const now = Date.now();
  const row = { case_id: documentId, attempts: 0, expected: false, since: now, due_at: now };
  return insertWhere(env, tombstones, row, onlyIf).onConflictDoNothing();
}

/** Leaves tombstones for documents that are not there. */
export async function buryAll(env: Env, documentIds: string[]) {
  await database(env).run(sql`
    INSERT INTO ${tombstones} (case_id, attempts, expected, since, due_at)
    SELECT value, 0, 0, 0, 0 FROM ${listed(documentIds)} WHERE true ON CONFLICT DO NOTHING`);
}

/** Deletes what the bucket still holds of cases that are gone, and the tombstones of those that nothing can be left of. */
export async function sweepTombstones(env: Env) {
  const end = Date.now() + roundTime;
  for (let found: Gone[], round = 0; round === 0 || Date.now() < end; round++) {
    found = await claim(
      env,
      sql`${tombstones.case_id} IN (SELECT case_id FROM tombstones WHERE due_at <= ${Date.now()}
        ORDER BY due_at LIMIT ${casesARound})`,
    );
    await clear(env, found);
    if (found.length < casesARound) return;
  }
}

/** From now on the case of an upload that is found cannot come any more. */
const claim = (env: Env, matches: SQL | undefined): Promise<Gone[]> =>
  database(env)
    .update(tombstones)
    .set({ expected: false, due_at: Date.now() + lease })
    .where(matches)
    .returning(gone);

/**
 * Deletes the workflow instances and objects of cases that are gone. Their tombstones stay until a look at the bucket
 * that came after everything that can still be put there.
 */
export async function clear(env: Env, cases: Gone[]) {
  if (cases.length === 0) return;
  const now = Date.now();
  const ids = cases.map(({ id }) => id);
  await deleteWorkflows(env, cases);
  await deleteObjects(env, ids);
  const these = sql`${tombstones.case_id} IN ${listed(ids)}`;
  const db = database(env);
  await db.batch([
    db.delete(tombstones).where(and(these, lte(tombstones.since, now - lastPut))),
    db
      .update(tombstones)
      .set({ due_at: sql`${tombstones.since} + ${lastPut}` })
      .where(these),
  ]);
}

/** Workflow instances hold ids alone; one that cannot be deleted now ends by itself, since its attempt matches no row. */
async function deleteWorkflows(env: Env, cases: Gone[]) {
  const ids = cases.flatMap(({ id, attempts }) =>
    Array.from({ length: attempts }, (_, i) => workflowId({ caseId: id, attempt: i + 1 })),
  );
  for (let i = 0; i < ids.length; i += 100)
    await env.ANALYSE.deleteBatch(ids.slice(i, i + 100)).catch((error) =>
      log.warn("workflows_not_deleted", { count: ids.length, error }),
    );
}
