import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { sessions, throttle, webhooks } from "../../../app/db/schema.server.ts";
import { showCode } from "../../../app/services/factors/second-step.server.ts";
import { password } from "../harness/accounts.ts";
import { Browser, errorCode } from "../harness/browser.ts";
import { firmWith, storeMember } from "../harness/firms.ts";
import { sessionIn, withAuthenticator, withPasskey, working } from "../harness/second-factor.ts";
import { storedRows } from "../harness/stored-rows.ts";

type World = { firmId: string; hook: string; passkey: string; clerk: string };
type Call = {
  method: string;
  path: (of: World) => string;
  body?: object;
  /** Whether somebody else is in the firm, which its only owner cannot leave then. */
  among?: "others";
};

const hook = { url: "https://hooks.banksia.example/", events: ["flag.decided"] };

/** What cannot be undone, gives others a right or takes much out of the firm. */
const calls: Record<string, Call> = {
  "deletes a firm": { method: "DELETE", path: ({ firmId }) => `/firms/${firmId}` },
  "deletes an account": { method: "DELETE", path: () => "/account" },
  "takes a copy of all data": { method: "POST", path: () => "/account/data" },
  "makes a token": {
    ...{ method: "POST", path: () => "/tokens", body: { name: "Nightly", scopes: ["read"] } },
  },
  "invites an owner": {
    ...{ method: "POST", path: ({ firmId }) => `/firms/${firmId}/invitations` },
    body: { email: "second@banksia.example", role: "owner" },
  },
  "makes a member an owner": {
    ...{ method: "PATCH", path: ({ firmId, clerk }) => `/firms/${firmId}/members/${clerk}` },
    ...{ body: { role: "owner" }, among: "others" },
  },
  "makes a webhook": {
    ...{ method: "POST", path: ({ firmId }) => `/firms/${firmId}/webhooks`, body: hook },
  },
  "sends a webhook elsewhere": {
    ...{ method: "PATCH", path: (of) => `/firms/${of.firmId}/webhooks/${of.hook}` },
    body: { url: "https://elsewhere.example/" },
  },
  "tells a webhook more": {
    ...{ method: "PATCH", path: (of) => `/firms/${of.firmId}/webhooks/${of.hook}` },
    body: { events: ["case.analysed"] },
  },
  "removes a passkey": { method: "DELETE", path: ({ passkey }) => `/auth/passkeys/${passkey}` },
};

/** An owner who has a passkey and shows it, and who is alone in the firm, or among others. */
async function ownerWithPasskey(among?: "others") {
  const { partner, firmId } = await firmWith({ partner: "owner" });
  const clerk = among ? await storeMember(firmId, "assistant") : "";
  const { device } = await withPasskey(partner.browser);
  const id = crypto.randomUUID();
  await database(env)
    .insert(webhooks)
    .values({ ...hook, id, firm_id: firmId, secret: "whsec_eA==", created_at: 1, events: [] });
  const passkey = Buffer.from(device.id).toString("base64url");
  return { ...partner, of: { firmId, hook: id, passkey, clerk } };
}

const shownAgo = (minutes: number) =>
  database(env)
    .update(sessions)
    .set({ second_factor_at: Date.now() - minutes * 60_000 });

describe.each(Object.entries(calls))("whoever %s", (_, { method, path, body, among }) => {
  const send = (browser: Browser, of: World, more: object = {}) =>
    browser.send(method, `/api${path(of)}`, { ...body, ...more });

  it("gives the password again, unless a second factor was shown in the last ten minutes", async () => {
    const { browser, of } = await ownerWithPasskey(among);
    await shownAgo(11);
    await database(env).delete(throttle);
    const before = await storedRows();
    const neither = await send(browser, of);
    expect([neither.status, await errorCode(neither)]).toEqual([403, "password_needed"]);
    const wrong = await send(browser, of, { password: "not this one" });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      error: { fields: { password: [expect.any(String)] } },
    });
    expect(await storedRows()).toEqual(before);
    const right = await send(browser, of, { password });
    expect(right.ok).toBe(true);
    await right.arrayBuffer();
  });

  it("needs no password while the second factor is fresh", async () => {
    const { browser, of } = await ownerWithPasskey(among);
    await shownAgo(9);
    const done = await send(browser, of);
    expect(done.ok).toBe(true);
    await done.arrayBuffer();
  });
});

describe("an invitation or a role that makes nobody an owner, and a webhook that is turned off", () => {
  it("ask for nothing", async () => {
    const { browser, of } = await ownerWithPasskey("others");
    await shownAgo(11);
    const member = `/api/firms/${of.firmId}/members/${of.clerk}`;
    expect((await browser.send("PATCH", member, { role: "lawyer" })).status).toBe(200);
    const invited = { email: "new@banksia.example", role: "lawyer" };
    expect((await browser.post(`/api/firms/${of.firmId}/invitations`, invited)).status).toBe(202);
    const path = `/api/firms/${of.firmId}/webhooks/${of.hook}`;
    expect((await browser.send("PATCH", path, { disabled: true })).status).toBe(200);
    expect((await browser.send("DELETE", path)).status).toBe(204);
  });
});

describe("a session in which a second factor is shown", () => {
  const isGone = async (cookie: string | undefined) =>
    (await new Browser().keep("__Host-session", cookie ?? "").get("/api/cases")).status === 401;

  it("gets a new id and secret with a passkey, an authenticator app, and each code", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const { browser } = partner;
    const steps = [
      () => withPasskey(browser),
      () => withAuthenticator(browser),
      async () => {
        const [code = ""] = codes;
        const shown = await showCode(working(), await sessionIn(browser), { code });
        browser.keep("__Host-session", shown);
      },
    ];
    let codes: string[] = [];
    for (const step of steps) {
      const cookie = browser.cookie("__Host-session");
      const before = await sessionIn(browser);
      const done = await step();
      if (done && "recoveryCodes" in done && done.recoveryCodes.length > 0)
        codes = done.recoveryCodes;
      expect(browser.cookie("__Host-session")).not.toBe(cookie);
      expect(await isGone(cookie)).toBe(true);
      const after = await sessionIn(browser);
      expect(after.id).not.toBe(before.id);
      expect(after.secondFactor).toMatchObject({ exists: true, shown: true });
      const [row] = await database(env).select().from(sessions).where(eq(sessions.id, after.id));
      expect(row?.user_id).toBe(partner.member.user.id);
    }
  });
});
