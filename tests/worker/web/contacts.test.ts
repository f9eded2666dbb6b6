import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { contacts, outbox } from "../../../app/db/schema.server.ts";
import { receiveLead } from "../../../app/routes/marketing/receive-lead.server.ts";
import { stampForm } from "../../../app/services/form-stamp.server.ts";
import { placeholderEmail } from "../../../app/services/leads/leads.server.ts";
import { Browser } from "../harness/browser.ts";

const home = {
  lead_type: "contact_form",
  business_name: "Torrens Bakery",
  enquiry_type: "seo",
  message: "We want to be found.",
};
const resource = {
  lead_type: "ai_resource",
  name: "Priya",
  email: "Priya@Firm.example",
  business_name: "Firm & Co",
  phone: "0412 345 678",
};

describe("POST /api/contacts", () => {
  it("stores a lead with its notification to the agency", async () => {
    const response = await new Browser().post("/api/contacts", home);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const [row] = await database(env).select().from(contacts);
    expect(row).toMatchObject({ ...home, id, email: placeholderEmail, status: "received" });
    const [mail] = await database(env).select().from(outbox);
    expect(mail?.to_address).toBe(env.LEADS_TO);
    expect(mail?.text).toContain("Torrens Bakery");
    expect(mail?.text).toContain("Email: not given");
  });

  it("stores and mails once what is sent twice, and tells both the same; other words are another lead", async () => {
    const key = { "Content-Type": "application/json", "Idempotency-Key": "one click" };
    const send = (lead: object) =>
      new Browser().fetch("/api/contacts", {
        method: "POST",
        headers: key,
        body: JSON.stringify(lead),
      });
    const answers = await Promise.all([send(resource), send(resource)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(await database(env).select().from(contacts)).toHaveLength(1);
    expect(await database(env).select().from(outbox)).toHaveLength(2);
    await send({ ...resource, business_name: "Another firm" });
    expect(await database(env).select().from(contacts)).toHaveLength(2);
  });

  it("mails the promised resource to who asked for it", async () => {
    expect((await new Browser().post("/api/contacts", resource)).status).toBe(201);
    const mails = await database(env).select().from(outbox);
    expect(mails.map((mail) => mail.to_address).sort()).toEqual(
      [env.LEADS_TO, "priya@firm.example"].sort(),
    );
  });

  it("lets nobody have very many mails sent to somebody else", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await new Browser().post("/api/contacts", resource)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const mails = await database(env).select().from(outbox);
    expect(mails.filter((mail) => mail.to_address === "priya@firm.example")).toHaveLength(10);
  });

  it("takes a web address without its scheme, and refuses what is none", async () => {
    const browser = new Browser();
    await browser.post("/api/contacts", { ...home, website: "torrens.example" });
    const [row] = await database(env).select().from(contacts);
    expect(row?.website).toBe("https://torrens.example");
    for (const website of ["javascript:alert(1)", "not a site", "https://"])
      expect((await browser.post("/api/contacts", { ...home, website })).status).toBe(400);
  });

  it("stores what was pasted as the person saw it: nothing invisible, and a hyphen for any dash of a number", async () => {
    const pasted = {
      ...resource,
      name: "Pri\u00adya\u2060",
      email: "mailto:pri\u2019ya@Firm\u2011Co.example\u200b",
      business_name: "\u2068Firm\u00a0& Co\u2069",
      phone: "\u202dtel:+61\u2013412\u2212345\u2011678\u202c",
    };
    expect((await new Browser().post("/api/contacts", pasted)).status).toBe(201);
    const [row] = await database(env).select().from(contacts);
    expect(row).toMatchObject({
      ...{ name: "Priya", email: "pri'ya@firm-co.example" },
      ...{ business_name: "Firm & Co", phone: "+61-412-345-678" },
    });
    for (const message of ["\u200b\ufeff", "\u3164"])
      expect((await new Browser().post("/api/contacts", { ...home, message })).status).toBe(400);
  });

  it("refuses a line break in an answer of one line, and says so", async () => {
    const ask = { ...resource, website: "https://firm.example" };
    for (const field of ["name", "business_name", "phone", "website"] as const)
      for (const end of ["\n", "\r", "\u2028", "\u0085"]) {
        const typed = { ...ask, [field]: `${ask[field]}${end}${ask[field]}` };
        const response = await new Browser().post("/api/contacts", typed);
        expect([field, response.status]).toEqual([field, 400]);
        expect(await response.json()).toMatchObject({
          error: {
            fields: { [field]: expect.arrayContaining([expect.stringContaining("one line")]) },
          },
        });
      }
    const long = { ...ask, website: `firm.example/${"a".repeat(500)}` };
    expect(await (await new Browser().post("/api/contacts", long)).json()).toMatchObject({
      error: { fields: { website: ["Please keep this to 500 characters."] } },
    });
    expect(await database(env).select().from(contacts)).toEqual([]);
  });

  it("tells the agency what was typed as text alone, never as a link, a header or markup of its own", async () => {
    const typed = {
      ...home,
      business_name: "<b>Bakery</b> & Sons",
      email: "a?bcc=others%40x.example&body=hi@firm.example",
      message: "Hello\n\nWrite to us:\nmailto:thief@x.example <img src=x>",
    };
    expect((await new Browser().post("/api/contacts", typed)).status).toBe(201);
    const [mail] = await database(env).select().from(outbox);
    const link = "mailto:a%3Fbcc%3Dothers%2540x.example%26body%3Dhi@firm.example";
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).not.toMatch(/<b>|<img/);
    expect(mail?.text).toContain("> Write to us:\n> mailto:thief@x.example");
    expect(mail?.text.match(/^mailto:.*/gm)).toEqual([link]);
  });

  it("says of each missing key what its field asks for, and of one too many that it is not known", async () => {
    const said = async (lead: object) =>
      ((await (await new Browser().post("/api/contacts", lead)).json()) as { error: object }).error;
    expect(await said({ lead_type: "ai_resource" })).toMatchObject({
      fields: {
        name: ["Please enter your name."],
        email: ["Please enter your email address."],
        business_name: ["Please enter your business name."],
        phone: ["Please enter your mobile number."],
      },
    });
    expect(await said({ ...home, budget: 7, surprise: "x" })).toMatchObject({
      fields: { budget: ["Please choose one."], surprise: ["This field is not known here."] },
    });
  });

  it("says which fields are wrong without repeating what was typed", async () => {
    const response = await new Browser().post("/api/contacts", {
      ...resource,
      email: "secret-typo",
      surprise: "x",
    });
    expect(response.status).toBe(400);
    const body = await response.text();
    expect(
      Object.keys((JSON.parse(body) as { error: { fields: object } }).error.fields).sort(),
    ).toEqual(["email", "surprise"]);
    expect(body).not.toContain("secret-typo");
    expect(await database(env).select().from(contacts)).toEqual([]);
  });

  it("asks an address that sends very many to wait", async () => {
    const browser = new Browser();
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await browser.post("/api/contacts", home)).status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a form that is sent without JavaScript", () => {
  const client = { address: "203.0.113.5", userAgent: "", country: "AU" };
  const scope = { env, waitUntil: () => {}, requestId: "", client, nonce: "" };
  const sent = (stamp: string, message: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...home, message, stamp })) body.set(name, value);
    return receiveLead(new Request("http://localhost/", { method: "POST", body }), scope);
  };

  it("twice, because of a second click or a lost answer, is one lead and one success", async () => {
    const stamp = await stampForm(env);
    const answers = await Promise.all([sent(stamp, "Hello"), sent(stamp, "Hello")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await database(env).select().from(contacts)).toHaveLength(1);
    expect(await database(env).select().from(outbox)).toHaveLength(1);
  });

  it("from two pages, or with other words, is two leads", async () => {
    const stamp = await stampForm(env);
    await sent(stamp, "Hello");
    await sent(stamp, "Hello again");
    await sent(await stampForm(env), "Hello");
    expect(await database(env).select().from(contacts)).toHaveLength(3);
  });
});
