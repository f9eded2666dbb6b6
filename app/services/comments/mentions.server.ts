import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { mentions } from "../../db/schema.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { seesCase } from "../firms/walls.server.ts";
import { peopleOnCase } from "../flags/assignees.server.ts";
import { toldOf } from "./digest.server.ts";

/** @throws AppError `invalid_input` when somebody among them does not see the case. */
export async function refuseUnseeing(env: Env, member: Member, caseId: string, ids: string[]) {
  if (ids.length === 0) return;
  const people = await peopleOnCase(env, member, caseId);
  if (ids.every((id) => people.some((one) => one.id === id))) return;
  const sentence = "Only people who see this case can be mentioned in it.";
  throw new AppError("invalid_input", sentence, { fields: { text: [sentence] } });
}

/**
 * The statements that store whom a comment mentions, in place of whom it mentioned before; who is new is to be told.
 * Nobody is mentioned to themselves, and only those who see the case at that moment.
 * @param onlyIf what must hold, else they do nothing.
 */
export function mentionStatements(
  env: Env,
  member: Member,
  { id, caseId }: { id: string; caseId: string },
  mentioned: string[],
  onlyIf: SQL,
) {
  const db = database(env);
  const ids = listed(mentioned.filter((one) => one !== member.user.id));
  const ofComment = and(eq(mentions.firm_id, member.firm.id), eq(mentions.comment_id, id));
  const who = sql`members JOIN legal_cases ON legal_cases.id = ${caseId}
    WHERE members.firm_id = ${member.firm.id} AND members.user_id IN ${ids} AND ${seesCase()} AND ${onlyIf}`;
  const isNew = sql`members.user_id NOT IN (SELECT user_id FROM ${mentions} WHERE ${ofComment})`;
  return [
    toldOf(env, member, "mentioned", caseId, sql`${who} AND ${isNew}`),
    db.delete(mentions).where(and(ofComment, sql`${mentions.user_id} NOT IN ${ids}`, onlyIf)),
    db
      .insert(mentions)
      .select(sql`SELECT members.firm_id, ${id}, legal_cases.id, members.user_id, NULL FROM ${who}`)
      .onConflictDoNothing(),
  ] as const;
}

/**
 * Notes that a member has read what is said about a case.
 * @param thread the id of the flag about which it is said; null: about the case as a whole; undefined: all.
 */
export async function readMentions(
  env: Env,
  { firm, user }: Member,
  caseId: string,
  thread?: string | null,
) {
  const inThread = thread === null ? sql`flag_id IS NULL` : sql`flag_id = ${thread}`;
  await database(env)
    .update(mentions)
    .set({ read_at: Date.now() })
    .where(
      and(
        eq(mentions.firm_id, firm.id),
        eq(mentions.user_id, user.id),
        isNull(mentions.read_at),
        eq(mentions.case_id, caseId),
        thread === undefined
          ? undefined
          : sql`${mentions.comment_id} IN (SELECT id FROM comments
              WHERE firm_id = ${firm.id} AND case_id = ${caseId} AND ${inThread})`,
      ),
    );
}
