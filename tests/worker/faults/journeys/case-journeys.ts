import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  caseClients,
  deletedCases,
  deletedOriginals,
  flagReviews,
  legalCases,
  modelDocuments,
  originalRetention,
  users,
} from "../../../../app/db/schema.server.ts";
import { deleteAccount } from "../../../../app/services/accounts/account.server.ts";
import { analyseAgain, getCase, updateCase } from "../../../../app/services/cases/cases.server.ts";
import {
  deleteCases,
  deleteUnrestored,
  restoreCases,
} from "../../../../app/services/cases/deletion.server.ts";
import {
  deleteExpiredOriginals,
  setRetention,
} from "../../../../app/services/cases/retention.server.ts";
import { reviewFlag } from "../../../../app/services/cases/reviews.server.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { contractFile } from "../../../fixtures/contract.ts";
import { email, password, scopeOf } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { alone } from "../../harness/members.ts";
import { setUpProvider } from "../../harness/outside/model-provider.ts";
import type { Promises } from "../invariants.ts";
import { insistOn, type Journey, workOnDocument } from "./journeys.ts";

/** The only user, and their cases in the order of their names. */
async function whatIsThere() {
  const db = database(env);
  const [user] = await db.select().from(users);
  const cases = await db
    .select({ id: legalCases.id })
    .from(legalCases)
    .orderBy(legalCases.case_name);
  return { user: { id: user?.id ?? "", email }, ids: cases.map(({ id }) => id) };
}
/** What the only user does with their cases, before a platform that may break. */
const byUser =
  (
    work: (
      there: { limited: Env } & Awaited<ReturnType<typeof whatIsThere>>,
      promises: Promises,
    ) => Promise<void>,
  ): Journey["run"] =>
  async (withEnv, promises) =>
    work({ limited: withLimits(withEnv), ...(await whatIsThere()) }, promises);

const rowOf = async (id: string) => {
  const [row] = await database(env).select().from(legalCases).where(eq(legalCases.id, id));
  return row;
};

export const deleteAndUndo: Journey = {
  name: "deleting two cases and taking one deletion back",
  ports: ["bucket", "database", "workflow"],
  fewestCalls: 6,
  async prepare(there) {
    const session = await workOnDocument.prepare(there);
    const browser = new Browser(there.env).keep("__Host-session", session ?? "");
    await browser.upload(contractFile("Unwanted.txt"));
    return session;
  },
  run: byUser(async ({ limited, user, ids }, promises) => {
    const [kept = "", unwanted = ""] = ids;
    promises.unwanted.push(kept, unwanted);
    const deleted = await insistOn(() => deleteCases(scopeOf(limited), alone(user.id), ids));
    if (deleted) promises.deleted.push(unwanted);
    const restored = await insistOn(() => restoreCases(scopeOf(limited), alone(user.id), [kept]));
    if (restored) promises.unwanted.splice(0, 1);
    promises.cases.push(kept, unwanted);
    await database(env).update(deletedCases).set({ deleted_at: 1 });
    await deleteUnrestored(limited).catch(() => {});
  }),
};

export const rename: Journey = {
  name: "renaming a case",
  ports: ["database"],
  fewestCalls: 1,
  prepare: workOnDocument.prepare,
  run: byUser(async ({ limited, user, ids }, promises) => {
    const [id = ""] = ids;
    promises.cases.push(id);
    const change = { case_name: "Wharf Lease", seen: { case_name: "Harbour Deed" } };
    if (await insistOn(() => updateCase(scopeOf(limited), alone(user.id), id, change)))
      promises.checks.push(async () =>
        expect(await rowOf(id)).toMatchObject({ case_name: "Wharf Lease" }),
      );
  }),
};

export const nameClient: Journey = {
  name: "naming the client of a case, and nobody again",
  ports: ["bucket", "database"],
  fewestCalls: 4,
  async prepare(there) {
    const session = await workOnDocument.prepare(there);
    await there.settle();
    return session;
  },
  async run(withEnv, promises) {
    const limited = withLimits(withEnv);
    const { user, ids } = await whatIsThere();
    const [id = ""] = ids;
    promises.cases.push(id);
    const clients = () => database(env).select().from(caseClients);
    if (
      !(await insistOn(() =>
        updateCase(scopeOf(limited), alone(user.id), id, { client: "Customer" }),
      ))
    )
      return;
    expect(await clients()).toEqual([{ case_id: id, client: "Northern Rivers Logistics Pty Ltd" }]);
    if (!(await insistOn(() => updateCase(scopeOf(limited), alone(user.id), id, { client: null }))))
      return;
    promises.checks.push(async () => expect(await clients()).toEqual([]));
  },
};

export const review: Journey = {
  name: "reviewing a flag, and deciding otherwise",
  ports: ["database"],
  fewestCalls: 7,
  prepare: workOnDocument.prepare,
  run: byUser(async ({ limited, user, ids }, promises) => {
    const [id = ""] = ids;
    promises.cases.push(id);
    const [flag] = (await getCase(env, alone(user.id), id)).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    const { quote, clauseTitle } = flag;
    for (const [state, reason] of [
      ["dismissed", "Croissants agreed."],
      ["accepted", ""],
    ] as const) {
      const change = { quote, clauseTitle, state, reason };
      const done = await insistOn(() => reviewFlag(scopeOf(limited), alone(user.id), id, change));
      if (!done) return;
      expect(done.answer[0]).toMatchObject({ state });
      promises.checks = [
        async () => {
          const rows = await database(env).select().from(flagReviews);
          expect(rows).toHaveLength(1);
          // What was asked for next may have happened although it was not answered.
          expect([state, "accepted"]).toContain(rows[0]?.state);
        },
      ];
    }
  }),
};

const longAgo = () => Date.now() - 31 * 24 * 60 * 60_000;

export const retention: Journey = {
  name: "keeping originals for thirty days, and a round of it",
  ports: ["bucket", "database"],
  fewestCalls: 4,
  prepare: workOnDocument.prepare,
  run: byUser(async ({ limited, user, ids }, promises) => {
    promises.cases.push(...ids);
    const set = await insistOn(() =>
      setRetention(scopeOf(limited), alone(user.id), { originals: "30_days" }),
    );
    const db = database(env);
    await db.update(legalCases).set({ analyzed_at: longAgo() });
    await db.update(originalRetention).set({ changed_at: longAgo() });
    await deleteExpiredOriginals(limited).catch(() => {});
    if (set)
      promises.checks.push(async () =>
        expect(
          await db.select({ id: deletedOriginals.document_id }).from(deletedOriginals),
        ).toEqual(ids.map((id) => ({ id }))),
      );
  }),
};

export const deletionOfAccount: Journey = {
  name: "deleting an account",
  ports: ["bucket", "database", "workflow"],
  fewestCalls: 6,
  async prepare(there) {
    const session = await workOnDocument.prepare(there);
    await there.settle();
    const { user, ids } = await whatIsThere();
    await setRetention(scopeOf(), alone(user.id), { originals: "90_days" });
    const [flag] = (await getCase(env, alone(user.id), ids[0] ?? "")).risk_flags;
    if (flag)
      await reviewFlag(scopeOf(), alone(user.id), ids[0] ?? "", {
        ...flag,
        state: "accepted",
        reason: "",
      });
    return session;
  },
  run: byUser(async ({ limited, user, ids }, promises) => {
    promises.cases.push(...ids);
    promises.unwanted.push(...ids);
    if (!(await insistOn(() => deleteAccount(scopeOf(limited), { user }, { password })))) return;
    promises.deleted.push(...ids);
    promises.checks.push(async () => {
      expect(await database(env).select().from(users).where(eq(users.email, email))).toEqual([]);
      expect(await database(env).select().from(originalRetention)).toEqual([]);
      expect(await database(env).select().from(flagReviews)).toEqual([]);
    });
  }),
};

export const analyseByModel: Journey = {
  name: "having a document analysed by the model",
  ports: ["bucket", "database", "model", "workflow"],
  fewestCalls: 25,
  prepare: workOnDocument.prepare,
  setUp: () => setUpProvider("honest"),
  run: byUser(async ({ limited, user, ids }, promises) => {
    const [id = ""] = ids;
    promises.cases.push(id);
    await insistOn(() => analyseAgain(scopeOf(limited), alone(user.id), id));
    promises.checks.push(async () => {
      const { analyser, attempt, status } = (await rowOf(id)) ?? {};
      const documents = await database(env).select().from(modelDocuments);
      expect(documents.length).toBeLessThanOrEqual(attempt ?? 0);
      if (status === "analyzed" && analyser?.startsWith("openai:"))
        expect(documents).toContainEqual(expect.objectContaining({ attempt }));
    });
  }),
};
