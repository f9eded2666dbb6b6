import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { caseVersions, legalCases } from "../../../../app/db/schema.server.ts";
import { secondDraft } from "../../../fixtures/second-draft.ts";
import { Browser } from "../../harness/browser.ts";
import { insist, type Journey, workOnDocument } from "./journeys.ts";

export const theCase = async () => {
  const [only] = await database(env).select().from(legalCases);
  if (!only) throw new Error("There is a case.");
  return only;
};

/** A case that is analysed, and about a flag of which something is decided. */
export async function analysedCase(there: Parameters<Journey["prepare"]>[0]) {
  const session = await workOnDocument.prepare(there);
  await there.settle();
  const browser = new Browser(there.env).keep("__Host-session", session ?? "");
  const { id } = await theCase();
  const answer = await browser.get(`/api/cases/${id}`);
  const { case: of } = (await answer.json()) as {
    case: { risk_flags: { quote: string; clauseTitle: string }[] };
  };
  const { quote, clauseTitle } = of.risk_flags[0] ?? {};
  await browser.send("PUT", `/api/cases/${id}/reviews`, { quote, clauseTitle, state: "accepted" });
  return { session, browser, id };
}

export const newVersion: Journey = {
  name: "adding a version to a case, and reading both",
  ports: ["bucket", "database", "rate limit", "workflow"],
  fewestCalls: 30,
  prepare: async (there) => (await analysedCase(there)).session,
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const { id } = await theCase();
    promises.cases.push(id);
    const key = { "Idempotency-Key": "one click" };
    const added = await insist(() =>
      browser.sendFile("POST", `/api/cases/${id}/versions`, secondDraft(), {}, key),
    );
    const rows = () => database(env).$count(caseVersions);
    if (added) promises.checks.push(async () => expect(await rows()).toBe(2));
    for (const part of ["versions", "text?version=1", "file?version=1"])
      await insist(() => browser.get(`/api/cases/${id}/${part}`));
  },
};

export const versionAway: Journey = {
  name: "taking the newest version of a case away",
  ports: ["bucket", "database", "rate limit"],
  fewestCalls: 8,
  async prepare(there) {
    const { session, browser, id } = await analysedCase(there);
    await browser.sendFile("POST", `/api/cases/${id}/versions`, secondDraft());
    await there.settle();
    return session;
  },
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const { id } = await theCase();
    promises.cases.push(id);
    const gone = await insist(() => browser.send("DELETE", `/api/cases/${id}/versions/2`));
    if (!gone) return;
    promises.checks.push(async () => {
      expect(await database(env).$count(caseVersions)).toBe(0);
      expect(await theCase()).toMatchObject({ status: "analyzed", file_name: "Harbour Deed.txt" });
    });
  },
};

export const versionsDeleted: Journey = {
  name: "deleting a case with two versions",
  ports: ["bucket", "database", "rate limit", "workflow"],
  fewestCalls: 6,
  prepare: versionAway.prepare,
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const { id } = await theCase();
    promises.unwanted.push(id);
    promises.cases.push(id);
    if (await insist(() => browser.send("DELETE", `/api/cases/${id}`))) promises.deleted.push(id);
  },
};
