import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  outbox,
  pendingSignUps,
  sessions,
  throttle,
  users,
} from "../../../app/db/schema.server.ts";
import { hashPassword } from "../../../app/services/accounts/passwords.server.ts";
import {
  deleteExpiredSessions,
  startSession,
} from "../../../app/services/accounts/sessions.server.ts";
import { deleteFullBuckets } from "../../../app/services/throttle.server.ts";
import { email, password, scopeOf } from "../harness/accounts.ts";
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

describe("guesses of a stranger", () => {
  const guess = (browser: Browser, network = "192.0.2.7", address = email) =>
    browser.fetch("/api/auth/sign-in", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": network },
      body: JSON.stringify({ email: address, password: "a guess" }),
    });
  const signIn = (browser: Browser) => browser.post("/api/auth/sign-in", { email, password });

  it("lock no owner out of a device where the account was opened before", async () => {
    const own = await signedInBrowser(email);
    expect((await signIn(own)).status).toBe(200);
    const device = own.cookie("__Host-device") ?? "";
    expect(device).toMatch(/^[a-z0-9]+\.[\w-]{43}$/);

    const stranger = new Browser();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await guess(stranger)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await signIn(new Browser())).status).toBe(429);
    const forged = `${device.split(".")[0]}.${"A".repeat(43)}`;
    expect((await signIn(new Browser().keep("__Host-device", forged))).status).toBe(429);
    expect((await signIn(own)).status).toBe(200);
    expect(own.cookie("__Host-device")).toBe(device);
  });

  it("have an end on a known device too, which knows one account only, until its password is another", async () => {
    const own = await signedInBrowser(email);
    await signIn(own);
    const device = own.cookie("__Host-device") ?? "";
    await signedInBrowser("other@firm.example");
    const statuses = async (address: string) => {
      const all: number[] = [];
      for (let i = 0; i < 6; i++)
        all.push(
          (await guess(new Browser().keep("__Host-device", device), "192.0.2.8", address)).status,
        );
      return all;
    };
    expect((await statuses(email)).at(-1)).toBe(429);
    const keys = (await database(env).select().from(throttle)).map(({ key }) => key);
    expect(keys).toContain(`sign-in-device:${email}`);
    await statuses("other@firm.example");
    const more = (await database(env).select().from(throttle)).map(({ key }) => key);
    expect(more).toContain("sign-in:other@firm.example");
    expect(more).not.toContain("sign-in-device:other@firm.example");
    await database(env).delete(throttle);
    await database(env)
      .update(users)
      .set({ password_hash: await hashPassword(password) });
    await guess(new Browser().keep("__Host-device", device));
    const last = (await database(env).select().from(throttle)).map(({ key }) => key);
    expect(last).toContain(`sign-in:${email}`);
  });

  it("from one network are counted over all accounts, of IPv6 by its /64", async () => {
    await database(env)
      .insert(throttle)
      .values({ key: "sign-in-address:2001:db8:1:2::/64", tokens: 1, refilled_at: Date.now() });
    const from = async (network: string, address: string) =>
      (await guess(new Browser(), network, address)).status;
    expect(await from("2001:db8:1:2:3::4", "one@firm.example")).toBe(401);
    expect(await from("2001:db8:1:2:5::6", "two@firm.example")).toBe(429);
    expect(await from("2001:db8:1:3::1", "two@firm.example")).toBe(401);
  });
});

describe("a session", () => {
  const minute = 60_000;
  const set = (ages: { created: number; seen: number }) =>
    database(env)
      .update(sessions)
      .set({ created_at: Date.now() - ages.created, last_seen_at: Date.now() - ages.seen });
  const lastSeen = async () => (await database(env).select().from(sessions))[0]?.last_seen_at ?? 0;

  it("ends after eight hours without use, and after seven days of use", async () => {
    const browser = await signedInBrowser(email);
    const day = 24 * 60 * minute;
    for (const [created, seen, lives] of [
      [day, 8 * 60 * minute - minute, true],
      [day, 8 * 60 * minute + minute, false],
      [7 * day - minute, minute, true],
      [7 * day + minute, minute, false],
    ] as const) {
      await set({ created, seen });
      expect([created, seen, (await user(browser)) !== null]).toEqual([created, seen, lives]);
      await set({ created, seen });
      await deleteExpiredSessions(env);
      expect(await database(env).select().from(sessions)).toHaveLength(lives ? 1 : 0);
      if (!lives) browser.keep("__Host-session", await sessionAgain());
    }
  });

  it("leaves the browser when it ends at the latest, and a sign-up with its link", async () => {
    const browser = new Browser();
    const asked = await browser.post("/api/auth/sign-up", { email, password });
    const cookie = asked.headers.getSetCookie().find((line) => line.includes("sign-up="));
    expect(cookie?.split("; ")).toContain(`Max-Age=${24 * 60 * 60}`);
    const confirmed = await browser.post("/api/auth/confirm", { token: await mailedToken(email) });
    const session = confirmed.headers.getSetCookie().find((line) => line.includes("session="));
    expect(session?.split("; ")).toContain(`Max-Age=${7 * 24 * 60 * 60}`);
  });

  it("is prolonged by use, at most every ten minutes", async () => {
    const browser = await signedInBrowser(email);
    await set({ created: 0, seen: 9 * minute });
    const before = await lastSeen();
    await user(browser);
    expect(await lastSeen()).toBe(before);
    await set({ created: 0, seen: 11 * minute });
    const then = Date.now();
    await user(browser);
    expect(await lastSeen()).toBeGreaterThanOrEqual(then);
  });

  it("of a user who has fifty takes the place of the one used longest ago", async () => {
    const first = await signedInBrowser(email);
    const [{ id = "" } = {}] = await database(env).select().from(users);
    const row = { secret_hash: "x", user_id: id, user_agent: "", country: "" };
    const now = Date.now();
    for (let i = 1; i < 50; i++)
      await database(env)
        .insert(sessions)
        .values({ ...row, id: `s${i}`, created_at: i, last_seen_at: now - i * 1000 });
    await database(env)
      .insert(sessions)
      .values({ ...row, id: "other", user_id: "other", created_at: 1, last_seen_at: 1 });
    await new Browser().post("/api/auth/sign-in", { email, password });
    const left = (await database(env).select().from(sessions)).map((one) => one.id);
    expect(left).toHaveLength(51);
    expect(left).toContain("other");
    expect(left).not.toContain("s49");
    expect(await user(first)).not.toBeNull();
  });

  async function sessionAgain() {
    const [one] = await database(env).select().from(users);
    return (one && (await startSession(scopeOf(), one.id, one.password_hash))) ?? "";
  }
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

  it("is not asked for by one network for address after address", async () => {
    await database(env)
      .insert(throttle)
      .values({ key: "sign-up-address:unknown", tokens: 1, refilled_at: Date.now() });
    const ask = async (address: string) =>
      (await new Browser().post("/api/auth/forgot-password", { email: address })).status;
    expect(await ask("one@firm.example")).toBe(202);
    expect(await ask("two@firm.example")).toBe(429);
  });

  it("answers alike for an address without an account, and mails nothing", async () => {
    const response = await new Browser().post("/api/auth/forgot-password", { email });
    expect(response.status).toBe(202);
    expect(await database(env).select().from(outbox)).toEqual([]);
  });
});

describe("tries that were counted", () => {
  it("are forgotten when all of them are given back, and no earlier", async () => {
    const hour = 60 * 60_000;
    const spent = (key: string, ago: number) => ({
      key,
      tokens: 0,
      refilled_at: Date.now() - ago,
    });
    await database(env)
      .insert(throttle)
      .values([spent("sign-in:new", hour / 2), spent("sign-in:old", hour)]);
    await deleteFullBuckets(env);
    const left = await database(env).select({ key: throttle.key }).from(throttle);
    expect(left).toEqual([{ key: "sign-in:new" }]);
  });
});
