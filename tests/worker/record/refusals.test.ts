import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { refusals } from "../../../app/db/schema.server.ts";
import type { ListedEvent } from "../../../app/schemas/record.ts";
import { deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { tellRefusals } from "../../../app/services/record/refusals.server.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { afterAnswers } from "../harness/answers.ts";
import { Browser } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const hour = 60 * 60_000;
afterEach(() => vi.restoreAllMocks());

const inAnHour = async () => {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + hour);
  await tellRefusals(env);
  vi.restoreAllMocks();
};

/** What the firm's owners read of refusals, the oldest first. */
async function toldTo({ browser, member }: Seat) {
  const path = `/api/firms/${member.firm.id}/record?action=refusal`;
  const { events } = (await (await browser.get(path)).json()) as { events: ListedEvent[] };
  return events.toReversed();
}
const counts = (events: ListedEvent[]) => events.map(({ details }) => details?.refused);

const guess = (email: string, network = "192.0.2.9") =>
  new Browser().fetch("/api/auth/sign-in", {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": network },
    body: JSON.stringify({ email, password: "a stranger’s guess" }),
  });

describe("the record of a firm", () => {
  it("tells its owners of wrong passwords for a member’s account, and not who tried", async () => {
    const { partner, clerk } = await firmWith({ partner: "owner", clerk: "assistant" });
    const { email, id } = clerk.member.user;
    for (let i = 0; i < 7; i++) await guess(email);
    await inAnHour();
    const told = await toldTo(partner);
    expect(counts(told)[0]).toEqual({ what: "password", count: 3 });
    expect(counts(told).slice(1)).toHaveLength(2);
    expect(counts(told)).toContainEqual({ what: "password", count: 5 });
    expect(counts(told)).toContainEqual({ what: "limit", count: 2 });
    for (const event of told)
      expect(event).toMatchObject({ actor: { id, email }, address: "", country: "" });
    expect(await database(env).select().from(refusals)).toEqual([]);
  });

  it("says nothing of an address that has no account", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    for (let i = 0; i < 4; i++) await guess("stranger@elsewhere.example");
    await inAnHour();
    expect(await toldTo(partner)).toEqual([]);
    expect(JSON.stringify(await database(env).select().from(refusals))).not.toContain("elsewhere");
  });

  it("tells of who tried what is behind a wall or beyond their role, in the firm in which they did", async () => {
    const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
    const walled = await storeMatter(firmId, { restricted: true });
    const [hidden = ""] = await storeCases(partner.member.user.id, [
      { firm_id: firmId, matter_id: walled },
    ]);
    for (const path of [`/api/cases/${hidden}`, `/api/matters/${walled}`])
      expect((await clerk.browser.get(path)).status).toBe(404);
    // What is nowhere is no wall.
    await clerk.browser.get(`/api/cases/${crypto.randomUUID()}`);
    expect((await clerk.browser.post("/api/cases/delete", { ids: [hidden] })).status).toBe(403);
    await afterAnswers();
    expect(counts(await toldTo(partner))).toEqual([{ what: "wall", count: 3 }]);
    await clerk.browser.post(`/api/firms/${clerk.member.user.id}/switch`);
    const own = {
      ...clerk,
      member: { ...clerk.member, firm: { ...clerk.member.firm, id: clerk.member.user.id } },
    };
    expect(await toldTo(own)).toEqual([]);
  });

  it("is not filled, however often somebody tries", async () => {
    const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
    const walled = await storeMatter(firmId, { restricted: true });
    for (let i = 0; i < 40; i++) await clerk.browser.get(`/api/matters/${walled}`);
    await afterAnswers();
    expect(await database(env).select().from(refusals)).toHaveLength(1);
    await inAnHour();
    expect(counts(await toldTo(partner)).map((one) => one?.count)).toEqual([3, 30, 40]);
  });

  it("keeps no count of an account that is gone", async () => {
    const { clerk } = await firmWith({ clerk: "assistant", partner: "owner" });
    await guess(clerk.member.user.email);
    await deleteAccount(scopeOf(), clerk.member, { password });
    const mine = eq(refusals.user_id, clerk.member.user.id);
    expect(await database(env).select().from(refusals).where(mine)).toEqual([]);
  });
});
