import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  casePassages,
  legalCases,
  outbox,
  passwordResets,
  sessions,
  users,
} from "../../../app/db/schema.server.ts";
import { resetPassword } from "../../../app/services/accounts/password-reset.server.ts";
import { signIn } from "../../../app/services/accounts/sign-in.server.ts";
import { startWorkflow } from "../../../app/services/analysis/attempts.server.ts";
import { deleteOrphanedObjects } from "../../../app/services/analysis/sweeper.server.ts";
import type { Scope } from "../../../app/services/scope.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { caseOf } from "../harness/analysis.ts";
import { Browser, mailedToken, signedInBrowser } from "../harness/browser.ts";
import { platform } from "../harness/platform.ts";
import { emptyEverything } from "./invariants.ts";
import { startedSession } from "./journeys.ts";
import { interrupted, withPorts } from "./ports.ts";

const email = "solicitor@firm.example";
const password = "correct horse battery";
const newPassword = "a quite different one";

const scope = (withEnv: Env = env): Scope => ({
  env: withEnv,
  waitUntil: () => {},
  requestId: "race",
  client: { address: "192.0.2.1", userAgent: "", country: "" },
});
const passwordHash = async () => (await database(env).select().from(users))[0]?.password_hash;

async function askForReset(): Promise<string> {
  await new Browser().post("/api/auth/forgot-password", { email });
  return mailedToken(email);
}

describe("a sign-in with the old password, while the password is being reset", () => {
  it("leaves no session, whichever statement the reset comes between", async () => {
    for (let calls = 1; calls < 10; calls++) {
      await signedInBrowser(email).catch(() => {});
      await database(env)
        .update(users)
        .set({ password_hash: await hashOf(password) });
      const token = await askForReset();
      const between = interrupted(env, calls, () =>
        resetPassword(scope(), { token, password: newPassword }),
      );
      await signIn(scope(between.env), { email, password }).catch(() => {});
      if (!between.happened()) return expect(calls).toBeGreaterThan(3);
      expect(await database(env).select().from(sessions)).toEqual([]);
    }
    throw new Error("A sign-in takes more statements than this test knows.");
  });

  it("does not bring the old password back when its hash is due to be renewed", async () => {
    await signedInBrowser(email);
    await database(env)
      .update(users)
      .set({ password_hash: await hashOf(password, 12) });
    const token = await askForReset();
    const between = interrupted(env, 3, () =>
      resetPassword(scope(), { token, password: newPassword }),
    );
    await signIn(scope(between.env), { email, password }).catch(() => {});
    expect(between.happened()).toBe(true);
    const browser = new Browser();
    const answers = [password, newPassword].map(
      async (typed) => (await browser.post("/api/auth/sign-in", { email, password: typed })).status,
    );
    expect(await Promise.all(answers)).toEqual([401, 200]);
  });
});

describe("a password reset", () => {
  it("happens once, also when its link is used several times at the same moment", async () => {
    await signedInBrowser(email);
    const token = await askForReset();
    const answers = await Promise.all(
      [1, 2, 3].map((i) =>
        new Browser().post("/api/auth/reset-password", { token, password: newPassword + i }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    const told = (await database(env).select().from(outbox)).filter(({ subject }) =>
      subject.includes("was changed"),
    );
    expect(told).toHaveLength(1);
  });

  it("whose link is replaced at the last moment changes nothing and says nothing", async () => {
    await signedInBrowser(email);
    const before = await passwordHash();
    const token = await askForReset();
    const between = interrupted(env, 2, askForReset);
    await expect(
      resetPassword(scope(between.env), { token, password: newPassword }),
    ).rejects.toThrow("link");
    expect(between.happened()).toBe(true);
    expect(await passwordHash()).toBe(before);
    expect(await database(env).select().from(passwordResets)).toHaveLength(1);
    const mails = await database(env).select().from(outbox);
    expect(mails.filter(({ subject }) => subject.includes("was changed"))).toEqual([]);
  });
});

describe("a document that is deleted while it is analysed", () => {
  it("leaves nothing behind, whichever call the deletion comes before", async () => {
    for (let n = 1; ; n++) {
      await emptyEverything();
      const there = platform(env);
      const session = await startedSession(there.env, email);
      const browser = new Browser(there.env).keep("__Host-session", session);
      const { id } = await caseOf(await browser.upload(contractFile()));
      await there.settle();
      await database(env).update(legalCases).set({ status: "analyzing", deadline: Date.now() });
      let calls = 0;
      const meanwhile = platform(env, (whole) =>
        withPorts(whole, async (_call, proceed) => {
          if (++calls === n) await browser.send("DELETE", `/api/cases/${id}`);
          return proceed();
        }),
      );
      await startWorkflow(meanwhile.env, { caseId: id, attempt: 1 });
      await meanwhile.settle();
      if (calls < n) return expect(n).toBeGreaterThan(5);
      vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 60 * 60_000);
      await deleteOrphanedObjects(env);
      vi.restoreAllMocks();
      expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([]);
      for (const table of [legalCases, casePassages])
        expect(await database(env).select().from(table)).toEqual([]);
    }
  });
});

/** A password's hash as the product stores it, or as it did at a cost of 2^ln. */
async function hashOf(text: string, ln = 14): Promise<string> {
  const { randomBytes, scryptSync } = await import("node:crypto");
  const salt = randomBytes(16);
  const key = scryptSync(text, salt, 32, { N: 2 ** ln, r: 8, p: 5, maxmem: 64 * 1024 * 1024 });
  return `$scrypt$ln=${ln},r=8,p=5$${salt.toString("base64")}$${key.toString("base64")}`;
}
