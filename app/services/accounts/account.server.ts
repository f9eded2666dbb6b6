import { and, desc, eq, exists, inArray, ne, notExists, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import {
  authenticators,
  challenges,
  leadHandling,
  leadNotes,
  modelDocuments,
  outbox,
  passkeys,
  passwordResets,
  pendingSignUps,
  recoveryCodes,
  refusals,
  sessions,
  staff,
  throttle,
  users,
} from "../../db/schema.server.ts";
import { passwordChangedMail } from "../../emails/account.ts";
import type { changePasswordSchema } from "../../schemas/auth.ts";
import { nameTokens } from "../firms/access-tokens.server.ts";
import { eraseSome, erasureOf } from "../firms/erasure.server.ts";
import { departures } from "../firms/handover.server.ts";
import { leavesNoOrphans, refuseOrphans } from "../firms/owners.server.ts";
import type { Member } from "../firms/rights.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { buckets } from "../throttle.server.ts";
import { endOfOldPassword } from "./old-password.server.ts";
import { checkPassword, wrongPassword } from "./password-check.server.ts";
import { refuseShortPassword } from "./password-length.server.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.server.ts";
import { type Proof, passwordNeeded, prove } from "./proof.server.ts";
import { hasPassword, type Session, type User } from "./sessions.server.ts";

/**
 * Changes the password of a signed-in user, ends every other session and all of their tokens, and says so by mail;
 * unless the password was reset since the present one was checked.
 * @throws AppError `invalid_input` when the present password is wrong or the new one is a common one,
 * `too_many_requests`.
 */
export async function changePassword(
  scope: Scope,
  { id, user }: Session,
  { current_password, password }: v.InferOutput<typeof changePasswordSchema>,
) {
  const { env } = scope;
  refuseCommonPassword(password);
  await refuseShortPassword(env, user.id, password);
  const checked = await checkPassword(scope, user, current_password, "current_password");
  const renewed = await hashPassword(password);
  const tokens = await nameTokens(env, user.id);
  const db = database(env);
  // A hash has its own salt: whoever has the new one had the checked one a statement ago.
  const hasRenewed = hasPassword(user.id, renewed);
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ password_hash: renewed })
      .where(and(eq(users.id, user.id), eq(users.password_hash, checked)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.user_id, user.id), ne(sessions.id, id), hasRenewed)),
    ...endOfOldPassword(scope, user, hasRenewed),
    outboxInsert(
      env,
      {
        ...passwordChangedMail(`${env.SITE_URL}/legalai/forgot-password`, tokens),
        to: user.email,
        dedupeKey: `password-changed:${crypto.randomUUID()}`,
      },
      hasRenewed,
    ),
  ]);
  if (changed.length === 0) throw wrongPassword("current_password");
  deliverSoon(scope);
}

/** Where a user is signed in, latest first; times are milliseconds since 1970. */
export function listSessions(env: Env, userId: string) {
  return database(env)
    .select({
      id: sessions.id,
      userAgent: sessions.user_agent,
      country: sessions.country,
      lastSeen: sessions.last_seen_at,
    })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.last_seen_at));
}

/** Ends one session of a user; somebody else's stays. */
export async function endSessionOf(env: Env, userId: string, sessionId: string) {
  await database(env)
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)));
}

/**
 * Deletes an account: the person's sessions, links, mails and memberships, and every firm in which they are alone,
 * with its cases and their files. In firms of others, what they did stays, and what they looked after is handed over
 * to an owner. All is out of reach at once, in one batch, so that nothing stops half way; of very many cases, the cron
 * deletes the rows and files within minutes. It is for who proves again that it is them: a reset of the password that
 * came after it was checked wins.
 * @throws AppError `conflict` for the only owner of a firm with other members; and as `prove` does.
 */
export async function deleteAccount(
  scope: Scope,
  { user, session }: Pick<Member, "user" | "session">,
  proof: Proof,
) {
  const { env } = scope;
  const proven = await prove(scope, { user, session }, proof);
  await refuseOrphans(env, user);
  const db = database(env);
  const stillRight = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), proven, leavesNoOrphans(user.id)));
  const alone = sql`(SELECT own.firm_id FROM members AS own WHERE own.user_id IN ${stillRight}
    AND NOT EXISTS (SELECT 1 FROM members AS other WHERE other.firm_id = own.firm_id AND other.user_id <> own.user_id))`;
  const [begun] = await db.batch([
    stillRight,
    ...erasureOf(env, alone),
    ...(await departures(scope, user, exists(stillRight))),
    db
      .update(modelDocuments)
      .set({ user_id: "" })
      .where(inArray(modelDocuments.user_id, stillRight)),
    // What the staff wrote about leads is the agency's; who wrote it is forgotten.
    db
      .update(leadHandling)
      .set({ owner_id: null })
      .where(inArray(leadHandling.owner_id, stillRight)),
    db.update(leadNotes).set({ author_id: "" }).where(inArray(leadNotes.author_id, stillRight)),
    db.delete(staff).where(inArray(staff.user_id, stillRight)),
    db.delete(passwordResets).where(inArray(passwordResets.user_id, stillRight)),
    ...[authenticators, challenges, passkeys, recoveryCodes, refusals].map((table) =>
      db.delete(table).where(inArray(table.user_id, stillRight)),
    ),
    db.delete(outbox).where(and(eq(outbox.to_address, user.email), exists(stillRight))),
    // Somebody began to sign up with the address once more: its link would make the account again.
    db.delete(pendingSignUps).where(and(eq(pendingSignUps.email, user.email), exists(stillRight))),
    db.delete(throttle).where(and(inArray(throttle.key, bucketsOf(user)), exists(stillRight))),
    db.delete(users).where(inArray(users.id, stillRight)),
    // Last, since one of them may be what proves who asks.
    db.delete(sessions).where(and(eq(sessions.user_id, user.id), notExists(accountOf(env, user)))),
  ]);
  if (begun.length === 0) {
    await refuseOrphans(env, user);
    throw proof.password === undefined ? passwordNeeded() : wrongPassword("password");
  }
  await eraseSome(env);
}

/** Every key under which the throttle may know a user. */
const bucketsOf = ({ id, email }: User) =>
  Object.keys(buckets).flatMap((name) => [`${name}:${id}`, `${name}:${email}`]);

const accountOf = (env: Env, { id }: User) =>
  database(env).select({ id: users.id }).from(users).where(eq(users.id, id));
