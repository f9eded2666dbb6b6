import { and, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { members } from "../../db/schema.server.ts";
import { dayAt } from "../../lib/days.ts";
import { listMatters } from "../matters/list.server.ts";
import type { Member } from "./rights.ts";

/**
 * What a guest is told of their stay in a firm: its last day, and the matters that they read, each with who looks after
 * it. Null for who is no guest.
 */
export async function guestStay(env: Env, member: Member) {
  const { firm, role, user } = member;
  if (role !== "guest") return null;
  const [[row], { matters }] = await Promise.all([
    database(env)
      .select({ until: members.until })
      .from(members)
      .where(and(eq(members.firm_id, firm.id), eq(members.user_id, user.id))),
    listMatters(env, member, { limit: 100 }),
  ]);
  const until = row?.until ?? null;
  return {
    until: until === null ? null : dayAt(until - 1, firm.timeZone),
    matters: matters.map(({ id, name, responsible }) => ({ id, name, responsible })),
  };
}
