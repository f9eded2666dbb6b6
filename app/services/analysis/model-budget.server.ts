import { and, eq, lt, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, modelDocuments } from "../../db/schema.server.ts";
import type { AttemptParams } from "./attempts.server.ts";
import { modelLimits } from "./model-settings.server.ts";

const dayMs = 24 * 60 * 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const thisDocument = ({ caseId, attempt }: AttemptParams) =>
  and(eq(modelDocuments.case_id, caseId), eq(modelDocuments.attempt, attempt));

/**
 * Takes a document from the daily limits of its user and of the whole deployment, in one atomic statement. Can be
 * repeated for the same attempt, which is counted once.
 * @returns whether the limits allow it.
 */
export async function reserveDocument(env: Env, params: AttemptParams): Promise<boolean> {
  const { documentsPerDay, documentsPerUser } = modelLimits(env);
  const day = dayOf(Date.now());
  const db = database(env);
  await db.run(sql`
    insert into ${modelDocuments} (case_id, attempt, user_id, day)
    select id, ${params.attempt}, user_id, ${day} from ${legalCases}
    where id = ${params.caseId}
      and (select count(*) from ${modelDocuments} where day = ${day}) < ${documentsPerDay}
      and (select count(*) from ${modelDocuments} as own
           where own.day = ${day} and own.user_id = ${legalCases.user_id}) < ${documentsPerUser}
    on conflict do nothing`);
  return (await tokensSpent(env, params)) !== undefined;
}

/** The tokens that an attempt's calls have taken; undefined when nothing was reserved for it. */
export async function tokensSpent(env: Env, params: AttemptParams): Promise<number | undefined> {
  const [row] = await database(env)
    .select({ tokens: modelDocuments.tokens })
    .from(modelDocuments)
    .where(thisDocument(params));
  return row?.tokens;
}

/** Adds what a call has taken. */
export async function spendTokens(env: Env, params: AttemptParams, tokens: number) {
  await database(env)
    .update(modelDocuments)
    .set({ tokens: sql`${modelDocuments.tokens} + ${tokens}` })
    .where(thisDocument(params));
}

/** Forgets the days before yesterday. */
export async function deleteOldModelDocuments(env: Env, now = Date.now()) {
  await database(env)
    .delete(modelDocuments)
    .where(lt(modelDocuments.day, dayOf(now - dayMs)));
}
