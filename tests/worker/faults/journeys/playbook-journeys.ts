import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { auditEvents, playbooks, playbookVersions } from "../../../../app/db/schema.server.ts";
import { startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { services, storePlaybook } from "../../playbooks/written.ts";
import { insist, type Journey } from "./journeys.ts";

const ports = ["database", "rate limit"];
const signedIn = (withEnv: Env, session = "") =>
  new Browser(withEnv).keep("__Host-session", session);

const told = async (action: string) =>
  (await database(env).select().from(auditEvents)).filter(
    (event) => event.thing_kind === "playbook" && event.action === action,
  ).length;

/** Every version up to the newest is there, and the record tells of each publication once. */
async function expectWhole(publishedBefore = 0) {
  const all = await database(env).select().from(playbooks);
  const versions = await database(env).select().from(playbookVersions);
  for (const { id, version } of all)
    expect(
      versions.filter(({ playbook_id }) => playbook_id === id).map((one) => one.version),
    ).toEqual(Array.from({ length: version }, (_, i) => i + 1));
  expect(await told("publication")).toBe(versions.length - publishedBefore);
  expect(all.filter(({ is_default }) => is_default).length).toBeLessThanOrEqual(1);
  return all;
}

export const makePlaybook: Journey = {
  ...{
    name: "making a playbook",
    ports,
    fewestCalls: 4,
    prepare: ({ env: there }) => startedSession(there),
  },
  async run(withEnv, promises, session) {
    const body = { ...services, default: true };
    const kept = await insist(() => signedIn(withEnv, session).post("/api/playbooks", body));
    promises.checks.push(async () => {
      const all = await expectWhole();
      expect(await told("creation")).toBe(all.length);
      // Who asked twice may have two.
      if (kept)
        expect(all).toContainEqual(expect.objectContaining({ version: 1, is_default: true }));
    });
  },
};

export const publishPlaybook: Journey = {
  ...{ name: "publishing a playbook anew and deleting it", ports, fewestCalls: 8 },
  async prepare(there) {
    const session = await startedSession(there.env);
    const browser = signedIn(there.env, session);
    const { user } = (await (await browser.get("/api/auth/user")).json()) as {
      user: { id: string };
    };
    await storePlaybook(user.id, services, true);
    return session;
  },
  async run(withEnv, promises, session) {
    const browser = signedIn(withEnv, session);
    const [one] = await database(env).select().from(playbooks);
    const path = `/api/playbooks/${one?.id}`;
    const published = await insist(() => browser.send("PUT", path, { ...services, version: 1 }));
    promises.checks.push(async () => {
      const [now] = await expectWhole(1);
      if (published) expect(now?.version).toBe(2);
    });
    const deleted = await insist(() => browser.send("DELETE", path));
    promises.checks.push(async () => {
      const [now] = await database(env).select().from(playbooks);
      const isGone = now?.deleted_at !== null;
      expect(await told("deletion")).toBe(isGone ? 1 : 0);
      if (deleted) expect(isGone).toBe(true);
    });
  },
};
