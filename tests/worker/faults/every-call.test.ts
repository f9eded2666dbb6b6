import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { throttle } from "../../../app/db/schema.server.ts";
import { calls as described } from "../../../workers/api/calls.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { letterhead } from "../../fixtures/letterhead.ts";
import { pdfOf } from "../../fixtures/pdf.ts";
import { pageOf } from "../../fixtures/scans.ts";
import { secondDraft } from "../../fixtures/second-draft.ts";
import { ofShare } from "../../shares.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { Browser, errorCode, mailedToken, signedInBrowser } from "../harness/browser.ts";
import { firmWith, storeMember } from "../harness/firms.ts";
import { PasskeyDevice } from "../harness/passkey-device.ts";
import { codeNow, withAuthenticator } from "../harness/second-factor.ts";
import { services } from "../playbooks/written.ts";
import { uploadScan } from "../scans/scanned.ts";

const calls = described.map((one) => ({
  ...one,
  call: `${one.method} ${one.path}`,
  path: `/api${one.path}`,
}));
const named = new Map(calls.map((one) => [one.call, one]));
const changes = calls.filter(({ method }) => method !== "GET");
const withJson = calls.filter(({ body }) => body);
const ofSignedIn = calls.filter(({ signedIn }) => signedIn);
const ofOneCase = calls.filter(({ path }) => path.startsWith("/api/cases/{id}"));
const nobodys = "00000000-0000-4000-8000-000000000000";
const at = (path: string, ...ids: string[]) => {
  const left = [...ids];
  const usual = { "{number}": "2" } as Record<string, string>;
  return path.replaceAll(/\{\w+\}/g, (name) => left.shift() ?? usual[name] ?? nobodys);
};

/** A body for the calls of one case that their schema accepts. */
const bodies: Record<string, object> = {
  "PATCH /cases/{id}": { case_name: "Mine now" },
  "PATCH /cases/{id}/flags/{flagId}": { state: "accepted", version: 0 },
  "POST /cases/{id}/flags": {
    ...{ start: 0, end: 1, quote: "S", clauseTitle: "Mine", riskLevel: "Low" },
  },
  "PATCH /cases/{id}/flags": { flags: [{ id: "x", version: 0 }], state: "accepted" },
  "PATCH /cases/{id}/edits": { note: "Mine.", version: 0 },
  "POST /cases/{id}/dates": { date: "2027-05-03", what: "Mine." },
  "PATCH /cases/{id}/dates/{dateId}": { state: "dismissed", version: 1 },
  "POST /cases/{id}/comments": { text: "Mine." },
  "PATCH /comments/{id}": { text: "Mine." },
  "PUT /cases/{id}/playbook": { playbook_id: null },
  "PUT /cases/{id}/playbook/overrides": { rule_id: "cap", result: "met", reason: "So." },
  "POST /playbooks": services,
  "PUT /playbooks/{id}": services,
  "PUT /cases/{id}/reviews": { quote: "words", clauseTitle: "Indemnity", state: "accepted" },
};

describe("every call of the API", () => {
  it("answers as described when all is well", async () => {
    const seen = new Set<string>();
    const email = "solicitor@firm.example";
    const password = "correct horse battery";
    const browser = new Browser();
    const did = (call: string, response: Response) => {
      expect([call, response.status]).toEqual([call, named.get(call)?.status ?? 200]);
      seen.add(call);
      return response;
    };
    const call = async (name: string, body?: object, ...ids: string[]) => {
      const [method = "", path = ""] = name.split(" ");
      return did(name, await browser.send(method, `/api${at(path, ...ids)}`, body));
    };

    await call("GET /health");
    await call("GET /openapi.json");
    await call("POST /contacts", {
      ...{ lead_type: "contact_form", business_name: "Firm", enquiry_type: "seo", message: "Hi" },
    });
    await call("POST /auth/sign-up", { email, password });
    await call("POST /auth/confirm", { token: await mailedToken(email) });
    await call("POST /auth/forgot-password", { email });
    await call("POST /auth/reset-password", { token: await mailedToken(email), password });
    await call("POST /auth/sign-in", { email, password });
    const device = new PasskeyDevice();
    const asked = await call("POST /auth/passkeys/challenge", { password });
    const made = await device.create((await asked.json()) as Parameters<typeof device.create>[0]);
    await call("POST /auth/passkeys", { name: "My laptop", ...made });
    const who = await call("POST /auth/passkey/challenge");
    const signed = await device.get((await who.json()) as Parameters<typeof device.get>[0]);
    await call("POST /auth/passkey", signed);
    const { secret } = await withAuthenticator(browser);
    await browser.post("/api/auth/sign-in", { email, password });
    await call("POST /auth/second-factor", { code: codeNow(secret) });
    const credential = Buffer.from(device.id).toString("base64url");
    await call("DELETE /auth/passkeys/{passkeyId}", undefined, credential);
    await call("GET /auth/user");
    await call("GET /account");
    await (await call("POST /account/data")).arrayBuffer();
    await call("PATCH /account", { name: "Nia", mails: false });
    await call("GET /account/retention");
    await call("PATCH /account/retention", { originals: "90_days" });
    const { firm } = (await (await call("POST /firms", { name: "Banksia Legal" })).json()) as {
      firm: { id: string };
    };
    await call("POST /firms/{id}/switch", undefined, firm.id);
    await call("GET /firms");
    await call("GET /firms/{id}", undefined, firm.id);
    await call("PATCH /firms/{id}", { time_zone: "Australia/Perth" }, firm.id);
    await call("GET /firms/{id}/members", undefined, firm.id);
    const colleague = await storeMember(firm.id, "lawyer");
    await call(
      "PATCH /firms/{id}/members/{userId}",
      { role: "owner", password },
      firm.id,
      colleague,
    );
    await call("DELETE /firms/{id}/members/{userId}", undefined, firm.id, colleague);
    for (const part of ["", ".csv", "/verify"])
      await call(`GET /firms/{id}/record${part}`, undefined, firm.id);
    for (const by of ["person", "owner"]) {
      const made = await call("POST /tokens", { name: "Nightly", scopes: ["read"] });
      const token = ((await made.json()) as { id: string }).id;
      await call("GET /tokens");
      await call("GET /firms/{id}/tokens", undefined, firm.id);
      if (by === "person") await call("DELETE /tokens/{id}", undefined, token);
      else await call("DELETE /firms/{id}/tokens/{tokenId}", undefined, firm.id, token);
    }
    const paper = await browser.put(`/api/firms/${firm.id}/letterhead`, await letterhead());
    did("PUT /firms/{id}/letterhead", paper);
    await call("GET /firms/{id}/letterhead", undefined, firm.id);
    await call("GET /firms/{id}/letterhead.docx", undefined, firm.id);
    await call("DELETE /firms/{id}/letterhead", undefined, firm.id);
    const hook = { url: "https://hooks.firm.example/legalai", events: ["case.analysed"] };
    const hooked = await call("POST /firms/{id}/webhooks", hook, firm.id);
    const { webhook } = (await hooked.json()) as { webhook: { id: string } };
    await call("GET /firms/{id}/webhooks", undefined, firm.id);
    const ofHook = [firm.id, webhook.id] as const;
    await call("PATCH /firms/{id}/webhooks/{webhookId}", { disabled: false }, ...ofHook);
    await call("POST /firms/{id}/webhooks/{webhookId}/test", undefined, ...ofHook);
    await call("GET /firms/{id}/webhooks/{webhookId}/deliveries", undefined, ...ofHook);
    await call("DELETE /firms/{id}/webhooks/{webhookId}", undefined, ...ofHook);
    const role = "lawyer";
    await call("POST /firms/{id}/invitations", { email: "a@b.example", role }, firm.id);
    const waiting = await call("GET /firms/{id}/invitations", undefined, firm.id);
    const { invitations } = (await waiting.json()) as { invitations: { id: string }[] };
    const withdraw = "DELETE /firms/{id}/invitations/{invitationId}";
    await call(withdraw, undefined, firm.id, invitations[0]?.id ?? "");
    const { partner } = await firmWith({ partner: "owner" });
    const other = partner.member.firm.id;
    await partner.browser.post(`/api/firms/${other}/invitations`, { email, role });
    await call("POST /invitations/accept", { token: await mailedToken(email) });
    await call("DELETE /firms/{id}", undefined, firm.id);
    const upload = did("POST /cases", await browser.upload(contractFile()));
    const { id } = await caseOf(upload);
    const [flag] = (await analysed(browser, id)).risk_flags;
    const { quote, clauseTitle } = flag ?? {};
    await call("GET /cases");
    await call("GET /cases/stats");
    await call("GET /cases/types");
    await call("GET /cases/{id}", undefined, id);
    await call("PATCH /cases/{id}", { case_type: "Services" }, id);
    await call("GET /cases/{id}/file", undefined, id);
    await call("GET /cases/{id}/text", undefined, id);
    await call("GET /cases/{id}/dates", undefined, id);
    const ownDate = { date: "2027-05-03", what: "Settlement" };
    const noted = await call("POST /cases/{id}/dates", ownDate, id);
    const { date: settlement } = (await noted.json()) as { date: { id: string } };
    await call("GET /dates");
    await call("GET /cases/{id}/dates/{dateId}.ics", undefined, id, settlement.id);
    const fed = await call("POST /calendars", { name: "Mine" });
    const { calendar } = (await fed.json()) as { calendar: { id: string } };
    await call("GET /calendars");
    await call("DELETE /calendars/{id}", undefined, calendar.id);
    const dismissed = { state: "dismissed", version: 1 };
    await call("PATCH /cases/{id}/dates/{dateId}", dismissed, id, settlement.id);
    const pdf = new File([new Uint8Array(await pdfOf("The fee is $5."))], "fee.pdf");
    const looked = await caseOf(await browser.upload(pdf));
    await call("GET /cases/{id}/pages", undefined, looked.id);
    await call("PUT /cases/{id}/reviews", { quote, clauseTitle, state: "accepted" }, id);
    await call(
      "PATCH /cases/{id}/flags/{flagId}",
      { state: "open", version: 1 },
      id,
      flag?.id ?? "",
    );
    const flags = [{ id: flag?.id ?? "", version: 2 }];
    await call("PATCH /cases/{id}/flags", { flags, hidden: true }, id);
    const ownFlag = { quote: "SERVICES", start: 0, end: 8, clauseTitle: "Title", riskLevel: "Low" };
    const added = await call("POST /cases/{id}/flags", ownFlag, id);
    const { flag: own } = (await added.json()) as { flag: { id: string } };
    await call("DELETE /cases/{id}/flags/{flagId}", undefined, id, own.id);
    await call("PATCH /cases/{id}/edits", { note: "Call them.", version: 0 }, id);
    await call("POST /cases/{id}/undo", undefined, id);
    const said = await call("POST /cases/{id}/comments", { text: "Please look." }, id);
    const { comment } = (await said.json()) as { comment: { id: string } };
    await call("GET /cases/{id}/comments", undefined, id);
    await call("POST /cases/{id}/comments/read", undefined, id);
    await call("GET /cases/{id}/stamp", undefined, id);
    await call("PATCH /comments/{id}", { text: "Please read." }, comment.id);
    await call("DELETE /comments/{id}", undefined, comment.id);
    const opened = await call("POST /matters", { name: "The lease" });
    const { matter } = (await opened.json()) as { matter: { id: string } };
    await call("GET /matters");
    await call("GET /matters/{id}", undefined, matter.id);
    await call("PATCH /matters/{id}", { number: "7" }, matter.id);
    await call("POST /cases/move", { ids: [id], matter_id: matter.id });
    await call("GET /matters/{id}/record", undefined, matter.id);
    await call("DELETE /matters/{id}", undefined, matter.id);
    const kept = await call("POST /playbooks", services);
    const { playbook } = (await kept.json()) as { playbook: { id: string } };
    await call("GET /playbooks");
    await call("GET /playbooks/{id}", undefined, playbook.id);
    for (const type of ["xlsx", "json"])
      await call(`GET /playbooks/{id}.${type}`, undefined, playbook.id);
    const table = new FormData();
    table.set("file", new File([JSON.stringify(services)], "Services.json"));
    did(
      "POST /playbooks/import",
      await browser.fetch("/api/playbooks/import", { method: "POST", body: table }),
    );
    await call("PUT /playbooks/{id}", { ...services, version: 1 }, playbook.id);
    await call("PUT /cases/{id}/playbook", { playbook_id: playbook.id }, id);
    const overruled = { rule_id: "cap", result: "met", reason: "Agreed by telephone." };
    await call("PUT /cases/{id}/playbook/overrides", overruled, id);
    await call("GET /cases/{id}/playbook", undefined, id);
    await call("DELETE /playbooks/{id}", undefined, playbook.id);
    const scan = await uploadScan(browser);
    await call("PUT /cases/{id}/scan", { pages: [pageOf("The Supplier must pay.")] }, scan.id);
    await call("GET /cases/{id}/scan", undefined, scan.id);
    await call("GET /waiting");
    await call("GET /cases/{id}/report.docx", undefined, id);
    await call("GET /cases/{id}/letter.docx", undefined, id);
    await call("GET /cases/{id}/marked.docx", undefined, id);
    await call("POST /cases/{id}/analyse", undefined, id);
    await analysed(browser, id);
    const address = `/api/cases/${id}/versions`;
    const next = await browser.sendFile("POST", address, secondDraft());
    did("POST /cases/{id}/versions", next);
    await analysed(browser, id);
    await call("GET /cases/{id}/versions", undefined, id);
    await call("GET /cases/{id}/compare", undefined, id);
    await did("GET /search", await browser.get("/api/search?q=harbour"));
    await call("POST /ask", { question: "which law governs?", case_id: id });
    await call("DELETE /cases/{id}/versions/{number}", undefined, id);
    await call("POST /cases/delete", { ids: [id] });
    await call("POST /cases/restore", { ids: [id] });
    await call("DELETE /cases/{id}", undefined, id);
    await call("DELETE /account", { password });
    await call("POST /auth/sign-out");
    expect([...seen].toSorted()).toEqual([...named.keys()].toSorted());
  });

  it("wants a session where it is about somebody's own", async () => {
    for (const { method, path, call } of ofSignedIn) {
      const response = await new Browser().send(method, at(path), bodies[call]);
      expect([call, response.status, await errorCode(response)]).toEqual([call, 401, "signed_out"]);
    }
  });

  it("refuses a change that another site asks for", async () => {
    for (const { method, path, call } of changes) {
      const response = await new Browser().fetch(at(path), {
        method,
        headers: { "Sec-Fetch-Site": "cross-site", "Content-Type": "application/json" },
        body: JSON.stringify(bodies[call] ?? {}),
      });
      expect([call, response.status, await errorCode(response)]).toEqual([
        call,
        403,
        "not_same_origin",
      ]);
    }
  });

  it.each(changes)(
    "$call asks those to wait who send very much",
    async ({ method, path, call }) => {
      const spent = { ...env, RATE_LIMIT: { limit: async () => ({ success: false }) } };
      const response = await new Browser(spent).send(method, at(path), bodies[call]);
      expect([response.status, await errorCode(response)]).toEqual([429, "too_many_requests"]);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    },
  );

  it.each(ofShare(withJson, "bodies", inject("share")))(
    "$call says what is wrong with a body, of a seventh each day",
    async ({ method, path, maxBytes }) => {
      const browser = await signedInBrowser();
      const { user } = (await (await browser.get("/api/auth/user")).json()) as {
        user: { id: string };
      };
      // Their firm has their own id.
      const ids = path.includes("/cases/{id}") ? [(await uploadContract(browser)).id] : [user.id];
      const send = async (type: string, body: string) => {
        const headers = { "Content-Type": type };
        return (await browser.fetch(at(path, ...ids), { method, headers, body })).status;
      };
      expect(await send("text/plain", "{}")).toBe(415);
      expect(await send("application/json", "{")).toBe(400);
      expect(await send("application/json", '{"nobody_knows":1}')).toBe(400);
      expect(await send("application/json", '"words"')).toBe(400);
      expect(await send("application/json", `"${"x".repeat(maxBytes ?? 70_000)}"`)).toBe(413);
    },
  );
});

describe("every address of the API", () => {
  it("names its methods to all others", async () => {
    const browser = await signedInBrowser();
    for (const path of new Set(calls.map((one) => one.path))) {
      const known: string[] = calls.filter((one) => one.path === path).map(({ method }) => method);
      const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
        (one) => !known.includes(one),
      );
      for (const method of others) {
        const response = await browser.send(method, at(path));
        expect([method, path, response.status]).toEqual([method, path, 405]);
        const allowed = response.headers.get("Allow")?.split(", ") ?? [];
        expect(allowed.filter((one) => one !== "HEAD").toSorted()).toEqual(known.toSorted());
      }
    }
  });
});

describe("a case", () => {
  it("answers a stranger in every call as if it did not exist", async () => {
    const owner = await signedInBrowser();
    const { id } = await uploadContract(owner);
    const before = await analysed(owner, id);
    const stranger = await signedInBrowser("stranger@firm.example");
    for (const { call, method, path } of ofOneCase) {
      const answer = async (which: string) => {
        const response = await stranger.send(method, at(path, which), bodies[call]);
        const { error } = (await response.json()) as { error: object };
        return [call, response.status, [...response.headers.keys()], { ...error, requestId: "" }];
      };
      expect(await answer(id)).toEqual(await answer(nobodys));
      expect((await answer(id))[1]).toBe(404);
    }
    expect(await caseOf(await owner.get(`/api/cases/${id}`))).toEqual(before);
    expect((await stranger.get("/api/cases/not-a-case")).status).toBe(404);
  });

  it("is not made or analysed by a user whose documents of the day are used up", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await database(env).update(throttle).set({ tokens: 0, refilled_at: Date.now() });
    for (const response of [
      await browser.upload(contractFile()),
      await browser.post(`/api/cases/${id}/analyse`),
    ]) {
      expect([response.status, await errorCode(response)]).toEqual([429, "too_many_requests"]);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  });

  it("is not made again by a repeated request once it was deleted", async () => {
    const browser = await signedInBrowser();
    const once = { "Idempotency-Key": "the same click" };
    const { id } = await caseOf(await browser.upload(contractFile(), {}, once));
    await browser.post("/api/cases/delete", { ids: [id] });
    const repeated = await browser.upload(contractFile(), {}, once);
    expect([repeated.status, await errorCode(repeated)]).toEqual([409, "conflict"]);
  });
});
