import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, openFlags } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { countOpen, inHand, selectCases } from "../cases/rows.server.ts";

/** How many cases are counted at once. */
const casesARound = 50;
const roundTime = 20_000;

/** The statement that says that the open flags of a case are to be counted anew: in the batch of what changes them. */
export const uncounted = (env: Env, caseId: string) =>
  database(env)
    .insert(openFlags)
    .select(
      sql`SELECT id, firm_id, 0, 0, 0, 1, 0 FROM ${legalCases} WHERE ${eq(legalCases.id, caseId)}`,
    )
    .onConflictDoUpdate({
      target: openFlags.case_id,
      set: { changes: sql`${openFlags.changes} + 1` },
    });

/** Counts the open flags of a case after that; what fails is counted by the cron. */
export const countSoon = (env: Env, caseId: string) =>
  countOpenFlags(env, caseId).catch((error) => log.warn("flags_not_counted", { caseId, error }));

/** Counts what nobody has counted, for a part of the minute after which the cron comes again. */
export async function countUncounted(env: Env) {
  const end = Date.now() + roundTime;
  while (Date.now() < end && (await countOpenFlags(env)) === casesARound);
}

/**
 * Counts the open flags of the cases whose numbers are to be counted. A number whose flags change meanwhile is counted
 * once more later. Where nothing is to be counted it asks an index that is empty.
 * @param caseId of one case alone.
 * @returns how many cases were looked at.
 */
async function countOpenFlags(env: Env, caseId?: string): Promise<number> {
  const db = database(env);
  const waiting = and(
    sql`${openFlags.counted} < ${openFlags.changes}`,
    caseId === undefined ? undefined : eq(openFlags.case_id, caseId),
  );
  const asked = await db
    .select({ id: openFlags.case_id, changes: openFlags.changes })
    .from(openFlags)
    .where(waiting)
    .limit(casesARound);
  if (asked.length === 0) return 0;
  const ids = JSON.stringify(asked.map(({ id }) => id));
  const rows = await selectCases(env).where(
    sql`${legalCases.id} IN (SELECT value FROM json_each(${ids}))`,
  );
  const [first, ...others] = rows.map((row) => {
    const { High, Medium, Low } = countOpen(inHand(row).map(({ flag }) => flag));
    const changes = asked.find(({ id }) => id === row.id)?.changes ?? 0;
    return db
      .update(openFlags)
      .set({ high: High, medium: Medium, low: Low, counted: changes })
      .where(and(eq(openFlags.case_id, row.id), sql`${openFlags.counted} < ${changes}`));
  });
  if (first) await db.batch([first, ...others]);
  return asked.length;
}
