import { and, asc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { members, users } from "../../db/schema.server.ts";
import { removedMail, roleChangedMail } from "../../emails/membership.ts";
import { dayAt } from "../../lib/days.ts";
import { changesIn } from "../../schemas/event-details.ts";
import type { FirmMember } from "../../schemas/firms/answers.ts";
import type { RoleChange } from "../../schemas/firms/membership.ts";
import { prove } from "../accounts/proof.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { endOfStay } from "./guest-time.server.ts";
import { canTakeOver, departure, handover, heirsOf, type Successors } from "./handover.server.ts";
import { demandPerson, isStillMember, isStillOwner, stillMay } from "./membership.server.ts";
import { isOnlyOwner } from "./owners.server.ts";
import { callOf } from "./people.server.ts";
import { recorded } from "./record.server.ts";
import { demand, type Member, may } from "./rights.ts";

const noSuchMember = () => new AppError("not_found", "There is no such member.");
const lastOwner = () =>
  new AppError(
    "conflict",
    "A firm needs an owner, and this is its only one. Make another member an owner first.",
  );

const byName = asc(
  sql`CASE ${users.name} WHEN '' THEN ${users.email} ELSE ${users.name} END COLLATE NOCASE`,
);

const membersQuery = (env: Env, firmId: string) =>
  database(env)
    .select({
      ...{ id: users.id, email: users.email, name: users.name },
      ...{ role: members.role, joined_at: members.joined_at, until: members.until },
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(eq(members.firm_id, firmId))
    .orderBy(byName, asc(users.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof membersQuery>>[number];

const toMember = ({ joined_at, until, ...row }: Row, timeZone: string): FirmMember => ({
  ...row,
  joined_at: new Date(joined_at).toISOString(),
  until: until === null ? null : dayAt(until - 1, timeZone),
});

/** The members of a firm by name, guests whose time is over included; guests themselves are not told. @throws AppError `forbidden`. */
export async function listMembers(env: Env, { firm, role }: Member): Promise<FirmMember[]> {
  if (role === "guest")
    throw new AppError("forbidden", "Guests are not told who the members of the firm are.");
  const rows = await membersQuery(env, firm.id);
  return rows.map((row) => toMember(row, firm.timeZone));
}

async function findMember(env: Env, firmId: string, userId: string): Promise<Row> {
  const [row] = await membersQuery(env, firmId).where(
    and(eq(members.firm_id, firmId), eq(members.user_id, userId)),
  );
  if (!row) throw noSuchMember();
  return row;
}

/**
 * Gives a member another role, or a guest another last day; who is a guest no more may stay for good. Of another role
 * they are told by mail, unless they did it. Whoever makes somebody an owner proves again that it is them.
 * @throws AppError `not_found`, `forbidden`; `invalid_input` for a day that is over; `conflict` for the only owner; and
 * as `prove` does.
 */
export async function changeRole(
  scope: Scope,
  by: Member,
  userId: string,
  { role, until: lastDay, ...proof }: RoleChange,
): Promise<FirmMember> {
  const { env } = scope;
  demand(by, "manage");
  const firmId = by.firm.id;
  const { timeZone } = by.firm;
  const before = await findMember(env, firmId, userId);
  const stay = lastDay === undefined ? before.until : endOfStay(lastDay, timeZone);
  const until = role === "guest" ? stay : null;
  const becomesOwner = role === "owner" && before.role !== "owner";
  const proven = becomesOwner
    ? await prove(scope, by, proof)
    : sql`(${role} <> 'owner' OR ${members.role} = 'owner')`;
  const db = database(env);
  const theirs = and(eq(members.firm_id, firmId), eq(members.user_id, userId));
  const mail = {
    ...roleChangedMail({ firm: by.firm.name, by: await callOf(env, by.user), role }),
    to: before.email,
    dedupeKey: `role-changed:${crypto.randomUUID()}`,
  };
  const details = {
    person: { id: userId, email: before.email },
    changed: changesIn(
      { role: before.role, until: toMember(before, timeZone).until },
      { role, ...(role === "guest" && { until: lastDay }) },
    ),
  };
  const isOther = by.user.id !== userId && before.role !== role;
  const keepsOwner = role === "owner" ? undefined : sql`NOT (${isOnlyOwner})`;
  const changes = and(
    theirs,
    sql`(${members.role} <> ${role} OR ${members.until} IS NOT ${until})`,
    isStillOwner(by),
    keepsOwner,
    proven,
  );
  const [, changed] = await db.batch([
    recorded(
      scope,
      by,
      "role",
      { kind: "member", id: userId, details },
      sql`EXISTS (SELECT 1 FROM ${members} WHERE ${changes})`,
    ),
    db
      .update(members)
      .set({ role, until })
      .where(and(theirs, isStillOwner(by), keepsOwner, proven))
      .returning({ role: members.role }),
    outboxInsert(
      env,
      mail,
      sql`${isOther ? 1 : 0} AND EXISTS (SELECT 1 FROM ${members} WHERE ${theirs} AND role = ${role})`,
    ),
  ]);
  if (changed.length === 0) throw before.role === "owner" ? lastOwner() : noSuchMember();
  deliverSoon(scope);
  return toMember(await findMember(env, firmId, userId), timeZone);
}

/**
 * Takes a member out of a firm, or lets them leave it. In the same batch, what they looked after is handed over: to
 * the member named, else to an owner. Who may not share lets nobody through a wall by leaving: there an owner takes
 * over. Their sessions go on in another firm of theirs.
 * @throws AppError `not_found`, `forbidden`; `invalid_input` for who cannot take over; `conflict` for the only owner.
 */
export async function removeMember(scope: Scope, by: Member, userId: string, handoverTo?: string) {
  const { env } = scope;
  demandPerson(by);
  const firmId = by.firm.id;
  const leaves = by.user.id === userId;
  if (!leaves) demand(by, "manage");
  const { email, role } = await findMember(env, firmId, userId);
  const leaver = { firm: by.firm, user: { id: userId, email } };
  const successors = await successorsOf(env, leaver, handoverTo, by);
  if (!successors) throw lastOwner();
  const { heir } = successors;
  const mayStill = leaves
    ? may(by, "share")
      ? stillMay(by, "share")
      : isStillMember(by)
    : isStillOwner(by);
  const theirs = sql`SELECT 1 FROM ${members} WHERE ${members.firm_id} = ${firmId}`;
  const holds = sql`EXISTS (${theirs} AND ${members.user_id} = ${userId} AND NOT (${isOnlyOwner}))
    AND ${canTakeOver(successors)} AND ${mayStill}`;
  const mail = {
    ...removedMail({ firm: by.firm.name, by: await callOf(env, by.user) }),
    to: email,
    dedupeKey: `removed:${crypto.randomUUID()}`,
  };
  const details = { ...(leaves ? {} : { person: leaver.user }), heir: heir.user };
  const db = database(env);
  const [found] = await db.batch([
    db.select({ holds: sql<0 | 1>`${holds}` }).from(sql`(SELECT 1)`),
    outboxInsert(env, mail, leaves ? sql`0` : holds),
    recorded(
      scope,
      by,
      leaves ? "leaving" : "removal",
      { kind: "member", id: userId, details },
      holds,
    ),
    ...(await handover(scope, by, leaver, successors, holds)),
    ...departure(env, leaver, holds),
  ]);
  if (!found[0]?.holds) throw role === "owner" ? lastOwner() : noSuchMember();
  deliverSoon(scope);
}

/**
 * Who takes over: whoever is named, else the owner who asks, else another owner; and who does behind walls, which is
 * the same for who may share.
 */
async function successorsOf(
  env: Env,
  leaver: Pick<Member, "firm" | "user">,
  named: string | undefined,
  by: Member,
): Promise<Successors | undefined> {
  const heirs = await heirsOf(env, leaver);
  const usual = heirs.find(({ user }) => user.id === by.user.id) ?? heirs[0];
  if (named === undefined || !usual) return usual && { heir: usual, keeper: usual };
  const heir = heirs.find(({ user }) => user.id === named);
  if (heir) return { heir, keeper: may(by, "share") ? heir : usual };
  const message = "Please name another member of the firm who is no guest.";
  throw new AppError("invalid_input", message, { fields: { handover: [message] } });
}
