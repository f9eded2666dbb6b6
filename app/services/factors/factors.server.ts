import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { accessTokens, calendars, recoveryCodes, sessions } from "../../db/schema.server.ts";
import { type FactorChange, factorChangedMail } from "../../emails/factors.ts";
import type { RecordAction, RecordedKind } from "../../schemas/record.ts";
import type { SecondFactor, User } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { recordedEverywhere } from "../firms/record.server.ts";
import { outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";

/** Holds while a user has an authenticator app, which every sign-in with a password then asks for. */
export const hasAuthenticator = (userId: string | SQL) => sql`EXISTS (
  SELECT 1 FROM authenticators WHERE authenticators.user_id = ${userId} AND authenticators.confirmed_at IS NOT NULL)`;

/** Holds while a user has a passkey. */
export const hasPasskey = (userId: string | SQL) =>
  sql`EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = ${userId})`;

/** For who must show a second factor to go on; where they have none, to set one up. */
export const secondFactorRequired = (
  message = "Please confirm that it is you first, with your passkey or a code.",
) => new AppError("second_factor_required", message);

/** For a member of a firm that wants more than they have shown. */
export const secondFactorWanted = (firm: string) =>
  secondFactorRequired(
    `${firm} asks its members for a second factor. Please set one up, or confirm with the one that you have.`,
  );

/** What the API answers to a right password that is not enough. */
export const secondStepNeeded = () =>
  new AppError(
    "second_factor_required",
    "Please enter the code of your authenticator app, or a recovery code.",
    { status: 401 },
  );

/**
 * A session that has shown less than its user could changes nothing about how they sign in.
 * @throws AppError `second_factor_required`.
 */
export function demandShown({ exists, shown }: SecondFactor) {
  if (exists && !shown) throw secondFactorRequired();
}

/** What the records of a user's firms tell of a change of how they sign in. */
const inRecord: Record<FactorChange, [RecordAction, RecordedKind]> = {
  passkeyAdded: ["creation", "passkey"],
  passkeyRemoved: ["deletion", "passkey"],
  authenticatorOn: ["creation", "authenticator"],
  authenticatorOff: ["deletion", "authenticator"],
  recoveryCodesRenewed: ["creation", "recovery_codes"],
};

/** What tells a user by mail, and their firms in the record, of a change of how they sign in; for a batch. */
export function tellOfChange(scope: Scope, { id, email }: User, change: FactorChange, onlyIf: SQL) {
  const { env } = scope;
  const [action, kind] = inRecord[change];
  return [
    outboxInsert(
      env,
      {
        ...factorChangedMail(change, `${env.SITE_URL}/legalai/forgot-password`),
        ...{ to: email, dedupeKey: `factor:${crypto.randomUUID()}` },
      },
      onlyIf,
    ),
    recordedEverywhere(scope, id, action, onlyIf, kind),
  ] as const;
}

/** After the last factor went, its recovery codes go too, and no session or token has shown one any more. For a batch. */
export function forgetLastFactor(env: Env, userId: string) {
  const db = database(env);
  const none = sql`NOT ${hasAuthenticator(userId)} AND NOT ${hasPasskey(userId)}`;
  return [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, userId), none)),
    db
      .update(sessions)
      .set({ second_factor_at: null })
      .where(and(eq(sessions.user_id, userId), isNotNull(sessions.second_factor_at), none)),
    db
      .update(accessTokens)
      .set({ second_factor: false })
      .where(and(eq(accessTokens.user_id, userId), eq(accessTokens.second_factor, true), none)),
    db
      .update(calendars)
      .set({ second_factor: false })
      .where(and(eq(calendars.user_id, userId), eq(calendars.second_factor, true), none)),
  ] as const;
}
