import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, casePlaybooks, matters } from "../../../app/db/schema.server.ts";
import type { Override } from "../../../app/schemas/playbooks/answers.ts";
import type { PlaybookResult } from "../../../app/schemas/playbooks/playbook.ts";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import { playbookPage } from "../../../app/services/playbooks/page.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { analysed, caseOf } from "../harness/analysis.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { capRule, lawRule, services, storePlaybook } from "./written.ts";

type Reading = {
  playbook: { id: string; name: string; version: number; newer: number | null } | null;
  results: PlaybookResult[];
  overrides: Override[];
};

const firmOfFour = () =>
  firmWith({
    ...{ partner: "owner", clerk: "assistant", visitor: "guest" },
  } as const);

const everyContract = { ...services, kinds: [], act_for: null };

const readingOf = async ({ browser }: Seat, id: string) =>
  (await (await browser.get(`/api/cases/${id}/playbook`)).json()) as Reading;
const choose = ({ browser }: Seat, id: string, playbook_id: string | null) =>
  browser.send("PUT", `/api/cases/${id}/playbook`, { playbook_id });
const override = ({ browser }: Seat, id: string, body: object) =>
  browser.send("PUT", `/api/cases/${id}/playbook/overrides`, body);
const uploaded = async ({ browser }: Seat, fields: Record<string, string> = {}) => {
  const { id } = await caseOf(await browser.upload(contractFile(), fields));
  await analysed(browser, id);
  return id;
};
const told = async (action: string) =>
  (await database(env).select().from(auditEvents)).filter((event) => event.action === action)
    .length;

describe("the playbook of a document", () => {
  it("is the one that fits, and what it comes to is there with the analysis", async () => {
    const { firmId, partner } = await firmOfFour();
    await storePlaybook(firmId, { ...everyContract, kinds: ["Retail lease"], name: "Leases" });
    const fitting = await storePlaybook(firmId, everyContract);
    const id = await uploaded(partner);
    const [stored] = await database(env).select().from(casePlaybooks);
    expect(stored).toMatchObject({ playbook_id: fitting, version: 1, chosen_by: "" });
    const { playbook, results } = await readingOf(partner, id);
    expect(playbook).toEqual({ id: fitting, name: everyContract.name, version: 1, newer: null });
    expect(results).toEqual(stored?.results);
    expect(results.map(({ ruleId }) => ruleId)).toEqual(["cap", "law"]);
    const text = await (await partner.browser.get(`/api/cases/${id}/text`)).text();
    for (const { quote, start, end } of results)
      if (quote !== null) expect(text.slice(start ?? 0, end ?? 0)).toBe(quote);
  });

  it("is what was named at the upload, or none", async () => {
    const { firmId, partner } = await firmOfFour();
    await storePlaybook(firmId, everyContract, true);
    const named = await storePlaybook(firmId, { ...everyContract, name: "Named" });
    const one = await readingOf(partner, await uploaded(partner, { playbook_id: named }));
    expect(one.playbook?.name).toBe("Named");
    const other = await uploaded(partner, { playbook_id: "none" });
    expect(await readingOf(partner, other)).toEqual({ playbook: null, results: [], overrides: [] });
    // It is not proposed again.
    await partner.browser.post(`/api/cases/${other}/analyse`);
    await analysed(partner.browser, other);
    expect((await readingOf(partner, other)).playbook).toBe(null);
    for (const playbook_id of [crypto.randomUUID(), "x"]) {
      const refused = await partner.browser.upload(contractFile(), { playbook_id });
      expect([400, 404]).toContain(refused.status);
    }
  });

  it("can be chosen at any later time, which the record tells, and taken away", async () => {
    const { firmId, clerk } = await firmOfFour();
    const id = await uploaded(clerk);
    expect((await readingOf(clerk, id)).playbook).toBe(null);
    const playbook = await storePlaybook(firmId, everyContract);
    const chosen = await choose(clerk, id, playbook);
    expect(chosen.status).toBe(200);
    expect(((await chosen.json()) as Reading).results).toHaveLength(2);
    expect((await choose(clerk, id, null)).status).toBe(200);
    expect((await readingOf(clerk, id)).playbook).toBe(null);
    expect(await told("reading")).toBe(2);
  });

  it("is read anew for another client and after another analysis", async () => {
    const { firmId, partner } = await firmOfFour();
    await storePlaybook(firmId, everyContract);
    const id = await uploaded(partner);
    const readAs = async () => (await database(env).select().from(casePlaybooks))[0]?.read_as;
    const before = await readAs();
    const { analysis } = await getCaseDetails(env, partner.member, id);
    const client = analysis?.facts.parties[0]?.name;
    await partner.browser.send("PATCH", `/api/cases/${id}`, { client });
    expect((await readingOf(partner, id)).results).toHaveLength(2);
    const named = await readAs();
    expect(named).not.toBe(before);
    await partner.browser.post(`/api/cases/${id}/analyse`);
    await analysed(partner.browser, id);
    expect((await readingOf(partner, id)).results).toHaveLength(2);
    expect(await readAs()).not.toBe(named);
  });

  it("stays the version that it was read with, and says that there is a newer one", async () => {
    const { firmId, partner } = await firmOfFour();
    const playbook = await storePlaybook(firmId, everyContract);
    const id = await uploaded(partner);
    const changed = { ...everyContract, rules: [lawRule] };
    await partner.browser.send("PUT", `/api/playbooks/${playbook}`, changed);
    const before = await readingOf(partner, id);
    expect([before.playbook?.version, before.playbook?.newer]).toEqual([1, 2]);
    expect(before.results).toHaveLength(2);
    await choose(partner, id, playbook);
    const after = await readingOf(partner, id);
    expect([after.playbook?.version, after.playbook?.newer]).toEqual([2, null]);
    expect(after.results).toHaveLength(1);
    await partner.browser.send("DELETE", `/api/playbooks/${playbook}`);
    expect((await readingOf(partner, id)).results).toEqual(after.results);
    expect((await choose(partner, id, playbook)).status).toBe(404);
  });

  it("is chosen and overridden by who may write, and what it comes to is read by guests of the matter", async () => {
    const { firmId, partner, visitor } = await firmOfFour();
    const playbook = await storePlaybook(firmId, everyContract);
    const matter = await storeMatter(firmId, { named: [visitor.member] });
    const id = await uploaded(partner, { matter_id: matter });
    const said = { rule_id: "cap", result: "met", reason: "Agreed." };
    expect((await readingOf(visitor, id)).results).toHaveLength(2);
    expect((await choose(visitor, id, playbook)).status).toBe(403);
    expect((await override(visitor, id, said)).status).toBe(403);
    await database(env).update(matters).set({ restricted: true });
    for (const response of [
      await partner.browser.get(`/api/cases/${id}/playbook`),
      await choose(partner, id, playbook),
      await override(partner, id, said),
    ])
      expect([response.status, await errorCode(response)]).toEqual([404, "not_found"]);
  });
});

describe("an override", () => {
  it("says for one document what a rule comes to, with its reason, and can be taken back", async () => {
    const { firmId, clerk } = await firmOfFour();
    await storePlaybook(firmId, everyContract);
    const id = await uploaded(clerk);
    const body = { rule_id: "cap", result: "met", reason: "Agreed by telephone." };
    expect((await override(clerk, id, { ...body, reason: " " })).status).toBe(400);
    expect((await override(clerk, id, { ...body, rule_id: "other" })).status).toBe(404);
    expect((await override(clerk, id, body)).status).toBe(200);
    const { overrides, results } = await readingOf(clerk, id);
    expect(overrides).toMatchObject([
      {
        ruleId: "cap",
        result: "met",
        reason: "Agreed by telephone.",
        by: { email: "clerk@banksia.example" },
      },
    ]);
    expect(results.find(({ ruleId }) => ruleId === "cap")?.result).not.toBe("met");
    expect((await override(clerk, id, { rule_id: "cap", result: null })).status).toBe(200);
    expect((await readingOf(clerk, id)).overrides).toEqual([]);
    expect(await told("override")).toBe(2);
  });

  it("of one rule and to one result is told on the playbook's page from the third on, of cases that one sees", async () => {
    const { firmId, partner, clerk } = await firmOfFour();
    const playbook = await storePlaybook(firmId, { ...everyContract, rules: [capRule] });
    const walled = await storeMatter(firmId, { restricted: true, named: [partner.member] });
    const said = { rule_id: "cap", result: "met", reason: "So." };
    for (const matter_id of ["", "", walled])
      await override(partner, await uploaded(partner, { matter_id }), said);
    const overruled = async ({ member }: Seat) =>
      (await playbookPage(env, member, playbook)).overruled;
    expect(await overruled(partner)).toEqual([{ ruleId: "cap", result: "met", times: 3 }]);
    expect(await overruled(clerk)).toEqual([]);
  });
});
