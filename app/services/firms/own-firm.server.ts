import { sql } from "drizzle-orm";
import { insertWhere } from "../../db/insert-where.server.ts";
import { firms, members, users } from "../../db/schema.server.ts";
import { usualTimeZone } from "../../schemas/firm.ts";
import { isMembership } from "./membership.server.ts";

/** Holds while a user has a firm to act in. */
const hasFirm = (userId: string) => isMembership(sql`members.user_id = ${userId}`);

/**
 * The statements that give a user without a firm one of their own, named after their address. To be run in one batch
 * with what makes the user, or alone when their last firm is gone.
 */
export function firmOfOne(env: Env, userId: string) {
  const id = crypto.randomUUID();
  const now = Date.now();
  const address = sql`(SELECT email FROM ${users} WHERE id = ${userId})`;
  return [
    insertWhere(
      env,
      firms,
      { id, name: address, time_zone: usualTimeZone, created_at: now },
      sql`${address} IS NOT NULL AND NOT ${hasFirm(userId)}`,
    ),
    insertWhere(
      env,
      members,
      { firm_id: id, user_id: userId, role: "owner", mails: true, joined_at: now },
      sql`EXISTS (SELECT 1 FROM firms WHERE id = ${id})`,
    ),
  ] as const;
}
