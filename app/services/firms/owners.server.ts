import { and, eq, ne, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, members } from "../../db/schema.server.ts";
import { AppError } from "../errors.ts";

/** Holds of a row of `members` whose firm has no other owner. */
export const isOnlyOwner = and(
  eq(members.role, "owner"),
  sql`NOT EXISTS (SELECT 1 FROM members AS other
    WHERE other.firm_id = ${members.firm_id} AND other.user_id <> ${members.user_id} AND other.role = 'owner')`,
);

/** Matches the memberships of a user without whom a firm with other members would have no owner. */
const holdsUp = (userId: string) =>
  and(
    eq(members.user_id, userId),
    isOnlyOwner,
    sql`EXISTS (SELECT 1 FROM members AS other
      WHERE other.firm_id = ${members.firm_id} AND ${ne(sql`other.user_id`, userId)})`,
    sql`EXISTS (SELECT 1 FROM firms WHERE firms.id = ${members.firm_id} AND firms.erasing_at IS NULL)`,
  );

/** Holds while a user can go without leaving a firm to members of whom none is an owner. */
export const leavesNoOrphans = (userId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM ${members} WHERE ${holdsUp(userId)})`;

/** @throws AppError `conflict` when a firm with other members would be left without an owner. */
export async function refuseOrphans(env: Env, { id }: { id: string }) {
  const [firm] = await database(env)
    .select({ name: firms.name })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(holdsUp(id));
  if (firm)
    throw new AppError(
      "conflict",
      `You are the only owner of “${firm.name}”, which has other members. Make one of them an owner, or delete the firm, first.`,
    );
}
