import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { refusals } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { AppError } from "../errors.ts";
import { recordedEverywhere } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";

/** What was not let through: a wrong password or code, something that is not theirs, or more than a limit allows. */
export type RefusalKind = (typeof refusals.$inferSelect)["kind"];

const hour = 60 * 60_000;
/** The record is told at these counts at once, and of what came after them when the hour is over. */
const toldAt = [3, 30, 300, 3_000];
const toldAtOnce = sql.raw(`(${toldAt.join(", ")})`);
const hoursAtOnce = 50;

type Key = Omit<typeof refusals.$inferSelect, "count">;

const of = ({ hour, user_id, firm_id, kind }: Key) =>
  and(
    ...[eq(refusals.hour, hour), eq(refusals.user_id, user_id)],
    ...[eq(refusals.firm_id, firm_id), eq(refusals.kind, kind)],
  );

/** The event of the record in the firms that it concerns. It says nothing of who tried: that nobody knows. */
function told(env: Env, key: Key, onlyIf: SQL) {
  const count = sql`(SELECT count FROM refusals WHERE ${of(key)})`;
  const nobody = { address: "", userAgent: "", country: "" };
  return recordedEverywhere(
    { env, client: nobody },
    key.user_id,
    "refusal",
    sql`${count} ${onlyIf} AND ${key.firm_id} IN ('', members.firm_id)`,
    "account",
    sql`json_object('refused', json_object('what', ${key.kind}, 'count', ${count}))`,
  );
}

/**
 * Counts that something was refused, and logs it. The same work whether or not there is such an account, so that an
 * answer's time tells nothing; what fails here takes nothing from the answer.
 * @param whose the account that it is about, if any, and the firm in which its person acts.
 */
export async function traceRefusal(
  { env, requestId }: Pick<Scope, "env" | "requestId">,
  kind: RefusalKind,
  { userId = "", firmId = "" }: { userId?: string | undefined; firmId?: string },
) {
  log.warn("refused", { requestId, code: kind, userId });
  const key = { hour: Math.floor(Date.now() / hour), user_id: userId, firm_id: firmId, kind };
  try {
    const db = database(env);
    await db.batch([
      db
        .insert(refusals)
        .values({ ...key, count: 1 })
        .onConflictDoUpdate({
          target: [refusals.hour, refusals.user_id, refusals.firm_id, refusals.kind],
          set: { count: sql`${refusals.count} + 1` },
        }),
      told(env, key, sql`IN ${toldAtOnce}`),
    ]);
  } catch (error) {
    log.error("refusal_not_counted", { requestId, code: kind, error });
  }
}

/** Tells the record of the hours that are over what it was not told yet, and forgets them. */
export async function tellRefusals(env: Env) {
  const db = database(env);
  const over = await db
    .select()
    .from(refusals)
    .where(lt(refusals.hour, Math.floor(Date.now() / hour)))
    .limit(hoursAtOnce);
  for (const key of over)
    await db.batch([told(env, key, sql`NOT IN ${toldAtOnce}`), db.delete(refusals).where(of(key))]);
}

/** Whether something with one of these ids is there, so that "not found" was said of what somebody may not see. */
async function isBehindWall(env: Env, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const list = JSON.stringify(ids);
  const [row] = await database(env).all<{ there: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM json_each(${list}) AS one WHERE one.value IN (
      SELECT id FROM legal_cases WHERE id = one.value UNION ALL SELECT id FROM matters WHERE id = one.value
      UNION ALL SELECT id FROM playbooks WHERE id = one.value)) AS there`,
  );
  return row?.there === 1;
}

const anId = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Counts what a member was refused, by the status of the answer and the address that they asked for. */
export async function traceAnswer(scope: Scope, member: Member, status: number, path: string) {
  const whose = { userId: member.user.id, firmId: member.firm.id };
  if (status === 429) await traceRefusal(scope, "limit", whose);
  const ids = path.match(anId) ?? [];
  const isWall =
    status === 403 || (status === 404 && (await isBehindWall(scope.env, ids).catch(() => false)));
  if (isWall) await traceRefusal(scope, "wall", whose);
}

/** For the end of a call that was charged: counts where the limit was what refused it, and throws as it did. */
export const tracingLimit =
  (scope: Scope, userId: string | undefined) => async (error: unknown) => {
    if (error instanceof AppError && error.code === "too_many_requests")
      await traceRefusal(scope, "limit", { userId });
    throw error;
  };
