import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { users } from "../../db/schema.server.ts";
import { AppError } from "../errors.ts";
import { traceRefusal } from "../record/refusals.server.ts";
import type { Scope } from "../scope.ts";
import { charge, refund } from "../throttle.server.ts";
import { verifyPassword } from "./passwords.server.ts";
import type { User } from "./sessions.server.ts";

/** What somebody is told who gave another password than theirs, at the field of that name. */
export function wrongPassword(field: string) {
  const reason = "This is not your present password.";
  return new AppError("invalid_input", reason, { fields: { [field]: [reason] } });
}

/**
 * Makes sure that it is the user who asks.
 * @returns the stored hash that the password was checked against; it may be another one a moment later.
 * @throws AppError `invalid_input` at the field of that name, `too_many_requests`.
 */
export async function checkPassword(
  scope: Scope,
  user: User,
  password: string,
  field: string,
): Promise<string> {
  await charge(scope, "sign-in-device", user.email);
  const [row] = await database(scope.env)
    .select({ hash: users.password_hash })
    .from(users)
    .where(eq(users.id, user.id));
  if (!row || !(await verifyPassword(password, row.hash))) {
    await traceRefusal(scope, "password", { userId: user.id });
    throw wrongPassword(field);
  }
  await refund(scope, "sign-in-device", user.email);
  return row.hash;
}
