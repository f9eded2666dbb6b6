import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { outbox } from "../../../app/db/schema.server.ts";
import { email, password } from "../harness/accounts.ts";
import { Browser, mailedToken, signedInBrowser } from "../harness/browser.ts";
import { codeNow, signInBy, withAuthenticator, withPasskey } from "../harness/second-factor.ts";

const told = async () =>
  (await database(env).select().from(outbox)).filter(
    ({ subject, to_address }) => /New sign-in/.test(subject) && to_address === email,
  ).length;
const signIn = (browser: Browser) => browser.post("/api/auth/sign-in", { email, password });

describe("a sign-in", () => {
  it("in a browser that was not known is told by mail, once; the next one there is not", async () => {
    await signedInBrowser(email);
    const browser = new Browser();
    await signIn(browser);
    expect(await told()).toBe(1);
    await signIn(browser);
    await browser.post("/api/auth/sign-out");
    await signIn(browser);
    expect(await told()).toBe(1);
    await signIn(new Browser().keep("__Host-device", "made.up"));
    expect(await told()).toBe(2);
  });

  it("that was refused tells nothing, and neither does the first, of a new account", async () => {
    const browser = new Browser();
    await browser.post("/api/auth/sign-up", { email, password });
    await browser.post("/api/auth/confirm", { token: await mailedToken(email) });
    await new Browser().post("/api/auth/sign-in", { email, password: "a guess" });
    await signIn(browser);
    expect(await told()).toBe(0);
  });

  it("with a code or a passkey is told alike", async () => {
    const own = await signedInBrowser(email);
    const { secret } = await withAuthenticator(own);
    const browser = new Browser();
    expect((await signIn(browser)).status).toBe(401);
    expect(await told()).toBe(0);
    await browser.post("/api/auth/second-factor", { code: codeNow(secret) });
    expect(await told()).toBe(1);
    const { device } = await withPasskey(browser);
    await signInBy(browser, device);
    expect(await told()).toBe(1);
    await signInBy(new Browser(), device);
    expect(await told()).toBe(2);
  });
});
