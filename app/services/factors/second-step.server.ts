import { exists, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { challenges, users } from "../../db/schema.server.ts";
import type { codeSchema } from "../../schemas/factors.ts";
import { isKnownDevice, knownDevice, type PresentedToFactor } from "../accounts/devices.server.ts";
import { renewSession } from "../accounts/session-renewal.server.ts";
import { newSession, type Session, type SignedIn } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { ask, waiting } from "./challenges.server.ts";
import { checkCode, wrongCode } from "./codes.server.ts";

/** A sign-in whose password was right, and which waits for a code; the value is that of its cookie. */
export type SecondStep = { challenge: string };

/** Begins the second step of a sign-in. `passwordHash` is the stored one that the first was checked against. */
export async function beginSecondStep(
  env: Env,
  userId: string,
  passwordHash: string,
): Promise<SecondStep> {
  const of = { user_id: userId, password_hash: passwordHash };
  return { challenge: (await ask(env, "second_factor", of)).token };
}

/** Who waits for the second step, as long as their password is the one that they gave. */
const whoWaits = (env: Env, challenge: string | undefined) =>
  database(env)
    .select({ id: users.id, email: users.email, passwordHash: users.password_hash })
    .from(challenges)
    .innerJoin(
      users,
      sql`${users.id} = ${challenges.user_id} AND ${users.password_hash} = ${challenges.password_hash}`,
    )
    .where(waiting("second_factor", challenge));

/** Whether the password was given in this browser, less than five minutes ago. */
export const isWaiting = async (env: Env, challenge: string | undefined) =>
  (await whoWaits(env, challenge)).length > 0;

/**
 * Signs in whoever gave their password a moment ago and has their authenticator app or a recovery code at hand.
 * @param presented the cookies of the first step, of the session that is there, which ends, and of the device.
 * @throws AppError `signed_out` when the first step is too long ago, `invalid_input` for a code that is wrong or was
 * used, `too_many_requests`.
 */
export async function passSecondStep(
  scope: Scope,
  { code: typed }: v.InferOutput<typeof codeSchema>,
  presented: PresentedToFactor,
): Promise<SignedIn> {
  const { env } = scope;
  const waitingUser = whoWaits(env, presented.challenge);
  const [user] = await waitingUser;
  if (!user)
    throw new AppError("signed_out", "That was too long ago. Please sign in again from the start.");
  const code = await checkCode(scope, user, typed);
  const still = sql`${exists(waitingUser)} AND ${code.fresh}`;
  const { session, statements } = newSession(scope, user.id, still, {
    presented: presented.session,
    secondFactor: true,
    newDevice: isKnownDevice(user.passwordHash, presented.device) ? undefined : user.email,
  });
  const db = database(env);
  const [started] = await db.batch([
    ...statements,
    ...code.spend(exists(waitingUser)),
    db.delete(challenges).where(waiting("second_factor", presented.challenge)),
  ]);
  if (started.length === 0) throw wrongCode();
  deliverSoon(scope);
  const { id, email, passwordHash } = user;
  return { user: { id, email }, session, device: knownDevice(passwordHash) };
}

/**
 * Shows the second factor in a session, again or for the first time.
 * @returns the value of the session's new cookie.
 * @throws AppError `invalid_input` for a code that is wrong or was used, `too_many_requests`.
 */
export async function showCode(
  scope: Scope,
  session: Session,
  { code: typed }: v.InferOutput<typeof codeSchema>,
): Promise<string> {
  const code = await checkCode(scope, session.user, typed);
  const renewed = renewSession(scope.env, session.id, code.fresh);
  const [shown] = await database(scope.env).batch([
    ...renewed.statements,
    ...code.spend(sql`true`),
  ]);
  if (shown.length === 0) throw wrongCode();
  deliverSoon(scope);
  return renewed.session;
}
