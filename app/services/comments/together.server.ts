import { and, eq, isNull } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { members, mentions } from "../../db/schema.server.ts";
import { type Member, may } from "../firms/rights.ts";
import { peopleOnCase } from "../flags/assignees.server.ts";
import { listComments } from "./comments.server.ts";
import { caseStamp } from "./stamp.server.ts";

/** Whether somebody acts in a firm with others. */
export const isShared = async (env: Env, member: Member) =>
  (await sharedQuery(env, member)).length > 1;

/** The query behind it: two of the people of a firm. */
export const sharedQuery = (env: Env, { firm }: Member) =>
  database(env)
    .select({ id: members.user_id })
    .from(members)
    .where(eq(members.firm_id, firm.id))
    .limit(2);

/**
 * What the page of a case shows of those who work on it together: who they are, what they said, which of it mentions
 * the reader who has not read it, and the stamp from before all that was read. Null for somebody alone about whose case
 * nobody has said anything.
 * @throws AppError `not_found`.
 */
export async function togetherOn(env: Env, member: Member, caseId: string) {
  const stamp = await caseStamp(env, member, caseId);
  const [shared, comments, people, unread] = await Promise.all([
    isShared(env, member),
    listComments(env, member, caseId),
    peopleOnCase(env, member, caseId),
    unreadOn(env, member, caseId),
  ]);
  if (!shared && comments.length === 0) return null;
  const writes = may(member, "write");
  return {
    ...{ stamp, comments, unread, writes, me: member.user.id, timeZone: member.firm.timeZone },
    // Who may only read is told of nobody but those who speak.
    people: writes ? people : [],
  };
}

async function unreadOn(env: Env, { firm, user }: Member, caseId: string): Promise<string[]> {
  const rows = await database(env)
    .select({ id: mentions.comment_id })
    .from(mentions)
    .where(
      and(
        eq(mentions.firm_id, firm.id),
        eq(mentions.user_id, user.id),
        isNull(mentions.read_at),
        eq(mentions.case_id, caseId),
      ),
    );
  return rows.map(({ id }) => id);
}
