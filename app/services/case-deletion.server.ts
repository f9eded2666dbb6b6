import { and, eq, lte, sql } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import {
  deletedCases,
  deletedOriginals,
  flagReviews,
  legalCases,
  originalRetention,
} from "../db/schema.server.ts";
import { log } from "../lib/log.ts";
import { workflowId } from "./attempts.server.ts";
import { noSuchCase, ownedBy, ownedCase } from "./case-rows.server.ts";
import { unindex } from "./search.server.ts";
import { deleteObjects } from "./storage.server.ts";

/** How long a deletion can be taken back, in milliseconds. Longer than any page offers it. */
const undoTime = 30_000;
const casesARound = 50;

type Deletable = { id: string; attempt: number };
const deletable = { id: legalCases.id, attempt: legalCases.attempt };

/** Deletes a case with its file, text, words in the index, reviews and analysis, at once and for good. @throws AppError `not_found`. */
export async function deleteCase(env: Env, userId: string, caseId: string) {
  const [found] = await database(env)
    .select(deletable)
    .from(legalCases)
    .where(ownedCase(userId, caseId));
  if (!found || !(await deleteForGood(env, found))) throw noSuchCase();
}

/**
 * Deletes cases in a way that `restoreCases` takes back for half a minute. They are gone from everything at once;
 * the cron then deletes them for good.
 * @returns the ids of those that were there.
 */
export async function deleteCases(env: Env, userId: string, caseIds: string[]): Promise<string[]> {
  const db = database(env);
  const now = Date.now();
  const deleted = await db
    .insert(deletedCases)
    .select(
      db
        .select({
          case_id: legalCases.id,
          user_id: legalCases.user_id,
          deleted_at: sql<number>`${now}`.as("deleted_at"),
        })
        .from(legalCases)
        .where(and(ownedBy(userId), sql`${legalCases.id} IN ${listed(caseIds)}`)),
    )
    .onConflictDoNothing()
    .returning({ id: deletedCases.case_id });
  return deleted.map(({ id }) => id);
}

/** Takes back what `deleteCases` did. @returns the ids of the cases that are there again. */
export async function restoreCases(env: Env, userId: string, caseIds: string[]): Promise<string[]> {
  const restored = await database(env)
    .delete(deletedCases)
    .where(
      and(eq(deletedCases.user_id, userId), sql`${deletedCases.case_id} IN ${listed(caseIds)}`),
    )
    .returning({ id: deletedCases.case_id });
  return restored.map(({ id }) => id);
}

/** A list as one parameter: a statement has room for a hundred. */
const listed = (ids: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Deletes for good what nobody can take back any more. */
export async function deleteUnrestored(env: Env) {
  const db = database(env);
  const due = await db
    .select(deletable)
    .from(deletedCases)
    .innerJoin(legalCases, eq(legalCases.id, deletedCases.case_id))
    .where(lte(deletedCases.deleted_at, Date.now() - undoTime))
    .limit(casesARound);
  for (const found of due) await deleteForGood(env, found);
}

/** Deletes every case of a user, and what the user set about them. Can be repeated. */
export async function deleteEveryCase(env: Env, userId: string) {
  const db = database(env);
  const found = await db.select(deletable).from(legalCases).where(eq(legalCases.user_id, userId));
  for (const one of found) await deleteForGood(env, one);
  await db.delete(originalRetention).where(eq(originalRetention.user_id, userId));
}

/**
 * The rows go first: an object that is left behind is swept, a row without its objects would be a broken case.
 * @returns false when somebody else was faster.
 */
async function deleteForGood(env: Env, { id, attempt }: Deletable): Promise<boolean> {
  const db = database(env);
  const [deleted] = await db.batch([
    db.delete(legalCases).where(eq(legalCases.id, id)).returning({ id: legalCases.id }),
    unindex(env, id),
    db.delete(flagReviews).where(eq(flagReviews.case_id, id)),
    db.delete(deletedOriginals).where(eq(deletedOriginals.case_id, id)),
    db.delete(deletedCases).where(eq(deletedCases.case_id, id)),
  ]);
  await deleteWorkflows(env, id, attempt);
  await deleteObjects(env, id).catch((error) =>
    log.warn("left_to_the_sweep", { caseId: id, error }),
  );
  return deleted.length > 0;
}

/** Workflow instances hold ids alone; one that cannot be deleted now ends by itself, since its attempt matches no row. */
async function deleteWorkflows(env: Env, caseId: string, attempts: number) {
  const ids = Array.from({ length: attempts }, (_, i) => workflowId({ caseId, attempt: i + 1 }));
  for (let i = 0; i < ids.length; i += 100)
    await env.ANALYSE.deleteBatch(ids.slice(i, i + 100)).catch((error) =>
      log.warn("workflows_not_deleted", { caseId, error }),
    );
}
