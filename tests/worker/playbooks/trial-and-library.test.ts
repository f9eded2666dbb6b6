import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { casePlaybooks } from "../../../app/db/schema.server.ts";
import {
  playbookFromCase,
  reviewedCases,
} from "../../../app/services/playbooks/from-case.server.ts";
import { clauseLibrary } from "../../../app/services/playbooks/library.server.ts";
import { playbookPage } from "../../../app/services/playbooks/page.server.ts";
import { changeDraft } from "../../../app/services/playbooks/publication.server.ts";
import { tryPlaybook } from "../../../app/services/playbooks/trial.server.ts";
import { scopeOf } from "../harness/accounts.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { capRule, services, storePlaybook } from "./written.ts";

const everyContract = { ...services, kinds: [], act_for: null };

it("a draft says of the documents that one sees what would change, and stores nothing", async () => {
  const { firmId, partner, clerk } = await firmWith({ partner: "owner", clerk: "lawyer" });
  const walled = await storeMatter(firmId, { restricted: true, named: [partner.member] });
  const { id: open } = await uploadContract(partner.browser);
  await analysed(partner.browser, open);
  const hidden = await uploadContract(partner.browser);
  await analysed(partner.browser, hidden.id);
  await partner.browser.send("PATCH", `/api/cases/${hidden.id}`, { matter_id: walled });
  const playbook = await storePlaybook(firmId, everyContract);
  await changeDraft(scopeOf(), partner.member, playbook, {}, (content) => ({
    ...content,
    rules: [
      {
        ...capRule,
        id: "limit",
        clause: "limitation-of-liability",
        test: { kind: "present" },
        preferred: { why: "So.", wording: "" },
        fallbacks: [],
      },
    ],
  }));
  const { tried, next } = await tryPlaybook(env, clerk.member, playbook, 0);
  expect(next).toBe(null);
  expect(tried).toMatchObject([
    { id: open, changed: [{ ruleId: "limit", from: null, to: "met" }], gone: 2 },
  ]);
  expect(await database(env).select().from(casePlaybooks)).toEqual([]);
  expect((await tryPlaybook(env, partner.member, playbook, 0)).tried).toHaveLength(2);
});

it("model wording is found by its words, with the documents in which it is proposed", async () => {
  const { firmId, partner, clerk } = await firmWith({ partner: "owner", clerk: "assistant" });
  await storePlaybook(firmId, everyContract);
  const { id } = await uploadContract(partner.browser);
  await analysed(partner.browser, id);
  const { entries } = await clauseLibrary(env, clerk.member, "CAPPED fees");
  expect(entries).toMatchObject([{ ruleId: "cap", position: "Preferred" }]);
  expect((await clauseLibrary(env, clerk.member, "platypus")).entries).toEqual([]);
});

it("a document whose flags are decided makes a draft", async () => {
  const { partner } = await firmWith({ partner: "owner" });
  const { id } = await uploadContract(partner.browser);
  const { risk_flags } = await analysed(partner.browser, id);
  await expect(playbookFromCase(scopeOf(), partner.member, id)).rejects.toThrow(/decisions/);
  for (const flag of risk_flags)
    await partner.browser.send("PATCH", `/api/cases/${id}/flags/${flag.id}`, {
      ...{ state: "accepted", version: flag.version },
    });
  expect(await reviewedCases(env, partner.member)).toMatchObject([{ id }]);
  const made = await playbookFromCase(scopeOf(), partner.member, id);
  const { draft, published } = await playbookPage(env, partner.member, made);
  expect([published, (draft?.rules.length ?? 0) > 0]).toEqual([null, true]);
});
