import { and, eq, gt, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { pendingSignUps, users } from "../../db/schema.server.ts";
import type { signInSchema } from "../../schemas/auth.ts";
import { AppError } from "../errors.ts";
import { hasAuthenticator } from "../factors/factors.server.ts";
import { beginSecondStep, type SecondStep } from "../factors/second-step.server.ts";
import { deliverSoon } from "../mail.server.ts";
import { traceRefusal, tracingLimit } from "../record/refusals.server.ts";
import type { Scope } from "../scope.ts";
import { charge, refund } from "../throttle.server.ts";
import { isKnownDevice, knownDevice } from "./devices.server.ts";
import { wrongCredentials } from "./errors.ts";
import {
  hashPassword,
  needsRehash,
  verifyAgainstNobody,
  verifyPassword,
} from "./passwords.server.ts";
import { type SignedIn, startSession } from "./sessions.server.ts";
import { renewPendingSignUp } from "./sign-up.server.ts";

/**
 * Signs in with a password, or half way: whoever has an authenticator app is asked for its code next.
 * @param presented the cookies of the session that is there, which ends, and of the device.
 * @throws AppError `invalid_credentials` (the same for a wrong password and an unknown address),
 * `email_not_confirmed` (and a fresh link is on its way), `too_many_requests`.
 */
export async function signIn(
  scope: Scope,
  { email, password }: v.InferOutput<typeof signInSchema>,
  presented: { session?: string | undefined; device?: string | undefined } = {},
): Promise<SignedIn | SecondStep> {
  const { env, client } = scope;
  const { device } = presented;
  const db = database(env);
  const [[known], [pending]] = await db.batch([
    db
      .select({ user: users, twoSteps: sql<number>`${hasAuthenticator(sql`${users.id}`)}` })
      .from(users)
      .where(eq(users.email, email)),
    db
      .select()
      .from(pendingSignUps)
      .where(and(eq(pendingSignUps.email, email), gt(pendingSignUps.expires_at, Date.now()))),
  ]);
  const user = known?.user;
  // Strangers who guess use up their own tries, not those of the owner's devices.
  const here = user !== undefined && isKnownDevice(user.password_hash, device);
  const bucket = here ? "sign-in-device" : "sign-in";
  await charge(scope, "sign-in-address", client.address);
  await charge(scope, bucket, email).catch(tracingLimit(scope, user?.id));
  const stored = user?.password_hash ?? pending?.password_hash;
  const right = stored
    ? await verifyPassword(password, stored)
    : await verifyAgainstNobody(password);
  if (!right) {
    await traceRefusal(scope, "password", { userId: user?.id });
    throw wrongCredentials();
  }
  if (!user) {
    await charge(scope, "sign-up", email);
    if (pending) await renewPendingSignUp(env, pending);
    deliverSoon(scope);
    throw new AppError(
      "email_not_confirmed",
      "Please confirm your email address first. We have just sent you a fresh link.",
    );
  }
  await refund(scope, bucket, email);
  await refund(scope, "sign-in-address", client.address);
  const passwordHash = await renewedHash(env, user, password);
  if (known?.twoSteps) return beginSecondStep(env, user.id, passwordHash);
  const session = await startSession(scope, user.id, passwordHash, {
    presented: presented.session,
    newDevice: here ? undefined : user.email,
  });
  if (!session) throw wrongCredentials();
  if (!here) deliverSoon(scope);
  return {
    user: { id: user.id, email: user.email },
    session,
    device:
      here && device && passwordHash === user.password_hash ? device : knownDevice(passwordHash),
  };
}

/** The user's hash, made anew when the parameters have moved; unless the password was changed since it was checked. */
async function renewedHash(
  env: Env,
  { id, password_hash }: typeof users.$inferSelect,
  password: string,
): Promise<string> {
  if (!needsRehash(password_hash)) return password_hash;
  const renewed = await hashPassword(password);
  await database(env)
    .update(users)
    .set({ password_hash: renewed })
    .where(and(eq(users.id, id), eq(users.password_hash, password_hash)));
  return renewed;
}
