import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, openFlags } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { riskLevels } from "../../schemas/analysis.ts";
import { countOpen, countShown, selectCases, toCase } from "../cases/rows.server.ts";
import { storedFlags } from "../cases/stored-reading.server.ts";
import { foundOfReading } from "../search/findings.ts";
import { indexReadings } from "../search/passage-index.server.ts";

/** How many cases are counted at once. */
const casesARound = 50;
const roundTime = 20_000;

/** The statement that says that the open flags of a case are to be counted anew: in the batch of what changes them. */
export const uncounted = (env: Env, caseId: string) =>
  database(env)
    .insert(openFlags)
    .select(
      sql`SELECT id, firm_id, 0, 0, 0, 1, 0, NULL FROM ${legalCases} WHERE ${eq(legalCases.id, caseId)}`,
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
 * Counts the flags of the cases whose numbers are to be counted, and lets these be found by what they have now. A number whose flags change meanwhile is counted
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
    .select({ id: openFlags.case_id, changes: openFlags.changes, levels: openFlags.levels })
    .from(openFlags)
    .where(waiting)
    .limit(casesARound);
  if (asked.length === 0) return 0;
  const ids = JSON.stringify(asked.map(({ id }) => id));
  const rows = await selectCases(env).where(
    sql`${legalCases.id} IN (SELECT value FROM json_each(${ids}))`,
  );
  const counted = rows.map((row) => ({
    ...{ row, of: toCase(row) },
    changes: asked.find(({ id }) => id === row.id)?.changes ?? 0,
  }));
  const counts = counted.flatMap(({ row, of: { risk_flags: flags }, changes }) => {
    const { High, Medium, Low } = countOpen(flags);
    const shown = countShown(flags);
    const read = countShown(
      storedFlags(row.risk_flags, row.analysis).map((flag) => ({ ...flag, hidden: false })),
    );
    const isRead = riskLevels.every((level) => shown[level] === read[level]);
    const isCounted = sql`${openFlags.case_id} = ${row.id} AND ${openFlags.counted} < ${changes}`;
    const wasRead = asked.find(({ id }) => id === row.id)?.levels === null;
    return [
      // What lists are ordered and narrowed by, as long as it is still this reading that was counted.
      ...(isRead && wasRead
        ? []
        : [
            db
              .update(legalCases)
              .set({ top_risk: riskLevels.find((level) => shown[level] > 0) ?? null })
              .where(
                and(
                  eq(legalCases.id, row.id),
                  sql`${legalCases.risk_flags} IS ${row.risk_flags}`,
                  sql`EXISTS (SELECT 1 FROM open_flags WHERE ${isCounted})`,
                ),
              ),
          ]),
      db
        .update(openFlags)
        .set({
          ...{ high: High, medium: Medium, low: Low, counted: changes },
          levels: isRead ? null : JSON.stringify(shown),
        })
        .where(isCounted),
    ];
  });
  const found = counted.map(({ row, of, changes }) => foundOfReading(row, of, changes));
  await db.batch([...indexReadings(env, found), ...counts]);
  return asked.length;
}
