import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  auditEvents,
  legalCases,
  matterMembers,
  matters,
} from "../../../../app/db/schema.server.ts";
import { contractFile } from "../../../fixtures/contract.ts";
import { startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { storeMatter, storeMember } from "../../harness/firms.ts";
import { fileName, insist, type Journey } from "./journeys.ts";

const ports = ["database", "rate limit"];
const signedIn = (withEnv: Env, session = "") =>
  new Browser(withEnv).keep("__Host-session", session);

/** A firm with a colleague, a document and no matter. */
async function prepare(there: Parameters<Journey["prepare"]>[0]) {
  const session = await startedSession(there.env);
  await signedIn(there.env, session).upload(contractFile(fileName));
  const { firm_id } = await theCase();
  await storeMember(firm_id, "lawyer", "colleague@banksia.example");
  return session;
}

/** The same with an open matter. */
async function prepareMatter(there: Parameters<Journey["prepare"]>[0]) {
  const session = await prepare(there);
  await storeMatter((await theCase()).firm_id);
  return session;
}

async function theCase() {
  const { id, firm_id, matter_id } = legalCases;
  const [one] = await database(env).select({ id, firm_id, matter_id }).from(legalCases);
  if (!one) throw new Error("The document is there.");
  return one;
}
const theMatter = async () => (await database(env).select().from(matters))[0];
const named = () => database(env).select().from(matterMembers);
const told = async (...of: string[]) =>
  (await database(env).select().from(auditEvents)).filter(({ action, thing_kind }) =>
    of.includes(`${action} ${thing_kind}`),
  ).length;

/** Nobody is named in what is not there, no case lies there, and nobody is walled out of what has no people. */
async function expectWhole() {
  const matter = await theMatter();
  const { matter_id } = await theCase();
  expect([null, matter?.id ?? null]).toContain(matter_id);
  for (const row of await named()) expect(row.matter_id).toBe(matter?.id);
  if (matter?.restricted) expect(await named()).not.toEqual([]);
  // The record tells of each change once, whether or not that was answered.
  if (matter) expect(await told("change matter", "share matter")).toBe(matter.version - 1);
}

export const makeMatter: Journey = {
  ...{ name: "making a restricted matter and opening it", ports, prepare },
  fewestCalls: 10,
  async run(withEnv, promises, session) {
    const browser = signedIn(withEnv, session);
    const asked = { name: "Wharf", number: "7", restricted: true };
    const made = await insist(() => browser.post("/api/matters", asked));
    promises.checks.push(async () => {
      await expectWhole();
      const all = await database(env).select().from(matters);
      expect(await told("creation matter")).toBe(all.length);
      if (made) expect(all).toHaveLength(1);
    });
    const id = (await theMatter())?.id;
    if (!id) return;
    const change = { restricted: false };
    if (await insist(() => browser.send("PATCH", `/api/matters/${id}`, change)))
      promises.checks.push(async () => expect((await theMatter())?.restricted).toBe(false));
  },
};

export const fileCase: Journey = {
  ...{ name: "moving a case into a matter, walling that off and closing it", ports },
  prepare: prepareMatter,
  fewestCalls: 12,
  async run(withEnv, promises, session) {
    const browser = signedIn(withEnv, session);
    const { id, firm_id } = await theCase();
    const matter_id = (await theMatter())?.id;
    promises.cases.push(id);
    const moved = await insist(() => browser.post("/api/cases/move", { ids: [id], matter_id }));
    promises.checks.push(async () => {
      await expectWhole();
      const isThere = (await theCase()).matter_id === matter_id;
      expect(await told("share case")).toBe(isThere ? 1 : 0);
      if (moved) expect(isThere).toBe(true);
    });
    for (const change of [{ restricted: true, members: [firm_id] }, { state: "closed" }])
      if (await insist(() => browser.send("PATCH", `/api/matters/${matter_id}`, change)))
        promises.checks.push(async () => expect(await theMatter()).toMatchObject(stored(change)));
  },
};

const stored = ({ members: _, ...change }: { members?: string[] }) => change;

export const deleteMatter: Journey = {
  ...{ name: "deleting a matter, whose cases become unfiled", ports },
  async prepare(there) {
    const session = await prepareMatter(there);
    await database(env)
      .update(legalCases)
      .set({ matter_id: (await theMatter())?.id ?? "" });
    return session;
  },
  fewestCalls: 4,
  async run(withEnv, promises, session) {
    const { id: caseId } = await theCase();
    const id = (await theMatter())?.id;
    promises.cases.push(caseId);
    const path = `/api/matters/${id}`;
    const deleted = await insist(() => signedIn(withEnv, session).send("DELETE", path));
    promises.checks.push(async () => {
      await expectWhole();
      const isThere = (await theMatter()) !== undefined;
      expect((await theCase()).matter_id).toBe(isThere ? id : null);
      expect(await told("deletion matter")).toBe(isThere ? 0 : 1);
      if (deleted) expect(isThere).toBe(false);
    });
  },
};
