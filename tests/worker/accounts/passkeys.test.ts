import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { challenges, outbox, passkeys, sessions } from "../../../app/db/schema.server.ts";
import { removePasskey, renamePasskey } from "../../../app/services/factors/passkeys.server.ts";
import { email, password } from "../harness/accounts.ts";
import { Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { PasskeyDevice } from "../harness/passkey-device.ts";
import {
  sessionIn,
  signInBy,
  withAuthenticator,
  withPasskey,
  working,
} from "../harness/second-factor.ts";

type Asked = { challenge: string; user: { id: string }; rp: { id: string } };

const askToAdd = async (browser: Browser) =>
  (await (await browser.post("/api/auth/passkeys/challenge", { password })).json()) as Asked;
const askWho = async (browser: Browser) =>
  (await (await browser.post("/api/auth/passkey/challenge")).json()) as Asked;
const subjects = async () =>
  (await database(env).select().from(outbox)).map(({ subject }) => subject);

describe("adding a passkey", () => {
  it("asks for the password, stores the key under its name, and tells the owner by mail", async () => {
    const browser = await signedInBrowser(email);
    const wrong = await browser.post("/api/auth/passkeys/challenge", { password: "a guess" });
    expect([wrong.status, await errorCode(wrong)]).toEqual([400, "invalid_input"]);
    const { recoveryCodes } = await withPasskey(browser);
    expect(recoveryCodes).toHaveLength(10);
    expect(await database(env).select().from(passkeys)).toMatchObject([{ name: "My laptop" }]);
    expect(await subjects()).toContain("A passkey was added to your LegalAI account");
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { exists: true, shown: true } });
  });

  it("adds as many as there may be, and refuses one more in words", async () => {
    const browser = await signedInBrowser(email);
    const { user } = await sessionIn(browser);
    const store = env.DB.prepare("INSERT INTO passkeys VALUES (?, ?, 'Old', '', 0, 1, NULL)");
    await env.DB.batch(Array.from({ length: 19 }, (_, at) => store.bind(`${at}`, user.id)));
    await env.DB.prepare("UPDATE sessions SET second_factor_at = ?").bind(Date.now()).run();
    await withPasskey(browser);
    const past = await browser.post("/api/auth/passkeys/challenge", { password });
    expect([past.status, await past.json()]).toMatchObject([
      ...[409, { error: { message: "You have 20 passkeys. Please remove one first." } }],
    ]);
  });

  it("gives recovery codes with the first one only", async () => {
    const browser = await signedInBrowser(email);
    expect((await withPasskey(browser)).recoveryCodes).toHaveLength(10);
    expect((await withPasskey(browser)).recoveryCodes).toEqual([]);
  });

  const oddities = {
    "made for another site": { origin: "https://legalai.example.evil" },
    "made for another host": { site: "legalai.example.evil" },
    "made in a frame of another site": { crossOrigin: true },
    "whose owner was not verified": { flags: 0x01 },
    "that signs in instead": { type: "webauthn.get" },
  };
  it.each(Object.entries(oddities))("refuses one %s", async (_what, odd) => {
    const browser = await signedInBrowser();
    const made = await new PasskeyDevice().create(await askToAdd(browser), odd);
    const response = await browser.post("/api/auth/passkeys", { name: "Mine", ...made });
    expect([response.status, await errorCode(response)]).toEqual([400, "invalid_input"]);
    expect(await database(env).select().from(passkeys)).toEqual([]);
  });

  it("takes the answer to a challenge once, and only from whom it was put to", async () => {
    const browser = await signedInBrowser(email);
    const asked = await askToAdd(browser);
    const challenge = browser.cookie("__Host-passkey-added") ?? "";
    const made = { name: "Mine", ...(await new PasskeyDevice().create(asked)) };
    const other = await signedInBrowser("other@firm.example");
    other.keep("__Host-passkey-added", challenge);
    expect((await other.post("/api/auth/passkeys", made)).status).toBe(400);
    // It was taken by the attempt.
    expect((await browser.post("/api/auth/passkeys", made)).status).toBe(400);
    expect(await database(env).select().from(passkeys)).toEqual([]);
  });

  it("refuses one that another account has", async () => {
    const { device } = await withPasskey(await signedInBrowser(email));
    const browser = await signedInBrowser("other@firm.example");
    const made = await device.create(await askToAdd(browser));
    const response = await browser.post("/api/auth/passkeys", { name: "Mine", ...made });
    expect([response.status, await errorCode(response)]).toEqual([409, "conflict"]);
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { exists: false } });
  });

  it("is nothing that a session does which has shown less than its user could", async () => {
    await withPasskey(await signedInBrowser(email));
    const browser = new Browser();
    expect((await browser.post("/api/auth/sign-in", { email, password })).status).toBe(200);
    const response = await browser.post("/api/auth/passkeys/challenge", { password });
    expect([response.status, await errorCode(response)]).toEqual([403, "second_factor_required"]);
  });
});

describe("signing in with a passkey", () => {
  it("needs no password, counts as second factor, and ends the session that was there", async () => {
    const browser = await signedInBrowser(email);
    const { device } = await withPasskey(browser);
    const before = browser.cookie("__Host-session");
    const response = await signInBy(browser, device);
    expect(await response.json()).toMatchObject({ user: { email } });
    expect(browser.cookie("__Host-session")).not.toBe(before);
    expect(await database(env).select().from(sessions)).toHaveLength(1);
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { shown: true } });
  });

  // One key in 256 has such a coordinate; it must be written with its zero all the same (SEC 1, section 2.3.5).
  const shortKeys = {
    x: {
      x: "ACGY4LKAat9Wyfx9yZg0E33MZrp2yJWUBSbY8FxLDdM",
      y: "FCRKKe5jrmMwL4QOAV8G0t1O7R4j4bSd8rsJLsmBzvg",
      d: "dglydzvfZWrztNA9l4LAmHwAvCwhNe_i3ix6PR9qbMM",
    },
    y: {
      x: "9Q4uz4h4znPmRgsM5S88AYeUkQzCvYbqehGZjWfOfbA",
      y: "AHBmr2fPsJuHZRUlDe5t7X5dO9IqMzPNg0VPGT1LRN4",
      d: "oRWquZAuwFw5DIoYAxQ-68fVmQkP7GACS8Z9h583xDY",
    },
  };
  it.each(Object.entries(shortKeys))(
    "takes a key whose %s begins with a zero",
    async (_of, key) => {
      const device = new PasskeyDevice({ kty: "EC", crv: "P-256", ...key });
      await withPasskey(await signedInBrowser(email), device);
      expect((await signInBy(new Browser(), device)).status).toBe(200);
    },
  );

  it("is enough for who has an authenticator app too", async () => {
    const browser = await signedInBrowser(email);
    await withAuthenticator(browser);
    const { device } = await withPasskey(browser);
    expect((await signInBy(new Browser(), device)).status).toBe(200);
  });

  const oddities = {
    "for another site": { origin: "https://legalai.example.evil" },
    "for another host": { site: "legalai.example.evil" },
    "in a frame of another site": { crossOrigin: true },
    "whose owner was not verified": { flags: 0x01 },
    "that makes a passkey instead": { type: "webauthn.create" },
  };
  it.each(Object.entries(oddities))("refuses a signature %s", async (_what, odd) => {
    const { device } = await withPasskey(await signedInBrowser(email));
    const browser = new Browser();
    const assertion = await device.get(await askWho(browser), odd);
    const response = await browser.post("/api/auth/passkey", assertion);
    expect([response.status, await errorCode(response)]).toEqual([401, "invalid_credentials"]);
    expect(browser.cookie("__Host-session")).toBeUndefined();
  });

  it("refuses an answer that was given before, and one to another browser’s challenge", async () => {
    const { device } = await withPasskey(await signedInBrowser(email));
    const browser = new Browser();
    const asked = await askWho(browser);
    const challenge = browser.cookie("__Host-passkey-sign-in") ?? "";
    const assertion = await device.get(asked);
    const thief = new Browser();
    await askWho(thief);
    expect((await thief.post("/api/auth/passkey", assertion)).status).toBe(401);
    expect((await browser.post("/api/auth/passkey", assertion)).status).toBe(200);
    browser.keep("__Host-passkey-sign-in", challenge);
    expect((await browser.post("/api/auth/passkey", assertion)).status).toBe(401);
  });

  it("refuses an answer that took more than five minutes", async () => {
    const { device } = await withPasskey(await signedInBrowser(email));
    const browser = new Browser();
    const assertion = await device.get(await askWho(browser));
    await database(env)
      .update(challenges)
      .set({ expires_at: Date.now() - 1 });
    expect((await browser.post("/api/auth/passkey", assertion)).status).toBe(401);
  });

  it("refuses a passkey that signs for another account, and one that nobody has", async () => {
    const { device } = await withPasskey(await signedInBrowser(email));
    const { device: others } = await withPasskey(await signedInBrowser("other@firm.example"));
    const browser = new Browser();
    const signed = await others.get(await askWho(browser));
    const stolen = { ...signed, id: Buffer.from(device.id).toString("base64url") };
    expect((await browser.post("/api/auth/passkey", stolen)).status).toBe(401);
    const named = await device.get(await askWho(browser));
    const forOther = { ...named, userHandle: signed.userHandle };
    expect((await browser.post("/api/auth/passkey", forOther)).status).toBe(401);
    const unknown = { ...(await device.get(await askWho(browser))), id: "AAAA" };
    expect((await browser.post("/api/auth/passkey", unknown)).status).toBe(401);
  });

  it("refuses a counter that stands still or goes back", async () => {
    const { device } = await withPasskey(await signedInBrowser(email));
    device.counter = 7;
    expect((await signInBy(new Browser(), device)).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      device.counter = counter;
      expect([counter, (await signInBy(new Browser(), device)).status]).toEqual([counter, 401]);
    }
    device.counter = 8;
    expect((await signInBy(new Browser(), device)).status).toBe(200);
  });

  it("may be asked for by every browser of an office, which keeps nobody from their password", async () => {
    await signedInBrowser(email);
    for (let browsers = 0; browsers < 61; browsers += 1) await askWho(new Browser());
    const { status } = await new Browser().post("/api/auth/sign-in", { email, password });
    expect(status).toBe(200);
  });
});

describe("a passkey", () => {
  it("is renamed and removed by its owner alone, who is told by mail", async () => {
    const browser = await signedInBrowser(email);
    const { device } = await withPasskey(browser);
    const passkey = Buffer.from(device.id).toString("base64url");
    const session = await sessionIn(browser);
    const stranger = await sessionIn(await signedInBrowser("other@firm.example"));
    await expect(renamePasskey(env, stranger, { passkey, name: "Theirs" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(removePasskey(working(), stranger, { passkey, password })).rejects.toMatchObject({
      code: "not_found",
    });
    await renamePasskey(env, session, { passkey, name: "Work laptop" });
    expect(await database(env).select().from(passkeys)).toMatchObject([{ name: "Work laptop" }]);
    await removePasskey(working(), session, { passkey });
    expect(await database(env).select().from(passkeys)).toEqual([]);
    expect(await subjects()).toContain("A passkey was removed from your LegalAI account");
    // Nothing is left that a session could have shown.
    expect(await sessionIn(browser)).toMatchObject({
      secondFactor: { exists: false, shown: false },
    });
    expect((await signInBy(new Browser(), device)).status).toBe(401);
  });

  it("is not removed by a session that has shown less", async () => {
    const { device } = await withPasskey(await signedInBrowser(email));
    const browser = new Browser();
    await browser.post("/api/auth/sign-in", { email, password });
    const passkey = Buffer.from(device.id).toString("base64url");
    const session = await sessionIn(browser);
    await expect(removePasskey(working(), session, { passkey })).rejects.toMatchObject({
      code: "second_factor_required",
    });
  });
});
