import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  authenticators,
  challenges,
  outbox,
  recoveryCodes,
  sessions,
  throttle,
  users,
} from "../../../app/db/schema.server.ts";
import { deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { startSession } from "../../../app/services/accounts/sessions.server.ts";
import {
  confirmAuthenticator,
  getAuthenticator,
  turnOffAuthenticator,
} from "../../../app/services/factors/authenticators.server.ts";
import { renewRecoveryCodes } from "../../../app/services/factors/recovery-codes.server.ts";
import { showCode } from "../../../app/services/factors/second-step.server.ts";
import { sealedFor } from "../../../app/services/factors/totp.ts";
import { sealSecret } from "../../../app/services/sealed-secrets.ts";
import { email, password } from "../harness/accounts.ts";
import { Browser, errorCode, mailedToken, signedInBrowser } from "../harness/browser.ts";
import {
  codeNow,
  sessionIn,
  withAuthenticator,
  withPasskey,
  working,
} from "../harness/second-factor.ts";

const sealed = (userId: string, secret: string) => sealSecret(env, sealedFor(userId), secret);
const signIn = (browser: Browser, address = email, secret = password) =>
  browser.post("/api/auth/sign-in", { email: address, password: secret });
const give = (browser: Browser, code: string) => browser.post("/api/auth/second-factor", { code });
const subjects = async () =>
  (await database(env).select().from(outbox)).map(({ subject }) => subject);

/** A browser in which the password was right, and the code is still to come. */
async function halfSignedIn(address = email) {
  const browser = new Browser();
  const response = await signIn(browser, address);
  expect([response.status, await errorCode(response)]).toEqual([401, "second_factor_required"]);
  expect(browser.cookie("__Host-session")).toBeUndefined();
  return browser;
}

describe("setting up an authenticator app", () => {
  it("needs a right code, signs out every other device, and tells the owner by mail", async () => {
    const elsewhere = await signedInBrowser(email);
    const browser = new Browser();
    await signIn(browser);
    const { recoveryCodes: codes } = await withAuthenticator(browser);
    expect(new Set(codes).size).toBe(10);
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { exists: true, shown: true } });
    expect(await (await elsewhere.get("/api/auth/user")).json()).toEqual({ user: null });
    expect(await subjects()).toContain("Your LegalAI account now asks for a code");
    const stored = JSON.stringify(await database(env).select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  it("asks for nothing at sign-in before the first code was right", async () => {
    const browser = await signedInBrowser(email);
    const session = await sessionIn(browser);
    await database(env)
      .insert(authenticators)
      .values({
        user_id: session.user.id,
        secret: sealed(session.user.id, "A".repeat(32)),
        last_step: 0,
      });
    await expect(
      confirmAuthenticator(working(), session, { code: "000000" }),
    ).rejects.toMatchObject({ code: "invalid_input" });
    expect(await getAuthenticator(env, session.user.id)).toMatchObject({ state: "begun" });
    expect((await signIn(new Browser())).status).toBe(200);
  });

  it("turns on once when its code is sent twice at the same moment", async () => {
    const browser = await signedInBrowser(email);
    const session = await sessionIn(browser);
    const secret = "A".repeat(32);
    await database(env)
      .insert(authenticators)
      .values({ user_id: session.user.id, secret: sealed(session.user.id, secret), last_step: 0 });
    const code = codeNow(secret);
    const both = await Promise.allSettled(
      [1, 2].map(() => confirmAuthenticator(working(), session, { code })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await database(env).select().from(recoveryCodes)).toHaveLength(10);
  });
});

describe("signing in with an authenticator app", () => {
  it("asks for a code after the right password, and not after a wrong one", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const wrong = await signIn(new Browser(), email, "a wrong one");
    expect(await errorCode(wrong)).toBe("invalid_credentials");
    const browser = await halfSignedIn();
    const response = await give(browser, ` ${codeNow(secret)} `);
    expect(await response.json()).toMatchObject({ user: { email } });
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { shown: true } });
    expect(browser.cookie("__Host-device")).toBeDefined();
    expect(await database(env).select().from(challenges)).toEqual([]);
  });

  it("takes no code twice", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const code = codeNow(secret);
    expect((await give(await halfSignedIn(), code)).status).toBe(200);
    const again = await give(await halfSignedIn(), code);
    expect([again.status, await errorCode(again)]).toEqual([400, "invalid_input"]);
  });

  it("takes a code once when it is sent twice at the same moment", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const [one, two] = [await halfSignedIn(), await halfSignedIn()];
    const code = codeNow(secret);
    const answers = await Promise.all([give(one, code), give(two, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("refuses an earlier code than the last that was taken, and that of another account", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const other = await withAuthenticator(await signedInBrowser("other@firm.example"));
    expect((await give(await halfSignedIn(), codeNow(secret, 1))).status).toBe(200);
    const browser = await halfSignedIn();
    for (const code of [codeNow(secret), codeNow(other.secret), other.recoveryCodes[0] ?? ""])
      expect((await give(browser, code)).status).toBe(400);
  });

  it("wants the browser in which the password was given, once, within five minutes", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const code = codeNow(secret);
    const nobody = await give(new Browser(), code);
    expect([nobody.status, await errorCode(nobody)]).toEqual([401, "signed_out"]);
    const browser = await halfSignedIn();
    const challenge = browser.cookie("__Host-second-factor") ?? "";
    expect((await give(browser, code)).status).toBe(200);
    browser.keep("__Host-second-factor", challenge);
    expect((await give(browser, codeNow(secret, 1))).status).toBe(401);
    const slow = await halfSignedIn();
    await database(env)
      .update(challenges)
      .set({ expires_at: Date.now() - 1 });
    expect((await give(slow, codeNow(secret, 1))).status).toBe(401);
  });

  it("is over when the password was changed meanwhile", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const browser = await halfSignedIn();
    await database(env).update(users).set({ password_hash: "another" });
    expect((await give(browser, codeNow(secret))).status).toBe(401);
  });

  it("lets nobody guess: five codes, then one a minute, and right ones cost nothing", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const browser = await halfSignedIn();
    for (let i = 0; i < 5; i++) expect((await give(browser, "000000")).status).toBe(400);
    const response = await give(browser, codeNow(secret));
    expect([response.status, await errorCode(response)]).toEqual([429, "too_many_requests"]);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    await database(env)
      .update(throttle)
      .set({ refilled_at: Date.now() - 5 * 60_000 });
    expect((await give(browser, codeNow(secret))).status).toBe(200);
  });

  it("is not got around by a reset of the password", async () => {
    const { secret } = await withAuthenticator(await signedInBrowser(email));
    const browser = new Browser();
    await browser.post("/api/auth/forgot-password", { email });
    const token = await mailedToken(email);
    await browser.post("/api/auth/reset-password", { token, password });
    expect(await database(env).select().from(sessions)).toEqual([]);
    expect((await give(await halfSignedIn(), codeNow(secret))).status).toBe(200);
  });

  it("is not got around by a session that the password alone begins", async () => {
    const browser = await signedInBrowser(email);
    await withAuthenticator(browser);
    const [user] = await database(env).select().from(users);
    expect(await startSession(working(), user?.id ?? "", user?.password_hash ?? "")).toBeNull();
  });
});

describe("a recovery code", () => {
  it("stands in for the app once, however it is typed, and its owner is told", async () => {
    const { recoveryCodes: codes } = await withAuthenticator(await signedInBrowser(email));
    const code = codes[3] ?? "";
    const typed = code.toUpperCase().replaceAll("-", " ");
    expect((await give(await halfSignedIn(), typed)).status).toBe(200);
    expect(await subjects()).toContain("A recovery code of your LegalAI account was used");
    const again = await give(await halfSignedIn(), code);
    expect([again.status, await errorCode(again)]).toEqual([400, "invalid_input"]);
    expect((await give(await halfSignedIn(), codes[4] ?? "")).status).toBe(200);
  });

  it("stands in for a lost passkey, in a session that the password began", async () => {
    const { recoveryCodes: codes } = await withPasskey(await signedInBrowser(email));
    const browser = new Browser();
    await signIn(browser);
    const shown = await showCode(working(), await sessionIn(browser), { code: codes[0] ?? "" });
    browser.keep("__Host-session", shown);
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { shown: true } });
    await expect(
      showCode(working(), await sessionIn(browser), { code: codes[0] ?? "" }),
    ).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("is void once new ones are made, for which the password is asked", async () => {
    const browser = await signedInBrowser(email);
    const { recoveryCodes: codes } = await withAuthenticator(browser);
    const session = await sessionIn(browser);
    await expect(
      renewRecoveryCodes(working(), session, { password: "a guess" }),
    ).rejects.toMatchObject({ code: "invalid_input" });
    const renewed = await renewRecoveryCodes(working(), session, { password });
    expect((await give(await halfSignedIn(), codes[0] ?? "")).status).toBe(400);
    expect((await give(await halfSignedIn(), renewed[0] ?? "")).status).toBe(200);
    expect(await subjects()).toContain("Your LegalAI account has new recovery codes");
  });
});

describe("turning the authenticator app off", () => {
  it("asks for the password and a code", async () => {
    const browser = await signedInBrowser(email);
    const { secret } = await withAuthenticator(browser);
    const session = await sessionIn(browser);
    const off = (given: { password: string; code: string }) =>
      turnOffAuthenticator(working(), session, given);
    const code = codeNow(secret);
    await expect(off({ password: "a guess", code })).rejects.toMatchObject({
      details: { fields: { password: expect.any(Array) } },
    });
    await expect(off({ password, code: "000000" })).rejects.toMatchObject({
      details: { fields: { code: expect.any(Array) } },
    });
    await off({ password, code });
    expect(await database(env).select().from(authenticators)).toEqual([]);
    expect(await database(env).select().from(recoveryCodes)).toEqual([]);
    expect(await subjects()).toContain("Your LegalAI account no longer asks for a code");
    expect(await sessionIn(browser)).toMatchObject({
      secondFactor: { exists: false, shown: false },
    });
    expect((await signIn(new Browser())).status).toBe(200);
  });

  it("keeps the recovery codes for whoever has a passkey", async () => {
    const browser = await signedInBrowser(email);
    const { recoveryCodes: codes } = await withAuthenticator(browser);
    await withPasskey(browser);
    const session = await sessionIn(browser);
    await turnOffAuthenticator(working(), session, { password, code: codes[0] ?? "" });
    expect(await sessionIn(browser)).toMatchObject({ secondFactor: { exists: true, shown: true } });
    expect(await database(env).select().from(recoveryCodes)).toHaveLength(10);
  });
});

describe("deleting the account", () => {
  it("takes all of it away", async () => {
    const browser = await signedInBrowser(email);
    await withAuthenticator(browser);
    await withPasskey(browser);
    await browser.post("/api/auth/passkeys/challenge", { password });
    await deleteAccount(working(), await sessionIn(browser).then(({ user }) => ({ user })), {
      password,
    });
    for (const table of ["passkeys", "authenticators", "recovery_codes", "challenges", "throttle"])
      expect([
        table,
        await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"),
      ]).toEqual([table, 0]);
  });
});
