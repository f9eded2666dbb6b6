import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { firms, members, users } from "../../../app/db/schema.server.ts";
import { hashPassword } from "../../../app/services/accounts/passwords.server.ts";
import { startSession } from "../../../app/services/accounts/sessions.server.ts";
import type { Scope } from "../../../app/services/scope.ts";
import { requestContext } from "./answers.ts";
import { alone } from "./members.ts";

export const email = "solicitor@firm.example";
export const password = "correct horse battery";

/** A request's scope, as the Worker makes one; what goes on after its answer ends before the next test. */
export const scopeOf = (withEnv: Env = env): Scope => ({
  env: withEnv,
  waitUntil: (work) => requestContext().waitUntil(work),
  requestId: "test",
  client: { address: "192.0.2.1", userAgent: "test", country: "AU" },
});

/** Makes an account with its firm of one, by their rows, and signs in. @returns the value of the session's cookie. */
export async function startedSession(withEnv: Env = env, address = email): Promise<string> {
  const password_hash = await hashPassword(password);
  const user = { id: crypto.randomUUID(), email: address, password_hash, created_at: Date.now() };
  const member = { firm_id: user.id, user_id: user.id, role: "owner" as const, mails: true };
  const db = database(withEnv);
  await db.batch([
    db.insert(users).values(user),
    db
      .insert(firms)
      .values({ ...alone(user.id).firm, time_zone: "Australia/Sydney", created_at: 1 }),
    db.insert(members).values({ ...member, joined_at: 1 }),
  ]);
  const session = await startSession(scopeOf(withEnv), user.id, password_hash);
  if (!session) throw new Error("No session was started.");
  return session;
}
