import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { contacts, outbox } from "../../../app/db/schema.server.ts";
import type { Lead } from "../../../app/schemas/leads/lead.ts";
import { forgotPassword } from "../../../app/services/accounts/password-reset.server.ts";
import { sendDigest } from "../../../app/services/leads/digest.server.ts";
import { handleLead } from "../../../app/services/leads/handling.server.ts";
import { recordLead } from "../../../app/services/leads/leads.server.ts";
import {
  countUndelivered,
  mailsOfLead,
  sendAgain,
  undeliveredMails,
} from "../../../app/services/leads/mails.server.ts";
import { releaseLead } from "../../../app/services/leads/release.server.ts";
import { deliverDue } from "../../../app/services/mail.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { startedSession } from "../harness/accounts.ts";
import { mailService } from "../harness/outside/mail-service.ts";
import { platform } from "../harness/platform.ts";
import { hour, storeLead } from "../harness/stored-leads.ts";

const enquiry: Lead = {
  ...{ lead_type: "contact_page", business_name: "Torrens Bakery", enquiry_type: "seo" },
  ...{ message: "We want to be found.", email: "jo@bakery.example", urgency: "urgent" },
};
const anonymous: Lead = {
  ...{ lead_type: "contact_form", business_name: "Quiet Co", enquiry_type: "voice-ai" },
  message: "Hi.",
};
const guide = {
  ...{ lead_type: "ai_resource", name: "Priya", business_name: "Firm & Co" },
  ...{ email: "priya@firm.example", phone: "0412 345 678" },
} as const satisfies Lead;
const rows = () => database(env).select().from(outbox);
const works = () => mailService();
const refuses = () => mailService({ down: "destination address is not verified" });
const record = (lead: Lead, { suspicious = false, service = works() } = {}) =>
  service.after((scope) => recordLead(scope, lead, { suspicious, key: null }));
const release = (id: string) => works().after((scope) => releaseLead(scope, id));
const giveUp = () => database(env).update(outbox).set({ status: "dead", failure: "No such box." });

/** A lead whose mails were tried for a day, and never taken. */
async function deadMails(lead: Lead) {
  const { id } = await record(lead, { service: refuses() });
  await giveUp();
  return { id, mails: await mailsOfLead(env, id) };
}

describe("the mail about a lead", () => {
  it("says what is needed and how soon in its subject, is answered to the lead, and links to its page", async () => {
    const service = works();
    const { id } = await record(enquiry, { service });
    expect(service.sent).toEqual([
      {
        to: env.LEADS_TO,
        subject: "New lead from Torrens Bakery: SEO, Urgent (this week)",
        replyTo: "jo@bakery.example",
      },
    ]);
    const [mail] = await rows();
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain(`${env.SITE_URL}/staff/leads/${id}`);
  });

  it("is answered to nobody where no address was given", async () => {
    const service = works();
    await record(anonymous, { service });
    expect(service.sent).toEqual([
      { to: env.LEADS_TO, subject: "New lead from Quiet Co: Voice AI" },
    ]);
  });

  it("leaves the guide's own mail without another address for answers", async () => {
    const service = works();
    await record(guide, { service });
    expect(service.sent).toContainEqual({
      ...{ to: guide.email, subject: expect.stringContaining("AI Builder") },
    });
    expect(service.sent).toContainEqual(
      expect.objectContaining({ subject: "New lead from Firm & Co: Guide for law firms" }),
    );
  });
});

describe("a lead that was held back", () => {
  it("gets the guide when it is released, once, as if it had come", async () => {
    const { id } = await record(guide, { suspicious: true });
    expect((await rows()).map(({ to_address }) => to_address)).toEqual([env.LEADS_TO]);
    await Promise.all([release(id), release(id)]);
    await release(id);
    expect((await rows()).map(({ to_address }) => to_address).toSorted()).toEqual(
      [env.LEADS_TO, guide.email].toSorted(),
    );
    expect(await database(env).select().from(contacts)).toMatchObject([{ status: "received" }]);
  });

  it("gets no mail when it asked for none", async () => {
    const { id } = await record(enquiry, { suspicious: true });
    await release(id);
    expect(await rows()).toHaveLength(1);
    expect(await database(env).select().from(contacts)).toMatchObject([{ status: "received" }]);
  });

  it("has to be there", async () => {
    await expect(release(crypto.randomUUID())).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a mail that does not arrive", () => {
  it("is shown with the mail service's reason, at first as delayed, then as given up", async () => {
    const { id } = await record(enquiry, { service: refuses() });
    const delayed = {
      ...{ state: "delayed", to: env.LEADS_TO },
      failure: "destination address is not verified",
    };
    expect(await mailsOfLead(env, id)).toMatchObject([delayed]);
    expect(await undeliveredMails(env)).toMatchObject([delayed]);
    await giveUp();
    expect(await undeliveredMails(env)).toMatchObject([{ state: "dead", failure: "No such box." }]);
    expect(await countUndelivered(env)).toBe(1);
  });

  it("goes again, to where leads are told now", async () => {
    const { mails } = await deadMails(enquiry);
    const service = mailService({}, { LEADS_TO: "right@agency.example" });
    for (const { id: mail, at } of mails)
      await service.after((scope) => sendAgain(scope, { mail, at }));
    expect(service.sent).toMatchObject([{ to: "right@agency.example", replyTo: enquiry.email }]);
    expect(await undeliveredMails(env)).toEqual([]);
  });

  it("is sent again once by two clicks, and once more when somebody has seen that it was sent", async () => {
    const { id } = await deadMails(enquiry);
    const service = works();
    const press = async (seen?: number) => {
      const [mail] = await mailsOfLead(env, id);
      if (!mail) throw new Error("There is no mail.");
      const at = seen ?? mail.at;
      const outcome = await service
        .after((scope) => sendAgain(scope, { mail: mail.id, at }))
        .then(
          () => "sent",
          ({ code }) => code,
        );
      return { outcome, at };
    };
    const first = await press();
    expect((await press(first.at)).outcome).toBe("conflict");
    expect([first.outcome, service.sent.length]).toEqual(["sent", 1]);
    expect((await press()).outcome).toBe("sent");
    expect(service.sent.length).toBe(2);
  });

  it("does not go again while it is being sent", async () => {
    const { id } = await record(enquiry, { service: refuses() });
    const [mail] = await mailsOfLead(env, id);
    await database(env).update(outbox).set({ due_at: 0 });
    const slow = Promise.withResolvers<never>();
    const send = () => slow.promise;
    // Only `send` is called on the binding.
    const round = deliverDue({ ...env, EMAIL: { send } as unknown as SendEmail });
    await vi.waitUntil(async () => (await mailsOfLead(env, id))[0]?.attempts === 2);
    const [leased] = await mailsOfLead(env, id);
    expect(leased).toMatchObject({ state: "due", canGoAgain: false });
    for (const at of [mail?.at ?? 0, leased?.at ?? 0])
      await expect(
        works().after((scope) => sendAgain(scope, { mail: mail?.id ?? "", at })),
      ).rejects.toMatchObject({ code: "conflict" });
    slow.reject(new Error("Timed out."));
    await round;
  });

  it("keeps its receiver when it was not for the agency", async () => {
    const { mails } = await deadMails(guide);
    const service = works();
    for (const { id: mail, at } of mails)
      await service.after((scope) => sendAgain(scope, { mail, at }));
    expect(service.sent.map(({ to }) => to).toSorted()).toEqual(
      [env.LEADS_TO, guide.email].toSorted(),
    );
  });

  it("of an account is shown without its words, and does not go again: its link has ended", async () => {
    await startedSession(env, "lawyer@firm.example");
    await refuses().after((scope) => forgotPassword(scope, { email: "lawyer@firm.example" }));
    await giveUp();
    const [mail] = await undeliveredMails(env);
    expect(mail).toMatchObject({ to: "lawyer@firm.example", canGoAgain: false });
    expect(JSON.stringify(mail)).not.toContain("token");
    await expect(
      works().after((scope) => sendAgain(scope, { mail: mail?.id ?? "", at: mail?.at ?? 0 })),
    ).rejects.toMatchObject({ code: "not_found" });
    expect(await rows()).toMatchObject([{ status: "dead" }]);
  });
});

describe("the digest", () => {
  // Adelaide is 10 h 30 min ahead of UTC in November, and 9 h 30 min in July.
  const morning = Date.parse("2026-11-22T21:30:00Z");
  const digests = async () =>
    (await rows()).filter(({ dedupe_key }) => dedupe_key.startsWith("digest:"));

  it("names the leads that nobody has answered, the longest wait first, with a link each", async () => {
    const young = await storeLead({ business_name: "Young", created_at: morning - 2 * hour });
    const old = await storeLead({
      ...{ business_name: "Old", created_at: morning - 31 * hour, urgency: "soon" },
    });
    const answered = await storeLead({
      business_name: "Answered",
      created_at: morning - 31 * hour,
    });
    await handleLead(env, answered, { status: "contacted", owner: null, version: 0 });
    await storeLead({ business_name: "Held", created_at: morning, status: "quarantined" });
    await sendDigest(env, morning);
    const [mail] = await digests();
    expect(mail).toMatchObject({
      to_address: env.LEADS_TO,
      dedupe_key: "digest:2026-11-23",
      subject: "2 leads wait for an answer, 1 for more than 24 hours",
    });
    const { text = "" } = mail ?? {};
    const old_line = `Old: SEO, Soon (this month), 31 hours (overdue)\n${env.SITE_URL}/staff/leads/${old}`;
    expect(text).toContain(old_line);
    expect(text).toContain(`Young: SEO, 2 hours\n${env.SITE_URL}/staff/leads/${young}`);
    expect(text.indexOf("Old:")).toBeLessThan(text.indexOf("Young:"));
    expect(text).not.toMatch(/Answered|Held/);
  });

  it("comes once a day, at eight by Adelaide's clock in summer and winter, and only when somebody waits", async () => {
    const minute = 60_000;
    const day = 24 * hour;
    const july = Date.parse("2027-07-01T22:30:00Z");
    await sendDigest(env, morning);
    expect(await digests()).toEqual([]);
    await storeLead({ created_at: morning - hour });
    for (const start of [morning - minute, july - minute])
      for (let at = start; at < start + 2 * day; at += minute)
        if (at - start < 20 * minute || (at - start) % (7 * minute) === 0)
          await sendDigest(env, at);
    const keys = (await digests()).map(({ dedupe_key }) => dedupe_key).toSorted();
    expect(keys).toEqual([
      "digest:2026-11-23",
      "digest:2026-11-24",
      "digest:2027-07-02",
      "digest:2027-07-03",
    ]);
  });

  it("is the cron's work, and stays among the undelivered mails while its address is wrong", async () => {
    await storeLead();
    const there = platform({ ...env, LEADS_TO: "wrong@agency.example" });
    const { EMAIL } = refuses().env;
    await everyMinute({ ...there.env, EMAIL }, new Date(morning));
    expect(await digests()).toHaveLength(1);
    await deliverDue({ ...env, EMAIL });
    expect(await undeliveredMails(env)).toMatchObject([
      { to: "wrong@agency.example", state: "delayed", canGoAgain: true },
    ]);
  });
});
