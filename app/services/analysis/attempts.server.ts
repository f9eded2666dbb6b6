import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import type { FailureCode } from "../../schemas/cases/life.ts";
import { webhookEvent } from "../webhooks/events.server.ts";

/** How long an attempt may go without a sign of life; each of its steps gives one. */
export const patience = 45_000;

/** The columns of a case whose analysis is about to start for the first time. */
export const firstAttempt = () => ({
  status: "analyzing" as const,
  stage: "stored" as const,
  attempt: 1,
  tries: 1,
  deadline: Date.now() + patience,
});

/** The id of the workflow instance that works on an attempt. */
export const workflowId = ({ caseId, attempt }: AttemptParams) => `${caseId}-${attempt}`;

/** Starts the workflow instance of an attempt. One that exists already is left alone. */
export async function startWorkflow(env: Env, params: AttemptParams) {
  await env.ANALYSE.createBatch([{ id: workflowId(params), params }]);
}

/** How the workflow instance of an attempt is; `unknown` when there is none. */
export async function instanceStatus(
  env: Env,
  params: AttemptParams,
): Promise<InstanceStatus["status"]> {
  try {
    const instance = await env.ANALYSE.get(workflowId(params));
    return (await instance.status()).status;
  } catch (error) {
    if (error instanceof Error && error.message.includes("not_found")) return "unknown";
    throw error;
  }
}

/** What a workflow instance works on. */
export type AttemptParams = { caseId: string; attempt: number };

/** Matches a case only while this attempt is the one that counts, so that an old one changes nothing. */
export const current = ({ caseId, attempt }: AttemptParams) =>
  and(
    eq(legalCases.id, caseId),
    eq(legalCases.attempt, attempt),
    eq(legalCases.status, "analyzing"),
  );

/** The columns of a case that is to be analysed anew. */
export const nextAttempt = () => ({
  ...firstAttempt(),
  attempt: sql`${legalCases.attempt} + 1`,
  failure_code: null,
  failure_message: null,
});

/**
 * Says that an attempt lives, and how far it is.
 * @param silence how long it may be silent from now on, in milliseconds.
 * @returns false when it is not the current one any more.
 */
export async function reportProgress(
  env: Env,
  params: AttemptParams,
  progress: Partial<typeof legalCases.$inferInsert>,
  silence = patience,
): Promise<boolean> {
  const updated = await database(env)
    .update(legalCases)
    .set({ ...progress, deadline: Date.now() + silence })
    .where(current(params))
    .returning({ id: legalCases.id });
  return updated.length > 0;
}

/** The failure of a text that takes longer than one analysis may. */
export const tooLongToAnalyse = {
  code: "too_long",
  message:
    "This document takes longer to analyse than one document may. Please split it and upload the parts.",
} as const;

/** Ends an attempt with a reason that its user can act on. */
export async function failAttempt(
  env: Env,
  params: AttemptParams,
  { code, message }: { code: FailureCode; message: string },
) {
  const db = database(env);
  await db.batch([
    webhookEvent(env, "case.failed", params.caseId, { failure: code }, current(params)),
    db
      .update(legalCases)
      .set({ status: "failed", failure_code: code, failure_message: message, deadline: null })
      .where(current(params)),
  ]);
  log.info("analysis_failed", { ...params, code });
}
