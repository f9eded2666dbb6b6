import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { staffStatements } from "../../../commands/database/staff-statements.ts";
import { staffAddresses } from "../../fixtures/staff-routes.ts";
import { ofShare } from "../../shares.ts";
import { startedSession } from "../harness/accounts.ts";
import { askStaff } from "../harness/staff-pages.ts";
import { storeLead, storeMember } from "../harness/stored-leads.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
/** An address as the router also takes it. */
const spellings: ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}/`,
  (address) => address.toUpperCase(),
  (address) => address.replace("staff", "%73taff"),
  (address) => `${address}.data`,
  (address) => `${address}.data?_routes=routes%2Fstaff%2Fleads`,
  (address) => `${address}/_.data`,
  (address) => `${address}?index`,
];

const share = inject("share");
const leadId = "2f1d2d9e-4a75-4d4b-9c43-0d1c6a7b8c9d";

/** Whoever is not on the staff, by what they are. */
const others: Record<string, () => Promise<string | undefined>> = {
  "a visitor": async () => undefined,
  "a stranger with a made-up session": async () => "aaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbb",
  "a lawyer who is signed in": () => startedSession(env, "lawyer@firm.example"),
  "somebody who has left the staff": async () => {
    const { session, email } = await storeMember("former@agency.example");
    await env.DB.prepare(staffStatements.remove(email)).run();
    return session;
  },
  "a member who has signed out": async () => {
    const { session } = await storeMember("away@agency.example");
    await env.DB.exec("DELETE FROM sessions");
    return session;
  },
};

describe("every address of the staff", () => {
  it("is known to this test", () => {
    expect(staffAddresses(leadId).toSorted()).toEqual(
      [
        "/staff",
        "/staff/else",
        "/staff/figures",
        `/staff/leads/${leadId}`,
        "/staff/leads.csv",
        "/staff/mails",
        "/staff/people",
        "/staff/people/copy",
      ].toSorted(),
    );
  });

  it.each(Object.entries(others))(
    "is nothing, whatever is asked, to %s, a seventh of the ways each day",
    async (who, signIn) => {
      await storeLead({ id: leadId, business_name: "Torrens Bakery" });
      const session = await signIn();
      const ways = staffAddresses(leadId).flatMap((address) =>
        spellings.flatMap((spell) => methods.map((method) => [method, spell(address)] as const)),
      );
      for (const [method, path] of ofShare(ways, who, share)) {
        const response = await askStaff(path, { ...(session && { session }), method });
        expect([method, path, response.status]).toEqual([method, path, 404]);
        expect(await response.text()).not.toContain("Torrens");
      }
      const form = { intent: "delete", email: "jo@bakery.example", sure: "on" };
      expect((await askStaff("/staff/people", { ...(session && { session }), form })).status).toBe(
        404,
      );
      expect(await env.DB.prepare("SELECT count(*) AS n FROM contacts").first("n")).toBe(1);
    },
  );

  it("leads a member to a second factor first, and shows nothing before", async () => {
    await storeLead({ id: leadId, business_name: "Torrens Bakery" });
    const { session } = await storeMember("sam@agency.example");
    await env.DB.exec("UPDATE sessions SET second_factor_at = NULL");
    for (const address of staffAddresses(leadId))
      for (const spell of spellings) {
        const response = await askStaff(spell(address), { session });
        const led = [response.headers.get("Location"), await response.text()].join(" ");
        expect([spell(address), led.includes("/legalai/second-factor")]).toEqual([
          spell(address),
          true,
        ]);
        expect(led).not.toContain("Torrens");
      }
  });

  it("is there for a member, and kept by nobody", async () => {
    await storeLead({ id: leadId });
    const { session } = await storeMember("sam@agency.example");
    for (const address of staffAddresses(leadId)) {
      const response = await askStaff(address, { session });
      const expected =
        address === "/staff/else" ? 404 : address === "/staff/people/copy" ? 302 : 200;
      expect([address, response.status]).toEqual([address, expected]);
      if (expected === 404) continue;
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    }
  });
});
