import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { contacts, leadNotes, outbox } from "../../../app/db/schema.server.ts";
import { getLead } from "../../../app/services/leads/handling.server.ts";
import { recordLead } from "../../../app/services/leads/leads.server.ts";
import { mailService } from "../harness/outside/mail-service.ts";
import { askStaff } from "../harness/staff-pages.ts";
import { storeLead, storeMember } from "../harness/stored-leads.ts";

const leadRoute = "routes/staff/lead.tsx";

/** What a page is drawn from. */
type Drawn = {
  loaderData: Record<string, Record<string, unknown> | undefined>;
  actionData: Record<string, Record<string, unknown>> | null;
};
const drawn = async (response: Response): Promise<Drawn> => response.json();

/** A member's browser without scripts. */
async function browserOf(email = "sam@agency.example") {
  const member = await storeMember(email);
  const { session } = member;
  return {
    member,
    get: (address: string) => askStaff(address, { session }),
    post: (address: string, form: Record<string, string>) => askStaff(address, { session, form }),
  };
}

describe("a lead's page", () => {
  it("answers each change by a redirect to itself, which says what was done", async () => {
    const { member, post } = await browserOf();
    const id = await storeLead({ status: "quarantined" });
    const page = `/staff/leads/${id}`;
    for (const [form, notice] of [
      [{ intent: "handle", status: "meeting", owner: member.id, version: "0" }, "saved"],
      [{ intent: "note", id: crypto.randomUUID(), text: "Called." }, "noted"],
      [{ intent: "release" }, "released"],
    ] as const) {
      const response = await post(page, form);
      expect([response.status, response.headers.get("Location")]).toEqual([
        303,
        `${page}?notice=${notice}`,
      ]);
    }
    expect(await getLead(env, id)).toMatchObject({
      ...{ status: "meeting", held: false, owner: { email: member.email } },
    });
    expect(await database(env).select().from(leadNotes)).toMatchObject([{ author_id: member.id }]);
  });

  it("shows who comes second what the other chose, with their own choice still in the form; saving again keeps it", async () => {
    const [sam, kim] = [await browserOf(), await browserOf("kim@agency.example")];
    const id = await storeLead();
    const page = `/staff/leads/${id}`;
    const first = { intent: "handle", status: "contacted", owner: sam.member.id, version: "0" };
    expect((await sam.post(page, first)).status).toBe(303);
    const mine = { intent: "handle", status: "lost", owner: kim.member.id, version: "0" };
    const refused = await kim.post(page, mine);
    expect(refused.status).toBe(409);
    const { loaderData, actionData } = await drawn(refused);
    expect(loaderData[leadRoute]?.lead).toMatchObject({ status: "contacted", version: 1 });
    expect(actionData?.[leadRoute]?.result).toMatchObject({
      initialValue: { status: "lost", owner: kim.member.id },
      error: { "": [expect.stringMatching(/“Contacted”, owned by sam@agency\.example/)] },
    });
    expect((await kim.post(page, { ...mine, version: "1" })).status).toBe(303);
    expect(await getLead(env, id)).toMatchObject({ status: "lost", version: 2 });
  });

  it("keeps what was typed when it is refused", async () => {
    const { post } = await browserOf();
    const page = `/staff/leads/${await storeLead()}`;
    const text = "x".repeat(5_001);
    const refused = await post(page, { intent: "note", id: crypto.randomUUID(), text });
    expect(refused.status).toBe(400);
    expect((await drawn(refused)).actionData?.[leadRoute]).toMatchObject({
      result: { initialValue: { text } },
    });
    for (const form of [{ intent: "erase" }, { intent: "handle" }, { intent: "" }])
      expect((await post(page, form)).status).toBe(400);
  });

  it("of a lead that is not there is a page that says so", async () => {
    const { get, post } = await browserOf();
    for (const id of [crypto.randomUUID(), "1", "'"]) {
      expect((await get(`/staff/leads/${id}`)).status).toBe(404);
      const form = { intent: "handle", status: "won", owner: "", version: "0" };
      expect((await post(`/staff/leads/${id}`, form)).status).toBe(404);
    }
  });
});

describe("the mails' page", () => {
  it("sends again what was given up, and says when that has been done already", async () => {
    const { get, post } = await browserOf();
    await mailService({ down: "No such box." }).after((scope) =>
      recordLead(
        scope,
        {
          ...{ lead_type: "contact_form", business_name: "Bakery", enquiry_type: "seo" },
          message: "Hi.",
        },
        { suspicious: false, key: null },
      ),
    );
    await database(env).update(outbox).set({ status: "dead" });
    const { loaderData } = await drawn(await get("/staff/mails"));
    const [mail] = (loaderData["routes/staff/mails.tsx"]?.mails ?? []) as {
      id: string;
      at: number;
    }[];
    const form = { intent: "again", mail: mail?.id ?? "", at: String(mail?.at) };
    const sent = await post("/staff/mails", form);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/staff/mails?notice=again"]);
    expect((await post("/staff/mails", form)).status).toBe(409);
    expect(await database(env).select().from(outbox)).toMatchObject([{ status: "sent" }]);
  });
});

describe("the page of a person's data", () => {
  it("finds, copies and deletes, and puts the address into no link", async () => {
    const { post } = await browserOf();
    await storeLead({ business_name: "Torrens Bakery" });
    const email = "jo@bakery.example";
    const found = await drawn(
      await post("/staff/people", { intent: "find", email: " JO@Bakery.example " }),
    );
    expect(found.actionData?.["routes/staff/people.tsx"]).toMatchObject({
      found: { email, leads: [{ business_name: "Torrens Bakery" }] },
    });
    const copy = await post("/staff/people/copy", { email });
    expect(copy.headers.get("Content-Disposition")).toBe('attachment; filename="copy.json"');
    expect(await copy.json()).toMatchObject({
      email,
      leads: [{ business_name: "Torrens Bakery" }],
    });

    const unsure = await post("/staff/people", { intent: "delete", email });
    expect(unsure.status).toBe(400);
    expect(await database(env).select().from(contacts)).toHaveLength(1);
    const deleted = await post("/staff/people", { intent: "delete", email, sure: "on" });
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([
      303,
      "/staff/people?notice=deleted",
    ]);
    expect(await database(env).select().from(contacts)).toEqual([]);
  });

  it("says what is no address", async () => {
    const { post } = await browserOf();
    for (const form of [
      { intent: "find", email: "jo", sure: "" },
      { intent: "delete", email: "", sure: "on" },
      { intent: "delete", email: "not-provided@shadowdigital.example", sure: "on" },
    ])
      expect((await post("/staff/people", form)).status).toBe(400);
    expect((await post("/staff/people/copy", { email: "jo" })).status).toBe(400);
  });
});

describe("the list's download", () => {
  it("is a file of what the list shows", async () => {
    const { get } = await browserOf();
    await storeLead({ business_name: "Torrens Bakery" });
    await storeLead({ business_name: "Glenelg Surf" });
    const response = await get("/staff/leads.csv?q=torrens");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = await response.text();
    expect(text).toContain('"Torrens Bakery"');
    expect(text).not.toContain("Glenelg");
    expect((await get("/staff/leads.csv?__proto__=1")).status).toBe(400);
  });
});
