import { and, eq, exists, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { authenticators, sessions } from "../../db/schema.server.ts";
import type { codeSchema, passwordAndCodeSchema, passwordSchema } from "../../schemas/factors.ts";
import { checkPassword } from "../accounts/password-check.server.ts";
import { renewSession } from "../accounts/session-renewal.server.ts";
import type { Session } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { openSecret, sealSecret } from "../sealed-secrets.ts";
import { charge, refund } from "../throttle.server.ts";
import { checkCode, wrongCode } from "./codes.server.ts";
import { demandShown, forgetLastFactor, tellOfChange } from "./factors.server.ts";
import { newRecoveryCodes } from "./recovery-codes.server.ts";
import { newSecret, sealedFor, stepOfCode } from "./totp.ts";

/** The secret of an authenticator app, in base32. */
export const secretOf = (env: Env, app: typeof authenticators.$inferSelect) =>
  openSecret(env, sealedFor(app.user_id), app.secret);

const ofUser = (env: Env, userId: string) =>
  database(env).select().from(authenticators).where(eq(authenticators.user_id, userId));

/** How far a user is with an authenticator app: its secret is shown until a first code was right. */
export async function getAuthenticator(
  env: Env,
  userId: string,
): Promise<
  { state: "none" } | { state: "begun"; secret: string } | { state: "on"; since: number }
> {
  const [app] = await ofUser(env, userId);
  if (!app) return { state: "none" };
  if (app.confirmed_at === null) return { state: "begun", secret: secretOf(env, app) };
  return { state: "on", since: app.confirmed_at };
}

/**
 * Begins to set up an authenticator app, with a new secret.
 * @throws AppError `invalid_input` for a wrong password, `conflict` when there is one already,
 * `second_factor_required`, `too_many_requests`.
 */
export async function beginAuthenticator(
  scope: Scope,
  { user, secondFactor }: Session,
  { password }: v.InferOutput<typeof passwordSchema>,
) {
  demandShown(secondFactor);
  await checkPassword(scope, user, password, "password");
  const secret = sealSecret(scope.env, sealedFor(user.id), newSecret());
  const [begun] = await database(scope.env)
    .insert(authenticators)
    .values({ user_id: user.id, secret, last_step: 0 })
    .onConflictDoUpdate({
      target: authenticators.user_id,
      set: { secret, last_step: 0 },
      setWhere: isNull(authenticators.confirmed_at),
    })
    .returning({ id: authenticators.user_id });
  if (!begun) throw new AppError("conflict", "Your authenticator app is set up already.");
}

/**
 * Turns the authenticator app on with its first code; every other session ends, since it has shown none.
 * @returns the recovery codes, which are never shown again, and the value of the session's new cookie.
 * @throws AppError `invalid_input` for a wrong code, `conflict` when no set-up was begun, `second_factor_required`,
 * `too_many_requests`.
 */
export async function confirmAuthenticator(
  scope: Scope,
  { id, user, secondFactor }: Session,
  { code }: v.InferOutput<typeof codeSchema>,
): Promise<{ codes: string[]; session: string }> {
  demandShown(secondFactor);
  const { env } = scope;
  const db = database(env);
  const [app] = await ofUser(env, user.id);
  if (!app || app.confirmed_at !== null)
    throw new AppError("conflict", "Your authenticator app is set up already, or was not begun.");
  await charge(scope, "second-factor", user.id);
  const now = Date.now();
  const step = stepOfCode(secretOf(env, app), code.replaceAll(" ", ""), now);
  if (step === null) throw wrongCode();
  await refund(scope, "second-factor", user.id);
  const itself = and(eq(authenticators.user_id, user.id), eq(authenticators.secret, app.secret));
  const isOn = exists(
    db
      .select({ one: sql`1` })
      .from(authenticators)
      .where(and(itself, eq(authenticators.confirmed_at, now))),
  );
  const recovery = newRecoveryCodes(env, user.id, isOn);
  const renewed = renewSession(env, id, isOn);
  const [confirmed] = await db.batch([
    db
      .update(authenticators)
      .set({ confirmed_at: now, last_step: step })
      .where(and(itself, isNull(authenticators.confirmed_at)))
      .returning({ id: authenticators.user_id }),
    db.delete(sessions).where(and(eq(sessions.user_id, user.id), ne(sessions.id, id), isOn)),
    ...renewed.statements,
    ...recovery.statements,
    ...tellOfChange(scope, user, "authenticatorOn", isOn),
  ]);
  if (confirmed.length === 0)
    throw new AppError("conflict", "Your authenticator app is set up already.");
  deliverSoon(scope);
  return { codes: recovery.codes, session: renewed.session };
}

/**
 * Turns the authenticator app off.
 * @throws AppError `invalid_input` for a wrong password or code, `second_factor_required`, `too_many_requests`.
 */
export async function turnOffAuthenticator(
  scope: Scope,
  { user, secondFactor }: Session,
  { password, code: typed }: v.InferOutput<typeof passwordAndCodeSchema>,
) {
  demandShown(secondFactor);
  const { env } = scope;
  await checkPassword(scope, user, password, "password");
  const code = await checkCode(scope, user, typed);
  const db = database(env);
  const on = and(eq(authenticators.user_id, user.id), isNotNull(authenticators.confirmed_at));
  const still = and(code.fresh, exists(db.select({ one: sql`1` }).from(authenticators).where(on)));
  const [, , gone] = await db.batch([
    ...tellOfChange(scope, user, "authenticatorOff", still ?? code.fresh),
    db.delete(authenticators).where(and(on, code.fresh)).returning({ id: authenticators.user_id }),
    ...code.spend(sql`true`),
    ...forgetLastFactor(env, user.id),
  ]);
  if (gone.length === 0) throw wrongCode();
  deliverSoon(scope);
}
