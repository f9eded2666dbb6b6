import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  accessTokens,
  auditEvents,
  firms,
  members,
  outbox,
  passkeys,
  throttle,
} from "../../../app/db/schema.server.ts";
import { changePassword, deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { removePasskey } from "../../../app/services/factors/passkeys.server.ts";
import { deleteExpiredTokens } from "../../../app/services/firms/access-tokens.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { analysed, caseOf } from "../harness/analysis.ts";
import { Browser, errorCode, mailedToken, signedInBrowser } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { sessionIn, withPasskey, working } from "../harness/second-factor.ts";
import { storeCases } from "../harness/stored-cases.ts";

const day = 24 * 60 * 60_000;

type Made = { id: string; token: string; expires_at: string; scopes: string[] };
const make = async ({ browser }: Pick<Seat, "browser">, body: object = {}) => {
  const asked = {
    ...{ name: "Nightly export", scopes: ["read", "write", "export"], password },
    ...body,
  };
  const response = await browser.post("/api/tokens", asked);
  return (await response.json()) as Made;
};

/** A program: no cookies, no word of where it comes from. */
class Program extends Browser {
  private readonly token: string;

  constructor(token: string) {
    super();
    this.token = token;
  }

  override fetch(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${this.token}`);
    headers.set("Sec-Fetch-Site", "cross-site");
    return super.fetch(path, { ...init, headers });
  }
}

const refused = async (program: Browser) => {
  const response = await program.get("/api/cases");
  expect([response.status, await errorCode(response)]).toEqual([401, "signed_out"]);
};

const lacks = async (program: Browser) => {
  const response = await program.get("/api/cases");
  expect([response.status, await errorCode(response)]).toEqual([403, "second_factor_needed"]);
};

describe("a personal access token", () => {
  it("does what its person may, without cookies and from anywhere", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    const program = new Program((await make(associate)).token);
    const { id } = await caseOf(await program.upload(contractFile()));
    await analysed(program, id);
    expect((await program.send("PATCH", `/api/cases/${id}`, { case_type: "Deed" })).status).toBe(
      200,
    );
    for (const part of ["", "/text", "/file", "/report.docx"])
      expect((await program.get(`/api/cases/${id}${part}`)).status).toBe(200);
    expect((await program.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
  });

  it("does no more than its scopes say", async () => {
    const { associate, firmId } = await firmWith({ associate: "lawyer" });
    const [id = ""] = await storeCases(firmId, [{ firm_id: firmId }]);
    await env.FILES.put(`cases/${id}/text`, "Wombat.");
    const calls = {
      read: ["GET", ""],
      write: ["PATCH", "", { case_type: "Deed" }],
      export: ["GET", "/text"],
    } as const;
    for (const scope of ["read", "write", "export"] as const) {
      const program = new Program((await make(associate, { scopes: [scope] })).token);
      for (const [needed, [method, path, body]] of Object.entries(calls)) {
        const response = await program.send(method, `/api/cases/${id}${path}`, body);
        if (needed === scope)
          expect([needed, scope, response.status]).toEqual([needed, scope, 200]);
        else expect([response.status, await errorCode(response)]).toEqual([403, "scope_missing"]);
      }
      // A question needs the scope to read; this case has no analysis to be asked.
      const asked = { question: "which law governs?", case_id: id };
      const { status } = await program.send("POST", "/api/ask", asked);
      expect([scope, status]).toEqual([scope, scope === "read" ? 409 : 403]);
    }
  });

  it("does no more than its person’s role, and sees no more", async () => {
    const { visitor, clerk, firmId } = await firmWith({ visitor: "guest", clerk: "assistant" });
    const walled = await storeMatter(firmId, { restricted: true });
    const [unfiled = "", hidden = ""] = await storeCases(firmId, [
      { firm_id: firmId },
      { firm_id: firmId, matter_id: walled },
    ]);
    const guest = new Program((await make(visitor)).token);
    expect((await guest.get(`/api/cases/${unfiled}`)).status).toBe(404);
    const assistant = new Program((await make(clerk)).token);
    expect((await assistant.get(`/api/cases/${unfiled}`)).status).toBe(200);
    expect((await assistant.get(`/api/cases/${hidden}`)).status).toBe(404);
    const response = await assistant.get(`/api/cases/${unfiled}/file`);
    expect([response.status, await errorCode(response)]).toEqual([403, "forbidden"]);
  });

  it("manages no tokens, members or settings, though its person is an owner", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const { id, token } = await make(partner);
    const program = new Program(token);
    for (const [method, path, body] of [
      ["GET", "/api/tokens"],
      ["POST", "/api/tokens", { name: "More", scopes: ["read"] }],
      ["DELETE", `/api/tokens/${id}`],
      ["GET", `/api/firms/${firmId}/tokens`],
      ["DELETE", `/api/firms/${firmId}/tokens/${id}`],
      ["PATCH", `/api/firms/${firmId}`, { name: "Mine" }],
      ["DELETE", `/api/firms/${firmId}`],
    ] as const) {
      const response = await program.send(method, path, body);
      expect([method, path, response.status, await errorCode(response)]).toEqual([
        ...[method, path, 403, "scope_missing"],
      ]);
    }
    expect((await program.get(`/api/firms/${firmId}/record`)).status).toBe(200);
  });

  it("acts in its own firm only", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const program = new Program((await make(partner)).token);
    const own = partner.member.user.id;
    expect((await program.get("/api/cases", { "X-Firm": firmId })).status).toBe(200);
    expect((await program.get("/api/cases", { "X-Firm": own })).status).toBe(404);
    expect((await program.get(`/api/firms/${own}/record`)).status).toBe(404);
    const { firms } = (await (await program.get("/api/firms")).json()) as { firms: object[] };
    expect(firms).toHaveLength(1);
  });

  it("stands in for a cookie, and never the other way round", async () => {
    const browser = await signedInBrowser();
    for (const value of ["Bearer legalai_stolen", "bearer", "Bearer  "]) {
      const response = await browser.get("/api/cases", { Authorization: value });
      expect([value, response.status]).toEqual([value, 401]);
    }
    await browser.post("/api/auth/sign-out", {});
    const other = await signedInBrowser("other@firm.example");
    const response = await other.fetch("/api/auth/sign-out", {
      method: "POST",
      headers: { Authorization: "Bearer x", "Sec-Fetch-Site": "cross-site" },
    });
    expect(response.status).toBe(204);
    const kept = new Browser().keep("__Host-session", other.cookie("__Host-session") ?? "");
    expect(other.cookie("__Host-session")).toBeUndefined();
    expect((await kept.get("/api/cases")).status).toBe(401);
  });

  it("is shown once and kept as a hash", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    const { token } = await make(associate);
    const rows = JSON.stringify(await database(env).select().from(accessTokens));
    expect(rows).not.toContain(token.slice(8));
    const listed = await (await associate.browser.get("/api/tokens")).text();
    expect(listed).toContain("Nightly export");
    expect(listed).not.toContain(token.slice(8));
  });

  it("ends after 90 days unless another time was asked for, and never after more than a year", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    const days = ({ expires_at }: Made) => Math.round((Date.parse(expires_at) - Date.now()) / day);
    expect(days(await make(associate))).toBe(90);
    const short = await make(associate, { days: 1 });
    expect(days(short)).toBe(1);
    for (const wrong of [{ days: 366 }, { days: 0 }, { days: 1.5 }, { scopes: [] }, { name: " " }])
      expect(
        (await associate.browser.post("/api/tokens", { name: "x", scopes: ["read"], ...wrong }))
          .status,
      ).toBe(400);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + day + 1);
    await refused(new Program(short.token));
    vi.spyOn(Date, "now").mockReturnValue(now + 32 * day);
    await deleteExpiredTokens(env);
    expect(await database(env).select().from(accessTokens)).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it("is refused once it is revoked, by its person or by an owner", async () => {
    const { partner, associate, clerk, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", clerk: "assistant" },
    } as const);
    const [own, others] = [await make(associate), await make(associate)];
    expect((await clerk.browser.send("DELETE", `/api/tokens/${own.id}`)).status).toBe(404);
    expect((await clerk.browser.get(`/api/firms/${firmId}/tokens`)).status).toBe(403);
    expect((await associate.browser.send("DELETE", `/api/tokens/${own.id}`)).status).toBe(204);
    expect(await (await partner.browser.get(`/api/firms/${firmId}/tokens`)).json()).toMatchObject({
      tokens: [{ id: others.id, person: { email: associate.member.user.email } }],
    });
    const revoke = () => partner.browser.send("DELETE", `/api/firms/${firmId}/tokens/${others.id}`);
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(404);
    for (const { token } of [own, others]) await refused(new Program(token));
  });

  it("is refused when its person was removed, is a guest whose time is over, or has no account any more", async () => {
    const { partner, associate, visitor, clerk, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", visitor: "guest", clerk: "assistant" },
    } as const);
    const [ofAssociate, ofVisitor, ofClerk] = [
      await make(associate),
      await make(visitor),
      await make(clerk),
    ];
    const { id } = associate.member.user;
    const removed = await partner.browser.send("DELETE", `/api/firms/${firmId}/members/${id}`);
    expect(removed.status).toBe(204);
    await refused(new Program(ofAssociate.token));
    await database(env)
      .update(members)
      .set({ until: 1 })
      .where(eq(members.user_id, visitor.member.user.id));
    await refused(new Program(ofVisitor.token));
    await deleteAccount(scopeOf(), clerk.member, { password });
    await refused(new Program(ofClerk.token));
    const left = await database(env).select().from(accessTokens);
    expect(left.map((one) => one.user_id)).toEqual([visitor.member.user.id]);
  });

  it("is no way around the second factor that a firm wants", async () => {
    const { associate, firmId } = await firmWith({ associate: "lawyer" });
    const program = new Program((await make(associate)).token);
    const want = (from: number) =>
      database(env).update(firms).set({ second_factor_from: from }).where(eq(firms.id, firmId));
    await want(Date.now() + day);
    expect((await program.get("/api/cases")).status).toBe(200);
    await want(1);
    await lacks(program);
    // What its person has by now is not what the session had shown that made it.
    const of = { user_id: associate.member.user.id, id: "key", name: "Laptop" };
    const passkey = { ...of, public_key: "", counter: 0, created_at: 1 };
    await database(env).insert(passkeys).values(passkey);
    await lacks(program);
  });

  it("made in a session that has shown a second factor works there, as long as its person has one", async () => {
    const { associate, firmId } = await firmWith({ associate: "lawyer" });
    const { device } = await withPasskey(associate.browser);
    const program = new Program((await make(associate)).token);
    await database(env).update(firms).set({ second_factor_from: 1 }).where(eq(firms.id, firmId));
    expect((await program.get("/api/cases")).status).toBe(200);
    const passkey = Buffer.from(device.id).toString("base64url");
    await removePasskey(working(), await sessionIn(associate.browser), { passkey, password });
    await lacks(program);
  });

  it("is not made by a session that has shown less than its person could", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    await withPasskey(associate.browser);
    const browser = new Browser();
    const { email } = associate.member.user;
    await browser.post("/api/auth/sign-in", { email, password });
    const asked = { name: "Nightly", scopes: ["read"], password };
    const response = await browser.post("/api/tokens", asked);
    expect([response.status, await errorCode(response)]).toEqual([403, "second_factor_required"]);
  });

  it("ends with the password that its person had, in every firm, and the mail about that names it", async () => {
    const { associate, partner, firmId } = await firmWith({
      ...{ associate: "lawyer", partner: "owner" },
    } as const);
    const { email } = associate.member.user;
    const [here, others] = [await make(associate), await make(partner)];
    await associate.browser.post(`/api/firms/${associate.member.user.id}/switch`);
    const own = await make(associate, { name: "Own scripts" });
    await new Browser().post("/api/auth/forgot-password", { email });
    const token = await mailedToken(email);
    const reset = { token, password: "a quite different one" };
    expect((await new Browser().post("/api/auth/reset-password", reset)).status).toBe(204);
    for (const one of [here, own]) await refused(new Program(one.token));
    expect((await new Program(others.token).get("/api/cases")).status).toBe(200);
    const mails = await database(env).select().from(outbox);
    const told = mails.filter(({ subject }) => subject === "Your LegalAI password was changed");
    expect(told).toHaveLength(1);
    for (const name of ["“Nightly export” (Banksia Legal)", "“Own scripts”"])
      expect(told[0]?.text).toContain(name);
    const events = await database(env)
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.firm_id, firmId));
    expect(events.at(-1)).toMatchObject({
      ...{ action: "deletion", thing_kind: "token", thing_id: here.id },
    });
  });

  it("ends too when its person changes the password", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    const program = new Program((await make(associate)).token);
    await changePassword(scopeOf(), await sessionIn(associate.browser), {
      ...{ current_password: password, password: "a quite different one" },
    });
    await refused(program);
  });

  it("waits when it asks too much, and holds up no other", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    const [busy, quiet] = [await make(associate), await make(associate)];
    await database(env)
      .insert(throttle)
      .values({ key: `token:${busy.id}`, tokens: 0, refilled_at: Date.now() + 60_000 });
    const response = await new Program(busy.token).get("/api/cases");
    expect([response.status, await errorCode(response)]).toEqual([429, "too_many_requests"]);
    expect((await new Program(quiet.token).get("/api/cases")).status).toBe(200);
  });

  it("says when it was last used, and is named in the record", async () => {
    const { associate } = await firmWith({ associate: "lawyer" });
    const { id, token } = await make(associate);
    await new Program(token).upload(contractFile());
    expect(await (await associate.browser.get("/api/tokens")).json()).toMatchObject({
      tokens: [{ id, last_used_at: expect.any(String) }],
    });
    await associate.browser.send("DELETE", `/api/tokens/${id}`);
    const events = await database(env).select().from(auditEvents).orderBy(auditEvents.seq);
    expect(events.slice(-3)).toMatchObject([
      { action: "creation", thing_kind: "token", thing_id: id, token_id: null },
      { action: "upload", token_id: id, actor_id: associate.member.user.id },
      { action: "deletion", thing_kind: "token", thing_id: id, token_id: null },
    ]);
  });
});
