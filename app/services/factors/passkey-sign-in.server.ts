import { and, eq, exists, lt, or, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { passkeys, users } from "../../db/schema.server.ts";
import type { PasskeyOptions, passkeySignInSchema } from "../../schemas/factors.ts";
import { isKnownDevice, knownDevice, type PresentedToFactor } from "../accounts/devices.server.ts";
import { newSession, type SignedIn } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { charge, refund } from "../throttle.server.ts";
import { ask, take } from "./challenges.server.ts";
import { readAssertion } from "./passkey-proof.ts";
import { bytesOf, originOf, patience, siteOf } from "./passkeys.server.ts";

/**
 * What a browser is to have signed by a passkey, of whoever has one at hand.
 * @returns with the secret of the challenge, for a cookie.
 * @throws AppError `too_many_requests`.
 */
export async function askWho(scope: Scope): Promise<{ token: string; options: PasskeyOptions }> {
  const { env, client } = scope;
  await charge(scope, "passkey-address", client.address);
  const { token, hash } = await ask(env, "passkey_sign_in");
  const challenge = Buffer.from(hash, "hex").toString("base64url");
  return {
    token,
    options: { challenge, rpId: siteOf(env), userVerification: "required", timeout: patience },
  };
}

const refused = (why: string) => new AppError("invalid_credentials", why);

/**
 * Signs in by a passkey alone: it stands for the password and the second factor, since its owner has shown their
 * finger, face or PIN to it.
 * @param presented the cookies of the challenge, which is taken whatever comes of it, and of the session, which ends.
 * @throws AppError `invalid_credentials` whatever is not right.
 */
export async function signInWithPasskey(
  scope: Scope,
  assertion: v.InferOutput<typeof passkeySignInSchema>,
  presented: PresentedToFactor,
): Promise<SignedIn> {
  const { env, client } = scope;
  const asked = await take(env, "passkey_sign_in", presented.challenge);
  if (!asked) throw refused("That took too long, or it was done before. Please try again.");
  const db = database(env);
  const [known] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(eq(passkeys.id, assertion.id));
  if (!known) throw refused("This passkey is not known here. It may have been removed.");
  const { passkey, user } = known;
  const proof = readAssertion(
    {
      clientDataJSON: bytesOf(assertion.clientDataJSON),
      authenticatorData: bytesOf(assertion.authenticatorData),
      signature: bytesOf(assertion.signature),
    },
    { challenge: asked.token_hash, origin: originOf(env) },
    passkey.public_key,
  );
  const { userHandle } = assertion;
  const ofAnother = userHandle !== undefined && bytesOf(userHandle).toString() !== user.id;
  if (!proof || ofAnother) throw refused("This passkey could not be checked. Please try again.");
  // Those that count must count on: a counter that stands still or goes back is a copy's.
  const counter = and(
    eq(passkeys.id, passkey.id),
    or(
      lt(passkeys.counter, proof.counter),
      and(eq(passkeys.counter, 0), sql`${proof.counter} = 0`),
    ),
  );
  const counts = exists(db.select({ one: sql`1` }).from(passkeys).where(counter));
  const { session, statements } = newSession(scope, user.id, counts, {
    presented: presented.session,
    secondFactor: true,
    newDevice: isKnownDevice(user.password_hash, presented.device) ? undefined : user.email,
  });
  const [started] = await db.batch([
    ...statements,
    db.update(passkeys).set({ counter: proof.counter, last_used_at: Date.now() }).where(counter),
  ]);
  if (started.length === 0)
    throw refused("This passkey was used elsewhere since. Please sign in with your password.");
  deliverSoon(scope);
  await refund(scope, "passkey-address", client.address);
  const device = knownDevice(user.password_hash);
  return { user: { id: user.id, email: user.email }, session, device };
}
