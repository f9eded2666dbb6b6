import { and, eq, lte, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditChains, auditEvents } from "../../db/schema.server.ts";
import { isSigned, recordKeys, signatureOf } from "./signature.ts";

/** Seven years, a second longer than the database itself insists on. */
const kept = (7 * 31_557_600 + 1) * 1_000;

const firmsAtOnce = 100;

/**
 * Deletes what has been in a record for seven years. The oldest go first, as many as follow one another, and the chain
 * keeps the hash of the last of them, so that what is left can still be checked; it is signed anew if it was signed.
 */
export async function deleteOldEvents(env: Env) {
  const db = database(env);
  const youngest = Date.now() - kept;
  // The first event of a firm that stays; what is not sealed stays in any case.
  const stays = sql`min(audit_chains.seq + 1, coalesce((SELECT seq FROM audit_events AS young
    WHERE young.firm_id = audit_chains.firm_id AND young.at > ${youngest} ORDER BY young.seq LIMIT 1),
    audit_chains.seq + 1))`;
  const lastToGo = sql`(SELECT seq FROM audit_events AS old
    WHERE old.firm_id = audit_chains.firm_id AND old.seq < ${stays} ORDER BY old.seq DESC LIMIT 1)`;
  const due = await db
    .select({ chain: auditChains, going: auditEvents.seq, last: auditEvents.hash })
    .from(auditChains)
    .crossJoin(auditEvents)
    .where(sql`${auditEvents.seq} = ${lastToGo}`)
    .limit(firmsAtOnce);
  for (const { chain, going, last } of due) {
    const before = last ?? chain.before;
    const keys = recordKeys(env);
    const signature = isSigned(keys, chain) ? signatureOf(keys, { ...chain, before }) : null;
    const ofFirm = eq(auditChains.firm_id, chain.firm_id);
    await db.batch([
      db
        .update(auditChains)
        .set({ before, signature })
        .where(and(ofFirm, eq(auditChains.before, chain.before), eq(auditChains.hash, chain.hash))),
      // Of a chain that has grown meanwhile they go with the next round.
      db
        .delete(auditEvents)
        .where(
          and(
            eq(auditEvents.firm_id, chain.firm_id),
            lte(auditEvents.seq, going),
            sql`EXISTS (SELECT 1 FROM ${auditChains} WHERE ${and(ofFirm, eq(auditChains.before, before))})`,
          ),
        ),
    ]);
  }
}
