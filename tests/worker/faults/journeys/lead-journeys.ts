import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { contacts, outbox } from "../../../../app/db/schema.server.ts";
import { leadNotices } from "../../../../app/schemas/leads/lead.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { afterAnswers } from "../../harness/answers.ts";
import { Browser } from "../../harness/browser.ts";
import { page } from "../../harness/pages.ts";
import { insist, type Journey } from "./journeys.ts";

const lead = {
  lead_type: "contact_form",
  business_name: "Torrens Bakery",
  enquiry_type: "seo",
  message: "Croissants want to be found.",
};
const resource = {
  lead_type: "ai_resource",
  name: "Priya",
  email: "priya@firm.example",
  business_name: "Firm & Co",
  phone: "0412 345 678",
};

export const sendLeads: Journey = {
  name: "sending leads",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 12,
  prepare: async () => undefined,
  async run(withEnv, promises) {
    for (const body of [lead, resource]) {
      const answer = await insist(() => new Browser(withEnv).post("/api/contacts", body));
      if (!answer) continue;
      const { id } = (await answer.json()) as { id: string };
      promises.leads.push({ id, mails: body === resource ? 2 : 1 });
    }
  },
};

/** The stamp of a form that was shown a while ago. */
async function shownStamp(form: ReturnType<typeof page>): Promise<string> {
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 5_000);
  const { data } = await form.get("/law-firms");
  clock.mockRestore();
  return (data as { stamp: string }).stamp;
}

/** Filled in and posted; once more after an error of ours, with what was typed still there. */
export const postLead: Journey = {
  name: "sending a lead without JavaScript",
  ports: ["database", "mail"],
  fewestCalls: 8,
  prepare: async () => undefined,
  async run(withEnv, promises) {
    const form = page("marketing/form-page.tsx", undefined, withLimits(withEnv));
    const stamp = await shownStamp(form);
    const isTaken = async () => {
      const answer = await form.post("/law-firms", new URLSearchParams({ ...resource, stamp }));
      await afterAnswers();
      if (answer.status === 303) return true;
      expect(answer).toMatchObject({
        status: 503,
        data: { sent: false, notice: leadNotices.failed, result: { initialValue: resource } },
      });
      return false;
    };
    if (!((await isTaken()) || (await isTaken()))) return;
    promises.checks.push(async () => {
      const db = database(env);
      const leads = await db.select().from(contacts);
      // Without its stamp, a form cannot be told from one like it, and counts as spam.
      if (!stamp)
        return expect(leads.map(({ business_name }) => business_name)).toContain(
          resource.business_name,
        );
      expect(leads).toMatchObject([{ email: resource.email, status: "received" }]);
      expect((await db.select().from(outbox)).map((mail) => mail.to_address).sort()).toEqual(
        [env.LEADS_TO, resource.email].sort(),
      );
    });
  },
};
