import { and, eq, gt, inArray } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../db/client.server.ts";
import { passwordResets, sessions, users } from "../db/schema.server.ts";
import { passwordChangedMail, resetPasswordMail } from "../emails/account.ts";
import type { forgotPasswordSchema, resetPasswordSchema } from "../schemas/auth.ts";
import { linkGone } from "./auth-errors.ts";
import { deliverSoon, outboxInsert } from "./mail.server.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.server.ts";
import type { Scope } from "./scope.ts";
import { charge } from "./throttle.server.ts";
import { hashToken, randomToken, tokenLink } from "./tokens.server.ts";

const lifetime = 60 * 60_000;

/** Mails a link that sets a new password, if there is such an account. Answers alike either way. */
export async function forgotPassword(
  scope: Scope,
  { email }: v.InferOutput<typeof forgotPasswordSchema>,
) {
  const { env } = scope;
  await charge(scope, "sign-up-address", scope.client.address);
  await charge(scope, "password-reset", email);
  const db = database(env);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return;
  const token = randomToken(32);
  const tokenHash = hashToken(token);
  const now = Date.now();
  await db.batch([
    db.delete(passwordResets).where(eq(passwordResets.user_id, user.id)),
    db.insert(passwordResets).values({
      token_hash: tokenHash,
      user_id: user.id,
      created_at: now,
      expires_at: now + lifetime,
    }),
    outboxInsert(env, {
      ...resetPasswordMail(tokenLink(env, "/legalai/reset-password", token)),
      to: email,
      dedupeKey: `reset-password:${tokenHash}`,
    }),
  ]);
  deliverSoon(scope);
}

/**
 * Sets a new password by a mailed link, once; ends every session and says so by mail. Does not sign in.
 * @throws AppError `invalid_input` when the link is used or too old, or the password is a common one.
 */
export async function resetPassword(
  scope: Scope,
  { token, password }: v.InferOutput<typeof resetPasswordSchema>,
) {
  const { env } = scope;
  refuseCommonPassword(password);
  const db = database(env);
  const tokenHash = hashToken(token);
  const valid = and(
    eq(passwordResets.token_hash, tokenHash),
    gt(passwordResets.expires_at, Date.now()),
  );
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(valid);
  if (!owner) throw linkGone();
  const holder = db.select({ id: passwordResets.user_id }).from(passwordResets).where(valid);
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ password_hash: await hashPassword(password) })
      .where(inArray(users.id, holder))
      .returning({ id: users.id }),
    db.delete(sessions).where(inArray(sessions.user_id, holder)),
    db.delete(passwordResets).where(eq(passwordResets.token_hash, tokenHash)),
    outboxInsert(env, {
      ...passwordChangedMail(`${env.SITE_URL}/legalai/forgot-password`),
      to: owner.email,
      dedupeKey: `password-changed:${tokenHash}`,
    }),
  ]);
  if (changed.length === 0) throw linkGone();
  deliverSoon(scope);
}
