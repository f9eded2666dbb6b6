import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { auditChains, auditEvents } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import type { Scope } from "../scope.ts";
import { nothingBefore, sealOf } from "./chain.ts";
import { isSigned, recordKeys, signatureOf } from "./signature.ts";

const eventsARound = 200;
const roundsAtOnce = 50;
const firmsAtOnce = 100;
/** Events are sealed within minutes. What waited for longer may have been put in by hand: it is not signed. */
const longestWait = 24 * 60 * 60_000;

/** Seals what was just recorded without making anybody wait; what fails now is sealed by the cron. */
export function sealSoon({ env, waitUntil, requestId }: Scope) {
  waitUntil(sealEvery(env).catch((error) => log.warn("record_not_sealed", { requestId, error })));
}

/** Seals what waits for it in any firm. */
export async function sealEvery(env: Env) {
  const waiting = await database(env)
    .selectDistinct({ firmId: auditEvents.firm_id })
    .from(auditEvents)
    .where(isNull(auditEvents.hash))
    .limit(firmsAtOnce);
  for (const { firmId } of waiting) await sealFirm(env, firmId);
}

/** Seals the events of a firm that are not yet, in their order. */
export async function sealFirm(env: Env, firmId: string) {
  for (let round = 0; round < roundsAtOnce; round++) if (await sealRound(env, firmId)) return;
}

/**
 * Seals some. Another who does the same at the same time finds the chain longer than it was, and changes nothing.
 * @returns whether that was all.
 */
async function sealRound(env: Env, firmId: string): Promise<boolean> {
  const db = database(env);
  const [chain] = await db.select().from(auditChains).where(eq(auditChains.firm_id, firmId));
  const { seq, hash } = chain ?? { seq: 0, hash: nothingBefore };
  const waiting = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.firm_id, firmId), isNull(auditEvents.hash), gt(auditEvents.seq, seq)))
    .orderBy(asc(auditEvents.seq))
    .limit(eventsARound);
  const newest = waiting.at(-1);
  if (!newest) return true;
  let last = hash;
  const seals = waiting.map((event) => {
    last = sealOf(event, last);
    return [event.seq, last];
  });
  const { before } = chain ?? { before: nothingBefore };
  const isAsRead = sql`coalesce((SELECT seq || ' ' || audit_chains.before FROM audit_chains
    WHERE firm_id = ${firmId}), '0 ') = ${`${seq} ${before}`}`;
  const ends = { firm_id: firmId, before, hash: last };
  const keys = recordKeys(env);
  // What nobody has signed does not become sound by what comes after it.
  const isSound = !chain || isSigned(keys, chain);
  const inTime = waiting.every(({ at }) => at > Date.now() - longestWait);
  const signature = isSound && inTime ? signatureOf(keys, ends) : null;
  const sealed = { seq: newest.seq, hash: last, signature };
  await db.batch([
    db
      .update(auditEvents)
      .set({ hash: sql`seals.value ->> 1` })
      .from(sql`json_each(${JSON.stringify(seals)}) AS seals`)
      .where(and(sql`${auditEvents.seq} = seals.value ->> 0`, isNull(auditEvents.hash), isAsRead)),
    insertWhere(env, auditChains, { ...ends, ...sealed }, sql`changes() > 0`).onConflictDoUpdate({
      target: auditChains.firm_id,
      set: sealed,
    }),
  ]);
  return waiting.length < eventsARound;
}
