import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  accessTokens,
  flagAssignments,
  matterMembers,
  matters,
  members,
  outbox,
} from "../../../app/db/schema.server.ts";
import type { FirmMember } from "../../../app/schemas/firms/answers.ts";
import { deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { removeMember } from "../../../app/services/firms/members.server.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const staffed = () =>
  firmWith({
    ...{ partner: "owner", second: "lawyer", associate: "lawyer", clerk: "assistant" },
    visitor: "guest",
  } as const);

const idOf = ({ member }: Seat) => member.user.id;
const mailsTo = async (address: string) =>
  (await database(env).select().from(outbox)).filter((mail) => mail.to_address === address);

describe("the members of a firm", () => {
  it("are listed by name to each but guests, as people with roles", async () => {
    const { partner, clerk, visitor, firmId } = await staffed();
    for (const { browser } of [partner, clerk]) {
      const { members } = (await (await browser.get(`/api/firms/${firmId}/members`)).json()) as {
        members: { email: string }[];
      };
      expect(members).toHaveLength(5);
      expect(members.map(({ email }) => email.split("@")[0])).toEqual([
        "associate",
        "clerk",
        "partner",
        "second",
        "visitor",
      ]);
      expect(members).toContainEqual({
        ...{ id: idOf(clerk), email: "clerk@banksia.example", name: "", role: "assistant" },
        ...{ joined_at: "1970-01-01T00:00:00.000Z", until: null },
      });
    }
    const refused = await visitor.browser.get(`/api/firms/${firmId}/members`);
    expect([refused.status, await errorCode(refused)]).toEqual([403, "forbidden"]);
    const foreign = await partner.browser.get(`/api/firms/${idOf(clerk)}/members`);
    expect(foreign.status).toBe(404);
  });
});

describe("a role", () => {
  it("is given by owners alone, and its member is told by mail", async () => {
    const { partner, associate, clerk, firmId } = await staffed();
    const path = `/api/firms/${firmId}/members/${idOf(clerk)}`;
    const refused = await associate.browser.send("PATCH", path, { role: "lawyer" });
    expect([refused.status, await errorCode(refused)]).toEqual([403, "forbidden"]);
    const given = await partner.browser.send("PATCH", path, { role: "lawyer" });
    expect(await given.json()).toMatchObject({ member: { id: idOf(clerk), role: "lawyer" } });
    await partner.browser.send("PATCH", path, { role: "lawyer" });
    expect(await mailsTo("clerk@banksia.example")).toMatchObject([
      { subject: "You are now a lawyer of Banksia Legal" },
    ]);
    for (const body of [{ role: "king" }, {}])
      expect((await partner.browser.send("PATCH", path, body)).status).toBe(400);
    const nobody = `/api/firms/${firmId}/members/${crypto.randomUUID()}`;
    expect((await partner.browser.send("PATCH", nobody, { role: "lawyer" })).status).toBe(404);
  });

  it("of the only owner stays; two owners who give it up at once leave one", async () => {
    const { partner, second, firmId } = await staffed();
    const path = (seat: Seat) => `/api/firms/${firmId}/members/${idOf(seat)}`;
    const lawyer = { role: "lawyer" };
    const last = await partner.browser.send("PATCH", path(partner), lawyer);
    expect([last.status, await errorCode(last)]).toEqual([409, "conflict"]);
    await partner.browser.send("PATCH", path(second), { role: "owner", password });
    const both = await Promise.all([
      partner.browser.send("PATCH", path(partner), lawyer),
      second.browser.send("PATCH", path(second), lawyer),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("ends a guest’s time when it is another", async () => {
    const { partner, visitor, firmId } = await staffed();
    await database(env)
      .update(members)
      .set({ until: Date.now() + 60_000 })
      .where(eq(members.role, "guest"));
    const path = `/api/firms/${firmId}/members/${idOf(visitor)}`;
    const given = await partner.browser.send("PATCH", path, { role: "assistant" });
    expect(await given.json()).toMatchObject({ member: { role: "assistant", until: null } });
  });

  it("of a guest has a last day, which is given with it, moved and taken away, and the record tells", async () => {
    const { partner, associate, visitor, firmId } = await staffed();
    const give = async (seat: Seat, body: object) => {
      const path = `/api/firms/${firmId}/members/${idOf(seat)}`;
      const given = await partner.browser.send("PATCH", path, body);
      return [given.status, ((await given.json()) as { member?: FirmMember }).member?.until];
    };
    const guest = { role: "guest" };
    expect(await give(associate, { ...guest, until: "2099-03-31" })).toEqual([200, "2099-03-31"]);
    expect(await give(visitor, { ...guest, until: "2099-01-02" })).toEqual([200, "2099-01-02"]);
    expect(await give(visitor, { ...guest, until: "2099-01-03" })).toEqual([200, "2099-01-03"]);
    expect(await give(visitor, guest)).toEqual([200, "2099-01-03"]);
    expect(await give(visitor, { ...guest, until: null })).toEqual([200, null]);
    for (const body of [
      { ...guest, until: "2020-01-01" },
      { ...guest, until: "soon" },
      { role: "lawyer", until: "2099-01-02" },
    ])
      expect(await give(visitor, body)).toEqual([400, undefined]);
    const { events } = (await (
      await partner.browser.get(`/api/firms/${firmId}/record`)
    ).json()) as {
      events: { action: string; details: { changed: object[] } }[];
    };
    expect(events.map(({ details }) => details.changed)).toEqual([
      [{ what: "until", from: "2099-01-03", to: null }],
      [{ what: "until", from: "2099-01-02", to: "2099-01-03" }],
      [{ what: "until", from: null, to: "2099-01-02" }],
      [
        { what: "role", from: "lawyer", to: "guest" },
        { what: "until", from: null, to: "2099-03-31" },
      ],
    ]);
    expect(await mailsTo("visitor@banksia.example")).toEqual([]);
  });

  it("of a guest whose time is over lets them in again with a later day", async () => {
    const { partner, visitor, firmId } = await staffed();
    await database(env).update(members).set({ until: 1 }).where(eq(members.role, "guest"));
    expect((await visitor.browser.get(`/api/firms/${firmId}`)).status).toBe(404);
    const path = `/api/firms/${firmId}/members/${idOf(visitor)}`;
    await partner.browser.send("PATCH", path, { role: "guest", until: "2099-01-02" });
    expect((await visitor.browser.get(`/api/firms/${firmId}`)).status).toBe(200);
  });
});

/** The associate looks after an open matter and a walled one, and a flag in each; the clerk is named nowhere. */
async function withWork() {
  const firm = await staffed();
  const { associate, firmId } = firm;
  const open = await storeMatter(firmId, { named: [associate.member] });
  const walled = await storeMatter(firmId, { restricted: true, named: [associate.member] });
  const db = database(env);
  await db.update(matters).set({ responsible_id: idOf(associate) });
  const [inOpen = "", inWalled = ""] = await storeCases(idOf(associate), [
    { firm_id: firmId, matter_id: open },
    { firm_id: firmId, matter_id: walled },
  ]);
  for (const case_id of [inOpen, inWalled])
    await db.insert(flagAssignments).values({
      ...{ firm_id: firmId, case_id, flag_id: "f1", user_id: idOf(associate) },
      ...{ assigned_by: "", assigned_at: 1 },
    });
  await db.insert(accessTokens).values({
    ...{ id: "t", firm_id: firmId, user_id: idOf(associate), name: "Mine", token_hash: "h" },
    ...{ scopes: [], created_at: 1, expires_at: Date.now() + 60_000 },
  });
  return { ...firm, open, walled, inOpen, inWalled };
}

const responsible = async () =>
  new Set((await database(env).select().from(matters)).map((row) => row.responsible_id));
const assigned = async () =>
  (await database(env).select().from(flagAssignments)).map((row) => row.user_id);
const isMember = async (seat: Seat, firmId: string) => {
  const rows = await database(env).select().from(members).where(eq(members.firm_id, firmId));
  return rows.some((row) => row.user_id === idOf(seat));
};

describe("who is removed", () => {
  it("hands over matters, walled ones too, and flags to the member named, and keeps no token", async () => {
    const { partner, associate, clerk, firmId, inWalled } = await withWork();
    const path = `/api/firms/${firmId}/members/${idOf(associate)}?handover=${idOf(clerk)}`;
    expect((await partner.browser.send("DELETE", path)).status).toBe(204);
    expect(await isMember(associate, firmId)).toBe(false);
    expect(await responsible()).toEqual(new Set([idOf(clerk)]));
    expect(await assigned()).toEqual([idOf(clerk), idOf(clerk)]);
    expect((await clerk.browser.get(`/api/cases/${inWalled}`)).status).toBe(200);
    expect((await partner.browser.get(`/api/cases/${inWalled}`)).status).toBe(404);
    const named = await database(env).select().from(matterMembers);
    expect(new Set(named.map((row) => row.user_id))).toEqual(new Set([idOf(clerk)]));
    expect(await database(env).select().from(accessTokens)).toEqual([]);
    expect(await mailsTo("associate@banksia.example")).toMatchObject([
      { subject: "You are no longer a member of Banksia Legal" },
    ]);
  });

  it("goes on, in the same session, in another firm of theirs", async () => {
    const { partner, associate, firmId, inOpen } = await withWork();
    await associate.browser.post(`/api/firms/${firmId}/switch`);
    await partner.browser.send("DELETE", `/api/firms/${firmId}/members/${idOf(associate)}`);
    expect((await associate.browser.get(`/api/cases/${inOpen}`)).status).toBe(404);
    const { firms } = (await (await associate.browser.get("/api/firms")).json()) as {
      firms: object[];
    };
    expect(firms).toMatchObject([{ id: idOf(associate) }]);
    expect(await responsible()).toEqual(new Set([idOf(partner)]));
  });

  it("leaves a flag that the other may not see to nobody", async () => {
    const { partner, associate, second, clerk, firmId } = await withWork();
    const db = database(env);
    await db.update(matters).set({ responsible_id: idOf(second) });
    const [walled] = await db.select().from(matters).where(eq(matters.restricted, true));
    await db.insert(matterMembers).values({
      ...{ firm_id: firmId, matter_id: walled?.id ?? "", user_id: idOf(second), added_at: 1 },
    });
    const path = `/api/firms/${firmId}/members/${idOf(associate)}?handover=${idOf(clerk)}`;
    await partner.browser.send("DELETE", path);
    expect(await assigned()).toEqual([idOf(clerk)]);
  });

  it("is not so by a colleague, nor handed over to a guest, a stranger or themselves", async () => {
    const { partner, associate, second, visitor, firmId } = await withWork();
    const path = `/api/firms/${firmId}/members/${idOf(associate)}`;
    const refused = await second.browser.send("DELETE", path);
    expect([refused.status, await errorCode(refused)]).toEqual([403, "forbidden"]);
    for (const heir of [idOf(visitor), idOf(associate), crypto.randomUUID(), "x"]) {
      const response = await partner.browser.send("DELETE", `${path}?handover=${heir}`);
      expect([heir, response.status]).toEqual([heir, 400]);
    }
    expect(await isMember(associate, firmId)).toBe(true);
    expect(await responsible()).toEqual(new Set([idOf(associate)]));
  });
});

describe("who leaves", () => {
  it("needs nobody’s leave, and is sent no mail", async () => {
    const { partner, associate, firmId } = await withWork();
    const path = `/api/firms/${firmId}/members/${idOf(associate)}`;
    expect((await associate.browser.send("DELETE", path)).status).toBe(204);
    expect(await isMember(associate, firmId)).toBe(false);
    expect(await responsible()).toEqual(new Set([idOf(partner)]));
    expect(await mailsTo("associate@banksia.example")).toEqual([]);
  });

  it("lets nobody through a wall who may not share: an owner looks after what is behind it", async () => {
    const { partner, clerk, second, visitor, firmId } = await staffed();
    const db = database(env);
    const open = await storeMatter(firmId, { named: [clerk.member] });
    await db.update(matters).set({ responsible_id: idOf(clerk) });
    for (const leaver of [clerk, visitor]) {
      const walled = await storeMatter(firmId, { restricted: true, named: [leaver.member] });
      const [caseId = ""] = await storeCases(idOf(leaver), [
        { firm_id: firmId, matter_id: walled },
      ]);
      const path = `/api/firms/${firmId}/members/${idOf(leaver)}?handover=${idOf(second)}`;
      expect((await leaver.browser.send("DELETE", path)).status).toBe(204);
      expect((await second.browser.get(`/api/cases/${caseId}`)).status).toBe(404);
      expect((await partner.browser.get(`/api/cases/${caseId}`)).status).toBe(200);
    }
    const [row] = await db.select().from(matters).where(eq(matters.id, open));
    expect(row?.responsible_id).toBe(idOf(second));
  });

  it("shares no more than they may as they go, who was a lawyer when they began to", async () => {
    const { associate, clerk, firmId, inWalled } = await withWork();
    const { member } = associate;
    await database(env)
      .update(members)
      .set({ role: "assistant" })
      .where(eq(members.user_id, idOf(associate)));
    await expect(removeMember(scopeOf(), member, idOf(associate), idOf(clerk))).rejects.toThrow();
    expect(await isMember(associate, firmId)).toBe(true);
    expect((await clerk.browser.get(`/api/cases/${inWalled}`)).status).toBe(404);
  });

  it("is not the only owner; of two who go at once, one stays", async () => {
    const { partner, second, firmId } = await staffed();
    const leave = (seat: Seat) =>
      seat.browser.send("DELETE", `/api/firms/${firmId}/members/${idOf(seat)}`);
    const last = await leave(partner);
    expect([last.status, await errorCode(last)]).toEqual([409, "conflict"]);
    const path = `/api/firms/${firmId}/members/${idOf(second)}`;
    await partner.browser.send("PATCH", path, { role: "owner", password });
    const both = await Promise.all([leave(partner), leave(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it("hands over in the same step also when they delete their account", async () => {
    const { partner, associate, firmId } = await withWork();
    await deleteAccount(scopeOf(), associate.member, { password });
    expect(await isMember(associate, firmId)).toBe(false);
    expect(await responsible()).toEqual(new Set([idOf(partner)]));
    expect(await assigned()).toEqual([idOf(partner), idOf(partner)]);
    expect(await database(env).select().from(accessTokens)).toEqual([]);
  });
});
