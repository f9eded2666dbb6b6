import { sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { bucketAudit } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { storedDocuments } from "./storage.server.ts";
import { buryAll, lastPut } from "./tombstones.server.ts";

/** A thousand keys each: what is in the bucket of 50,000 documents is gone through in half a day. */
const pagesAnHour = 10;
/** So many orphans on a page, when they are also more than there are documents on it, are no leftovers but the wrong database. */
const implausible = 25;

/**
 * Walks through the bucket, some pages each hour, from where it stopped the hour before; at its end from the
 * beginning. Objects whose document is neither there nor has a tombstone should not be; they get one, and so are deleted.
 */
export async function auditBucket(env: Env) {
  const db = database(env);
  const [seen] = await db.select().from(bucketAudit);
  let after = seen?.last_key || undefined;
  for (let page = 0; page < pagesAnHour; page++) {
    const { ids, last } = await storedDocuments(env, Date.now() - lastPut, after);
    await buryOrphans(env, ids);
    const state = { id: 1, last_key: last ?? "" };
    await db
      .insert(bucketAudit)
      .values(state)
      .onConflictDoUpdate({ target: bucketAudit.id, set: state });
    if (last === null) return;
    after = last;
  }
}

async function buryOrphans(env: Env, ids: string[]) {
  const orphans = await database(env).all<{ id: string }>(sql`
    SELECT value AS id FROM ${listed(ids)}
    WHERE value NOT IN (SELECT id FROM legal_cases WHERE id IN ${listed(ids)})
      AND value NOT IN (SELECT document_id FROM case_versions WHERE document_id IN ${listed(ids)})
      AND value NOT IN (SELECT case_id FROM tombstones WHERE case_id IN ${listed(ids)})`);
  if (orphans.length === 0) return;
  if (orphans.length > Math.max(implausible, ids.length - orphans.length))
    return log.error("orphans_left_alone", { count: orphans.length });
  log.warn("orphans_found", { count: orphans.length });
  await buryAll(
    env,
    orphans.map(({ id }) => id),
  );
}
