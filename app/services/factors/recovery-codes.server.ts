import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { database } from "../../db/client.server.ts";
import { recoveryCodes } from "../../db/schema.server.ts";
import type { passwordSchema } from "../../schemas/factors.ts";
import { checkPassword } from "../accounts/password-check.server.ts";
import type { Session } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";
import { deliverSoon } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { hashToken, randomToken } from "../tokens.server.ts";
import { demandShown, hasAuthenticator, hasPasskey, tellOfChange } from "./factors.server.ts";

const howMany = 10;
/** 80 random bits each, which nobody can guess from a hash. */
const bytes = 10;

/** A code as it is hashed: people type it in capitals, with spaces or without the hyphens. */
export const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, "");

/**
 * Ten new codes in place of those that there were, on a condition.
 * @returns the codes as they are shown, once, and the statements that store them, for a batch.
 */
export function newRecoveryCodes(env: Env, userId: string, onlyIf: SQL) {
  const db = database(env);
  const codes = Array.from({ length: howMany }, () => randomToken(bytes));
  const hashes = JSON.stringify(codes.map(hashToken));
  return {
    codes: codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code),
    statements: [
      db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, userId), onlyIf)),
      db
        .insert(recoveryCodes)
        .select(sql`SELECT ${userId}, value, NULL FROM json_each(${hashes}) WHERE ${onlyIf}`),
    ] as const,
  };
}

/** Matches the codes of a user that have not been used. */
export const unused = (userId: string) =>
  and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at));

/** How many codes a user has left. */
export async function countRecoveryCodes(env: Env, userId: string): Promise<number> {
  const [row] = await database(env)
    .select({ left: count() })
    .from(recoveryCodes)
    .where(unused(userId));
  return row?.left ?? 0;
}

/**
 * Makes new codes, which void the earlier ones.
 * @throws AppError `invalid_input` for a wrong password, `conflict` without a second factor to recover,
 * `second_factor_required`, `too_many_requests`.
 */
export async function renewRecoveryCodes(
  scope: Scope,
  { user, secondFactor }: Session,
  { password }: v.InferOutput<typeof passwordSchema>,
): Promise<string[]> {
  if (!secondFactor.exists)
    throw new AppError("conflict", "Please set up a passkey or an authenticator app first.");
  demandShown(secondFactor);
  const { env } = scope;
  await checkPassword(scope, user, password, "password");
  const stillOne = sql`(${hasAuthenticator(user.id)} OR ${hasPasskey(user.id)})`;
  const { codes, statements } = newRecoveryCodes(env, user.id, stillOne);
  await database(env).batch([
    ...statements,
    ...tellOfChange(scope, user, "recoveryCodesRenewed", stillOne),
  ]);
  deliverSoon(scope);
  return codes;
}
