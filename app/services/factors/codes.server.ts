import { and, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "../../db/client.server.ts";
import { authenticators, recoveryCodes } from "../../db/schema.server.ts";
import { recoveryCodeUsedMail } from "../../emails/factors.ts";
import type { User } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { recordedEverywhere } from "../firms/record.server.ts";
import { outboxInsert } from "../mail.server.ts";
import { traceRefusal, tracingLimit } from "../record/refusals.server.ts";
import type { Scope } from "../scope.ts";
import { charge, refund } from "../throttle.server.ts";
import { hashToken } from "../tokens.server.ts";
import { secretOf } from "./authenticators.server.ts";
import { plainCode, unused } from "./recovery-codes.server.ts";
import { stepOfCode } from "./totp.ts";

/** A code that was right when it was read: each is taken once. */
export type Code = {
  /** Holds until it is taken. */
  fresh: SQL;
  /** What takes it, and tells its owner where they should know, for the end of a batch; on a condition. */
  spend: (onlyIf: SQL) => BatchItem<"sqlite">[];
};

/** What somebody is told whose code is not right, whatever is wrong with it. */
export function wrongCode() {
  const reason =
    "This code is not right, or it has been used. Please wait for the next one and enter that.";
  return new AppError("invalid_input", reason, { fields: { code: [reason] } });
}

/**
 * Reads a typed code: of the user's authenticator app, or one of their recovery codes.
 * @throws AppError `invalid_input` when it is not right, `too_many_requests`.
 */
export async function checkCode(scope: Scope, user: User, typed: string): Promise<Code> {
  await charge(scope, "second-factor", user.id).catch(tracingLimit(scope, user.id));
  const plain = plainCode(typed);
  const read = /^\d+$/.test(plain) ? readAppCode : readRecoveryCode;
  const code = await read(scope, user, plain);
  if (!code) {
    await traceRefusal(scope, "code", { userId: user.id });
    throw wrongCode();
  }
  await refund(scope, "second-factor", user.id);
  return code;
}

async function readAppCode({ env }: Scope, { id }: User, typed: string): Promise<Code | null> {
  const db = database(env);
  const confirmed = and(eq(authenticators.user_id, id), isNotNull(authenticators.confirmed_at));
  const [app] = await db.select().from(authenticators).where(confirmed);
  const step = app && stepOfCode(secretOf(env, app), typed, Date.now());
  if (!app || step == null || step <= app.last_step) return null;
  const earlier = and(
    confirmed,
    eq(authenticators.secret, app.secret),
    lt(authenticators.last_step, step),
  );
  return {
    fresh: sql`EXISTS (SELECT 1 FROM authenticators WHERE ${earlier})`,
    spend: (onlyIf) => [
      db.update(authenticators).set({ last_step: step }).where(and(earlier, onlyIf)),
    ],
  };
}

async function readRecoveryCode(
  scope: Scope,
  { id, email }: User,
  typed: string,
): Promise<Code | null> {
  const { env } = scope;
  const db = database(env);
  const codeHash = hashToken(typed);
  const itself = and(unused(id), eq(recoveryCodes.code_hash, codeHash));
  const [known] = await db.select().from(recoveryCodes).where(itself);
  if (!known) return null;
  const mail = recoveryCodeUsedMail(`${env.SITE_URL}/legalai/account`);
  const fresh = sql`EXISTS (SELECT 1 FROM recovery_codes WHERE ${itself})`;
  return {
    fresh,
    spend: (onlyIf) => [
      outboxInsert(
        env,
        { ...mail, to: email, dedupeKey: `recovery-code-used:${codeHash}` },
        sql`${fresh} AND ${onlyIf}`,
      ),
      recordedEverywhere(scope, id, "use", sql`${fresh} AND ${onlyIf}`, "recovery_codes"),
      db.update(recoveryCodes).set({ used_at: Date.now() }).where(and(itself, onlyIf)),
    ],
  };
}
