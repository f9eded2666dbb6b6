import { and, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { challenges, legalCases, passwordResets, pendingSignUps } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import type { CaseStage } from "../../schemas/cases/life.ts";
import { deleteInterimBut } from "../cases/storage.server.ts";
import { mostARound, tellQueue } from "../work.server.ts";
import {
  failAttempt,
  instanceStatus,
  nextAttempt,
  startWorkflow,
  tooLongToAnalyse,
} from "./attempts.server.ts";

/** Attempts that are made without a person asking for another. */
const maxTries = 3;
const casesARound = 50;
/** How long after an attempt's deadline its instance may still be at work without a sign of life, in milliseconds. */
const delayOf: Partial<Record<InstanceStatus["status"], number>> = {
  // The platform has many to start, or somebody has stopped it: it will be gone on with.
  queued: 60 * 60_000,
  paused: 60 * 60_000,
  // Longer than a step with its repeats. A machine that has died may leave these behind for good.
  running: 90_000,
  waiting: 90_000,
  waitingForPause: 90_000,
};

const isLost = () => and(eq(legalCases.status, "analyzing"), lte(legalCases.deadline, Date.now()));

/** Has all that is analysing past its deadline restarted by the queue; where there is none, restarts the first fifty itself. */
export async function restartEvery(env: Env) {
  const lost = await database(env)
    .select({ id: legalCases.id })
    .from(legalCases)
    .where(isLost())
    // Those that are waited for do not keep others from their turn.
    .orderBy(sql`random()`)
    .limit(mostARound);
  const ids = lost.map(({ id }) => id);
  await tellQueue(env, "analysis", ids).catch((error) => {
    log.warn("queue_not_told", { code: "analysis", error });
    return restartLostAnalyses(env);
  });
}

/** Restarts what is analysing past its deadline, the first fifty. @returns how many cases were found. */
export const restartLostAnalyses = (env: Env) => restartThose(env, isLost());

/** Restarts those of these cases that are analysing past their deadlines: fifty at most, which is more than one batch of the queue has. */
export const restartAnalyses = (env: Env, ids: string[]) =>
  restartThose(env, and(inArray(legalCases.id, ids), isLost()));

/** Starts cases anew whose workflow instance is not only late; after three tries they fail with a reason. */
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
    .orderBy(sql`random()`)
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
  const delay = delayOf[await instanceStatus(env, { caseId, attempt })] ?? 0;
  if (Date.now() < (deadline ?? 0) + delay) return;
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

/** Deletes what steps left in the bucket for one another in attempts that are over. */
export const deleteStaleInterim = (env: Env) =>
  deleteInterimBut(env, (attempts) =>
    database(env)
      .select({ caseId: legalCases.id, attempt: legalCases.attempt })
      .from(legalCases)
      .where(
        and(
          sql`${legalCases.id} IN ${listed([...new Set(attempts.map(({ caseId }) => caseId))])}`,
          eq(legalCases.status, "analyzing"),
        ),
      ),
  );

/** Deletes links that are too old to work. */
export async function deleteExpiredLinks(env: Env) {
  const db = database(env);
  const now = Date.now();
  await db.batch([
    db.delete(pendingSignUps).where(lt(pendingSignUps.expires_at, now)),
    db.delete(passwordResets).where(lt(passwordResets.expires_at, now)),
    db.delete(challenges).where(lt(challenges.expires_at, now)),
  ]);
}
