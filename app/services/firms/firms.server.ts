import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { firms, members, users } from "../../db/schema.server.ts";
import type { ListedFirm } from "../../schemas/firms/answers.ts";
import { AppError } from "../errors.ts";
import type { Scope } from "../scope.ts";
import { demandPerson, isCurrent, membershipQuery, noSuchFirm } from "./membership.server.ts";
import { recorded } from "./record.server.ts";
import type { Member } from "./rights.ts";

/** Each firm has room for documents of its own. */
const mostOwned = 10;

/** The firms of a person, those that they joined first in front; of a token its own. */
export const listFirms = (env: Env, { user, firm, token }: Member): Promise<ListedFirm[]> =>
  database(env)
    .select({ id: firms.id, name: firms.name, role: members.role })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(
      and(eq(members.user_id, user.id), isCurrent(), token ? eq(firms.id, firm.id) : undefined),
    )
    .orderBy(asc(members.joined_at), asc(firms.id));

/** The firms of a person that want no second factor, or not yet. */
export const listOpenFirms = (env: Env, userId: string) =>
  database(env)
    .select({ id: firms.id, name: firms.name })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(
      and(
        ...[eq(members.user_id, userId), isCurrent()],
        or(isNull(firms.second_factor_from), gt(firms.second_factor_from, Date.now())),
      ),
    )
    .orderBy(asc(members.joined_at), asc(firms.id));

/**
 * Makes another firm, whose owner the person is. They go on acting in the one in which they do.
 * @throws AppError `conflict` for who owns ten.
 */
export async function createFirm(
  scope: Scope,
  member: Member,
  { name }: { name: string },
): Promise<ListedFirm> {
  demandPerson(member);
  const { env } = scope;
  const { user, firm } = member;
  const id = crypto.randomUUID();
  const now = Date.now();
  const owned = sql`(SELECT count(*) FROM members WHERE user_id = ${user.id} AND role = 'owner')`;
  const db = database(env);
  const [made] = await db.batch([
    insertWhere(
      env,
      firms,
      { id, name, time_zone: firm.timeZone, created_at: now },
      sql`${owned} < ${mostOwned} AND EXISTS (SELECT 1 FROM users WHERE id = ${user.id})`,
    ).returning({ id: firms.id }),
    insertWhere(
      env,
      members,
      { firm_id: id, user_id: user.id, role: "owner", mails: true, joined_at: now },
      sql`EXISTS (SELECT 1 FROM firms WHERE id = ${id})`,
    ),
    recorded(scope, { ...member, firm: { ...firm, id } }, "creation", { kind: "firm", id }),
  ]);
  if (made.length === 0)
    throw new AppError("conflict", `You own ${mostOwned} firms already: more is not possible.`);
  return { id, name, role: "owner" };
}

/**
 * From now on a person acts in this firm of theirs, on every device; also in one that wants a second factor first.
 * @throws AppError `not_found`.
 */
export async function switchFirm(env: Env, person: Pick<Member, "user" | "token">, firmId: string) {
  demandPerson(person);
  const { user } = person;
  const [membership] = await membershipQuery(env, user.id, firmId);
  if (!membership) throw noSuchFirm();
  await database(env).update(users).set({ firm_id: firmId }).where(eq(users.id, user.id));
}
