import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents } from "../../../app/db/schema.server.ts";
import { signIn } from "../../../app/services/accounts/sign-in.server.ts";
import { addressPrefix, recorded } from "../../../app/services/firms/record.server.ts";
import { sealEvery } from "../../../app/services/record/sealing.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { analysed, caseOf } from "../harness/analysis.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const events = () => database(env).select().from(auditEvents).orderBy(auditEvents.seq);
const forget = async () => {
  const triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger'";
  const { results } = await env.DB.prepare(triggers).all<{ name: string }>();
  for (const { name } of results)
    if (name.startsWith("audit_events")) await env.DB.prepare(`DROP TRIGGER ${name}`).run();
  await env.DB.prepare("DELETE FROM audit_events").run();
};

describe("the record of a firm", () => {
  it("tells who did what with a case, when and from where", async () => {
    const { associate, firmId } = await firmWith({ partner: "owner", associate: "lawyer" });
    await forget();
    const { browser, member } = associate;
    const { id } = await caseOf(await browser.upload(contractFile("Harbour Deed.txt")));
    const { quote, clauseTitle } = (await analysed(browser, id)).risk_flags[0] ?? {};
    await browser.get(`/api/cases/${id}/text`);
    await browser.get(`/api/cases/${id}/file`);
    await browser.get(`/api/cases/${id}/report.docx`);
    for (const state of ["accepted", "open"])
      await browser.send("PUT", `/api/cases/${id}/reviews`, { quote, clauseTitle, state });
    await browser.send("PATCH", `/api/cases/${id}`, { case_type: "Deed" });
    await browser.post("/api/cases/delete", { ids: [id] });
    await browser.post("/api/cases/restore", { ids: [id] });
    await browser.send("DELETE", `/api/cases/${id}`);
    const told = await events();
    expect(told.map(({ action, thing_kind }) => `${action} ${thing_kind}`)).toEqual([
      ...["upload case", "open case", "export file", "export report"],
      ...["decision case", "decision case", "change case"],
      ...["deletion case", "restoration case", "deletion case"],
    ]);
    for (const event of told)
      expect(event).toMatchObject({
        ...{ firm_id: firmId, actor_id: member.user.id, actor_email: member.user.email },
        ...{ thing_id: id, matter_id: null, token_id: null, at: expect.any(Number) },
      });
    expect(JSON.stringify(told)).not.toContain("Harbour");
  });

  it("tells of a sign-in in each of the person’s firms, and of nobody who was not let in", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    await forget();
    const { email, id } = partner.member.user;
    await expect(signIn(scopeOf(), { email, password: "wrong one" })).rejects.toThrow();
    await signIn(scopeOf(), { email, password });
    const told = await events();
    expect(new Set(told.map(({ firm_id }) => firm_id))).toEqual(
      new Set([partner.member.firm.id, id]),
    );
    expect(told).toHaveLength(2);
    for (const event of told)
      expect(event).toMatchObject({
        ...{ action: "sign_in", actor_id: id, actor_email: email, thing_id: id },
        ...{ address: "192.0.2.0/24", country: "AU" },
      });
  });

  it("tells once an hour that somebody looks into a case, and in which matter it lies", async () => {
    const { partner, associate, firmId } = await firmWith({
      partner: "owner",
      associate: "lawyer",
    });
    const matter_id = await storeMatter(firmId);
    const [id = ""] = await storeCases(firmId, [{ firm_id: firmId, matter_id }]);
    await forget();
    const open = () => associate.browser.get(`/api/cases/${id}`);
    await open();
    await open();
    await partner.browser.get(`/api/cases/${id}`);
    expect((await events()).map(({ actor_id, matter_id }) => [actor_id, matter_id])).toEqual([
      [associate.member.user.id, matter_id],
      [partner.member.user.id, matter_id],
    ]);
    await env.DB.prepare("UPDATE audit_events SET at = at - 3700000").run();
    await open();
    expect(await events()).toHaveLength(3);
  });

  it("tells nothing of what was refused", async () => {
    const { clerk, firmId } = await firmWith({ clerk: "assistant" });
    const [id = ""] = await storeCases(firmId, [{ firm_id: firmId }]);
    await forget();
    expect((await clerk.browser.send("DELETE", `/api/cases/${id}`)).status).toBe(403);
    expect((await clerk.browser.get(`/api/cases/${id}/file`)).status).toBe(403);
    expect((await clerk.browser.get(`/api/cases/${crypto.randomUUID()}`)).status).toBe(404);
    expect(await events()).toEqual([]);
  });

  it("is written with what it tells of, or not at all", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    await forget();
    const thing = { kind: "firm", id: firmId } as const;
    const told = recorded(scopeOf(), partner.member, "settings", thing);
    const impossible = database(env).run("INSERT INTO firms (id) VALUES (NULL)");
    await expect(database(env).batch([told, impossible])).rejects.toThrow();
    expect(await events()).toEqual([]);
  });

  it("cannot be changed, and loses nothing before seven years are over", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const run = (sql: string) => env.DB.prepare(sql).run();
    await recorded(scopeOf(), partner.member, "settings", { kind: "firm", id: firmId });
    await expect(run("UPDATE audit_events SET actor_email = ''")).rejects.toThrow("only added");
    await sealEvery(env);
    await expect(run("UPDATE audit_events SET hash = NULL")).rejects.toThrow("only added");
    await expect(run("DELETE FROM audit_events")).rejects.toThrow("only added");
  });

  it("keeps the network that somebody came from, and not the place in it", () => {
    expect(addressPrefix("192.0.2.77")).toBe("192.0.2.0/24");
    expect(addressPrefix("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
    expect(addressPrefix("unknown")).toBe("");
  });
});
