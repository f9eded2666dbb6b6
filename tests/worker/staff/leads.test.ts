import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { leadHandling, leadNotes } from "../../../app/db/schema.server.ts";
import { handlingSchema, leadQuerySchema } from "../../../app/schemas/leads/lead-handling.ts";
import { deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { getLeadDetails } from "../../../app/services/leads/details.server.ts";
import { addNote, getLead, handleLead } from "../../../app/services/leads/handling.server.ts";
import { placeholderEmail } from "../../../app/services/leads/leads.server.ts";
import { countLeads, listLeads } from "../../../app/services/leads/list.server.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { hour, storeLead, storeMember } from "../harness/stored-leads.ts";

const asked = (query: object = {}) => v.parse(leadQuerySchema, query);
const businesses = async (query: object = {}) =>
  (await listLeads(env, asked(query))).leads.map(({ business }) => business);
const nobodys = crypto.randomUUID();

describe("the list of leads", () => {
  it("has the newest first, page after page, each lead once", async () => {
    const now = Date.now();
    for (let i = 0; i < 7; i++)
      await storeLead({ business_name: `Firm ${i}`, created_at: now - Math.floor(i / 2) });
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await listLeads(env, asked(after ? { after } : {}), 3);
      expect(page.leads.length).toBeLessThanOrEqual(3);
      seen.push(...page.leads.map(({ id }) => id));
      after = page.next;
    } while (after);
    const whole = (await listLeads(env, asked())).leads;
    expect(seen).toEqual(whole.map(({ id }) => id));
    expect(new Set(seen).size).toBe(7);
    expect(whole.map(({ createdAt }) => createdAt)).toEqual(
      whole.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    );
  });

  it("finds every word of a search in whatever was typed, and takes no letter for a pattern", async () => {
    await storeLead({ business_name: "Torrens Bakery", message: "Croissants, 100% butter" });
    await storeLead({
      business_name: "Glenelg Surf",
      phone: "0412 345 678",
      email: "pat@surf.example",
    });
    expect(await businesses({ q: "torrens CROISSANTS" })).toEqual(["Torrens Bakery"]);
    expect(await businesses({ q: "torrens surf" })).toEqual([]);
    expect(await businesses({ q: "0412 pat@surf" })).toEqual(["Glenelg Surf"]);
    expect(await businesses({ q: "100%" })).toEqual(["Torrens Bakery"]);
    expect(await businesses({ q: "%" })).toEqual(["Torrens Bakery"]);
    expect(await businesses({ q: "t_rrens" })).toEqual([]);
    expect(await businesses({ q: "x".repeat(200) })).toEqual([]);
  });

  it("is filtered by status, source and owner, and shows what is held back apart", async () => {
    const member = await storeMember("sam@agency.example");
    const won = await storeLead({ business_name: "Won" });
    await handleLead(env, won, { status: "won", owner: member.id, version: 0 });
    await storeLead({ business_name: "Guide", lead_type: "ai_resource" });
    await storeLead({ business_name: "Held", status: "quarantined" });
    expect((await businesses()).toSorted()).toEqual(["Guide", "Won"]);
    expect(await businesses({ status: "new" })).toEqual(["Guide"]);
    expect(await businesses({ status: "won" })).toEqual(["Won"]);
    expect(await businesses({ kind: "ai_resource" })).toEqual(["Guide"]);
    expect(await businesses({ owner: member.id })).toEqual(["Won"]);
    expect(await businesses({ owner: "nobody" })).toEqual(["Guide"]);
    expect(await businesses({ held: "yes" })).toEqual(["Held"]);
    expect(await countLeads(env)).toEqual({ unanswered: 1, overdue: 0, held: 1 });
  });

  it("takes what makes no sense for not asked", () => {
    expect(
      asked({
        status: "toString",
        kind: "x",
        owner: "x",
        held: "no",
        after: "x",
        q: "y".repeat(300),
      }),
    ).toEqual(asked());
  });

  it("marks a lead that nobody has answered within 24 hours, and no other", async () => {
    const old = Date.now() - 25 * hour;
    const late = await storeLead({ created_at: old });
    const answered = await storeLead({ created_at: old });
    const spam = await storeLead({ created_at: old });
    const held = await storeLead({ created_at: old, status: "quarantined" });
    const young = await storeLead({ created_at: Date.now() - 23 * hour });
    await handleLead(env, answered, { status: "contacted", owner: null, version: 0 });
    await handleLead(env, spam, { status: "spam", owner: null, version: 0 });
    for (const [id, overdue] of [
      [late, true],
      ...[answered, spam, held, young].map((id) => [id, false] as const),
    ] as const)
      expect((await getLead(env, id)).overdue).toBe(overdue);
    expect(await countLeads(env)).toEqual({ unanswered: 2, overdue: 1, held: 1 });
  });

  it("shows no address where none was given", async () => {
    const id = await storeLead({ email: placeholderEmail });
    expect((await getLead(env, id)).email).toBeNull();
  });
});

describe("a lead's handling", () => {
  it("keeps when somebody first answered, through every later status; new again is unanswered", async () => {
    const id = await storeLead();
    await handleLead(env, id, { status: "contacted", owner: null, version: 0 });
    const { answeredAt } = await getLead(env, id);
    expect(answeredAt).toBeGreaterThan(Date.now() - hour);
    await handleLead(env, id, { status: "won", owner: null, version: 1 });
    await handleLead(env, id, { status: "spam", owner: null, version: 2 });
    expect(await getLead(env, id)).toMatchObject({ answeredAt, status: "spam", version: 3 });
    await handleLead(env, id, { status: "new", owner: null, version: 3 });
    expect(await getLead(env, id)).toMatchObject({ answeredAt: null, status: "new" });
  });

  it("of two who change it at once takes the first, and shows the second what it is now", async () => {
    const [sam, kim] = [
      await storeMember("sam@agency.example"),
      await storeMember("kim@agency.example"),
    ];
    const id = await storeLead();
    const changes = await Promise.allSettled([
      handleLead(env, id, { status: "contacted", owner: sam.id, version: 0 }),
      handleLead(env, id, { status: "lost", owner: kim.id, version: 0 }),
    ]);
    expect(changes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { status, owner } = await getLead(env, id);
    await expect(
      handleLead(env, id, { status: "spam", owner: null, version: 0 }),
    ).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining(owner?.email ?? "?"),
      details: { current: { status, owner, version: 1 } },
    });
  });

  it("goes to nobody who is not on the staff, and stays with who has left it", async () => {
    const sam = await storeMember("sam@agency.example");
    const id = await storeLead();
    await expect(
      handleLead(env, id, { status: "new", owner: nobodys, version: 0 }),
    ).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { owner: expect.anything() } },
    });
    await handleLead(env, id, { status: "new", owner: sam.id, version: 0 });
    await env.DB.exec("DELETE FROM staff");
    await handleLead(env, id, { status: "meeting", owner: sam.id, version: 1 });
    expect(await getLead(env, id)).toMatchObject({
      status: "meeting",
      owner: { email: sam.email },
    });
  });

  it("is not of a lead that is not there", async () => {
    const { id: author } = await storeMember("sam@agency.example");
    const change = { status: "won", owner: null, version: 0 } as const;
    await expect(handleLead(env, nobodys, change)).rejects.toMatchObject({ code: "not_found" });
    const note = { id: crypto.randomUUID(), text: "Hello" };
    await expect(addNote(env, nobodys, author, note)).rejects.toMatchObject({ code: "not_found" });
    expect(await database(env).select().from(leadHandling)).toEqual([]);
    expect(await database(env).select().from(leadNotes)).toEqual([]);
  });

  it("comes from a form as it was chosen, and nothing else", () => {
    const form = { status: "won", owner: "", version: "3" };
    expect(v.parse(handlingSchema, form)).toEqual({ status: "won", owner: null, version: 3 });
    for (const wrong of [
      { ...form, status: "erased" },
      { ...form, owner: "me" },
      { ...form, version: "-1" },
      { ...form, version: "" },
      { ...form, first_answered_at: "1" },
    ])
      expect(v.is(handlingSchema, wrong)).toBe(false);
  });
});

describe("a lead's notes", () => {
  it("stand in the order in which they were written, each once, with who wrote it", async () => {
    const { id: author, email } = await storeMember("sam@agency.example");
    const id = await storeLead();
    const note = { id: crypto.randomUUID(), text: "Called, no answer." };
    await addNote(env, id, author, note);
    await addNote(env, id, author, note);
    await addNote(env, id, author, { id: crypto.randomUUID(), text: "Called again." });
    const { notes } = await getLeadDetails(env, id);
    expect(notes).toMatchObject([
      { text: "Called, no answer.", author: email },
      { text: "Called again.", author: email },
    ]);
  });

  it("stay when their author's account is deleted, as does the lead, without a name", async () => {
    const { id: author, email } = await storeMember("sam@agency.example");
    const id = await storeLead();
    await handleLead(env, id, { status: "contacted", owner: author, version: 0 });
    await addNote(env, id, author, { id: crypto.randomUUID(), text: "Called." });
    await deleteAccount(scopeOf(), { user: { id: author, email } }, { password });
    const { lead, notes } = await getLeadDetails(env, id);
    expect(notes).toMatchObject([{ text: "Called.", author: null }]);
    expect(lead).toMatchObject({ status: "contacted", owner: null });
    const rows = await env.DB.prepare("SELECT * FROM staff").all();
    expect(rows.results).toEqual([]);
  });
});
