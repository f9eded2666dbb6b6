import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Case } from "../../../app/schemas/case.ts";
import { recentCases } from "../../../app/services/versions/recent-cases.server.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const asked = async ({ browser }: Seat, name: string) => {
  const response = await browser.get(`/api/cases?continues=${encodeURIComponent(name)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { cases: Case[] }).cases.map(({ case_name }) => case_name);
};

it("a further version is offered of the cases that its name continues, the newest first", async () => {
  const { partner, firmId } = await firmWith({ partner: "owner" });
  const of = (case_name: string, created_at: number, more = {}) => ({
    ...{ case_name, created_at, firm_id: firmId, ...more },
  });
  await storeCases(partner.member.user.id, [
    of("Lease", 1),
    of("lease V1", 2),
    of("Lease v3", 3),
    of("Lease v1", 4, { status: "analyzing" }),
    of("Lease of the mill", 5),
    of("Lease", 6, { firm_id: crypto.randomUUID() }),
  ]);
  expect(await asked(partner, "Lease v2.docx")).toEqual(["lease V1", "Lease"]);
  expect(await asked(partner, "Lease.docx")).toEqual(["Lease"]);
  expect(await asked(partner, "Mill v2.docx")).toEqual([]);
});

it("no case behind a wall is named to somebody who may not open it", async () => {
  const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
  const matter_id = await storeMatter(firmId, { restricted: true, named: [partner.member] });
  await storeCases(partner.member.user.id, [
    { case_name: "Merger v1", firm_id: firmId, matter_id },
    { case_name: "Lease", firm_id: firmId },
  ]);
  expect(await asked(partner, "Merger v2.docx")).toEqual(["Merger v1"]);
  expect(await asked(clerk, "Merger v2.docx")).toEqual([]);
  const named = async ({ member }: Seat) =>
    (await recentCases(env, member)).map(({ case_name }) => case_name).sort();
  expect(await named(partner)).toEqual(["Lease", "Merger v1"]);
  expect(await named(clerk)).toEqual(["Lease"]);
});
