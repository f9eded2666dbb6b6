import { and, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, passwordResets, pendingSignUps } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import type { CaseStage } from "../../schemas/case.ts";
import { deleteObjects, storedCaseIds } from "../cases/storage.server.ts";
import { mostARound, tellQueue } from "../work.server.ts";
import { failAttempt, nextAttempt, startWorkflow, tooLongToAnalyse } from "./attempts.server.ts";

/** Attempts that are made without a person asking for another. */
const maxTries = 3;
const casesARound = 50;
/** An upload stores its object a moment before its row. */
const orphanAge = 60 * 60_000;

const isLost = () => and(eq(legalCases.status, "analyzing"), lte(legalCases.deadline, Date.now()));

/** Has all that is analysing past its deadline restarted by the queue; where there is none, restarts the first fifty itself. */
export async function restartEvery(env: Env) {
  const lost = await database(env)
    .select({ id: legalCases.id })
    .from(legalCases)
    .where(isLost())
    .orderBy(legalCases.deadline)
    .limit(mostARound);
  const ids = lost.map(({ id }) => id);
  await tellQueue(env, "analysis", ids).catch((error) => {
    log.warn("queue_not_told", { code: "analysis", error });
    return restartLostAnalyses(env);
  });
}

/** Restarts what is analysing past its deadline, the first fifty. @returns how many cases were found. */
export const restartLostAnalyses = (env: Env) => restartThose(env, isLost());

/** Restarts those of these cases, at most 90, that are analysing past their deadlines. */
export const restartAnalyses = (env: Env, ids: string[]) =>
  restartThose(env, and(inArray(legalCases.id, ids), isLost()));

/** Starts cases anew; after three tries they fail with a reason. */
async function restartThose(env: Env, those: SQL | undefined): Promise<number> {
  const lost = await database(env)
    .select({
      caseId: legalCases.id,
      attempt: legalCases.attempt,
      tries: legalCases.tries,
      stage: legalCases.stage,
      deadline: legalCases.deadline,
    })
    .from(legalCases)
    .where(those)
    .orderBy(legalCases.deadline)
    .limit(casesARound);
  for (const one of lost)
    await restartLost(env, one).catch((error) =>
      log.error("analysis_not_restarted", { caseId: one.caseId, attempt: one.attempt, error }),
    );
  return lost.length;
}

type Lost = {
  caseId: string;
  attempt: number;
  tries: number;
  stage: CaseStage;
  deadline: number | null;
};

const interrupted = {
  code: "analyser_unavailable",
  message: "The analysis was interrupted several times. Please try again.",
} as const;

async function restartLost(env: Env, { caseId, attempt, tries, stage, deadline }: Lost) {
  const whileAnalysing = stage === "analysing";
  if (tries >= maxTries) {
    await failAttempt(env, { caseId, attempt }, whileAnalysing ? tooLongToAnalyse : interrupted);
    return;
  }
  const [restarted] = await database(env)
    .update(legalCases)
    // An analysis that died counts twice: its text may be what kills it, so it is started twice at most.
    .set({ ...nextAttempt(), tries: sql`${legalCases.tries} + ${whileAnalysing ? 2 : 1}` })
    .where(
      and(
        eq(legalCases.id, caseId),
        eq(legalCases.attempt, attempt),
        eq(legalCases.status, "analyzing"),
        // No sign of life has come since it was found.
        sql`${legalCases.deadline} is ${deadline}`,
      ),
    )
    .returning({ attempt: legalCases.attempt });
  if (!restarted) return;
  log.warn("analysis_restarted", { caseId, attempt: restarted.attempt });
  await startWorkflow(env, { caseId, attempt: restarted.attempt });
}

/** So many orphans, when they are also more than there are cases, are no leftovers but the wrong database. */
const implausible = 25;

/** Deletes objects whose case is gone: an upload or a deletion that stopped half way. */
export async function deleteOrphanedObjects(env: Env) {
  const orphans: string[] = [];
  let known = 0;
  let cursor: string | undefined;
  do {
    const page = await storedCaseIds(env, Date.now() - orphanAge, cursor);
    for (let i = 0; i < page.ids.length; i += 90) {
      const ids = page.ids.slice(i, i + 90);
      const rows = await database(env)
        .select({ id: legalCases.id })
        .from(legalCases)
        .where(inArray(legalCases.id, ids));
      const kept = new Set(rows.map(({ id }) => id));
      known += kept.size;
      orphans.push(...ids.filter((id) => !kept.has(id)));
    }
    cursor = page.cursor;
  } while (cursor);
  if (orphans.length > Math.max(implausible, known))
    return log.error("orphan_sweep_refused", { count: orphans.length });
  for (const id of orphans) {
    log.warn("orphan_deleted", { caseId: id });
    await deleteObjects(env, id);
  }
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
