import { and, eq, lte, ne, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import {
  caseVersions,
  deletedOriginals,
  legalCases,
  originalRetention,
} from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { changesIn } from "../../schemas/event-details.ts";
import type { OriginalKeeping, Retention } from "../../schemas/retention.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { newestDocument } from "../versions/newest.server.ts";
import { earlierExpiry, ofItsDocument, originalExpiry } from "./rows.server.ts";
import { deleteOriginals } from "./storage.server.ts";

const days: Record<Exclude<OriginalKeeping, "until_deleted">, number> = {
  "90_days": 90,
  "30_days": 30,
};
/** What one call of the cron can do within the platform's limit of requests; the rest waits an hour. */
const roundsAnHour = 4;
const originalsARound = 1000;

/** How long a firm's originals are kept. */
export async function getRetention(env: Env, member: Member): Promise<Retention> {
  const [row] = await database(env)
    .select()
    .from(originalRetention)
    .where(eq(originalRetention.firm_id, member.firm.id));
  return {
    originals: row?.days === 90 ? "90_days" : row?.days === 30 ? "30_days" : "until_deleted",
  };
}

/** Changes it. Whatever it is changed to, no original is deleted within the next week. */
export async function setRetention(scope: Scope, member: Member, { originals }: Retention) {
  demand(member, "manage");
  const firm_id = member.firm.id;
  const db = database(scope.env);
  const changed = changesIn(await getRetention(scope.env, member), { originals });
  if (changed.length === 0) return;
  const thing = { kind: "firm", id: firm_id, details: { changed } } as const;
  const told = recorded(scope, member, "settings", thing);
  if (originals === "until_deleted") {
    await db.batch([
      db.delete(originalRetention).where(eq(originalRetention.firm_id, firm_id)),
      told,
    ]);
    return;
  }
  const setting = { days: days[originals], changed_at: Date.now() };
  await db.batch([
    db
      .insert(originalRetention)
      .values({ firm_id, ...setting })
      .onConflictDoUpdate({
        target: originalRetention.firm_id,
        set: setting,
        setWhere: ne(originalRetention.days, setting.days),
      }),
    told,
  ]);
}

/**
 * Deletes the originals that their firms' settings do not keep any longer. The note of it comes first, on the settings
 * as they are at that very moment: who changes them is either earlier, or sees that the original is gone.
 * Stopped in between, the next round deletes what is noted.
 */
export async function deleteExpiredOriginals(env: Env) {
  const db = database(env);
  for (let round = 0; round < roundsAnHour; round++) {
    await noteExpired(env);
    const noted = await db
      .select({ id: deletedOriginals.document_id })
      .from(deletedOriginals)
      .where(eq(deletedOriginals.pending, true))
      .limit(originalsARound);
    const ids = noted.map(({ id }) => id);
    if (ids.length === 0) return;
    await deleteOriginals(env, ids);
    await db
      .update(deletedOriginals)
      .set({ pending: false })
      .where(sql`${deletedOriginals.document_id} IN ${listed(ids)}`);
    log.info("originals_expired", { count: ids.length });
    if (ids.length < originalsARound) return;
  }
}

async function noteExpired(env: Env) {
  const db = database(env);
  const now = Date.now();
  const noted = {
    deleted_at: sql<number>`${now}`.as("deleted_at"),
    pending: sql<boolean>`1`.as("pending"),
  };
  await db.batch([
    db
      .insert(deletedOriginals)
      .select(
        db
          .select({ document_id: newestDocument.as("document_id"), ...noted })
          .from(originalRetention)
          .innerJoin(legalCases, eq(legalCases.firm_id, originalRetention.firm_id))
          .leftJoin(deletedOriginals, ofItsDocument)
          .where(and(ne(legalCases.status, "analyzing"), lte(originalExpiry, now)))
          .limit(originalsARound),
      )
      .onConflictDoNothing(),
    db
      .insert(deletedOriginals)
      .select(
        db
          .select({ document_id: caseVersions.document_id, ...noted })
          .from(originalRetention)
          .innerJoin(legalCases, eq(legalCases.firm_id, originalRetention.firm_id))
          .innerJoin(caseVersions, eq(caseVersions.case_id, legalCases.id))
          .leftJoin(deletedOriginals, eq(deletedOriginals.document_id, caseVersions.document_id))
          .where(and(ne(caseVersions.document_id, newestDocument), lte(earlierExpiry, now)))
          .limit(originalsARound),
      )
      .onConflictDoNothing(),
  ]);
}
