import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Lead } from "../../../app/schemas/leads/lead.ts";
import { forgotPassword } from "../../../app/services/accounts/password-reset.server.ts";
import { sendDigest } from "../../../app/services/leads/digest.server.ts";
import { addNote, handleLead } from "../../../app/services/leads/handling.server.ts";
import { placeholderEmail, recordLead } from "../../../app/services/leads/leads.server.ts";
import { copyOfPerson, deletePerson } from "../../../app/services/leads/people.server.ts";
import { mailService } from "../harness/outside/mail-service.ts";
import { storeMember } from "../harness/stored-leads.ts";

const record = (lead: Lead) =>
  mailService().after((scope) =>
    recordLead(scope, lead, { suspicious: false, key: JSON.stringify(lead) }),
  );
const guide = (email: string, name: string) => ({
  ...{ lead_type: "ai_resource" as const, name, business_name: `${name} Legal` },
  ...{ email, phone: "0412 345 678" },
});

/** Every value in every table, in one text. */
async function everything(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE '%fts%'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch(
    results.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`)),
  );
  return JSON.stringify(tables.map((table) => table.results));
}

/** Priya has two leads, with notes, mails and a digest that names them; so has Alex. */
async function twoPeople() {
  const { id: author } = await storeMember("sam@agency.example");
  for (const [email, name] of [
    ["priya@firm.example", "Priya Nair"],
    ["priya@firm.example", "P. Nair"],
    ["alex@other.example", "Alex"],
  ] as const) {
    const { id } = await record(guide(email, name));
    await handleLead(env, id, { status: "new", owner: author, version: 0 });
    await addNote(env, id, author, { id: crypto.randomUUID(), text: `Called ${name}.` });
  }
  await sendDigest(env, Date.parse("2099-11-22T21:30:00Z"));
}

describe("a copy of what is kept of a person", () => {
  it("has every lead with its notes, and every mail, and nothing of anybody else", async () => {
    await twoPeople();
    const copy = await copyOfPerson(env, "priya@firm.example");
    expect(copy.leads.map(({ business_name }) => business_name).toSorted()).toEqual([
      "P. Nair Legal",
      "Priya Nair Legal",
    ]);
    expect(copy.leads.flatMap(({ notes }) => notes.map(({ text }) => text)).toSorted()).toEqual([
      "Called P. Nair.",
      "Called Priya Nair.",
    ]);
    expect(copy.leads[0]).toMatchObject({ phone: "0412 345 678", handling: { status: "new" } });
    expect(copy.mails).toHaveLength(4);
    expect(copy.has_legalai_account).toBe(false);
    expect(JSON.stringify(copy)).not.toMatch(/alex|sam@/i);
  });

  it("holds no link that opens an account", async () => {
    await storeMember("priya@firm.example");
    await mailService().after((scope) => forgotPassword(scope, { email: "priya@firm.example" }));
    const copy = await copyOfPerson(env, "priya@firm.example");
    expect(copy).toMatchObject({ has_legalai_account: true, mails: [{ text: null }] });
    expect(JSON.stringify(copy)).not.toContain("token");
  });

  it("of nobody is empty", async () => {
    const copy = await copyOfPerson(env, "nobody@x.example");
    expect(copy).toMatchObject({ leads: [], mails: [] });
  });
});

describe("deleting what is kept of a person", () => {
  it("leaves no word of them in any table, and everything of everybody else", async () => {
    await twoPeople();
    const other = await copyOfPerson(env, "alex@other.example");
    expect(await everything()).toMatch(/Nair/);
    expect(await deletePerson(env, "priya@firm.example")).toBe(2);
    expect(await everything()).not.toMatch(/priya|Nair/i);
    expect(await copyOfPerson(env, "alex@other.example")).toEqual(other);
    expect(await deletePerson(env, "priya@firm.example")).toBe(0);
  });

  it("takes neither all leads without an address, nor the agency's own mails about others", async () => {
    await twoPeople();
    await record({
      ...{ lead_type: "contact_form", business_name: "Quiet Co", enquiry_type: "seo" },
      message: "Hi.",
    });
    for (const ask of [copyOfPerson, deletePerson])
      await expect(ask(env, placeholderEmail)).rejects.toMatchObject({ code: "invalid_input" });
    await deletePerson(env, env.LEADS_TO);
    expect(await everything()).toMatch(/Quiet Co/);
    expect((await copyOfPerson(env, "alex@other.example")).mails).toHaveLength(2);
  });
});
