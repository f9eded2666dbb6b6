import { env } from "cloudflare:workers";
import { isNotNull, sql } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  authenticators,
  challenges,
  recoveryCodes,
  sessions,
  users,
} from "../../../../app/db/schema.server.ts";
import { newRecoveryCodes } from "../../../../app/services/factors/recovery-codes.server.ts";
import { newSecret } from "../../../../app/services/factors/totp.ts";
import { email, password, startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { insist, type Journey } from "./journeys.ts";

/** With every code either unused, or spent on a session that was begun. */
async function expectCodesSpentWell() {
  const db = database(env);
  const used = await db.select().from(recoveryCodes).where(isNotNull(recoveryCodes.used_at));
  const shown = await db.select().from(sessions).where(isNotNull(sessions.second_factor_at));
  expect(used).toHaveLength(shown.length);
  if (used.length > 0) expect(await db.select().from(challenges)).toEqual([]);
}

export const signInInTwoSteps: Journey = {
  name: "signing in with a password and a recovery code",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 12,
  async prepare(there) {
    await startedSession(there.env);
    const db = database(there.env);
    const [user] = await db.select().from(users);
    const id = user?.id ?? "";
    const app = { user_id: id, secret: newSecret(), confirmed_at: 1, last_step: 0 };
    await db.insert(authenticators).values(app);
    const { codes, statements } = newRecoveryCodes(there.env, id, sql`true`);
    await db.batch([...statements]);
    return codes[0];
  },
  async run(withEnv, promises, code = "") {
    const browser = new Browser(withEnv);
    const give = () => browser.post("/api/auth/second-factor", { code });
    const begin = () => browser.post("/api/auth/sign-in", { email, password });
    promises.checks.push(expectCodesSpentWell);
    for (let tries = 0; tries < 2 && !browser.cookie("__Host-second-factor"); tries++)
      await begin();
    if (!browser.cookie("__Host-second-factor")) return;
    if (await insist(give)) promises.sessions.push(browser.cookie("__Host-session") ?? "");
  },
};
