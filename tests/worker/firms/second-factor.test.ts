import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms } from "../../../app/db/schema.server.ts";
import { password } from "../harness/accounts.ts";
import { Browser, errorCode } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { sessionIn, signInBy, withAuthenticator, withPasskey } from "../harness/second-factor.ts";

const week = 7 * 24 * 60 * 60_000;

/** Has a firm want a second factor, from so many milliseconds from now. */
const want = (firmId: string, inMs: number) =>
  database(env)
    .update(firms)
    .set({ second_factor_from: Date.now() + inMs })
    .where(eq(firms.id, firmId));

const cases = (browser: Browser, firm?: string) =>
  browser.get("/api/cases", firm ? { "X-Firm": firm } : {});

async function expectKeptOut(response: Response) {
  expect([response.status, await errorCode(response)]).toEqual([403, "second_factor_required"]);
}

describe("a firm that wants a second factor of its members", () => {
  it("gives notice: until the date nothing is asked for, and the session knows of it", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    await want(firmId, week);
    expect((await cases(partner.browser)).status).toBe(200);
    expect(await sessionIn(partner.browser)).toMatchObject({
      member: { role: "owner" },
      secondFactor: { exists: false, wanted: { firm: "Banksia Legal", from: expect.any(Number) } },
    });
  });

  it("is closed from then on to who has none, whatever their role", async () => {
    const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
    await want(firmId, -1);
    for (const { browser } of [partner, clerk]) {
      await expectKeptOut(await cases(browser));
      await expectKeptOut(await cases(browser, firmId));
      await expectKeptOut(await browser.get("/api/cases/stats"));
      expect(await sessionIn(browser)).toMatchObject({ member: null });
    }
  });

  it("leaves their other firms as they were", async () => {
    const { clerk, firmId } = await firmWith({ clerk: "assistant" });
    await want(firmId, -1);
    const { user } = await sessionIn(clerk.browser);
    expect((await cases(clerk.browser, user.id)).status).toBe(200);
  });

  it("opens to who sets one up, in that very session", async () => {
    const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
    await want(firmId, -1);
    await withAuthenticator(clerk.browser);
    expect((await cases(clerk.browser)).status).toBe(200);
    const { device } = await withPasskey(partner.browser);
    expect((await cases(partner.browser)).status).toBe(200);
    const elsewhere = new Browser();
    expect((await signInBy(elsewhere, device)).status).toBe(200);
    expect((await cases(elsewhere)).status).toBe(200);
  });

  it("has no session without it of who has one: the password alone sees nothing there", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    await withPasskey(partner.browser);
    await want(firmId, -1);
    const browser = new Browser();
    const account = { email: "partner@banksia.example", password };
    expect((await browser.post("/api/auth/sign-in", account)).status).toBe(200);
    await expectKeptOut(await cases(browser));
    // Nor can a second factor be added there beside the one that was not shown.
    await expectKeptOut(await browser.post("/api/auth/passkeys/challenge", { password }));
  });

  it("is not reached from another firm by its address, not even to call the demand off", async () => {
    const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
    await want(firmId, -1);
    const { user } = await sessionIn(partner.browser);
    const send = (method: string, path: string, body?: object) =>
      partner.browser.fetch(`/api/firms/${firmId}${path}`, {
        method,
        headers: { "X-Firm": user.id, "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
    await expectKeptOut(await send("GET", ""));
    await expectKeptOut(await send("GET", "/members"));
    await expectKeptOut(await send("PATCH", "", { require_second_factor: false }));
    const other = `/members/${clerk.member.user.id}`;
    await expectKeptOut(await send("PATCH", other, { role: "guest" }));
    await expectKeptOut(await send("DELETE", ""));
  });

  it("answers those who are no members as ever", async () => {
    const { firmId } = await firmWith({ partner: "owner" });
    await want(firmId, -1);
    const { stranger } = await firmWith({ stranger: "owner" });
    expect((await cases(stranger.browser, firmId)).status).toBe(404);
  });
});
