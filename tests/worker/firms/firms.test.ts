import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms } from "../../../app/db/schema.server.ts";
import { errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWith, type Seat } from "../harness/firms.ts";

const day = 24 * 60 * 60_000;
const firmsOf = async ({ browser }: Pick<Seat, "browser">) =>
  ((await (await browser.get("/api/firms")).json()) as { firms: object[] }).firms;

describe("somebody's firms", () => {
  it("are their own and those that they joined, each with their role", async () => {
    const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
    const banksia = { id: firmId, name: "Banksia Legal" };
    expect(await firmsOf(partner)).toEqual([
      { ...banksia, role: "owner" },
      expect.objectContaining({ id: partner.member.user.id, role: "owner" }),
    ]);
    expect(await firmsOf(clerk)).toContainEqual({ ...banksia, role: "assistant" });
  });

  it("can be more, ten at most that they own", async () => {
    const browser = await signedInBrowser();
    const made = await browser.post("/api/firms", { name: " Torrens Chambers " });
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({ firm: { name: "Torrens Chambers", role: "owner" } });
    for (let i = 0; i < 8; i++) await browser.post("/api/firms", { name: `Firm ${i}` });
    const refused = await browser.post("/api/firms", { name: "One too many" });
    expect([refused.status, await errorCode(refused)]).toEqual([409, "conflict"]);
    expect(await firmsOf({ browser })).toHaveLength(10);
  });

  it("are switched between, and none of others' can be", async () => {
    const { clerk, firmId } = await firmWith({ clerk: "assistant" });
    const own = clerk.member.user.id;
    await database(env).update(firms).set({ name: "Her own" });
    await clerk.browser.post(`/api/firms/${own}/switch`);
    await clerk.browser.upload(new File(["A paper of her own."], "Own.txt"));
    await clerk.browser.post(`/api/firms/${firmId}/switch`);
    const cases = async () =>
      ((await (await clerk.browser.get("/api/cases")).json()) as { cases: object[] }).cases.length;
    expect(await cases()).toBe(0);
    expect((await clerk.browser.post(`/api/firms/${own}/switch`)).status).toBe(204);
    expect(await cases()).toBe(1);
    expect((await clerk.browser.post(`/api/firms/${firmId}/switch`)).status).toBe(204);
    expect(await cases()).toBe(0);
    const { boss } = await firmWith({ boss: "owner" });
    const foreign = await boss.browser.post(`/api/firms/${own}/switch`);
    expect(foreign.status).toBe(404);
  });
});

describe("how a firm is set", () => {
  it("is changed by its owners alone, also while they act in another firm", async () => {
    const { partner, associate, outsider, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", outsider: "owner" },
    } as const);
    const change = { name: "Banksia & Wattle", time_zone: "Australia/Perth", password_length: 12 };
    await partner.browser.post(`/api/firms/${partner.member.user.id}/switch`);
    const changed = await partner.browser.send("PATCH", `/api/firms/${firmId}`, change);
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ firm: { id: firmId, ...change } });
    const refused = await associate.browser.send("PATCH", `/api/firms/${firmId}`, change);
    expect([refused.status, await errorCode(refused)]).toEqual([403, "forbidden"]);
    const seen = await associate.browser.get(`/api/firms/${firmId}`);
    expect(await seen.json()).toMatchObject({ firm: { ...change, role: "lawyer" } });
    const stranger = await signedInBrowser("stranger@other.example");
    for (const response of [
      await stranger.send("PATCH", `/api/firms/${firmId}`, change),
      await stranger.get(`/api/firms/${firmId}`),
      await outsider.browser.get(`/api/firms/${partner.member.user.id}`),
    ])
      expect(response.status).toBe(404);
  });

  it("takes only what makes sense", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    for (const change of [
      ...[{}, { name: "" }, { name: "x".repeat(101) }, { name: "a\nb" }, { erasing_at: 1 }],
      ...[{ time_zone: "Sydney" }, { time_zone: "+10:00" }, { time_zone: "" }],
      ...[{ password_length: 5 }, { password_length: 65 }, { password_length: 8.5 }],
    ])
      expect([
        change,
        (await partner.browser.send("PATCH", `/api/firms/${firmId}`, change)).status,
      ]).toEqual([change, 400]);
  });

  it("demands a second factor with seven days’ notice, which a second demand does not put off", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const demand = async (require_second_factor: boolean) => {
      const path = `/api/firms/${firmId}`;
      const response = await partner.browser.send("PATCH", path, { require_second_factor });
      return ((await response.json()) as { firm: { second_factor_from: string | null } }).firm
        .second_factor_from;
    };
    const from = await demand(true);
    expect(Date.parse(from ?? "") - Date.now()).toBeGreaterThan(7 * day - 60_000);
    expect(await demand(true)).toBe(from);
    expect(await demand(false)).toBeNull();
  });
});
