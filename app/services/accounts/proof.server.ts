import { type SQL, sql } from "drizzle-orm";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { checkPassword } from "./password-check.server.ts";
import { hasPassword, type SecondFactor } from "./sessions.server.ts";

/** How long a second factor that was shown stands for the password, in milliseconds. */
const fresh = 10 * 60_000;

/** What is asked again before what cannot be undone or gives others a right: `{ password }`, as forms and calls have it. */
export type Proof = { password?: string | undefined };

/** Whether a second factor was shown in a session a moment ago, so that its pages need not ask for the password. */
export const isFresh = ({ shownAt }: Pick<SecondFactor, "shownAt">): boolean =>
  shownAt !== null && shownAt > Date.now() - fresh;

/** For who has given neither. */
export function passwordNeeded() {
  const reason = "Please enter your password.";
  return new AppError(
    "password_needed",
    "Please confirm that it is you with your password, or show your second factor again.",
    { fields: { password: [reason] } },
  );
}

/**
 * Makes sure that it is the person who asks, and not somebody at their open session: by the password, or without one by
 * a second factor that was shown in the last ten minutes.
 * @returns what must hold in the statement that does what is asked: a new password, or a session that has ended since,
 * wins.
 * @throws AppError `password_needed` for neither, `invalid_input` for a wrong password, `too_many_requests`.
 */
export async function prove(
  scope: Scope,
  { user, session }: Pick<Member, "user" | "session">,
  { password }: Proof,
): Promise<SQL> {
  if (password !== undefined)
    return hasPassword(user.id, await checkPassword(scope, user, password, "password"));
  if (!session || !isFresh(session.secondFactor)) throw passwordNeeded();
  return sql`EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ${session.id}
    AND sessions.second_factor_at > ${Date.now() - fresh})`;
}
