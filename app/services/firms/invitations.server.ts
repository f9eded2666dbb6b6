import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { listed } from "../../db/listed.server.ts";
import { invitations, matters, users } from "../../db/schema.server.ts";
import { invitationMail } from "../../emails/membership.ts";
import { dayAt } from "../../lib/days.ts";
import type { Role } from "../../schemas/firm.ts";
import type { Invitation } from "../../schemas/firms/answers.ts";
import type { NewInvitation } from "../../schemas/firms/membership.ts";
import { type Proof, prove } from "../accounts/proof.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { hashToken, randomToken, tokenLink } from "../tokens.server.ts";
import { endOfStay, isInTime } from "./guest-time.server.ts";
import { isOpen, isWithdrawable } from "./invitation-state.server.ts";
import { stillMay } from "./membership.server.ts";
import { callOf } from "./people.server.ts";
import { recorded } from "./record.server.ts";
import { demand, type Member } from "./rights.ts";
import { visibleMatters } from "./walls.server.ts";

const day = 24 * 60 * 60_000;
const lifetime = 7 * day;
/** How long its link says that it does not work any more, and why. */
const keptAfter = 30 * day;
/** With those who are invited. */
const mostMembers = 200;

const refuse = (field: string, reason: string) =>
  new AppError("invalid_input", reason, { fields: { [field]: [reason] } });

/** Of the firm, and neither used nor withdrawn. */
const isWaiting = (firmId: string) =>
  and(
    eq(invitations.firm_id, firmId),
    isNull(invitations.accepted_at),
    isNull(invitations.withdrawn_at),
  );

/** The right that it takes to invite somebody: lawyers invite everybody but owners. */
const rightTo = (role: Role) => (role === "owner" ? "manage" : "invite");

/**
 * Invites somebody by mail, as an owner only for who proves again that it is them; an earlier invitation to the same address is withdrawn. Asked as the member is when the
 * statement runs: who was removed a moment ago invites nobody.
 * @throws AppError `forbidden`; `invalid_input` for a matter that the member does not see, or a day that is over;
 * `conflict` for who is a member already, for an earlier invitation that the member may not withdraw, or no room for
 * more; `too_many_requests`; of an owner as `prove` does.
 */
export async function invite(
  scope: Scope,
  member: Member,
  { email, role, matters: named = [], until: lastDay, ...proof }: NewInvitation,
): Promise<Invitation> {
  const { env } = scope;
  const { firm, user } = member;
  demand(member, rightTo(role));
  const until = endOfStay(lastDay ?? null, firm.timeZone);
  const seen = await seenMatters(env, member, named);
  if (seen.length < new Set(named).size)
    throw refuse("matters", "One of these matters is not there.");
  const proven = role === "owner" ? await prove(scope, member, proof) : sql`1`;
  await charge(scope, "invitation", user.id);
  await charge(scope, "invitation-address", email);

  const id = crypto.randomUUID();
  const token = randomToken(32);
  const now = Date.now();
  const by = await callOf(env, user);
  const db = database(env);
  const mail = {
    ...invitationMail({
      ...{ firm: firm.name, by, role, until: lastDay },
      href: tokenLink(env, "/legalai/join", token),
    }),
    to: email,
    dedupeKey: `invitation:${id}`,
  };
  const mayInvite = sql`${stillMay(member, rightTo(role))} AND ${proven}`;
  const details = { invited: email, changed: [{ what: "role", to: role }] };
  const isMade = sql`EXISTS (SELECT 1 FROM invitations WHERE id = ${id})`;
  const [, made] = await db.batch([
    db
      .update(invitations)
      .set({ withdrawn_at: now })
      .where(and(isWaitingFor(firm.id, email), isWithdrawable(member), mayInvite)),
    insertWhere(
      env,
      invitations,
      {
        ...{ id, firm_id: firm.id, email, role, until },
        matters: seen.map((one) => one.id),
        walled: seen.filter((one) => one.restricted).map((one) => one.id),
        ...{ token_hash: hashToken(token), invited_by: user.id },
        ...{ created_at: now, expires_at: now + lifetime },
      },
      sql`${mayInvite} AND NOT ${isMember(firm.id, email)} AND NOT ${isInvited(firm.id, email)}
        AND ${membersAndInvited(firm.id)} < ${mostMembers}`,
    ).returning({ id: invitations.id }),
    outboxInsert(env, mail, isMade),
    recorded(scope, member, "invitation", { kind: "invitation", id, details }, isMade),
  ]);
  if (made.length === 0) throw await whyNot(env, member, email, mayInvite);
  deliverSoon(scope);
  const [invitation] = await findInvitations(env, member, eq(invitations.id, id));
  if (!invitation) throw noSuchInvitation();
  return invitation;
}

/** Holds for who is in the firm; a guest whose time is over is not. */
const isMember = (firmId: string, email: string) => sql`EXISTS (
  SELECT 1 FROM members JOIN users ON users.id = members.user_id
  WHERE members.firm_id = ${firmId} AND users.email = ${email}
    AND ${isInTime()})`;

const isWaitingFor = (firmId: string, email: string) =>
  and(isWaiting(firmId), eq(invitations.email, email));

/** Holds while a link works that an address was sent: after the others were withdrawn, one that the member may not. */
const isInvited = (firmId: string, email: string) => sql`EXISTS (
  SELECT 1 FROM ${invitations} WHERE ${isWaitingFor(firmId, email)} AND ${isOpen(sql`${invitations.id}`)})`;

const membersAndInvited = (firmId: string) => sql`(
  (SELECT count(*) FROM members WHERE firm_id = ${firmId})
  + (SELECT count(*) FROM ${invitations} WHERE ${isWaiting(firmId)} AND ${invitations.expires_at} > ${Date.now()}))`;

async function whyNot(env: Env, { firm }: Member, email: string, mayInvite: SQL) {
  const [row] = await database(env)
    .select({
      mayInvite,
      isMember: isMember(firm.id, email),
      isInvited: isInvited(firm.id, email),
    })
    .from(sql`(SELECT 1)`);
  if (!row?.mayInvite) return new AppError("not_found", "There is no such firm.");
  return new AppError(
    "conflict",
    row.isMember
      ? "They are a member of the firm already."
      : row.isInvited
        ? "They are invited already, in a way that you could not invite them. An owner of the firm can withdraw that."
        : `A firm has room for ${mostMembers} members, with those who are invited.`,
  );
}

/** Of these matters, those that a member sees. */
const seenMatters = (env: Env, member: Member, ids: string[]) =>
  database(env)
    .select({ id: matters.id, name: matters.name, restricted: matters.restricted })
    .from(matters)
    .where(and(visibleMatters(member), sql`${matters.id} IN ${listed(ids)}`));

const notTheirs = () =>
  new AppError(
    "forbidden",
    "This invitation opens matters that you do not see. An owner of the firm can withdraw it.",
  );
const noSuchInvitation = () => new AppError("not_found", "There is no such invitation.");

/** The invitations of a firm that nobody has used or withdrawn, newest first. @throws AppError `forbidden`. */
export async function listInvitations(env: Env, member: Member): Promise<Invitation[]> {
  demand(member, "invite");
  return findInvitations(env, member);
}

async function findInvitations(env: Env, member: Member, which?: SQL): Promise<Invitation[]> {
  const { firm } = member;
  const rows = await database(env)
    .select({
      invitation: invitations,
      by: { id: users.id, email: users.email, name: users.name },
      open: sql<0 | 1>`${isOpen(sql`${invitations.id}`)}`,
      withdrawable: sql<0 | 1>`${isWithdrawable(member)}`,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .where(and(isWaiting(firm.id), which))
    .orderBy(desc(invitations.created_at), desc(invitations.id))
    .limit(mostMembers);
  const ids = [...new Set(rows.flatMap(({ invitation }) => invitation.matters))];
  const seen = new Map((await seenMatters(env, member, ids)).map((one) => [one.id, one]));
  return rows.map(({ invitation: { id, email, role, until, ...row }, by, open, withdrawable }) => ({
    ...{ id, email, role, invited_by: by, open: open === 1, withdrawable: withdrawable === 1 },
    matters: row.matters.flatMap((matterId) => {
      const matter = seen.get(matterId);
      return matter ? [{ id: matterId, name: matter.name }] : [];
    }),
    until: until === null ? null : dayAt(until - 1, firm.timeZone),
    created_at: new Date(row.created_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
  }));
}

/**
 * Sends an invitation again, with a fresh link for seven more days; the link of before works no more.
 * @throws AppError `not_found`, also for one that was used; `invalid_input` for a guest's day that is over meanwhile,
 * or for a matter that the member does not see; and as `invite` does.
 */
export async function inviteAgain(
  scope: Scope,
  member: Member,
  id: string,
  proof: Proof = {},
): Promise<Invitation> {
  demand(member, "invite");
  const { firm } = member;
  const [before] = await database(scope.env)
    .select()
    .from(invitations)
    .where(and(isWaiting(firm.id), eq(invitations.id, id)));
  if (!before) throw noSuchInvitation();
  const { email, role, matters: named, until } = before;
  return invite(scope, member, {
    ...{ email, role, matters: named, ...proof },
    ...(until !== null && { until: dayAt(until - 1, firm.timeZone) }),
  });
}

/**
 * Withdraws an invitation: its link works no more.
 * @throws AppError `forbidden`; `not_found`, also for one that was used.
 */
export async function withdrawInvitation(scope: Scope, member: Member, id: string) {
  const { env } = scope;
  demand(member, "invite");
  const [invitation] = await findInvitations(env, member, eq(invitations.id, id));
  if (!invitation) throw noSuchInvitation();
  demand(member, rightTo(invitation.role));
  if (!invitation.withdrawable) throw notTheirs();
  const withdrawable = and(
    isWaiting(member.firm.id),
    eq(invitations.id, id),
    isWithdrawable(member),
  );
  const isThere = sql`EXISTS (SELECT 1 FROM ${invitations} WHERE ${withdrawable})`;
  const db = database(env);
  const [, withdrawn] = await db.batch([
    recorded(
      scope,
      member,
      "withdrawal",
      { kind: "invitation", id, details: { invited: invitation.email } },
      isThere,
    ),
    db
      .update(invitations)
      .set({ withdrawn_at: Date.now() })
      .where(withdrawable)
      .returning({ id: invitations.id }),
  ]);
  if (withdrawn.length === 0) throw noSuchInvitation();
}

/** Deletes invitations whose links have long stopped working, with the addresses in them. */
export async function deleteOldInvitations(env: Env) {
  await database(env)
    .delete(invitations)
    .where(lt(invitations.expires_at, Date.now() - keptAfter));
}
