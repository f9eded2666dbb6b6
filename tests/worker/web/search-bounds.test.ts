import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, it } from "vitest";
import { leadQuerySchema } from "../../../app/schemas/leads/lead-handling.ts";
import { listLeads } from "../../../app/services/leads/list.server.ts";
import { firmWith } from "../harness/firms.ts";
import { storeLead } from "../harness/stored-leads.ts";

/** A search of so many words, of which the last is nowhere. */
const words = (count: number) => `${"lane ".repeat(count - 1)}nowhere`;

it("so many words are looked for among leads and among matters, and what is over is passed over", async () => {
  await storeLead({ business_name: "Lane Bakery" });
  const leads = async (count: number) =>
    (await listLeads(env, v.parse(leadQuerySchema, { q: words(count) }))).leads.length;
  expect([await leads(10), await leads(11)]).toEqual([0, 1]);

  const { partner } = await firmWith({ partner: "owner" });
  await partner.browser.post("/api/matters", { name: "Lane v Hill" });
  const matters = async (count: number) => {
    const answer = await partner.browser.get(`/api/matters?q=${encodeURIComponent(words(count))}`);
    return ((await answer.json()) as { matters: unknown[] }).matters.length;
  };
  expect([await matters(10), await matters(11)]).toEqual([0, 1]);
});
