import { and, eq, exists, gt, inArray, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { passwordResets, sessions, users } from "../../db/schema.server.ts";
import { passwordChangedMail, resetPasswordMail } from "../../emails/account.ts";
import type { forgotPasswordSchema, resetPasswordSchema } from "../../schemas/auth.ts";
import { nameTokens } from "../firms/access-tokens.server.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { hashToken, randomToken, tokenLink } from "../tokens.server.ts";
import { linkGone } from "./errors.ts";
import { endOfOldPassword } from "./old-password.server.ts";
import { passwordLengthOf, refuseShortPassword } from "./password-length.server.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.server.ts";

const lifetime = 60 * 60_000;

/** Mails a link that sets a new password, if there is such an account. Same answer and same work either way. */
export async function forgotPassword(
  scope: Scope,
  { email }: v.InferOutput<typeof forgotPasswordSchema>,
) {
  const { env } = scope;
  await charge(scope, "sign-up-address", scope.client.address);
  await charge(scope, "password-reset", email);
  const db = database(env);
  const token = randomToken(32);
  const tokenHash = hashToken(token);
  const now = Date.now();
  const user = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const reset = db
    .select({
      token_hash: sql<string>`${tokenHash}`.as("token_hash"),
      user_id: users.id,
      created_at: sql<number>`${now}`.as("created_at"),
      expires_at: sql<number>`${now + lifetime}`.as("expires_at"),
    })
    .from(users)
    .where(eq(users.email, email));
  await db.batch([
    db.delete(passwordResets).where(inArray(passwordResets.user_id, user)),
    db.insert(passwordResets).select(reset),
    outboxInsert(
      env,
      {
        ...resetPasswordMail(tokenLink(env, "/legalai/reset-password", token)),
        to: email,
        dedupeKey: `reset-password:${tokenHash}`,
      },
      exists(user),
    ),
  ]);
  deliverSoon(scope);
}

const stillGood = (tokenHash: string) =>
  and(eq(passwordResets.token_hash, tokenHash), gt(passwordResets.expires_at, Date.now()));

/** The fewest characters of the password that a mailed link sets. */
export const passwordLengthOfLink = (env: Env, token: string) =>
  passwordLengthOf(
    env,
    database(env)
      .select({ id: passwordResets.user_id })
      .from(passwordResets)
      .where(stillGood(hashToken(token))),
  );

/**
 * Sets a new password by a mailed link, once; ends every session and token, and says so by mail. Does not sign in.
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
  const valid = stillGood(tokenHash);
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(valid);
  if (!owner) throw linkGone();
  await refuseShortPassword(env, owner.id, password);
  const holder = db.select({ id: passwordResets.user_id }).from(passwordResets).where(valid);
  const tokens = await nameTokens(env, owner.id);
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ password_hash: await hashPassword(password) })
      .where(inArray(users.id, holder))
      .returning({ id: users.id }),
    db.delete(sessions).where(inArray(sessions.user_id, holder)),
    outboxInsert(
      env,
      {
        ...passwordChangedMail(`${env.SITE_URL}/legalai/forgot-password`, tokens),
        to: owner.email,
        dedupeKey: `password-changed:${tokenHash}`,
      },
      exists(holder),
    ),
    ...endOfOldPassword(scope, owner, exists(holder)),
    // The others ask for its row: it goes last.
    db.delete(passwordResets).where(inArray(passwordResets.user_id, holder)),
  ]);
  if (changed.length === 0) throw linkGone();
  deliverSoon(scope);
}
