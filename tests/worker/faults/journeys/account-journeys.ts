import { env } from "cloudflare:workers";
import { database } from "../../../../app/db/client.server.ts";
import { outbox, users } from "../../../../app/db/schema.server.ts";
import { changePassword } from "../../../../app/services/accounts/account.server.ts";
import { readSession, startSession } from "../../../../app/services/accounts/sessions.server.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { isOutage } from "../../../../app/services/outages.ts";
import { email, password, scopeOf, startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { insist, type Journey } from "./journeys.ts";

export const newPassword = "a quite different one";

const newestToken = async () => {
  const mails = await database(env).select().from(outbox);
  return /token=([a-z0-9]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
};

export const openAccount: Journey = {
  name: "signing up and confirming",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 9,
  prepare: async () => undefined,
  async run(withEnv) {
    const browser = new Browser(withEnv);
    if (!(await insist(() => browser.post("/api/auth/sign-up", { email, password })))) return;
    const token = await newestToken();
    await insist(() => browser.post("/api/auth/confirm", { token }));
  },
};

export const resetPassword: Journey = {
  name: "resetting a forgotten password",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 12,
  prepare: (there) => startedSession(there.env, email),
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv);
    if (!(await insist(() => browser.post("/api/auth/forgot-password", { email })))) return;
    const reset = { token: await newestToken(), password: newPassword };
    if (await insist(() => browser.post("/api/auth/reset-password", reset))) {
      promises.passwordsReset.push(session);
      promises.password = newPassword;
    }
  },
};

export const signIn: Journey = {
  name: "signing in",
  // A browser that is not known is told of by mail.
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 4,
  prepare: (there) => startedSession(there.env),
  async run(withEnv, promises) {
    const browser = new Browser(withEnv);
    if (await insist(() => browser.post("/api/auth/sign-in", { email, password })))
      promises.sessions.push(browser.cookie("__Host-session") ?? "");
  },
};

/** Another session of the only user there is. */
async function otherSession(): Promise<string> {
  const [user] = await database(env).select().from(users);
  return (user && (await startSession(scopeOf(), user.id, user.password_hash))) ?? "";
}

export const changeOfPassword: Journey = {
  name: "changing a password",
  ports: ["database", "mail"],
  fewestCalls: 6,
  prepare: (there) => startedSession(there.env),
  async run(withEnv, promises, here = "") {
    const session = await readSession(env, here);
    if (!session) throw new Error("Not signed in.");
    const elsewhere = await otherSession();
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    const limited = withLimits(withEnv);
    const change = () =>
      changePassword({ ...scopeOf(limited), waitUntil }, session, {
        current_password: password,
        password: newPassword,
      });
    await change()
      .catch((error: unknown) => (isOutage(error) ? change() : Promise.reject(error)))
      .then(() => {
        promises.sessions.push(here);
        promises.passwordsReset.push(elsewhere);
        promises.password = newPassword;
      })
      .catch(() => {});
    await Promise.all(later);
  },
};
