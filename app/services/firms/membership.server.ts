import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, members } from "../../db/schema.server.ts";
import { type Action, type Role, roles } from "../../schemas/firm.ts";
import { AppError } from "../errors.ts";
import { secondFactorWanted } from "../factors/factors.server.ts";
import { isInTime } from "./guest-time.server.ts";
import { type Member, rolesThatMay } from "./rights.ts";

export const noSuchFirm = () => new AppError("not_found", "There is no such firm.");

/** Matches memberships, joined with their firms, in which one can act: no guest's time is over, no firm being erased. */
export const isCurrent = () => and(isNull(firms.erasing_at), isInTime());

/** Holds while there is such a membership in which one can act. */
export const isMembership = (which: SQL) => sql`EXISTS (
  SELECT 1 FROM members JOIN firms ON firms.id = members.firm_id WHERE ${which} AND ${isCurrent()})`;

/** Holds while somebody is a member of the firm in which they act, in one of these roles: for what statements do. */
export const isStillMember = ({ firm, user }: Member, as: readonly Role[] = roles) =>
  isMembership(sql`members.firm_id = ${firm.id} AND members.user_id = ${user.id}
    AND members.role IN ${as}`);

/** Holds while somebody may do this in the firm in which they act: for statements, which ask what a role is now. */
export const stillMay = (member: Member, action: Action) =>
  isStillMember(member, rolesThatMay(action));

/** The same of what only an owner may. */
export const isStillOwner = (member: Member) => stillMay(member, "manage");

/** @throws AppError `second_factor_required` where a firm wants one, and the member has not shown it. */
function demandOpen(
  { name, second_factor_from }: typeof firms.$inferSelect,
  { session, token }: Member,
) {
  const isWanted = second_factor_from !== null && second_factor_from <= Date.now();
  // A token acts in no other firm than its own, which has asked it already.
  if (!isWanted || session?.secondFactor.shown || token) return;
  throw secondFactorWanted(name);
}

/**
 * The same person in the firm that an address names, which may be another of theirs than the one in which they act.
 * A token acts in its own firm only.
 * @throws AppError `not_found`, `second_factor_required`.
 */
export async function memberIn(env: Env, member: Member, firmId: string): Promise<Member> {
  if (member.firm.id === firmId) return member;
  const [row] = member.token ? [] : await membershipQuery(env, member.user.id, firmId);
  if (!row) throw noSuchFirm();
  const { firm, role } = row;
  demandOpen(firm, member);
  return { ...member, firm: { id: firm.id, name: firm.name, timeZone: firm.time_zone }, role };
}

export const membershipQuery = (env: Env, userId: string, firmId: string) =>
  database(env)
    .select({ role: members.role, firm: firms })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(and(eq(members.firm_id, firmId), eq(members.user_id, userId), isCurrent()));

/** @throws AppError `scope_missing` for a token, which does nothing about memberships. */
export function demandPerson({ token }: Pick<Member, "token">) {
  if (token) throw new AppError("scope_missing", "This token does not allow that. Please sign in.");
}
