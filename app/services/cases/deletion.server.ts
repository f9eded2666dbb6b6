import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  casePassages,
  deletedCases,
  deletedOriginals,
  flagReviews,
  legalCases,
  originalRetention,
} from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { workflowId } from "../analysis/attempts.server.ts";
import { noSuchCase, ownedBy, ownedCase } from "./rows.server.ts";
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

/** @returns the ids of the cases that a user deleted last, as long as that can be taken back. */
export async function lastDeleted(env: Env, userId: string): Promise<string[]> {
  const deleted = await database(env)
    .select({ id: deletedCases.case_id, at: deletedCases.deleted_at })
    .from(deletedCases)
    .where(
      and(eq(deletedCases.user_id, userId), gt(deletedCases.deleted_at, Date.now() - undoTime)),
    );
  const newest = Math.max(...deleted.map(({ at }) => at));
  return deleted.filter(({ at }) => at === newest).map(({ id }) => id);
}

/** A list as one parameter: a statement has room for a hundred. */
const listed = (ids: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Deletes for good what nobody can take back any more; the rest waits for the next minute. */
export const deleteUnrestored = (env: Env) =>
  deleteRound(env, lte(deletedCases.deleted_at, Date.now() - undoTime));

/**
 * Deletes every case of a user, and what the user set about them. None can be reached or taken back from now on; the
 * first fifty are gone for good at once, the cron deletes others within minutes, since to take a text out of the
 * index takes its time. Can be repeated.
 */
export async function deleteEveryCase(env: Env, userId: string) {
  const db = database(env);
  await db.batch([
    db
      .insert(deletedCases)
      .select(
        db
          .select({
            case_id: legalCases.id,
            user_id: legalCases.user_id,
            deleted_at: sql<number>`0`.as("deleted_at"),
          })
          .from(legalCases)
          .where(eq(legalCases.user_id, userId)),
      )
      .onConflictDoUpdate({ target: deletedCases.case_id, set: { deleted_at: 0 } }),
    db.delete(originalRetention).where(eq(originalRetention.user_id, userId)),
  ]);
  await deleteRound(env, eq(deletedCases.user_id, userId));
}

async function deleteRound(env: Env, due: SQL) {
  const found = await database(env)
    .select(deletable)
    .from(deletedCases)
    .innerJoin(legalCases, eq(legalCases.id, deletedCases.case_id))
    .where(due)
    .orderBy(deletedCases.deleted_at)
    .limit(casesARound);
  const stillDeleted = sql`EXISTS (SELECT 1 FROM deleted_cases WHERE case_id = ${legalCases.id})`;
  for (const one of found) await deleteForGood(env, one, stillDeleted);
}

/**
 * The rows go first: an object that is left behind is swept, a row without its objects would be a broken case.
 * @param condition what has to be true of the case at that very moment.
 * @returns false when it is not, or somebody else was faster.
 */
async function deleteForGood(env: Env, { id, attempt }: Deletable, condition?: SQL) {
  const db = database(env);
  const isGone = sql`NOT EXISTS (SELECT 1 FROM legal_cases WHERE id = ${id})`;
  const [deleted] = await db.batch([
    db
      .delete(legalCases)
      .where(and(eq(legalCases.id, id), condition))
      .returning({ id: legalCases.id }),
    db.delete(casePassages).where(and(eq(casePassages.case_id, id), isGone)),
    db.delete(flagReviews).where(and(eq(flagReviews.case_id, id), isGone)),
    db.delete(deletedOriginals).where(and(eq(deletedOriginals.case_id, id), isGone)),
    db.delete(deletedCases).where(and(eq(deletedCases.case_id, id), isGone)),
  ]);
  if (deleted.length === 0) return false;
  await deleteWorkflows(env, id, attempt);
  await deleteObjects(env, id).catch((error) =>
    log.warn("left_to_the_sweep", { caseId: id, error }),
  );
  return true;
}

/** Workflow instances hold ids alone; one that cannot be deleted now ends by itself, since its attempt matches no row. */
async function deleteWorkflows(env: Env, caseId: string, attempts: number) {
  const ids = Array.from({ length: attempts }, (_, i) => workflowId({ caseId, attempt: i + 1 }));
  for (let i = 0; i < ids.length; i += 100)
    await env.ANALYSE.deleteBatch(ids.slice(i, i + 100)).catch((error) =>
      log.warn("workflows_not_deleted", { caseId, error }),
    );
}
