import { eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import {
  firms,
  invitations,
  matterMembers,
  members,
  pendingSignUps,
  users,
} from "../../db/schema.server.ts";
import { dayAt } from "../../lib/days.ts";
import { minPasswordLength } from "../../schemas/auth.ts";
import type { ListedFirm } from "../../schemas/firms/answers.ts";
import { knownDevice } from "../accounts/devices.server.ts";
import { refuseShorter } from "../accounts/password-length.server.ts";
import { hashPassword, refuseCommonPassword } from "../accounts/passwords.server.ts";
import { hasPassword, newSession, type SignedIn, type User } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { hashToken } from "../tokens.server.ts";
import { isOpen, mattersOpenedBy } from "./invitation-state.server.ts";
import { recorded } from "./record.server.ts";

const noSuchInvitation = () =>
  new AppError(
    "not_found",
    "There is no such invitation to the address that you are signed in with.",
  );
const invitationGone = () =>
  new AppError(
    "gone",
    "This invitation has been used or withdrawn, it is older than seven days, or who sent it may not invite you any more. Please ask for a new one.",
  );

async function findInvitation(env: Env, token: string) {
  const [row] = await database(env)
    .select({
      ...{ invitation: invitations, firm: firms },
      by: { id: users.id, email: users.email, name: users.name },
      hasAccount: sql<
        0 | 1
      >`EXISTS (SELECT 1 FROM users AS u WHERE u.email = ${invitations.email})`,
      open: sql<0 | 1>`${isOpen(sql`${invitations.id}`)}`,
    })
    .from(invitations)
    .leftJoin(firms, eq(firms.id, invitations.firm_id))
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .where(eq(invitations.token_hash, hashToken(token)));
  if (!row) throw noSuchInvitation();
  return { ...row, firm: row.open ? row.firm : null };
}

/**
 * What a mailed link is an invitation to. To look at it does not use it up: mail scanners look, too.
 * @param user who is signed in.
 * @throws AppError `not_found`, also for who is signed in with another address; `gone`.
 */
export async function readInvitation(env: Env, token: string, user: User | undefined) {
  const { invitation, firm, by, hasAccount } = await findInvitation(env, token);
  const { email, role } = invitation;
  if (user && user.email !== email) throw noSuchInvitation();
  if (!firm) throw invitationGone();
  const passwordLength = firm.password_length ?? minPasswordLength;
  return {
    ...{ firm: firm.name, email, role, by, hasAccount: hasAccount === 1, passwordLength },
    until: invitation.until === null ? null : dayAt(invitation.until - 1, firm.time_zone),
    expires: dayAt(invitation.expires_at, firm.time_zone),
  };
}

/**
 * Makes somebody a member of the firm that they are invited to, in which they act from then on. Used twice at once, an
 * invitation is taken once.
 * @throws AppError `not_found` for another address than the one it was sent to; `gone`.
 */
export async function join(scope: Scope, user: User, token: string): Promise<ListedFirm> {
  const { env } = scope;
  const { invitation, firm } = await findInvitation(env, token);
  if (invitation.email !== user.email) throw noSuchInvitation();
  if (!firm) throw invitationGone();
  const { lapsed, member, matters, acting, told, taking } = joining(scope, invitation, user);
  const results = await database(env).batch([lapsed, member, matters, acting, told, taking]);
  const taken = results[5];
  if (taken.length === 0) throw invitationGone();
  return { id: firm.id, name: firm.name, role: invitation.role };
}

/**
 * Makes an account with the address that was invited, which the mailed link confirms, and makes it a member of the
 * firm; it gets no firm of its own. Account, membership and session come at once.
 * @throws AppError `not_found`, `gone`; `signed_out` where the address has an account; `invalid_input` for a password
 * that is too common or too short for the firm; `too_many_requests`.
 */
export async function joinAsNew(
  scope: Scope,
  { token, password, name = "" }: { token: string; password: string; name?: string | undefined },
  presented?: string,
): Promise<SignedIn & { firm: ListedFirm }> {
  const { env, client } = scope;
  const { invitation, firm, hasAccount } = await findInvitation(env, token);
  if (!firm) throw invitationGone();
  const { email, role } = invitation;
  if (hasAccount) throw new AppError("signed_out", "Please sign in first, and join then.");
  refuseCommonPassword(password);
  const fewest = firm.password_length ?? minPasswordLength;
  refuseShorter(password, fewest, `${firm.name} asks for at least ${fewest} characters.`);
  await charge(scope, "sign-up-address", client.address);
  const passwordHash = await hashPassword(password);
  const id = crypto.randomUUID();
  const { session, statements } = newSession(scope, id, hasPassword(id, passwordHash), {
    presented,
  });
  const { member, matters, told, taking } = joining(scope, invitation, { id, email });
  const db = database(env);
  const [made] = await db.batch([
    insertWhere(
      env,
      users,
      { id, email, password_hash: passwordHash, created_at: Date.now(), name, firm_id: firm.id },
      isOpen(invitation.id),
    )
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email }),
    member,
    matters,
    told,
    taking,
    db.delete(pendingSignUps).where(sql`email = ${email} AND ${userExists(id)}`),
    ...statements,
  ]);
  const [user] = made;
  if (!user) throw invitationGone();
  return {
    ...{ user, session, device: knownDevice(passwordHash) },
    firm: { id: firm.id, name: firm.name, role },
  };
}

const userExists = (id: string) => sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`;

/** The statements that take an invitation for a user, for a batch; that which marks it as taken has to be the last. */
function joining(scope: Scope, { id, ...of }: typeof invitations.$inferSelect, user: User) {
  const { env } = scope;
  const db = database(env);
  const userId = user.id;
  const now = Date.now();
  const holds: SQL = sql`${isOpen(id)} AND ${userExists(userId)}`;
  const { firm_id, role, until } = of;
  const firm = { id: firm_id, name: "", timeZone: "" };
  return {
    // A guest who comes back sees what they are invited to now.
    lapsed: db.delete(matterMembers).where(
      sql`firm_id = ${firm_id} AND user_id = ${userId} AND ${holds} AND EXISTS (SELECT 1 FROM members
          WHERE members.firm_id = ${firm_id} AND members.user_id = ${userId} AND members.until <= ${now})`,
    ),
    member: insertWhere(
      env,
      members,
      { firm_id, user_id: userId, role, until, mails: true, joined_at: now },
      holds,
    ).onConflictDoUpdate({
      target: [members.firm_id, members.user_id],
      set: { role, until, joined_at: now },
      // Whoever is there now stays what they are.
      setWhere: sql`${members.until} <= ${now}`,
    }),
    matters: db
      .insert(matterMembers)
      .select(
        sql`SELECT ${firm_id}, matters.id, ${userId}, ${now} FROM ${mattersOpenedBy(id)} AND ${holds}`,
      )
      .onConflictDoNothing(),
    acting: db
      .update(users)
      .set({ firm_id })
      .where(sql`${users.id} = ${userId} AND ${isOpen(id)}`),
    told: recorded(
      scope,
      { user, firm, role, token: null },
      "joining",
      { kind: "member", id: userId, details: { changed: [{ what: "role", to: role }] } },
      holds,
    ),
    taking: db
      .update(invitations)
      .set({ accepted_at: now })
      .where(sql`${invitations.id} = ${id} AND ${holds}`)
      .returning({ id: invitations.id }),
  };
}
