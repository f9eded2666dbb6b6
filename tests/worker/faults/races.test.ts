import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  casePassages,
  deletedCases,
  deletedOriginals,
  flagReviews,
  legalCases,
  originalRetention,
  outbox,
  passwordResets,
  sessions,
  tombstones,
  users,
} from "../../../app/db/schema.server.ts";
import { changePassword, deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { resetPassword } from "../../../app/services/accounts/password-reset.server.ts";
import { hashPassword } from "../../../app/services/accounts/passwords.server.ts";
import { readSession, type Session } from "../../../app/services/accounts/sessions.server.ts";
import { signIn } from "../../../app/services/accounts/sign-in.server.ts";
import { startWorkflow } from "../../../app/services/analysis/attempts.server.ts";
import { deleteUnrestored } from "../../../app/services/cases/deletion.server.ts";
import {
  deleteExpiredOriginals,
  setRetention,
} from "../../../app/services/cases/retention.server.ts";
import { sweepTombstones } from "../../../app/services/cases/tombstones.server.ts";
import { withPorts } from "../../../app/services/ports.ts";
import type { Scope } from "../../../app/services/scope.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { email, password, scopeOf, startedSession } from "../harness/accounts.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { afterAnswers } from "../harness/answers.ts";
import { Browser, mailedToken, signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";
import { platform } from "../harness/platform.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { interrupted } from "./ports.ts";
import { nothing, restoreStored } from "./stored.ts";

const newPassword = "a quite different one";

const passwordHash = async () => (await database(env).select().from(users))[0]?.password_hash;

async function askForReset(): Promise<string> {
  await new Browser().post("/api/auth/forgot-password", { email });
  return mailedToken(email);
}

describe("a sign-in with the old password, while the password is being reset", () => {
  it("leaves no session, whichever statement the reset comes between", async () => {
    for (let calls = 1; calls < 20; calls++) {
      await restoreStored(nothing);
      await startedSession();
      const token = await askForReset();
      const between = interrupted(env, calls, () =>
        resetPassword(scopeOf(), { token, password: newPassword }),
      );
      await signIn(scopeOf(between.env), { email, password }).catch(() => {});
      // The mail about a new device is on its way meanwhile.
      await afterAnswers();
      if (!between.happened()) return expect(calls).toBeGreaterThan(3);
      expect(await database(env).select().from(sessions)).toEqual([]);
    }
    throw new Error("A sign-in takes more statements than this test knows.");
  });

  it("does not bring the old password back when its hash is due to be renewed", async () => {
    await signedInBrowser(email);
    await database(env)
      .update(users)
      .set({ password_hash: (await hashPassword(password)).replace("ln=14", "ln=12") });
    const token = await askForReset();
    // Read, two charges; then two refunds, and the new hash.
    const between = interrupted(env, 4, () =>
      resetPassword(scopeOf(), { token, password: newPassword }),
    );
    await signIn(scopeOf(between.env), { email, password }).catch(() => {});
    expect(between.happened()).toBe(true);
    const browser = new Browser();
    const answers = [password, newPassword].map(
      async (typed) => (await browser.post("/api/auth/sign-in", { email, password: typed })).status,
    );
    expect(await Promise.all(answers)).toEqual([401, 200]);
  });
});

/** Signs in to a new account, and has something done while its password is being reset at each of its calls in turn. */
async function whileReset(
  work: (scope: Scope, session: Session) => Promise<unknown>,
  check: (after: { reset: boolean }) => Promise<void>,
) {
  for (let calls = 1; calls < 20; calls++) {
    await restoreStored(nothing);
    const session = await readSession(env, await startedSession());
    if (!session) throw new Error("Not signed in.");
    await storeCases(session.user.id, [{}]);
    const token = await askForReset();
    let reset = false;
    const between = interrupted(env, calls, () =>
      resetPassword(scopeOf(), { token, password: newPassword }).then(
        () => (reset = true),
        () => {},
      ),
    );
    const later: Promise<unknown>[] = [];
    const scope = {
      ...scopeOf(between.env),
      waitUntil: (more: Promise<unknown>) => void later.push(more),
    };
    await work(scope, session).catch(() => {});
    await Promise.all(later);
    if (!between.happened()) return expect(calls).toBeGreaterThan(4);
    await check({ reset });
  }
  throw new Error("This takes more calls than the test knows.");
}

const signInWith = async (typed: string) =>
  (await new Browser().post("/api/auth/sign-in", { email, password: typed })).status;

describe("a change of password, while the password is being reset", () => {
  it("does not win against it, whichever call the reset comes before", async () => {
    await whileReset(
      (scope, session) =>
        changePassword(scope, session, {
          current_password: password,
          password: "what a thief would choose",
        }),
      async ({ reset }) => {
        expect(reset).toBe(true);
        expect(await database(env).select().from(sessions)).toEqual([]);
        expect([
          await signInWith("what a thief would choose"),
          await signInWith(newPassword),
        ]).toEqual([401, 200]);
      },
    );
  });

  it("changes nothing and says nothing when it comes too late", async () => {
    const session = await readSession(env, await startedSession());
    if (!session) throw new Error("Not signed in.");
    const token = await askForReset();
    // Charge, read, refund; then the batch.
    const between = interrupted(env, 4, () =>
      resetPassword(scopeOf(), { token, password: newPassword }),
    );
    const input = { current_password: password, password: "a third one" };
    await expect(changePassword(scopeOf(between.env), session, input)).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { current_password: ["This is not your present password."] } },
    });
    const told = (await database(env).select().from(outbox)).filter(({ subject }) =>
      subject.includes("was changed"),
    );
    expect(told).toHaveLength(1);
  });
});

describe("a deletion of the account, while its password is being reset", () => {
  it("either happens whole or leaves everything there, as the reset says", async () => {
    const seen = new Set<boolean>();
    let told = "";
    await whileReset(
      async (scope, { user }) => {
        told = "deleted";
        await deleteAccount(scope, { user }, { password }).catch(({ code }) => {
          told = code;
        });
      },
      async ({ reset }) => {
        seen.add(reset);
        expect(told).toBe(reset ? "invalid_input" : "deleted");
        expect(await database(env).select().from(sessions)).toEqual([]);
        expect(await database(env).select().from(users)).toHaveLength(reset ? 1 : 0);
        expect(await database(env).select().from(legalCases)).toHaveLength(reset ? 1 : 0);
      },
    );
    expect([...seen]).toEqual([true, false]);
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
      resetPassword(scopeOf(between.env), { token, password: newPassword }),
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
      await restoreStored(nothing);
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
      await expectNothingLeft();
    }
  });
});

describe("an upload under way while its account is deleted", () => {
  it("leaves no row and no object, whichever call the deletion comes before", async () => {
    for (let n = 1; n < 60; n++) {
      await restoreStored(nothing);
      const session = await startedSession();
      const user = (await readSession(env, session))?.user;
      if (!user) throw new Error("Not signed in.");
      let calls = 0;
      const there = platform(env, (whole) =>
        withPorts(whole, async (_call, proceed) => {
          if (++calls === n)
            await deleteAccount(scopeOf(platform(env).env), { user }, { password });
          return proceed();
        }),
      );
      const uploading = new Browser(there.env).keep("__Host-session", session);
      const answer = await uploading.upload(contractFile());
      await there.settle();
      if (calls < n) return expect(n).toBeGreaterThan(12);
      expect([n, answer.status < 500]).toEqual([n, true]);
      await expectNothingLeft();
    }
    throw new Error("An upload takes more calls than this test knows.");
  });
});

describe("a review that is saved while its case is deleted", () => {
  it("leaves no words, whichever statement the deletion comes before", async () => {
    await restoreStored(nothing);
    const told: [status: number, saved: number][] = [];
    const session = await startedSession();
    const browser = new Browser().keep("__Host-session", session);
    for (let n = 1; n < 20; n++) {
      const { id } = await uploadContract(browser);
      const { quote, clauseTitle } = (await analysed(browser, id)).risk_flags[0] ?? {};
      const deletions = [
        () => browser.send("DELETE", `/api/cases/${id}`),
        () => browser.post("/api/cases/delete", { ids: [id] }),
      ];
      const between = interrupted(env, n, () => deletions[n % 2]?.() ?? Promise.resolve());
      const reviewing = new Browser(between.env).keep("__Host-session", session);
      const review = { quote, clauseTitle, state: "dismissed", reason: "Agreed by phone." };
      const { status } = await reviewing.send("PUT", `/api/cases/${id}/reviews`, review);
      if (!between.happened()) {
        // Until it is written, a review of a case that is gone is none; after that it goes with its case: at once by
        // the even ones, and by the odd ones, which can be taken back, in the end.
        const early = Array.from({ length: 4 }, () => [404, 0]);
        expect(told).toEqual([...early, [404, 1], [404, 0], [404, 1], [200, 1]]);
        expect(status).toBe(200);
        return;
      }
      const saved = await database(env).$count(flagReviews);
      told.push([status, saved]);
      await browser.send("DELETE", `/api/cases/${id}`);
      await database(env).update(deletedCases).set({ deleted_at: 1 });
      await deleteUnrestored(env);
      expect([n, await database(env).select().from(flagReviews)]).toEqual([n, []]);
    }
    throw new Error("A review takes more statements than this test knows.");
  });
});

describe("a round of retention, while its user switches it off", () => {
  it("deletes no original after that, whichever call the change comes before", async () => {
    const day = 24 * 60 * 60_000;
    for (let n = 1; n < 20; n++) {
      await restoreStored(nothing);
      const ids = await storeCases("somebody", [{ analyzed_at: 1 }, { analyzed_at: 1 }]);
      for (const id of ids) await env.FILES.put(`cases/${id}/original`, "1");
      await setRetention(scopeOf(), alone("somebody"), { originals: "30_days" });
      await database(env)
        .update(originalRetention)
        .set({ changed_at: Date.now() - 8 * day });
      let calls = 0;
      let noted = 0;
      const meanwhile = withPorts(env, async (_call, proceed) => {
        if (++calls === n) {
          await setRetention(scopeOf(), alone("somebody"), { originals: "until_deleted" });
          noted = await database(env).$count(deletedOriginals);
        }
        return proceed();
      });
      await deleteExpiredOriginals(meanwhile);
      if (calls < n) return expect(n).toBeGreaterThan(3);
      // What the user could see as deleted at that moment, and nothing more.
      expect([n, await database(env).$count(deletedOriginals)]).toEqual([n, noted]);
      expect([n, (await env.FILES.list()).objects.length]).toEqual([n, 2 - noted]);
    }
    throw new Error("A round takes more calls than this test knows.");
  });
});

/** What is left when everything has had its time: no case, nothing of one, and no object. */
async function expectNothingLeft() {
  const { env: there } = platform(env);
  await deleteUnrestored(there);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 60 * 60_000);
  await sweepTombstones(there);
  vi.restoreAllMocks();
  expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([]);
  for (const table of [legalCases, casePassages, deletedCases, tombstones])
    expect(await database(env).select().from(table)).toEqual([]);
}
