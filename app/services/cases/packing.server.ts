import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { readingColumns, storedAnalysis, storedFlags } from "./stored-reading.server.ts";

/** How many a round: about a second of work. */
const casesARound = 50;

const isPlain = sql`typeof(${legalCases.analysis}) = 'text'`;

/**
 * Packs analyses that were stored as plain JSON, which SQL cannot do in a migration. A case that is analysed anew in
 * the meantime keeps the new one. Where nothing is plain it asks an index that is empty.
 */
export async function packReadings(env: Env) {
  const db = database(env);
  const { id, risk_flags, analysis } = legalCases;
  const rows = await db
    .select({ id, risk_flags, analysis })
    .from(legalCases)
    .where(isPlain)
    .limit(casesARound);
  const [first, ...others] = rows.flatMap((row) => {
    const found = storedAnalysis(row.analysis);
    if (!found) return [];
    const { top_risk: _, ...packed } = readingColumns(
      storedFlags(row.risk_flags, row.analysis),
      found,
    );
    return db
      .update(legalCases)
      .set(packed)
      .where(and(eq(id, row.id), sql`${risk_flags} IS ${row.risk_flags}`, isPlain));
  });
  if (first) await db.batch([first, ...others]);
}
