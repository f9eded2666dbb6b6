import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { matters, members } from "../../../app/db/schema.server.ts";
import { guestStay } from "../../../app/services/firms/guest.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { matterPage } from "../../../app/services/matters/page.server.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";

describe("a guest of a firm", () => {
  it("is told their last day, the matters they read and whom to ask, and nobody else is", async () => {
    const { partner, visitor, firmId } = await firmWith({ partner: "owner", visitor: "guest" });
    const shown = await storeMatter(firmId, { named: [visitor.member] });
    await storeMatter(firmId);
    await database(env)
      .update(matters)
      .set({ responsible_id: partner.member.user.id })
      .where(eq(matters.id, shown));
    // Midnight in Sydney, after the second of January.
    const until = Date.parse("2027-01-02T13:00:00Z");
    await database(env)
      .update(members)
      .set({ until })
      .where(eq(members.user_id, visitor.member.user.id));
    expect(await guestStay(env, visitor.member)).toEqual({
      until: "2027-01-02",
      matters: [
        { id: shown, name: expect.any(String), responsible: { ...partner.member.user, name: "" } },
      ],
    });
    expect(await guestStay(env, partner.member)).toBeNull();
  });

  it("is told no address on a matter’s page but of whoever looks after it, others are told all", async () => {
    const { partner, associate, clerk, visitor, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
    } as const);
    const named = [partner, associate, visitor].map(({ member }) => member);
    const id = await storeMatter(firmId, { named });
    const change = { responsible: partner.member.user.id, members: [] as string[] };
    change.members = [...named.map(({ user }) => user.id), clerk.member.user.id];
    await associate.browser.send("PATCH", `/api/matters/${id}`, change);
    const told = async (member: Member) => {
      const { matter, inside } = await matterPage(env, member, id, {});
      expect(matter.members).toHaveLength(4);
      expect(inside?.record.events).toHaveLength(1);
      const addresses = JSON.stringify([matter, inside]).match(/\w+@banksia\.example/g);
      return [...new Set(addresses)].toSorted();
    };
    const all = ["associate", "clerk", "partner", "visitor"].map((one) => `${one}@banksia.example`);
    expect(await told(visitor.member)).toEqual(all.slice(2));
    expect(await told(clerk.member)).toEqual(all);
  });
});
