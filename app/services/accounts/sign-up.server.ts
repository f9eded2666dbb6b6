import { and, eq, exists, gt, notExists, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { pendingSignUps, users } from "../../db/schema.server.ts";
import { alreadyRegisteredMail, confirmSignUpMail } from "../../emails/account.ts";
import { hostCookie, readCookie } from "../../lib/cookies.ts";
import type { confirmSchema, signUpSchema } from "../../schemas/auth.ts";
import { AppError } from "../errors.ts";
import { firmOfOne } from "../firms/own-firm.server.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { charge, refund } from "../throttle.server.ts";
import { hashToken, randomToken, sameHash, tokenLink } from "../tokens.server.ts";
import { knownDevice } from "./devices.server.ts";
import { linkGone, wrongCredentials } from "./errors.ts";
import { hashPassword, refuseCommonPassword, verifyPassword } from "./passwords.server.ts";
import { hasPassword, newSession, type SignedIn } from "./sessions.server.ts";

const lifetime = 24 * 60 * 60_000;
const cookieName = "__Host-sign-up";

/** The secret of the sign-up that this browser started, if it did. */
export const presentedSignUp = (request: Request) => readCookie(request, cookieName);

/** The `Set-Cookie` line by which a browser is known again when the mailed link is opened. */
export const signUpCookie = (browser: string) => hostCookie(cookieName, browser, lifetime / 1000);

export const noSignUpCookie = hostCookie(cookieName, "", 0);

/**
 * Asks for an account: mails a link that confirms the address. A known address gets another mail, and whoever
 * asks cannot tell which: same answer, same work.
 * @returns a secret for a cookie, by which this browser is known again when the link is opened.
 */
export async function signUp(
  scope: Scope,
  { email, password }: v.InferOutput<typeof signUpSchema>,
): Promise<{ browser: string }> {
  const { env } = scope;
  refuseCommonPassword(password);
  await charge(scope, "sign-up-address", scope.client.address);
  await charge(scope, "sign-up", email);
  const passwordHash = await hashPassword(password);
  const browser = randomToken(32);
  const pending = { email, password_hash: passwordHash, browser_hash: hashToken(browser) };
  await database(env).batch([
    ...pendingSignUpStatements(env, pending),
    outboxInsert(
      env,
      {
        ...alreadyRegisteredMail(`${env.SITE_URL}/legalai/auth`),
        to: email,
        dedupeKey: `already-registered:${crypto.randomUUID()}`,
      },
      exists(accountOf(env, email)),
    ),
  ]);
  deliverSoon(scope);
  return { browser };
}

type PendingSignUp = Pick<
  typeof pendingSignUps.$inferInsert,
  "email" | "password_hash" | "browser_hash"
>;

/** Mails a fresh link for a sign-up; the earlier one works no more. */
export async function renewPendingSignUp(env: Env, pending: PendingSignUp) {
  await database(env).batch([...pendingSignUpStatements(env, pending)]);
}

const accountOf = (env: Env, email: string) =>
  database(env).select({ id: users.id }).from(users).where(eq(users.email, email));

/** Replaces what was pending for the address, so that only the newest link works. Does nothing for one with an account. */
function pendingSignUpStatements(env: Env, { email, password_hash, browser_hash }: PendingSignUp) {
  const db = database(env);
  const token = randomToken(32);
  const tokenHash = hashToken(token);
  const now = Date.now();
  const isNew = notExists(accountOf(env, email));
  const pending = db
    .select({
      token_hash: sql<string>`${tokenHash}`.as("token_hash"),
      email: sql<string>`${email}`.as("email"),
      password_hash: sql<string>`${password_hash}`.as("password_hash"),
      browser_hash: sql<string>`${browser_hash}`.as("browser_hash"),
      created_at: sql<number>`${now}`.as("created_at"),
      expires_at: sql<number>`${now + lifetime}`.as("expires_at"),
    })
    .from(sql`(select 1)`)
    .where(isNew);
  const mail = {
    ...confirmSignUpMail(tokenLink(env, "/legalai/confirm", token)),
    to: email,
    dedupeKey: `confirm-sign-up:${tokenHash}`,
  };
  return [
    db.delete(pendingSignUps).where(eq(pendingSignUps.email, email)),
    db.insert(pendingSignUps).select(pending),
    outboxInsert(env, mail, isNew),
  ] as const;
}

/** Whether the link of a sign-up works in this browser as it is, needs the password too, or does not work any more. */
export async function checkConfirmation(
  env: Env,
  token: string,
  browser: string | undefined,
): Promise<"ready" | "password_required" | "gone"> {
  const pending = await pendingSignUp(env, token);
  if (!pending) return "gone";
  return startedBy(pending, browser) ? "ready" : "password_required";
}

/**
 * Makes the account that a mailed link stands for, once, and signs in.
 * @param browser the secret that `signUp` returned, if this browser has it.
 * @throws AppError `invalid_input` (link used or too old), `password_required`, `invalid_credentials`, `too_many_requests`.
 */
export async function confirmSignUp(
  scope: Scope,
  { token, password }: v.InferOutput<typeof confirmSchema>,
  browser: string | undefined,
  presented?: string,
): Promise<SignedIn> {
  const { env } = scope;
  const pending = await pendingSignUp(env, token);
  if (!pending) throw linkGone();
  if (!startedBy(pending, browser)) {
    if (password === undefined)
      throw new AppError(
        "password_required",
        "This browser did not ask for the account. Please enter the password that you chose.",
      );
    await charge(scope, "sign-in", pending.email);
    if (!(await verifyPassword(password, pending.password_hash))) throw wrongCredentials();
    await refund(scope, "sign-in", pending.email);
  }

  const db = database(env);
  const unused = and(
    eq(pendingSignUps.token_hash, pending.token_hash),
    gt(pendingSignUps.expires_at, Date.now()),
  );
  const id = crypto.randomUUID();
  const { session, statements } = newSession(scope, id, hasPassword(id, pending.password_hash), {
    presented,
  });
  // Account and session come at once: who is told to try again finds the link as it was.
  const [created] = await db.batch([
    db
      .insert(users)
      .select(
        db
          .select({
            id: sql<string>`${id}`.as("id"),
            email: pendingSignUps.email,
            password_hash: pendingSignUps.password_hash,
            created_at: sql<number>`${Date.now()}`.as("created_at"),
            name: sql<string>`''`.as("name"),
            firm_id: sql<null>`NULL`.as("firm_id"),
          })
          .from(pendingSignUps)
          .where(unused),
      )
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email }),
    ...firmOfOne(env, id),
    db.delete(pendingSignUps).where(eq(pendingSignUps.email, pending.email)),
    ...statements,
  ]);
  const [user] = created;
  if (!user) throw linkGone();
  return { user, session, device: knownDevice(pending.password_hash) };
}

async function pendingSignUp(env: Env, token: string) {
  const [pending] = await database(env)
    .select()
    .from(pendingSignUps)
    .where(
      and(
        eq(pendingSignUps.token_hash, hashToken(token)),
        gt(pendingSignUps.expires_at, Date.now()),
      ),
    );
  return pending;
}

const startedBy = (pending: { browser_hash: string }, browser: string | undefined) =>
  browser !== undefined && sameHash(pending.browser_hash, hashToken(browser));
