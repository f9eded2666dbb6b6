import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, webhookDeliveries } from "../../../app/db/schema.server.ts";
import type { Delivery, Webhook } from "../../../app/schemas/webhook.ts";
import { failAttempt } from "../../../app/services/analysis/attempts.server.ts";
import { withLimits } from "../../../app/services/limits.ts";
import {
  deleteOldDeliveries,
  deliverEveryWebhook,
  deliverWebhooks,
} from "../../../app/services/webhooks/delivery.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { password } from "../harness/accounts.ts";
import { analysed, caseOf } from "../harness/analysis.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { resolver } from "../harness/outside/resolver.ts";
import { platform } from "../harness/platform.ts";
import { settings } from "../harness/settings.ts";
import { storeCases } from "../harness/stored-cases.ts";

const minute = 60_000;
const url = "https://hooks.firm.com.au/legalai";
const all = ["case.analysed", "case.failed", "flag.decided"];

type Told = {
  headers: Headers;
  body: { type: string; data: Record<string, string> };
  text: string;
};
let told: Told[] = [];
let answer: () => Response | Promise<Response> = () => new Response("thanks");

beforeEach(() => {
  told = [];
  answer = () => new Response("thanks");
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked, init) => {
    if (String(asked) !== url) return fetch(asked, init);
    expect(init).toMatchObject({ method: "POST", redirect: "manual" });
    const text = String(init?.body);
    told.push({ headers: new Headers(init?.headers), body: JSON.parse(text), text });
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const notReached = "Not reached: no server of the internet answered there within 10 seconds";

type Made = { webhook: Webhook; secret: string };
const make = async ({ browser, member }: Seat, events = all) =>
  (await (
    await browser.post(`/api/firms/${member.firm.id}/webhooks`, { url, events, password })
  ).json()) as Made;

const deliveries = () => database(env).select().from(webhookDeliveries);
const types = async () => (await deliveries()).map(({ type }) => type).toSorted();

describe("a webhook", () => {
  it("is told that a document was analysed, that it was not, and what was decided, by ids alone", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    await make(partner);
    const { id } = await caseOf(await partner.browser.upload(contractFile("Harbour Deed.txt")));
    const [flag] = (await analysed(partner.browser, id)).risk_flags;
    const decide = (state: string) =>
      partner.browser.send("PUT", `/api/cases/${id}/reviews`, {
        ...{ quote: flag?.quote, clauseTitle: flag?.clauseTitle, state, reason: "Croissants" },
      });
    await decide("dismissed");
    await decide("dismissed");
    const [failing = ""] = await storeCases(firmId, [{ firm_id: firmId, status: "analyzing" }]);
    const failure = { code: "damaged", message: "It is damaged." } as const;
    for (let i = 0; i < 2; i++) await failAttempt(env, { caseId: failing, attempt: 1 }, failure);
    await failAttempt(env, { caseId: failing, attempt: 9 }, failure);
    expect(await types()).toEqual(["case.analysed", "case.failed", "flag.decided"]);

    const there = platform(env);
    await deliverEveryWebhook(there.env);
    await there.settle();
    const data = { firm_id: firmId, case_id: id };
    const bodies = Map.groupBy(told, ({ body }) => body.type);
    expect(bodies.get("case.analysed")?.[0]?.body.data).toEqual(data);
    expect(bodies.get("flag.decided")?.[0]?.body.data).toEqual({
      ...{ ...data, flag_id: flag?.id, state: "dismissed" },
    });
    expect(bodies.get("case.failed")?.[0]?.body.data).toEqual({
      ...{ firm_id: firmId, case_id: failing, failure: "damaged" },
    });
    for (const { text } of told)
      for (const word of ["Harbour", "Croissants", flag?.quote ?? ""])
        expect(text).not.toContain(word);
    expect((await deliveries()).every(({ status }) => status === "sent")).toBe(true);
  });

  it("is told what it wants to know alone, while it is on, of its own firm", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    await make(partner, ["case.analysed"]);
    const off = await make(partner);
    const path = `/api/firms/${firmId}/webhooks/${off.webhook.id}`;
    expect((await partner.browser.send("PATCH", path, { disabled: true })).status).toBe(200);
    const [own = ""] = await storeCases(firmId, [{ firm_id: firmId, status: "analyzing" }]);
    const [others = ""] = await storeCases("others", [{ status: "analyzing" }]);
    for (const caseId of [own, others])
      await failAttempt(env, { caseId, attempt: 1 }, { code: "damaged", message: "" });
    expect(await types()).toEqual([]);
    expect((await partner.browser.post(`${path}/test`)).status).toBe(409);
    await partner.browser.send("PATCH", path, {
      disabled: false,
      events: ["case.failed"],
      password,
    });
    await env.DB.prepare("UPDATE legal_cases SET status = 'analyzing'").run();
    await failAttempt(env, { caseId: own, attempt: 1 }, { code: "damaged", message: "" });
    expect(await types()).toEqual(["case.failed"]);
  });

  it("is told signed, so that it can check who says so, and when", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const { webhook, secret } = await make(partner);
    const path = `/api/firms/${firmId}/webhooks/${webhook.id}`;
    const response = await partner.browser.post(`${path}/test`);
    const { delivery } = (await response.json()) as { delivery: Delivery };
    expect(delivery).toMatchObject({ type: "webhook.test", status: "sent", answered: "HTTP 200" });
    const [{ headers, text } = { headers: new Headers(), text: "" }] = told;
    const [id, at] = [headers.get("webhook-id"), headers.get("webhook-timestamp")];
    expect(id).toBe(delivery.id);
    expect(Math.abs(Number(at) * 1000 - Date.now())).toBeLessThan(minute);
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const signed = createHmac("sha256", key).update(`${id}.${at}.${text}`).digest("base64");
    expect(headers.get("webhook-signature")).toBe(`v1,${signed}`);
    const log = (await (await partner.browser.get(`${path}/deliveries`)).json()) as object;
    expect(log).toMatchObject({ deliveries: [{ id: delivery.id, next_at: null }] });
    expect(await (await partner.browser.get(`/api/firms/${firmId}/webhooks`)).text()).not.toContain(
      secret,
    );
  });

  it.each([
    ["an error", () => new Response("x".repeat(99), { status: 500 }), "HTTP 500"],
    [
      "a redirect, which is not followed",
      () => new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } }),
      "HTTP 302: a redirect, which is not followed",
    ],
    ["nothing", () => Promise.reject(new TypeError("connection lost")), notReached],
    ["nothing in time", () => Promise.reject(new DOMException("", "TimeoutError")), notReached],
  ])("that answers %s is told again, later and later, for a day", async (_, says, answered) => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const { webhook } = await make(partner);
    answer = says;
    const now = Date.now();
    await partner.browser.post(`/api/firms/${firmId}/webhooks/${webhook.id}/test`);
    const [first] = await deliveries();
    expect(first).toMatchObject({ status: "due", attempts: 1, answered });
    const gaps: number[] = [];
    for (let at = first?.due_at ?? 0; told.length < 40; ) {
      vi.spyOn(Date, "now").mockReturnValue(at);
      await deliverWebhooks(env, [first?.id ?? ""]);
      const [row] = await deliveries();
      if (row?.status !== "due") break;
      gaps.push(Math.round((row.due_at - at) / minute));
      at = row.due_at;
    }
    expect(gaps.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect(Date.now() - now).toBeGreaterThan(24 * 60 * minute);
    expect(await deliveries()).toMatchObject([{ status: "dead", answered }]);
    expect(new Set(told.map(({ headers }) => headers.get("webhook-id"))).size).toBe(1);
    vi.spyOn(Date, "now").mockReturnValue(now + 32 * 24 * 60 * minute);
    await deleteOldDeliveries(env);
    expect(await deliveries()).toEqual([]);
  });

  it("is told once, whoever delivers at the same time", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    await make(partner);
    const [id = ""] = await storeCases(firmId, [{ firm_id: firmId, status: "analyzing" }]);
    await failAttempt(env, { caseId: id, attempt: 1 }, { code: "damaged", message: "" });
    const [row] = await deliveries();
    await Promise.all([1, 2, 3].map(() => deliverWebhooks(withLimits(env), [row?.id ?? ""])));
    expect(told).toHaveLength(1);
  });

  it("never goes into a private network, also when its name leads there later", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const path = `/api/firms/${firmId}/webhooks`;
    for (const inside of ["https://127.0.0.1", "http://hooks.firm.com.au", "https://db.internal"]) {
      const response = await partner.browser.post(path, { url: inside, events: all, password });
      expect([response.status, await errorCode(response)]).toEqual([400, "invalid_input"]);
    }
    const { webhook } = await make(partner);
    const change = { url: "https://printer.local", password };
    expect((await partner.browser.send("PATCH", `${path}/${webhook.id}`, change)).status).toBe(400);
    for (const inside of [["8.8.8.8", "10.0.0.7"], ["fd00::7"]]) {
      resolver.leadsTo = inside;
      await partner.browser.post(`${path}/${webhook.id}/test`);
    }
    expect(told).toEqual([]);
    expect((await deliveries()).map(({ answered }) => answered)).toEqual(Array(2).fill(notReached));
    // A name that cannot be looked up, or has no address, might lead there.
    for (const none of [null, []]) {
      resolver.leadsTo = none;
      await partner.browser.post(`${path}/${webhook.id}/test`);
    }
    expect(told).toEqual([]);
    expect(new Set((await deliveries()).map(({ answered }) => answered))).toEqual(
      new Set([notReached]),
    );
  });

  it.each([
    ["one of several addresses is private", ["8.8.4.4", "192.168.1.20"]],
    ["it leads to this machine", ["::1"]],
    ["it has no address", []],
    ["it cannot be looked up", null],
  ])("is not made or changed, with one answer, where of its name %s", async (_, inside) => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const { webhook } = await make(partner);
    settings.SITE_URL = "https://legalai.example";
    resolver.leadsTo = inside;
    const path = `/api/firms/${firmId}/webhooks`;
    const elsewhere = { url: "https://intranet.firm.com.au/in", password };
    const made = await partner.browser.post(path, { ...elsewhere, events: all });
    const changed = await partner.browser.send("PATCH", `${path}/${webhook.id}`, elsewhere);
    const sentence =
      "No server of the internet was found by this name. Check it, or try again later.";
    for (const response of [made, changed]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { code: "invalid_input", message: sentence, fields: { url: [sentence] } },
      });
    }
    // What does not touch the address is done all the same.
    const off = { disabled: true };
    expect((await partner.browser.send("PATCH", `${path}/${webhook.id}`, off)).status).toBe(200);
    const listed = (await (await partner.browser.get(path)).json()) as { webhooks: Webhook[] };
    expect(listed.webhooks.map((one) => one.url)).toEqual([url]);
  });

  it("is made on localhost for a name that cannot be looked up there, and told nothing", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    resolver.leadsTo = null;
    const { webhook } = await make(partner);
    await partner.browser.post(`/api/firms/${firmId}/webhooks/${webhook.id}/test`);
    expect(told).toEqual([]);
    expect(await deliveries()).toMatchObject([{ answered: notReached }]);
  });

  it("is the owners’ to make, change, test and delete, and the record tells of it", async () => {
    const { partner, associate, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer" },
    } as const);
    const { stranger } = await firmWith({ stranger: "owner" });
    const { webhook } = await make(partner);
    const path = `/api/firms/${firmId}/webhooks`;
    const calls = [
      ["GET", path],
      ["POST", path, { url, events: all, password }],
      ["PATCH", `${path}/${webhook.id}`, { events: ["case.failed"], password }],
      ["POST", `${path}/${webhook.id}/test`],
      ["GET", `${path}/${webhook.id}/deliveries`],
      ["DELETE", `${path}/${webhook.id}`],
    ] as const;
    for (const [method, at, body] of calls) {
      expect([at, (await associate.browser.send(method, at, body)).status]).toEqual([at, 403]);
      expect([at, (await stranger.browser.send(method, at, body)).status]).toEqual([at, 404]);
    }
    // Of another firm's webhook, an owner of one's own is told nothing either.
    const own = path.replace(firmId, stranger.member.firm.id);
    for (const [method, at, body] of calls.slice(2))
      expect((await stranger.browser.send(method, at.replace(path, own), body)).status).toBe(404);
    for (const [method, at, body] of calls)
      expect((await partner.browser.send(method, at, body)).status).toBeLessThan(300);
    expect(await deliveries()).toEqual([]);
    const events = await database(env).select().from(auditEvents);
    const ofWebhooks = events.filter(({ thing_kind }) => thing_kind === "webhook");
    expect(ofWebhooks.map(({ action }) => action)).toEqual([
      ...["creation", "creation", "change", "deletion"],
    ]);
  });

  it("is one of twenty at most", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    for (let i = 0; i < 20; i++) await make(partner);
    const path = `/api/firms/${firmId}/webhooks`;
    expect((await partner.browser.post(path, { url, events: all, password })).status).toBe(409);
  });
});
