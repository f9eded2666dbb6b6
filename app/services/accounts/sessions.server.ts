import { and, asc, desc, eq, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { firms, members, sessions, users } from "../../db/schema.server.ts";
import { newDeviceMail } from "../../emails/account.ts";
import { hostCookie, readCookie } from "../../lib/cookies.ts";
import type { Role } from "../../schemas/firm.ts";
import type { ListedFirm } from "../../schemas/firms/answers.ts";
import { hasAuthenticator, hasPasskey } from "../factors/factors.server.ts";
import { isInTime } from "../firms/guest-time.server.ts";
import { firmOfOne } from "../firms/own-firm.server.ts";
import { recordedEverywhere } from "../firms/record.server.ts";
import type { Firm, Member } from "../firms/rights.ts";
import { outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { hashToken, randomToken, sameHash } from "../tokens.server.ts";

const minute = 60_000;
const idleLimit = 8 * 60 * minute;
const absoluteLimit = 7 * 24 * 60 * minute;
const slideEvery = 10 * minute;
/** Of one user; the one that was used longest ago goes. */
const mostSessions = 50;
const cookieName = "__Host-session";

export type User = { id: string; email: string };

/** What a session knows of its user's second factor. */
export type SecondFactor = {
  /** Whether they have a passkey or an authenticator app. */
  exists: boolean;
  /** Whether one was shown in this session. */
  shown: boolean;
  /** When it was, last; milliseconds since 1970. */
  shownAt: number | null;
  /** The firm in which they act, where it wants one, and from when on. */
  wanted: { firm: string; from: number } | null;
};

/**
 * A session, and whom its user is in the firm in which they act; null: no member of the firm that was asked for, or it
 * lacks the second factor that the firm wants.
 */
export type Session = {
  id: string;
  user: User;
  /** What others call them; empty where they have not said. */
  name: string;
  member: Member | null;
  /** The firm in which they act, also where it keeps them out; null: no member of the one asked for. */
  acting: Pick<Firm, "id" | "name"> | null;
  secondFactor: SecondFactor;
  /** The firms in which they may act, those that they joined first in front; of one that was asked for that alone. */
  firms: ListedFirm[];
};

/** Whether a session is kept out of the firm in which its user would act. */
export const lacksSecondFactor = ({ shown, wanted }: SecondFactor) =>
  !shown && wanted !== null && wanted.from <= Date.now();

/** A user, the cookie value of the session that was just started for them, and that by which the device is known again. */
export type SignedIn = { user: User; session: string; device: string };

/** The session cookie that a browser presented, unread. */
export const presentedSession = (request: Request) => readCookie(request, cookieName);

/** The `Set-Cookie` line that signs a browser in with a session from `startSession`. */
export const sessionCookie = (session: string) =>
  hostCookie(cookieName, session, absoluteLimit / 1000);

/** The `Set-Cookie` line that signs a browser out. */
export const noSessionCookie = hostCookie(cookieName, "", 0);

/**
 * Starts a session after a sign-in and ends the one that was presented, so that a planted cookie is worth nothing.
 * @param passwordHash the stored hash that the sign-in was checked against.
 * @returns the cookie's value; null when the user's password has been changed since it was checked, since no session
 * may survive that, and when they have an authenticator app, which a password is not enough for.
 */
export async function startSession(
  scope: Scope,
  userId: string,
  passwordHash: string,
  { presented, newDevice }: { presented?: string | undefined; newDevice?: string | undefined } = {},
): Promise<string | null> {
  const enough = sql`${hasPassword(userId, passwordHash)} AND NOT ${hasAuthenticator(userId)}`;
  const { session, statements } = newSession(scope, userId, enough, { presented, newDevice });
  const [started] = await database(scope.env).batch(statements);
  return started.length > 0 ? session : null;
}

/** Holds while a user's password is the one with this hash. */
export const hasPassword = (userId: string, passwordHash: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${passwordHash})`;

/**
 * What starts a session, for a batch; the first statement returns a row if it did.
 * @param enough what must hold when it runs: what was shown is right, and enough.
 * @param how what was `presented` ends; whether a second factor was shown; `newDevice`, the address of whom is told by
 * mail that the browser was not known, where it was not.
 * @returns with the cookie's value, `id.secret`, of whose secret only a hash is stored.
 */
export function newSession(
  scope: Scope,
  userId: string,
  enough: SQL,
  how: {
    presented?: string | undefined;
    secondFactor?: boolean;
    newDevice?: string | undefined;
  } = {},
) {
  const { env, client } = scope;
  const id = randomToken(15);
  const secret = randomToken(32);
  const now = Date.now();
  const started = sql`EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ${id})`;
  const db = database(env);
  const latest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.last_seen_at), desc(sql`rowid`))
    .limit(mostSessions);
  const statements = [
    insertWhere(
      env,
      sessions,
      {
        id,
        secret_hash: hashToken(secret),
        user_id: userId,
        user_agent: client.userAgent.slice(0, 300),
        country: client.country,
        created_at: now,
        last_seen_at: now,
        second_factor_at: how.secondFactor ? now : null,
      },
      enough,
    ).returning({ id: sessions.id }),
    db.delete(sessions).where(owned(how.presented)),
    db.delete(sessions).where(and(eq(sessions.user_id, userId), notInArray(sessions.id, latest))),
    recordedEverywhere(scope, userId, "sign_in", started),
    outboxInsert(
      env,
      {
        ...newDeviceMail(`${env.SITE_URL}/legalai/forgot-password`),
        ...{ to: how.newDevice ?? "", dedupeKey: `new-device:${id}` },
      },
      how.newDevice === undefined ? sql`false` : started,
    ),
  ] as const;
  return { session: `${id}.${secret}`, statements };
}

/**
 * The session that a cookie stands for, or null: no cookie, a malformed one, a wrong secret, too old. Never throws for
 * bad input. Its user acts in the firm asked for, else in the one last switched to, else in the one that they have been
 * in longest; whoever has lost the last one gets one of their own.
 * @param firmId of the firm that the request asks for.
 */
export async function readSession(
  env: Env,
  presented: string | undefined,
  firmId: string | null = null,
): Promise<Session | null> {
  const { id, secret } = parse(presented);
  if (!id || !secret) return null;
  const rows = await sessionQuery(env, id, firmId);
  const [row] = rows;
  if (!row || !sameHash(row.session.secret_hash, hashToken(secret))) return null;

  const now = Date.now();
  const { created_at, last_seen_at, user_id } = row.session;
  if (now - last_seen_at > idleLimit || now - created_at > absoluteLimit) return null;
  if (now - last_seen_at > slideEvery)
    await database(env).update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id));
  if (!row.firm && firmId === null) {
    await database(env).batch([...firmOfOne(env, user_id)]);
    return readSession(env, presented);
  }
  const user = { id: user_id, email: row.email };
  const secondFactor = secondFactorOf(row);
  const member = lacksSecondFactor(secondFactor) ? null : memberOf(user, { id, secondFactor }, row);
  const acting = row.firm && { id: row.firm.id, name: row.firm.name };
  return { id, user, name: row.name, member, acting, secondFactor, firms: firmsIn(rows) };
}

const firmsIn = (rows: (Membership & { joined: number | null })[]): ListedFirm[] =>
  rows
    .toSorted((a, b) => (a.joined ?? 0) - (b.joined ?? 0))
    .flatMap(({ firm, role }) => (firm && role ? [{ id: firm.id, name: firm.name, role }] : []));

const secondFactorOf = ({
  session,
  firm,
  factors,
}: Pick<Membership, "firm"> & {
  session: typeof sessions.$inferSelect;
  factors: number;
}): SecondFactor => ({
  exists: factors > 0,
  shown: session.second_factor_at !== null,
  shownAt: session.second_factor_at,
  wanted:
    firm?.second_factor_from == null ? null : { firm: firm.name, from: firm.second_factor_from },
});

type Membership = { firm: typeof firms.$inferSelect | null; role: Role | null };

const memberOf = (
  user: User,
  session: NonNullable<Member["session"]>,
  { firm, role }: Membership,
): Member | null =>
  firm &&
  role && {
    session,
    user,
    firm: { id: firm.id, name: firm.name, timeZone: firm.time_zone },
    role,
    token: null,
  };

/** A session with its user's memberships in firms, or in the one asked for, the likeliest first. */
const sessionQuery = (env: Env, id: string, firmId: string | null) =>
  database(env)
    .select({
      ...{ session: sessions, email: users.email, name: users.name },
      ...{ role: members.role, firm: firms },
      joined: members.joined_at,
      factors: sql<number>`${hasAuthenticator(sql`${users.id}`)} + ${hasPasskey(sql`${users.id}`)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(
      members,
      and(
        eq(members.user_id, users.id),
        firmId === null ? undefined : eq(members.firm_id, firmId),
        isInTime(),
      ),
    )
    .leftJoin(firms, and(eq(firms.id, members.firm_id), isNull(firms.erasing_at)))
    .where(eq(sessions.id, id))
    .orderBy(
      sql`${firms.id} IS NULL`,
      desc(sql`${firms.id} IS ${users.firm_id}`),
      asc(members.joined_at),
      asc(firms.id),
    );

/** Ends the session of a cookie, if there is one. */
export async function endSession(env: Env, presented: string | undefined) {
  await database(env).delete(sessions).where(owned(presented));
}

/** Ends every session of a user, on every device. */
export async function endEverySession(env: Env, userId: string) {
  await database(env).delete(sessions).where(eq(sessions.user_id, userId));
}

/** Deletes what no cookie can stand for any more. */
export async function deleteExpiredSessions(env: Env) {
  const now = Date.now();
  await database(env)
    .delete(sessions)
    .where(
      or(lt(sessions.last_seen_at, now - idleLimit), lt(sessions.created_at, now - absoluteLimit)),
    );
}

function parse(presented: string | undefined) {
  const [id, secret] = presented?.split(".", 2) ?? [];
  return { id, secret };
}

/** Matches the session only with its secret: knowing an id is no right to end it. */
function owned(presented: string | undefined) {
  const { id, secret } = parse(presented);
  if (!id || !secret) return sql`0`;
  return and(eq(sessions.id, id), eq(sessions.secret_hash, hashToken(secret)));
}
