import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { legalCases, passwordResets, pendingSignUps } from "../db/schema.server.ts";
import { log } from "../lib/log.ts";
import { failAttempt, nextAttempt, startWorkflow } from "./attempts.server.ts";
import { deleteObjects, storedCaseIds } from "./storage.server.ts";

/** Attempts that are made without a person asking for another. */
const maxTries = 3;
const casesARound = 50;
/** An upload stores its object a moment before its row. */
const orphanAge = 60 * 60_000;

/**
 * Starts anew what is analysing past its deadline; after three tries it fails with a reason.
 * @returns how many cases were found.
 */
export async function restartLostAnalyses(env: Env): Promise<number> {
  const db = database(env);
  const lost = await db
    .select({
      caseId: legalCases.id,
      attempt: legalCases.attempt,
      tries: legalCases.tries,
    })
    .from(legalCases)
    .where(and(eq(legalCases.status, "analyzing"), lte(legalCases.deadline, Date.now())))
    .limit(casesARound);
  for (const { caseId, attempt, tries } of lost) {
    if (tries >= maxTries) {
      await failAttempt(
        env,
        { caseId, attempt },
        {
          code: "analyser_unavailable",
          message: "The analysis was interrupted several times. Please try again.",
        },
      );
      continue;
    }
    const [restarted] = await db
      .update(legalCases)
      .set({ ...nextAttempt(), tries: sql`${legalCases.tries} + 1` })
      .where(
        and(
          eq(legalCases.id, caseId),
          eq(legalCases.attempt, attempt),
          eq(legalCases.status, "analyzing"),
        ),
      )
      .returning({ attempt: legalCases.attempt });
    if (!restarted) continue;
    log.warn("analysis_restarted", { caseId, attempt: restarted.attempt });
    await startWorkflow(env, { caseId, attempt: restarted.attempt });
  }
  return lost.length;
}

/** Deletes objects whose case is gone: an upload or a deletion that stopped half way. */
export async function deleteOrphanedObjects(env: Env) {
  let cursor: string | undefined;
  do {
    const page = await storedCaseIds(env, Date.now() - orphanAge, cursor);
    for (let i = 0; i < page.ids.length; i += 90) {
      const ids = page.ids.slice(i, i + 90);
      const kept = await database(env)
        .select({ id: legalCases.id })
        .from(legalCases)
        .where(inArray(legalCases.id, ids));
      const known = new Set(kept.map(({ id }) => id));
      for (const id of ids.filter((id) => !known.has(id))) {
        log.warn("orphan_deleted", { caseId: id });
        await deleteObjects(env, id);
      }
    }
    cursor = page.cursor;
  } while (cursor);
}

/** Deletes links that are too old to work. */
export async function deleteExpiredLinks(env: Env) {
  const db = database(env);
  const now = Date.now();
  await db.batch([
    db.delete(pendingSignUps).where(lt(pendingSignUps.expires_at, now)),
    db.delete(passwordResets).where(lt(passwordResets.expires_at, now)),
  ]);
}
