import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  accessTokens,
  calendars,
  firms,
  flagAssignments,
  invitations,
  legalCases,
  matterMembers,
  matters,
  members,
  mentions,
  toldByMail,
  users,
} from "../../db/schema.server.ts";
import { takeBackDigests } from "../comments/digest.server.ts";
import type { Scope } from "../scope.ts";
import { isCurrent, stillMay } from "./membership.server.ts";
import { recorded } from "./record.server.ts";
import type { Member } from "./rights.ts";
import { visibleCases } from "./walls.server.ts";

type Recording = Pick<Scope, "env" | "client">;

/** Who goes, and from which firm. */
type Leaver = Pick<Member, "firm" | "user">;

/** Those who can take over what somebody looked after: all other members but guests, owners and the longest there first. */
export async function heirsOf(env: Env, { firm, user }: Leaver): Promise<Member[]> {
  const rows = await database(env)
    .select({ id: users.id, email: users.email, role: members.role })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(
      and(
        eq(members.firm_id, firm.id),
        ne(members.user_id, user.id),
        ne(members.role, "guest"),
        isCurrent(),
      ),
    )
    .orderBy(sql`${members.role} <> 'owner'`, asc(members.joined_at), asc(users.id));
  return rows.map(({ id, email, role }) => ({ user: { id, email }, firm, role, token: null }));
}

/** Who takes over: `heir`, and behind the walls that the heir does not see and that would be left to nobody, `keeper`. */
export type Successors = { heir: Member; keeper: Member };

/** Holds while both are members of the firm who can look after something: nothing is given to who has left. */
export const canTakeOver = ({ heir, keeper }: Successors) =>
  sql`(${stillMay(heir, "write")} AND ${stillMay(keeper, "write")})`;

/**
 * The statements that give what somebody looks after in a firm to another: the matters that they are responsible for,
 * and the flags that are theirs to decide, as far as the other sees them. Where a wall would leave nobody who looks
 * after a matter, the keeper is let through it, which the record tells.
 * @param by who does it.
 * @param condition what must be true when they run, else they do nothing.
 */
export async function handover(
  scope: Recording,
  by: Member,
  leaver: Leaver,
  successors: Successors,
  condition: SQL,
) {
  const { firm, user } = leaver;
  const { heir, keeper } = successors;
  const db = database(scope.env);
  const holds = sql`${condition} AND ${canTakeOver(successors)}`;
  const isKept = sql`${isLeft(leaver)} AND ${matters.id} NOT IN ${namedIn(heir)}`;
  const kept = await db
    .select({ id: matters.id })
    .from(matters)
    .where(sql`${isKept} AND ${matters.id} NOT IN ${namedIn(keeper)}`);
  const responsible = and(eq(matters.firm_id, firm.id), eq(matters.responsible_id, user.id));
  return [
    ...kept.map(({ id }) =>
      recorded(
        scope,
        by,
        "let_in",
        { kind: "matter", id, matterId: id, details: { added: [keeper.user] } },
        holds,
      ),
    ),
    db
      .insert(matterMembers)
      .select(
        sql`SELECT firm_id, id, ${keeper.user.id}, ${Date.now()} FROM matters
          WHERE ${isKept} AND ${holds}`,
      )
      .onConflictDoNothing(),
    db
      .update(matters)
      .set({
        responsible_id: sql`CASE WHEN ${matters.restricted} = 0 OR ${matters.id} IN ${namedIn(heir)}
          THEN ${heir.user.id} ELSE ${keeper.user.id} END`,
        version: sql`${matters.version} + 1`,
      })
      .where(and(responsible, holds)),
    ...[heir, keeper].map((taker) =>
      db
        .update(flagAssignments)
        .set({ user_id: taker.user.id })
        .where(
          and(
            eq(flagAssignments.firm_id, firm.id),
            eq(flagAssignments.user_id, user.id),
            sql`${flagAssignments.case_id} IN (SELECT id FROM ${legalCases} WHERE ${visibleCases(taker)})`,
            holds,
          ),
        ),
    ),
  ] as const;
}

const namedIn = ({ firm, user }: Leaver) =>
  sql`(SELECT matter_id FROM matter_members WHERE firm_id = ${firm.id} AND user_id = ${user.id})`;

/** Matches the matters behind a wall that somebody is responsible for, or the only one to see. */
const isLeft = (leaver: Leaver) => sql`${matters.firm_id} = ${leaver.firm.id}
  AND ${matters.restricted} = 1 AND (${matters.responsible_id} = ${leaver.user.id}
    OR (${matters.id} IN ${namedIn(leaver)} AND ${matters.id} NOT IN (SELECT matter_id FROM matter_members
      WHERE firm_id = ${leaver.firm.id} AND user_id <> ${leaver.user.id})))`;

/**
 * The statements that end a membership with all that hangs on it: tokens, invitations that nobody has used, what they
 * are named in and what waits for them. What they did stays. The membership itself goes last, so that `holds` may ask
 * for it.
 */
export function departure(env: Env, { firm, user }: Leaver, holds: SQL) {
  const db = database(env);
  const theirs = [
    accessTokens,
    calendars,
    flagAssignments,
    matterMembers,
    mentions,
    toldByMail,
    members,
  ];
  return [
    db
      .update(matters)
      .set({ responsible_id: null, version: sql`${matters.version} + 1` })
      .where(and(eq(matters.firm_id, firm.id), eq(matters.responsible_id, user.id), holds)),
    db
      .update(invitations)
      .set({ withdrawn_at: Date.now() })
      .where(
        and(
          eq(invitations.firm_id, firm.id),
          eq(invitations.invited_by, user.id),
          isNull(invitations.accepted_at),
          isNull(invitations.withdrawn_at),
          holds,
        ),
      ),
    db
      .update(users)
      .set({ firm_id: null })
      .where(and(eq(users.id, user.id), eq(users.firm_id, firm.id), holds)),
    takeBackDigests(env, firm.id, user.id, holds),
    ...theirs.map((table) =>
      db.delete(table).where(and(eq(table.firm_id, firm.id), eq(table.user_id, user.id), holds)),
    ),
  ] as const;
}

/**
 * The statements that end all memberships of a person, for the batch that deletes their account. Firms in which they
 * are alone are none of them: what is theirs goes with the firm.
 */
export async function departures(scope: Recording, user: Member["user"], holds: SQL) {
  const { env } = scope;
  const rows = await database(env)
    .select({ firm: firms, role: members.role })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(eq(members.user_id, user.id));
  const all = rows.map(async ({ firm: { id, name, time_zone }, role }) => {
    const leaver = { firm: { id, name, timeZone: time_zone }, user, role, token: null };
    const [heir] = await heirsOf(env, leaver);
    return [
      recorded(scope, leaver, "leaving", { kind: "member", id: user.id }, holds),
      ...(heir ? await handover(scope, leaver, leaver, { heir, keeper: heir }, holds) : []),
      ...departure(env, leaver, holds),
    ];
  });
  return (await Promise.all(all)).flat();
}
