import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import * as v from "valibot";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { calendars, firms, members } from "../../../app/db/schema.server.ts";
import { calendarListSchema, madeCalendarSchema } from "../../../app/schemas/dates/calendar.ts";
import { Browser, errorCode, mailedToken } from "../harness/browser.ts";
import { storeDate } from "../harness/dates.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const make = async (browser: Browser, body: object = { name: "Mine" }) => {
  const response = await browser.post("/api/calendars", body);
  expect(response.status).toBe(201);
  return v.parse(madeCalendarSchema, await response.json());
};
/** A calendar program, which has no session. */
const fetched = (url: string) => new Browser().get(new URL(url).pathname);
const summaries = async (url: string) => {
  const response = await fetched(url);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    ...[200, "text/calendar; charset=utf-8"],
  ]);
  const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents(
    "vevent",
  );
  return events.map((one) => new ICAL.Event(one).summary);
};
const isGone = async (url: string) => {
  const response = await fetched(url);
  expect([response.status, (await response.text()).includes("VCALENDAR")]).toEqual([404, false]);
};

async function datedFirm() {
  const firm = await firmWith({ owner: "owner", lawyer: "lawyer", visitor: "guest" } as const);
  const { firmId, owner, lawyer, visitor } = firm;
  const matter = await storeMatter(firmId, {
    named: [owner.member, lawyer.member, visitor.member],
  });
  const [open = "", inMatter = ""] = await storeCases(firmId, [
    { firm_id: firmId, case_name: "The lease" },
    { firm_id: firmId, case_name: "The loan", matter_id: matter },
  ]);
  const by = owner.member.user.id;
  const rent = await storeDate(firmId, open, "rent", { day: "2027-01-10" });
  await storeDate(firmId, inMatter, "repay", { day: "2027-02-10", state: "confirmed", by });
  const perhaps = await storeDate(firmId, open, "perhaps", {
    day: "2027-03-10",
    state: "proposed",
  });
  await storeDate(firmId, open, "no more", { day: "2027-03-11", state: "dismissed", by });
  await storeDate(firmId, open, "handover", { day: null, state: "proposed" });
  await storeDate(firmId, open, "long ago", { day: "2001-01-01" });
  return { ...firm, matter, open, inMatter, rent, perhaps };
}

it("a calendar program reads what is sure or confirmed, of all that its person may see or of a matter", async () => {
  const { lawyer, visitor, matter } = await datedFirm();
  const all = await make(lawyer.browser);
  expect(await summaries(all.url)).toEqual(["Not checked: rent (The lease)", "repay (The loan)"]);
  const one = await make(lawyer.browser, { name: "The loan", matter_id: matter });
  expect(await summaries(one.url)).toEqual(["repay (The loan)"]);
  const guest = await make(visitor.browser);
  expect(await summaries(guest.url)).toEqual(["repay (The loan)"]);
  // A guest is told no addresses, in a calendar either.
  expect(await (await fetched(guest.url)).text()).not.toContain("@banksia.example");
});

it("its address is shown once and stored as a hash, and answers no more once it is turned off", async () => {
  const { lawyer, owner } = await datedFirm();
  const { calendar, url } = await make(lawyer.browser);
  const secret = url.split("/").at(-1)?.replace(".ics", "") ?? "";
  expect(secret.length).toBeGreaterThan(50);
  const list = async () => (await lawyer.browser.get("/api/calendars")).text();
  expect(await list()).not.toContain(secret);
  expect(JSON.stringify(await database(env).select().from(calendars))).not.toContain(secret);
  expect(v.parse(calendarListSchema, JSON.parse(await list())).calendars).toMatchObject([
    { id: calendar.id, name: "Mine", matter_id: null, last_used_at: null },
  ]);
  await summaries(url);
  expect(
    v.parse(calendarListSchema, JSON.parse(await list())).calendars[0]?.last_used_at,
  ).toBeTruthy();
  const foreign = await owner.browser.send("DELETE", `/api/calendars/${calendar.id}`);
  expect(foreign.status).toBe(404);
  expect((await lawyer.browser.send("DELETE", `/api/calendars/${calendar.id}`)).status).toBe(204);
  await isGone(url);
  await isGone(url.replace(secret, "a".repeat(secret.length)));
  await isGone(url.replace(`${secret}.ics`, "x.ics"));
});

it("the right is asked each time: behind a wall, out of the firm, or with the role gone it answers no more", async () => {
  const { firmId, lawyer, owner, matter } = await datedFirm();
  const all = await make(lawyer.browser);
  const one = await make(lawyer.browser, { name: "The loan", matter_id: matter });
  const wall = await owner.browser.send("PATCH", `/api/matters/${matter}`, {
    ...{ restricted: true, members: [owner.member.user.id] },
  });
  expect(wall.status).toBe(200);
  expect(await summaries(all.url)).toEqual(["Not checked: rent (The lease)"]);
  await isGone(one.url);
  const hidden = await lawyer.browser.post("/api/calendars", { name: "x", matter_id: matter });
  expect([hidden.status, await errorCode(hidden)]).toEqual([404, "not_found"]);
  await database(env)
    .update(members)
    .set({ role: "guest", until: 1 })
    .where(eq(members.user_id, lawyer.member.user.id));
  await isGone(all.url);
  await database(env)
    .update(members)
    .set({ role: "lawyer", until: null })
    .where(eq(members.user_id, lawyer.member.user.id));
  expect(await summaries(all.url)).toHaveLength(1);
  const away = `/api/firms/${firmId}/members/${lawyer.member.user.id}`;
  expect((await owner.browser.send("DELETE", away)).status).toBe(204);
  await isGone(all.url);
  expect(await database(env).select().from(calendars)).toEqual([]);
});

it("a second factor that the firm comes to want, and a new password, end it", async () => {
  const { firmId, lawyer } = await datedFirm();
  const { url } = await make(lawyer.browser);
  await database(env).update(firms).set({ second_factor_from: 1 }).where(eq(firms.id, firmId));
  await isGone(url);
  await database(env).update(firms).set({ second_factor_from: null }).where(eq(firms.id, firmId));
  expect(await summaries(url)).toHaveLength(2);
  const { email } = lawyer.member.user;
  await lawyer.browser.post("/api/auth/forgot-password", { email });
  const reset = { token: await mailedToken(email), password: "another long password" };
  expect((await new Browser().post("/api/auth/reset-password", reset)).status).toBe(204);
  await isGone(url);
});

it("a person has so many of them in a firm, a program none, and the record tells of each", async () => {
  const { firmId, lawyer, owner } = await datedFirm();
  const { calendar } = await make(lawyer.browser);
  for (let i = 1; i < 20; i++) await make(lawyer.browser, { name: `Calendar ${i}` });
  const over = await lawyer.browser.post("/api/calendars", { name: "One more" });
  expect([over.status, await errorCode(over)]).toEqual([409, "conflict"]);
  await lawyer.browser.send("DELETE", `/api/calendars/${calendar.id}`);
  await make(lawyer.browser);
  const record = await (
    await owner.browser.get(`/api/firms/${firmId}/record?thing=${calendar.id}`)
  ).json();
  expect((record as { events: { action: string }[] }).events.map(({ action }) => action)).toEqual([
    ...["deletion", "creation"],
  ]);
});

it("one date is a file of its own once it is sure or confirmed, to who sees its case", async () => {
  const { lawyer, visitor, open, rent, perhaps } = await datedFirm();
  const response = await lawyer.browser.get(`/api/cases/${open}/dates/${rent}.ics`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toContain(
    'filename="The lease 2027-01-10.ics"',
  );
  const [event] = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents(
    "vevent",
  );
  expect(event && new ICAL.Event(event).startDate.toString()).toBe("2027-01-10");
  const unsure = await lawyer.browser.get(`/api/cases/${open}/dates/${perhaps}.ics`);
  expect([unsure.status, await errorCode(unsure)]).toEqual([409, "conflict"]);
  for (const [browser, id] of [
    [visitor.browser, rent],
    [lawyer.browser, crypto.randomUUID()],
  ] as const)
    expect((await browser.get(`/api/cases/${open}/dates/${id}.ics`)).status).toBe(404);
});
