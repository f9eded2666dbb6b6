import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  firms,
  flagAssignments,
  invitations,
  matters,
  members,
  outbox,
  users,
} from "../../../../app/db/schema.server.ts";
import { hashToken } from "../../../../app/services/tokens.server.ts";
import { contractFile } from "../../../fixtures/contract.ts";
import { email, password, startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { storeMember } from "../../harness/firms.ts";
import type { platform } from "../../harness/platform.ts";
import { fileName, insist, type Journey } from "./journeys.ts";

const invited = "nia@harbour.example";
const token = "a".repeat(52);

/** The only firm with an owner whose session is known; its id is theirs. */
async function ownFirm() {
  const [user] = await database(env).select().from(users).where(eq(users.email, email));
  return user?.id ?? "";
}
const signedIn = (withEnv: Env, session = "") =>
  new Browser(withEnv).keep("__Host-session", session);
const membersOf = async (firmId: string) =>
  (await database(env).select().from(members).where(eq(members.firm_id, firmId))).length;

export const inviteColleague: Journey = {
  name: "inviting a colleague",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 8,
  prepare: (there) => startedSession(there.env),
  async run(withEnv, promises, session) {
    const path = `/api/firms/${await ownFirm()}/invitations`;
    const asked = { email: invited, role: "lawyer" };
    if (await insist(() => signedIn(withEnv, session).post(path, asked)))
      promises.checks.push(async () => {
        // One link works, and its mail has left.
        const rows = await database(env).select().from(invitations);
        const open = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
        expect(open).toMatchObject([{ email: invited }]);
        const mails = await database(env).select().from(outbox);
        expect(mails.map((mail) => mail.dedupe_key)).toContain(`invitation:${open[0]?.id}`);
      });
  },
};

/** A firm with an open invitation. */
async function withInvitation(there: ReturnType<typeof platform>) {
  const session = await startedSession(there.env);
  await database(env)
    .insert(invitations)
    .values({
      ...{ id: "i", firm_id: await ownFirm(), email: invited, role: "lawyer", matters: [] },
      // Whoever owns the firm has its id.
      ...{ token_hash: hashToken(token), invited_by: await ownFirm(), created_at: 1 },
      expires_at: Number.MAX_SAFE_INTEGER,
    });
  return session;
}

/** Who is in is in for good, the invitation is used up with that, and not before. */
async function expectJoinedOnce(joined: boolean) {
  const [row] = await database(env).select().from(invitations);
  const isIn = (await membersOf(await ownFirm())) === 2;
  expect(row?.accepted_at !== null).toBe(isIn);
  if (joined) expect(isIn).toBe(true);
}

export const joinFirm: Journey = {
  name: "joining a firm with a new account",
  ports: ["database", "rate limit"],
  fewestCalls: 4,
  prepare: withInvitation,
  async run(withEnv, promises) {
    const account = { token, password, name: "Nia" };
    const browser = new Browser(withEnv);
    const joined = await insist(() => browser.post("/api/invitations/accept", account));
    promises.checks.push(async () => {
      await expectJoinedOnce(joined !== null);
      const accounts = await database(env).select().from(users).where(eq(users.email, invited));
      expect(accounts).toHaveLength((await membersOf(await ownFirm())) - 1);
      if (joined)
        expect(await (await browser.to(env).get("/api/auth/user")).json()).toMatchObject({
          user: { email: invited },
        });
    });
  },
};

export const joinWithAccount: Journey = {
  name: "joining a firm with the account that one has",
  ports: ["database", "rate limit"],
  fewestCalls: 3,
  async prepare(there) {
    await withInvitation(there);
    return startedSession(there.env, invited);
  },
  async run(withEnv, promises, session) {
    const browser = signedIn(withEnv, session);
    const joined = await insist(() => browser.post("/api/invitations/accept", { token }));
    promises.checks.push(() => expectJoinedOnce(joined !== null));
  },
};

const matter = "00000000-0000-4000-8000-00000000000a";

export const removeColleague: Journey = {
  name: "removing a member, whose work is handed over",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 8,
  async prepare(there) {
    const session = await startedSession(there.env);
    const uploaded = await signedIn(there.env, session).upload(contractFile(fileName));
    const { case: one } = (await uploaded.json()) as { case: { id: string } };
    const firm_id = await ownFirm();
    const leaver = await storeMember(firm_id, "lawyer", invited);
    const db = database(env);
    await db.insert(matters).values({
      ...{ id: matter, firm_id, name: "Wharf", restricted: false, state: "open", version: 1 },
      ...{ responsible_id: leaver, created_by: leaver, created_at: 1 },
    });
    await db.insert(flagAssignments).values({
      ...{ firm_id, case_id: one.id, flag_id: "f", user_id: leaver },
      ...{ assigned_by: leaver, assigned_at: 1 },
    });
    return session;
  },
  async run(withEnv, promises, session) {
    const firmId = await ownFirm();
    const [leaver] = await database(env).select().from(users).where(eq(users.email, invited));
    const path = `/api/firms/${firmId}/members/${leaver?.id}`;
    const removed = await insist(() => signedIn(withEnv, session).send("DELETE", path));
    promises.checks.push(async () => {
      const gone = (await membersOf(firmId)) === 1;
      if (removed) expect(gone).toBe(true);
      // All of it is done, or nothing.
      const [row] = await database(env).select().from(matters);
      expect(row?.responsible_id).toBe(gone ? firmId : leaver?.id);
      const assigned = await database(env).select().from(flagAssignments);
      expect(assigned).toMatchObject([{ user_id: gone ? firmId : leaver?.id }]);
      const mails = await database(env).select().from(outbox);
      expect(mails.filter((mail) => mail.to_address === invited)).toHaveLength(gone ? 1 : 0);
    });
  },
};

export const eraseFirm: Journey = {
  name: "deleting a firm, of which its other members are told",
  ports: ["bucket", "database", "mail", "rate limit", "workflow"],
  fewestCalls: 8,
  async prepare(there) {
    const session = await startedSession(there.env);
    await signedIn(there.env, session).upload(contractFile(fileName));
    await storeMember(await ownFirm(), "lawyer", invited);
    return session;
  },
  async run(withEnv, promises, session) {
    const firmId = await ownFirm();
    const browser = signedIn(withEnv, session);
    const erased = await insist(() => browser.send("DELETE", `/api/firms/${firmId}`, { password }));
    promises.checks.push(async () => {
      const rows = await database(env).select().from(firms).where(eq(firms.id, firmId));
      if (erased) expect(rows).toEqual([]);
      // It is there and works, or it is gone with its members.
      expect(rows.every(({ erasing_at }) => erasing_at === null)).toBe(true);
      expect(await membersOf(firmId)).toBe(2 * rows.length);
      const mails = await database(env).select().from(outbox);
      expect(mails.map((mail) => mail.to_address)).toEqual(rows.length > 0 ? [] : [invited]);
    });
  },
};
