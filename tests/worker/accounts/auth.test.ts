import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { outbox, pendingSignUps, sessions, users } from "../../../app/db/schema.server.ts";
import { email, password } from "../harness/accounts.ts";
import { Browser, errorCode, mailedToken, signedInBrowser } from "../harness/browser.ts";

const user = async (browser: Browser) =>
  ((await (await browser.get("/api/auth/user")).json()) as { user: { email: string } | null }).user;

describe("signing up", () => {
  it("makes the account only when its mailed link is used, and signs in", async () => {
    const browser = new Browser();
    const asked = await browser.post("/api/auth/sign-up", { email, password });
    expect(asked.status).toBe(202);
    expect(await asked.json()).toEqual({
      message: "Account created! Please check your email to confirm.",
    });
    expect(await database(env).select().from(users)).toEqual([]);
    expect(await user(browser)).toBeNull();

    const confirmed = await browser.post("/api/auth/confirm", { token: await mailedToken(email) });
    expect(confirmed.status).toBe(200);
    expect(await confirmed.json()).toEqual({ user: { id: expect.any(String), email } });
    expect(await user(browser)).toMatchObject({ email });
  });

  it("answers alike for an address that has an account, and tells its owner by mail", async () => {
    await signedInBrowser(email);
    const browser = new Browser();
    const response = await browser.post("/api/auth/sign-up", { email, password: "another one" });
    expect(response.status).toBe(202);
    expect(browser.cookie("__Host-sign-up")).toBeDefined();
    const mails = await database(env).select().from(outbox);
    expect(mails.at(-1)).toMatchObject({
      to_address: email,
      subject: "You already have a LegalAI account",
    });
    expect(await database(env).select().from(pendingSignUps)).toEqual([]);
  });

  it("works once, also when the link is used twice at the same moment", async () => {
    const browser = new Browser();
    await browser.post("/api/auth/sign-up", { email, password });
    const token = await mailedToken(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post("/api/auth/confirm", { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await database(env).select().from(users)).toHaveLength(1);
  });

  it("asks another browser for the password too", async () => {
    await new Browser().post("/api/auth/sign-up", { email, password });
    const token = await mailedToken(email);
    const other = new Browser();
    const without = await other.post("/api/auth/confirm", { token });
    expect([without.status, await errorCode(without)]).toEqual([401, "password_required"]);
    const wrong = await other.post("/api/auth/confirm", { token, password: "guessed it" });
    expect([wrong.status, await errorCode(wrong)]).toEqual([401, "invalid_credentials"]);
    expect((await other.post("/api/auth/confirm", { token, password })).status).toBe(200);
  });

  it("voids the earlier link when it is asked for again", async () => {
    const browser = new Browser();
    await browser.post("/api/auth/sign-up", { email, password });
    const first = await mailedToken(email);
    await browser.post("/api/auth/sign-up", { email, password });
    expect((await browser.post("/api/auth/confirm", { token: first })).status).toBe(400);
    const token = await mailedToken(email);
    expect((await browser.post("/api/auth/confirm", { token })).status).toBe(200);
  });

  it("refuses a short password and one of the most common ones, saying why", async () => {
    for (const [bad, why] of [
      ["short", "Password must be at least 6 characters"],
      ["Letmein", "most common"],
    ]) {
      const response = await new Browser().post("/api/auth/sign-up", { email, password: bad });
      expect(response.status).toBe(400);
      expect(JSON.stringify(await response.json())).toContain(why);
    }
  });

  it("stores no password and no secret as it is", async () => {
    const browser = await signedInBrowser(email);
    const rows = JSON.stringify([
      await database(env).select().from(users),
      await database(env).select().from(sessions),
      await database(env).select().from(pendingSignUps),
    ]);
    expect(rows).not.toContain(password);
    expect(rows).toContain("$scrypt$ln=14,r=8,p=5$");
    expect(rows).not.toContain(browser.cookie("__Host-session")?.split(".")[1]);
  });
});

describe("signing in", () => {
  it("opens a new session and ends the one that was presented", async () => {
    const browser = await signedInBrowser(email);
    const before = browser.cookie("__Host-session");
    const response = await browser.post("/api/auth/sign-in", {
      email: "SOLICITOR@firm.example ",
      password,
    });
    expect(response.status).toBe(200);
    expect(browser.cookie("__Host-session")).not.toBe(before);
    expect(await database(env).select().from(sessions)).toHaveLength(1);
  });

  it("answers a wrong password and an unknown address alike", async () => {
    await signedInBrowser(email);
    const answers = [
      await new Browser().post("/api/auth/sign-in", { email, password: "wrong one" }),
      await new Browser().post("/api/auth/sign-in", { email: "nobody@firm.example", password }),
    ];
    const bodies = await Promise.all(
      answers.map(async (answer) => {
        const { error } = (await answer.json()) as { error: { code: string; message: string } };
        return [answer.status, error.code, error.message];
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]?.slice(0, 2)).toEqual([401, "invalid_credentials"]);
  });

  it("mails a fresh link when the address is not confirmed yet", async () => {
    const browser = new Browser();
    await browser.post("/api/auth/sign-up", { email, password });
    const first = await mailedToken(email);
    const response = await browser.post("/api/auth/sign-in", { email, password });
    expect([response.status, await errorCode(response)]).toEqual([401, "email_not_confirmed"]);
    const second = await mailedToken(email);
    expect(second).not.toBe(first);
    expect((await browser.post("/api/auth/confirm", { token: second })).status).toBe(200);
  });

  it("sends no more links to an unconfirmed address than a sign-up may", async () => {
    const browser = new Browser();
    await browser.post("/api/auth/sign-up", { email, password });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await browser.post("/api/auth/sign-in", { email, password })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect(await database(env).select().from(outbox)).toHaveLength(5);
  });

  it("asks to wait after five wrong passwords, and does not count right ones", async () => {
    await signedInBrowser(email);
    const browser = new Browser();
    for (let i = 0; i < 7; i++)
      expect((await browser.post("/api/auth/sign-in", { email, password })).status).toBe(200);
    for (let i = 0; i < 5; i++)
      expect((await browser.post("/api/auth/sign-in", { email, password: "wrong!" })).status).toBe(
        401,
      );
    const response = await browser.post("/api/auth/sign-in", { email, password });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it.each(["x", "a.b", "....", "%00", "é.ü"])(
    "takes the malformed cookie %s as signed out",
    async (value) => {
      const response = await new Browser().fetch("/api/auth/user", {
        headers: { Cookie: `__Host-session=${encodeURIComponent(value)}` },
      });
      expect(await response.json()).toEqual({ user: null });
    },
  );
});

describe("signing out", () => {
  it("ends this session and clears the browser", async () => {
    const browser = await signedInBrowser(email);
    const response = await browser.post("/api/auth/sign-out");
    expect(response.status).toBe(204);
    expect(response.headers.get("Clear-Site-Data")).toContain("cookies");
    expect(browser.cookie("__Host-session")).toBeUndefined();
    expect(await database(env).select().from(sessions)).toEqual([]);
  });

  it("ends every session when asked to", async () => {
    const here = await signedInBrowser(email);
    const there = new Browser();
    await there.post("/api/auth/sign-in", { email, password });
    await here.post("/api/auth/sign-out", { everywhere: true });
    expect(await user(there)).toBeNull();
  });
});

describe("a forgotten password", () => {
  it("is replaced by a mailed link, once, and ends every session", async () => {
    const browser = await signedInBrowser(email);
    expect((await browser.post("/api/auth/forgot-password", { email })).status).toBe(202);
    const token = await mailedToken(email);
    const reset = { token, password: "a quite different one" };
    expect((await browser.post("/api/auth/reset-password", reset)).status).toBe(204);
    expect(await user(browser)).toBeNull();
    expect((await browser.post("/api/auth/reset-password", reset)).status).toBe(400);
    expect((await browser.post("/api/auth/sign-in", { email, password })).status).toBe(401);
    const again = await browser.post("/api/auth/sign-in", { email, password: reset.password });
    expect(again.status).toBe(200);
  });

  it("answers alike for an address without an account, and mails nothing", async () => {
    const response = await new Browser().post("/api/auth/forgot-password", { email });
    expect(response.status).toBe(202);
    expect(await database(env).select().from(outbox)).toEqual([]);
  });
});
