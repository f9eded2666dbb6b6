import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import {
  caseClients,
  caseDateReadings,
  caseDates,
  caseEdits,
  caseLetters,
  casePassages,
  casePlaybooks,
  caseScans,
  caseVersions,
  deletedCases,
  deletedOriginals,
  flagReviews,
  handSteps,
  legalCases,
  openFlags,
  originalRetention,
  ruleOverrides,
} from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { deletionOfTalk } from "../comments/deletion.server.ts";
import { stillMay } from "../firms/membership.server.ts";
import { recordedOfCases } from "../firms/record.server.ts";
import { demand, type Member, may } from "../firms/rights.ts";
import { visibleCase, visibleCases } from "../firms/walls.server.ts";
import { isOutage } from "../outages.ts";
import type { Scope } from "../scope.ts";
import { demandOnCase } from "./demand.server.ts";
import { noSuchCase } from "./rows.server.ts";
import { clear, leaveTombstones, leaveTombstonesOfVersions } from "./tombstones.server.ts";

/** What hangs on a case, but for what is said about it. */
const ofCases = [
  ...[caseClients, casePassages, flagReviews, caseEdits, handSteps, openFlags],
  ...[casePlaybooks, ruleOverrides, caseLetters, caseVersions, caseScans, deletedCases],
  ...[caseDates, caseDateReadings],
];

/** How long a deletion can be taken back, in milliseconds. Longer than any page offers it. */
const undoTime = 30_000;
/** Their passages are taken out of the index well within the database's limit of time for a statement. */
const casesABatch = 100;
/** A part of the minute after which the cron comes again. */
const roundTime = 40_000;

/** Deletes a case with its file, text, words in the index, reviews, comments and analysis, at once and for good. @throws AppError `not_found`. */
export async function deleteCase(scope: Scope, member: Member, caseId: string) {
  const { env } = scope;
  await demandOnCase(env, member, "delete", caseId);
  const matches = visibleCase(member, caseId);
  const told = recordedOfCases(scope, member, "deletion", matches);
  if (!(await deleteForGood(env, [caseId], matches, [told]))) throw noSuchCase();
}

/**
 * Deletes cases in a way that `restoreCases` takes back for half a minute. They are gone from everything at once;
 * the cron then deletes them for good.
 * @returns the ids of those that were there.
 */
export async function deleteCases(
  scope: Scope,
  member: Member,
  caseIds: string[],
): Promise<string[]> {
  const { env } = scope;
  demand(member, "delete");
  const matches = and(
    visibleCases(member),
    stillMay(member, "delete"),
    sql`${legalCases.id} IN ${listed(caseIds)}`,
  );
  const [, deleted] = await database(env).batch([
    recordedOfCases(scope, member, "deletion", matches),
    mark(env, matches, Date.now(), member.user.id)
      .onConflictDoNothing()
      .returning({ id: deletedCases.case_id }),
  ]);
  return deleted.map(({ id }) => id);
}

/** Takes back what the same person did by `deleteCases`. @returns the ids of the cases that are there again. */
export async function restoreCases(
  scope: Scope,
  member: Member,
  caseIds: string[],
): Promise<string[]> {
  const db = database(scope.env);
  const theirs = and(
    deletedBy(member),
    may(member, "delete") ? stillMay(member, "delete") : sql`0`,
    sql`${deletedCases.case_id} IN ${listed(caseIds)}`,
  );
  const ids = db.select({ id: deletedCases.case_id }).from(deletedCases).where(theirs);
  const [, restored] = await db.batch([
    recordedOfCases(scope, member, "restoration", inArray(legalCases.id, ids)),
    db.delete(deletedCases).where(theirs).returning({ id: deletedCases.case_id }),
  ]);
  return restored.map(({ id }) => id);
}

/** @returns the ids of the cases that a user deleted last, as long as that can be taken back. */
export async function lastDeleted(env: Env, member: Member): Promise<string[]> {
  const deleted = await database(env)
    .select({ id: deletedCases.case_id, at: deletedCases.deleted_at })
    .from(deletedCases)
    .where(and(deletedBy(member), gt(deletedCases.deleted_at, Date.now() - undoTime)));
  const newest = Math.max(...deleted.map(({ at }) => at));
  return deleted.filter(({ at }) => at === newest).map(({ id }) => id);
}

/** What a person deleted in the firm in which they act. */
const deletedBy = ({ firm, user }: Member) =>
  and(
    eq(deletedCases.user_id, user.id),
    sql`${deletedCases.case_id} IN (SELECT id FROM legal_cases WHERE firm_id = ${firm.id})`,
  );

/**
 * The statements that delete every case of firms, those included that could be restored, and what was set about
 * them: none can be reached or taken back from then on. The cron then deletes them for good.
 * @param firms a query for the firms' ids, which may find none.
 */
export const deletionOfAll = (env: Env, firms: SQL) =>
  [
    markForGood(env, sql`${legalCases.firm_id} IN ${firms}`),
    database(env).delete(originalRetention).where(sql`${originalRetention.firm_id} IN ${firms}`),
  ] as const;

/**
 * Deletes the cases of firms that are not there. Firms are gone through rather than cases: it takes as long as there
 * are firms, not as there are cases.
 */
export async function deleteCasesWithoutFirm(env: Env) {
  await markForGood(
    env,
    sql`${legalCases.firm_id} IN (
      WITH RECURSIVE owners(id) AS (
        SELECT min(firm_id) FROM legal_cases
        UNION ALL
        SELECT (SELECT min(firm_id) FROM legal_cases WHERE firm_id > owners.id) FROM owners
        WHERE owners.id IS NOT NULL)
      SELECT id FROM owners WHERE id NOT IN (SELECT id FROM firms))`,
  );
}

/**
 * Deletes for good what nobody can take back any more, for most of a minute; the rest waits for the next.
 * @param rounds how often it looks for more.
 */
export async function deleteUnrestored(env: Env, rounds = Number.POSITIVE_INFINITY) {
  const end = Date.now() + roundTime;
  for (let round = 0; round < rounds && (round === 0 || Date.now() < end); round++) {
    const ids = await unrestored(env);
    if (ids.length === 0 || !(await deleteBatch(env, ids))) return;
  }
}

async function unrestored(env: Env): Promise<string[]> {
  const found = await database(env)
    .select({ id: deletedCases.case_id })
    .from(deletedCases)
    .where(lte(deletedCases.deleted_at, Date.now() - undoTime))
    .orderBy(deletedCases.deleted_at)
    .limit(casesABatch);
  return found.map(({ id }) => id);
}

/** One case that cannot be deleted does not keep the others from it. @returns whether any is gone. */
async function deleteBatch(env: Env, ids: string[]): Promise<boolean> {
  const stillDeleted = sql`EXISTS (SELECT 1 FROM deleted_cases WHERE case_id = ${legalCases.id})`;
  try {
    return await deleteForGood(env, ids, stillDeleted);
  } catch (error) {
    if (ids.length === 1 || isOutage(error)) throw error;
  }
  let any = false;
  for (const id of ids)
    any =
      (await deleteForGood(env, [id], stillDeleted).catch((error) =>
        log.error("case_not_deleted", { caseId: id, error }),
      )) || any;
  return any;
}

/**
 * Deletes cases with all that belongs to them. The rows go first: an object that is left behind has its tombstone, a
 * row without its objects would be a broken case.
 * @param condition what has to be true of a case at that very moment.
 * @param first statements of the same batch, which find the cases still there.
 * @returns whether any is gone; false when that was true of none, or somebody else was faster.
 */
async function deleteForGood(
  env: Env,
  ids: string[],
  condition: SQL | undefined,
  first: ReturnType<typeof recordedOfCases>[] = [],
) {
  const db = database(env);
  const matches = and(sql`${legalCases.id} IN ${listed(ids)}`, condition);
  const ofGone = (column: SQLiteColumn) =>
    sql`${column} IN ${listed(ids)} AND ${column} NOT IN (
      SELECT id FROM legal_cases WHERE id IN ${listed(ids)})`;
  const documents = sql`SELECT document_id FROM case_versions WHERE ${ofGone(caseVersions.case_id)}`;
  const [gone, goneVersions] = await db.batch([
    leaveTombstones(env, matches),
    leaveTombstonesOfVersions(env, matches),
    ...first,
    ...deletionOfTalk(env, matches),
    db.delete(legalCases).where(matches),
    db
      .delete(deletedOriginals)
      .where(
        sql`${ofGone(deletedOriginals.document_id)} OR ${deletedOriginals.document_id} IN (${documents})`,
      ),
    ...ofCases.map((table) => db.delete(table).where(ofGone(table.case_id))),
  ]);
  await clear(env, [...gone, ...goneVersions]).catch((error) =>
    log.warn("left_to_the_sweep", { count: gone.length, error }),
  );
  return gone.length > 0;
}

const markForGood = (env: Env, matches: SQL) =>
  mark(env, matches, 0, "").onConflictDoUpdate({
    target: deletedCases.case_id,
    set: { deleted_at: 0 },
  });

function mark(env: Env, matches: SQL | undefined, deletedAt: number, by: string) {
  const db = database(env);
  return db.insert(deletedCases).select(
    db
      .select({
        case_id: legalCases.id,
        user_id: sql<string>`${by}`.as("user_id"),
        deleted_at: sql<number>`${deletedAt}`.as("deleted_at"),
      })
      .from(legalCases)
      .where(matches),
  );
}
