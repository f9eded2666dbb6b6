import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, matters } from "../../../app/db/schema.server.ts";
import { mailedToken, signedInBrowser } from "../harness/browser.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";

const told = async (firmId: string) =>
  (await database(env).select().from(auditEvents).orderBy(auditEvents.seq))
    .filter((event) => event.firm_id === firmId)
    .map(({ action, actor_email, thing_id }) => [action, actor_email.split("@")[0], thing_id]);

describe("the record", () => {
  it("tells of settings, invitations, joining, roles, removal and who is let through a wall by it", async () => {
    const { partner, associate, clerk, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", clerk: "assistant" },
    } as const);
    const [owner, second, third] = [partner, associate, clerk].map(({ member }) => member.user.id);
    const walled = await storeMatter(firmId, { restricted: true, named: [associate.member] });
    await database(env).update(matters).set({ responsible_id: second });
    const path = `/api/firms/${firmId}`;
    const { browser } = partner;
    await browser.send("PATCH", path, { name: "Wattle" });
    await associate.browser.send("PATCH", path, { name: "Mine" });
    const newcomer = await signedInBrowser("newcomer@banksia.example");
    const invite = async () => {
      const asked = { email: "newcomer@banksia.example", role: "lawyer" };
      const made = await browser.post(`${path}/invitations`, asked);
      return ((await made.json()) as { invitation: { id: string } }).invitation.id;
    };
    const first = await invite();
    await browser.send("DELETE", `${path}/invitations/${first}`);
    const again = await invite();
    const token = await mailedToken("newcomer@banksia.example");
    await newcomer.post("/api/invitations/accept", { token });
    await newcomer.post("/api/invitations/accept", { token });
    const { user } = (await (await newcomer.get("/api/auth/user")).json()) as {
      user: { id: string };
    };
    await browser.send("PATCH", `${path}/members/${third}`, { role: "lawyer" });
    await browser.send("PATCH", `${path}/members/${third}`, { role: "lawyer" });
    await browser.send("PATCH", `${path}/members/${owner}`, { role: "guest" });
    await browser.send("DELETE", `${path}/members/${second}?handover=${third}`);
    await clerk.browser.send("DELETE", `${path}/members/${third}`);
    expect(await told(firmId)).toEqual([
      ["settings", "partner", firmId],
      ["invitation", "partner", first],
      ["withdrawal", "partner", first],
      ["invitation", "partner", again],
      ["joining", "newcomer", user.id],
      ["role", "partner", third],
      ["removal", "partner", second],
      ["let_in", "partner", walled],
      ["leaving", "clerk", third],
      ["let_in", "clerk", walled],
    ]);
  });
});
