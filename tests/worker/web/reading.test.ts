import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { users, webhooks } from "../../../app/db/schema.server.ts";
import { calls } from "../../../workers/api/calls.ts";
import { letterhead } from "../../fixtures/letterhead.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { mention, said, waitingOf } from "../harness/flagged.ts";
import { askPage } from "../harness/served-pages.ts";
import { storedRows } from "../harness/stored-rows.ts";
import { storePlaybook } from "../playbooks/written.ts";
import { added } from "../versions/drafts.ts";

/** What a call asks for besides its path. */
const queries: Record<string, string> = {
  "/cases": "?q=services",
  "/cases/{id}/compare": "?from=1&to=2",
  "/search": "?q=services",
};
/** What is not there to be read: a contract that was typed has no pages and was not scanned, and no date has that id. */
const absent = ["/cases/{id}/dates/{dateId}.ics", "/cases/{id}/pages", "/cases/{id}/scan"];

it("nothing is changed by reading, by any GET of the API or on the pages of a case", async () => {
  const { partner, associate, firmId } = await firmWith({
    ...{ partner: "owner", associate: "lawyer" },
  } as const);
  const { browser } = partner;
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  await added(browser, id);
  await said(associate, id, `${mention(partner)}, please look.`);
  await browser.put(`/api/firms/${firmId}/letterhead`, await letterhead());
  const hook = crypto.randomUUID();
  await database(env)
    .insert(webhooks)
    .values({
      ...{ id: hook, firm_id: firmId, url: "https://hooks.firm.example/", secret: "whsec_eA==" },
      ...{ events: ["flag.decided"], created_at: 1 },
    });
  const ids: Record<string, string> = {
    ...{ cases: id, firms: firmId, matters: await storeMatter(firmId, { named: [] }) },
    playbooks: await storePlaybook(firmId),
  };
  const addressOf = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === "number" ? "1" : name === "id" ? (ids[path.split("/")[1] ?? ""] ?? "") : hook,
    ) + (queries[path] ?? "");
  const rows = async () => ({
    ...(await storedRows()),
    // In which firm people act too.
    users: await database(env).select().from(users),
  });
  const before = await rows();
  const unread: string[] = [];
  for (const { path } of calls.filter(({ method }) => method === "GET")) {
    const response = await browser.get(`/api${addressOf(path)}`);
    await response.arrayBuffer();
    if (!response.ok) unread.push(path);
    expect([path, await rows()]).toEqual([path, before]);
  }
  expect(unread.toSorted()).toEqual(absent);
  for (const page of ["", "/compare", "/marked", "/letter", "/versions"]) {
    await (await askPage(browser, `/legalai/case/${id}${page}.data`)).arrayBuffer();
    expect([page, await rows()]).toEqual([page, before]);
  }
  expect((await waitingOf(partner)).mentions).toHaveLength(1);
});
