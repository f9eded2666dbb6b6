import { and, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { members } from "../../db/schema.server.ts";
import { demandPerson } from "../firms/membership.server.ts";
import type { Member } from "../firms/rights.ts";

/** Whether a member is told by mail of what waits for them. */
export async function getMails(env: Env, { firm, user }: Member): Promise<{ mails: boolean }> {
  const [row] = await database(env)
    .select({ mails: members.mails })
    .from(members)
    .where(and(eq(members.firm_id, firm.id), eq(members.user_id, user.id)));
  return { mails: row?.mails ?? true };
}

/** Changes it, in every firm of theirs. */
export async function setMails(env: Env, member: Member, { mails }: { mails: boolean }) {
  demandPerson(member);
  await database(env).update(members).set({ mails }).where(eq(members.user_id, member.user.id));
}
