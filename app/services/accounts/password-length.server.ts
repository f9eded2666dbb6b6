import type { SQLWrapper } from "drizzle-orm";
import { eq, inArray, max } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, members } from "../../db/schema.server.ts";
import { minPasswordLength } from "../../schemas/auth.ts";
import { AppError } from "../errors.ts";

/** The fewest characters of a new password of a user: what the strictest of their firms asks. */
export async function passwordLengthOf(env: Env, userId: string | SQLWrapper): Promise<number> {
  const [row] = await database(env)
    .select({ asked: max(firms.password_length) })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(
      typeof userId === "string" ? eq(members.user_id, userId) : inArray(members.user_id, userId),
    );
  return Math.max(minPasswordLength, row?.asked ?? 0);
}

/** @throws AppError `invalid_input` when a new password is shorter than a user's firms ask. */
export async function refuseShortPassword(env: Env, userId: string, password: string) {
  const fewest = await passwordLengthOf(env, userId);
  refuseShorter(
    password,
    fewest,
    `Your firm asks for at least ${fewest} characters. A few words that do not belong together are easy to remember.`,
  );
}

/** @throws AppError `invalid_input` with the reason, when a new password has fewer characters than are asked for. */
export function refuseShorter(password: string, fewest: number, reason: string) {
  if (password.length >= fewest) return;
  throw new AppError("invalid_input", reason, { fields: { password: [reason] } });
}
