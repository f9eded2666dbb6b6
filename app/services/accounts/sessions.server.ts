import { and, desc, eq, lt, notInArray, or, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { sessions, users } from "../../db/schema.server.ts";
import { hostCookie, readCookie } from "../../lib/cookies.ts";
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
export type Session = { id: string; user: User };

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
 * may survive that.
 */
export async function startSession(
  scope: Scope,
  userId: string,
  passwordHash: string,
  presented?: string,
): Promise<string | null> {
  const { session, statements } = newSession(scope, userId, passwordHash, presented);
  const [started] = await database(scope.env).batch(statements);
  return started.length > 0 ? session : null;
}

/**
 * What starts a session, for a batch; the first statement returns a row if it did.
 * @returns with the cookie's value, `id.secret`, of whose secret only a hash is stored.
 */
export function newSession(
  { env, client }: Scope,
  userId: string,
  passwordHash: string,
  presented?: string,
) {
  const id = randomToken(15);
  const secret = randomToken(32);
  const now = Date.now();
  const db = database(env);
  const latest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.last_seen_at), desc(sql`rowid`))
    .limit(mostSessions);
  const statements = [
    db
      .insert(sessions)
      .select(
        db
          .select({
            id: sql<string>`${id}`.as("id"),
            secret_hash: sql<string>`${hashToken(secret)}`.as("secret_hash"),
            user_id: users.id,
            user_agent: sql<string>`${client.userAgent.slice(0, 300)}`.as("user_agent"),
            country: sql<string>`${client.country}`.as("country"),
            created_at: sql<number>`${now}`.as("created_at"),
            last_seen_at: sql<number>`${now}`.as("last_seen_at"),
          })
          .from(users)
          .where(and(eq(users.id, userId), eq(users.password_hash, passwordHash))),
      )
      .returning({ id: sessions.id }),
    db.delete(sessions).where(owned(presented)),
    db.delete(sessions).where(and(eq(sessions.user_id, userId), notInArray(sessions.id, latest))),
  ] as const;
  return { session: `${id}.${secret}`, statements };
}

/** The session that a cookie stands for, or null: no cookie, a malformed one, a wrong secret, too old. Never throws for bad input. */
export async function readSession(
  env: Env,
  presented: string | undefined,
): Promise<Session | null> {
  const { id, secret } = parse(presented);
  if (!id || !secret) return null;
  const [row] = await database(env)
    .select({ session: sessions, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, id));
  if (!row || !sameHash(row.session.secret_hash, hashToken(secret))) return null;

  const now = Date.now();
  const { created_at, last_seen_at, user_id } = row.session;
  if (now - last_seen_at > idleLimit || now - created_at > absoluteLimit) return null;
  if (now - last_seen_at > slideEvery)
    await database(env).update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id));
  return { id, user: { id: user_id, email: row.email } };
}

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
