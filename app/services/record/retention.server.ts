import { sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditChains, auditEvents } from "../../db/schema.server.ts";

/** Seven years, a second longer than the database itself insists on. */
const kept = (7 * 31_557_600 + 1) * 1_000;

/**
 * Deletes what has been in a record for seven years. The oldest go first, as many as follow one another, and the chain
 * keeps the hash of the last of them, so that what is left can still be checked.
 */
export async function deleteOldEvents(env: Env) {
  const db = database(env);
  const youngest = Date.now() - kept;
  // The first event of a firm that stays; what is not sealed stays in any case.
  const stays = sql`min(audit_chains.seq + 1, coalesce((SELECT seq FROM audit_events AS young
    WHERE young.firm_id = audit_chains.firm_id AND young.at > ${youngest} ORDER BY young.seq LIMIT 1),
    audit_chains.seq + 1))`;
  const lastToGo = sql`(SELECT hash FROM audit_events AS old
    WHERE old.firm_id = audit_chains.firm_id AND old.seq < ${stays} ORDER BY old.seq DESC LIMIT 1)`;
  await db.batch([
    db.update(auditChains).set({ before: sql`coalesce(${lastToGo}, ${sql.identifier("before")})` }),
    db.delete(auditEvents).where(
      sql`${auditEvents.seq} IN (SELECT gone.seq FROM audit_chains
          JOIN audit_events AS gone ON gone.firm_id = audit_chains.firm_id AND gone.seq < ${stays})`,
    ),
  ]);
}
