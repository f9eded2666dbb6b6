import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { leadFigures } from "../../../app/services/leads/figures.server.ts";
import { handleLead } from "../../../app/services/leads/handling.server.ts";
import { hour, storeLead } from "../harness/stored-leads.ts";

/** A Sunday evening in Adelaide. */
const now = Date.parse("2026-11-22T10:00:00Z");

describe("the figures", () => {
  it("count leads by Adelaide's weeks, by source and by need, without spam and what is held back", async () => {
    // Adelaide's Monday, 16 November, begins at 13:30 UTC on Sunday.
    const monday = Date.parse("2026-11-15T13:30:00Z");
    await storeLead({ created_at: monday });
    await storeLead({
      created_at: monday - 1,
      enquiry_type: "voice-ai",
      lead_type: "contact_form",
    });
    await storeLead({ created_at: now, enquiry_type: null, lead_type: "ai_resource" });
    await storeLead({ created_at: now, status: "quarantined" });
    await storeLead({ created_at: now - 13 * 7 * 24 * hour });
    const spam = await storeLead({ created_at: now });
    await handleLead(env, spam, { status: "spam", owner: null, version: 0 });
    const { weeks, sources, needs, total } = await leadFigures(env, now);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toMatchObject({ week: "2026-08-31", leads: 0 });
    expect(weeks.slice(-2)).toMatchObject([
      { week: "2026-11-09", leads: 1 },
      { week: "2026-11-16", leads: 2 },
    ]);
    expect(sources.map(({ source, leads }) => [source, leads]).toSorted()).toEqual([
      ["ai_resource", 1],
      ["contact_form", 1],
      ["contact_page", 1],
    ]);
    expect(needs.map(({ need, leads }) => [need, leads])).toEqual(
      expect.arrayContaining([
        ["seo", 1],
        ["voice-ai", 1],
        [null, 1],
      ]),
    );
    expect(total.leads).toBe(3);
  });

  it("tell the leads that were answered in time and those that were won", async () => {
    const today = Date.now();
    const quick = await storeLead({ created_at: today - hour });
    const late = await storeLead({ created_at: today - 30 * hour });
    await storeLead({ created_at: today - hour });
    await handleLead(env, quick, { status: "contacted", owner: null, version: 0 });
    await handleLead(env, late, { status: "won", owner: null, version: 0 });
    expect((await leadFigures(env)).total).toEqual({ leads: 3, inTime: 1, won: 1 });
  });
});
