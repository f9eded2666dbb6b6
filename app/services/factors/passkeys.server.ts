import { and, count, desc, eq, exists, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { passkeys } from "../../db/schema.server.ts";
import type {
  addPasskeySchema,
  NewPasskeyOptions,
  passwordSchema,
  removePasskeySchema,
  renamePasskeySchema,
} from "../../schemas/factors.ts";
import { checkPassword } from "../accounts/password-check.server.ts";
import { prove } from "../accounts/proof.server.ts";
import { renewSession } from "../accounts/session-renewal.server.ts";
import { hasPassword, type Session, type User } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { ask, take } from "./challenges.server.ts";
import { demandShown, forgetLastFactor, tellOfChange } from "./factors.server.ts";
import { algorithms, readNewPasskey } from "./passkey-proof.ts";
import { countRecoveryCodes, newRecoveryCodes } from "./recovery-codes.server.ts";

const mostPasskeys = 20;
const type = "public-key";

/** How long a person may take with their device, in milliseconds. */
export const patience = 5 * 60_000;

export const bytesOf = (base64url: string) => Buffer.from(base64url, "base64url");

/** The site that passkeys are for: that of the site's own address, never of the request's host. */
export const originOf = (env: Env) => new URL(env.SITE_URL).origin;
export const siteOf = (env: Env) => new URL(env.SITE_URL).hostname;

/** The passkeys of a user, newest first; times are milliseconds since 1970. */
export const listPasskeys = (env: Env, userId: string) =>
  database(env)
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.created_at,
      lastUsedAt: passkeys.last_used_at,
    })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(desc(passkeys.created_at));

/**
 * What a browser is to ask its authenticator for, so that its answer becomes a passkey of this user.
 * @returns with the secret of the challenge, for a cookie.
 * @throws AppError `invalid_input` for a wrong password, `conflict` for more than enough of them,
 * `second_factor_required`, `too_many_requests`.
 */
export async function askForPasskey(
  scope: Scope,
  { user, secondFactor }: Session,
  { password }: v.InferOutput<typeof passwordSchema>,
): Promise<{ token: string; options: NewPasskeyOptions }> {
  const { env } = scope;
  demandShown(secondFactor);
  const password_hash = await checkPassword(scope, user, password, "password");
  const there = await listPasskeys(env, user.id);
  if (there.length >= mostPasskeys)
    throw new AppError("conflict", `You have ${mostPasskeys} passkeys. Please remove one first.`);
  const { token, hash } = await ask(env, "passkey_added", { user_id: user.id, password_hash });
  const options: NewPasskeyOptions = {
    challenge: Buffer.from(hash, "hex").toString("base64url"),
    rp: { id: siteOf(env), name: "LegalAI" },
    user: {
      id: Buffer.from(user.id).toString("base64url"),
      ...{ name: user.email, displayName: user.email },
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    excludeCredentials: there.map(({ id }) => ({ type, id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    ...{ attestation: "none", timeout: patience },
  };
  return { token, options };
}

const notAdded = (why: string) =>
  new AppError("invalid_input", why, { fields: { attestationObject: [why] } });

/**
 * Adds the passkey that a browser has made; the session that adds it has shown it.
 * @returns with recovery codes, which are never shown again, when there were none, and the value of the session's new
 * cookie.
 * @throws AppError `invalid_input` for one that is not right or came too late, `conflict` for one that is known here.
 */
export async function addPasskey(
  scope: Scope,
  { id: sessionId, user, secondFactor }: Session,
  { name, clientDataJSON, attestationObject }: v.InferOutput<typeof addPasskeySchema>,
  challenge: string | undefined,
) {
  const { env } = scope;
  demandShown(secondFactor);
  const asked = await take(env, "passkey_added", challenge);
  if (asked?.user_id !== user.id)
    throw notAdded("That took too long, or it was done before. Please try again.");
  const given = {
    clientDataJSON: bytesOf(clientDataJSON),
    attestationObject: bytesOf(attestationObject),
  };
  const made = readNewPasskey(given, { challenge: asked.token_hash, origin: originOf(env) });
  if (!made) throw notAdded("This passkey cannot be used here. Please try again, or another one.");
  const db = database(env);
  const now = Date.now();
  const isAdded = exists(
    db
      .select({ one: sql`1` })
      .from(passkeys)
      .where(
        and(
          ...[eq(passkeys.id, made.id), eq(passkeys.user_id, user.id)],
          eq(passkeys.created_at, now),
        ),
      ),
  );
  const recovery =
    (await countRecoveryCodes(env, user.id)) === 0
      ? newRecoveryCodes(env, user.id, isAdded)
      : { codes: null, statements: [] };
  const row = {
    ...{ id: made.id, user_id: user.id, name, public_key: made.publicKey },
    ...{ counter: made.counter, created_at: now, last_used_at: null },
  };
  const renewed = renewSession(env, sessionId, isAdded);
  const right = hasPassword(user.id, asked.password_hash ?? "");
  const [added] = await db.batch([
    insertWhere(env, passkeys, row, right)
      .onConflictDoNothing()
      .returning({ id: passkeys.id, name: passkeys.name }),
    ...renewed.statements,
    ...recovery.statements,
    ...tellOfChange(scope, user, "passkeyAdded", isAdded),
  ]);
  const [passkey] = added;
  if (!passkey) throw new AppError("conflict", "This passkey is known here already.");
  deliverSoon(scope);
  return {
    answer: { passkey, recovery_codes: recovery.codes },
    session: renewed.session,
  };
}

const ownPasskey = (user: User, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.user_id, user.id));

/** @throws AppError `not_found` for somebody else's. */
export async function renamePasskey(
  env: Env,
  { user }: Session,
  { passkey, name }: v.InferOutput<typeof renamePasskeySchema>,
) {
  const [renamed] = await database(env)
    .update(passkeys)
    .set({ name })
    .where(ownPasskey(user, passkey))
    .returning({ id: passkeys.id });
  if (!renamed) throw new AppError("not_found", "There is no such passkey.");
}

/**
 * Removes a passkey, for who proves again that it is them.
 * @throws AppError `not_found` for somebody else's, `second_factor_required`; and as `prove` does.
 */
export async function removePasskey(
  scope: Scope,
  session: Session,
  { passkey, ...proof }: v.InferOutput<typeof removePasskeySchema>,
) {
  const { env } = scope;
  const { user } = session;
  demandShown(session.secondFactor);
  const proven = await prove(scope, { user, session }, proof);
  const db = database(env);
  const removable = and(ownPasskey(user, passkey), proven);
  const own = db.select({ n: count() }).from(passkeys).where(removable);
  const [, , removed] = await db.batch([
    ...tellOfChange(scope, user, "passkeyRemoved", sql`${own} > 0`),
    db.delete(passkeys).where(removable).returning({ id: passkeys.id }),
    ...forgetLastFactor(env, user.id),
  ]);
  if (removed.length === 0) throw new AppError("not_found", "There is no such passkey.");
  deliverSoon(scope);
}
