import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { matters } from "../../../app/db/schema.server.ts";
import type { Matter } from "../../../app/schemas/matter.ts";
import { closedAt } from "../../../app/services/matters/closing.server.ts";
import { Browser } from "../harness/browser.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { change, listedMatters, made, make, matterOf } from "./asking.ts";

const firmOfFour = () =>
  firmWith({
    ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
  } as const);

const idOf = ({ member }: Seat) => member.user.id;

describe("a matter", () => {
  it("is made with all that is said of it, and is then in everybody's list", async () => {
    const { associate, clerk } = await firmOfFour();
    const matter = await made(clerk, {
      ...{ name: " Harbour Bridge lease ", number: "2026/114", client_name: "Wattle Pty Ltd" },
      ...{ act_for: "the lessee", responsible: idOf(associate) },
    });
    expect(matter).toMatchObject({
      ...{ name: "Harbour Bridge lease", number: "2026/114", client_name: "Wattle Pty Ltd" },
      ...{ act_for: "the lessee", state: "open", restricted: false, walled_off: false },
      ...{ responsible: { id: idOf(associate), email: "associate@banksia.example", name: "" } },
      ...{ members: [], cases: 0, version: 1 },
    });
    expect(await matterOf(associate, matter.id)).toEqual(matter);
    expect(await listedMatters(associate)).toEqual(["Harbour Bridge lease"]);
  });

  it("needs a name, and people who are in the firm", async () => {
    const { partner, visitor } = await firmOfFour();
    for (const [fields, field] of [
      [{ name: " " }, "name"],
      [{ name: "two\nlines" }, "name"],
      [{ name: "A", responsible: crypto.randomUUID() }, "responsible"],
      [{ name: "A", responsible: idOf(visitor) }, "responsible"],
      [{ name: "A", members: [crypto.randomUUID()] }, "members"],
      [{ name: "A", state: "shut" }, "state"],
    ] as const) {
      const refused = await make(partner, fields);
      expect(refused.status).toBe(400);
      const { error } = (await refused.json()) as { error: { fields: Record<string, string[]> } };
      expect(Object.keys(error.fields)).toEqual([field]);
    }
    expect(await listedMatters(partner)).toEqual([]);
  });

  it("has a number that no other matter of the firm has, and may have none", async () => {
    const { partner, associate } = await firmOfFour();
    await made(partner, { name: "One", number: "7" });
    expect((await make(associate, { name: "Two", number: " 7 " })).status).toBe(409);
    const third = await made(associate, { name: "Three", number: "" });
    await made(associate, { name: "Four" });
    const taken = await associate.browser.send("PATCH", `/api/matters/${third.id}`, {
      ...{ number: "7", name: "Renamed" },
    });
    expect(taken.status).toBe(409);
    expect(await matterOf(associate, third.id)).toEqual(third);
    const { stranger } = await firmWith({ stranger: "owner" } as const);
    await made(stranger, { name: "Elsewhere", number: "7" });
  });

  it("is not made by a guest, nor does anybody without the right to share name people in one", async () => {
    const { clerk, visitor } = await firmOfFour();
    expect((await make(visitor, { name: "Mine" })).status).toBe(403);
    expect((await make(clerk, { name: "Mine", restricted: true })).status).toBe(403);
    expect((await make(clerk, { name: "Mine", members: [idOf(visitor)] })).status).toBe(403);
    expect((await make(clerk, { name: "Mine" })).status).toBe(201);
  });

  it("is changed in part, and closed", async () => {
    const { partner, associate } = await firmOfFour();
    const { id } = await made(partner, { name: "Old", number: "1", client_name: "Wattle" });
    const change = async (body: object) => {
      const answer = await associate.browser.send("PATCH", `/api/matters/${id}`, body);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { matter: Matter }).matter;
    };
    expect(await change({ name: "New", responsible: idOf(associate) })).toMatchObject({
      ...{ name: "New", number: "1", client_name: "Wattle", version: 2 },
      responsible: { id: idOf(associate) },
    });
    expect(await change({ state: "closed", client_name: null, responsible: null })).toMatchObject({
      ...{ name: "New", state: "closed", client_name: null, responsible: null, version: 3 },
    });
    for (const nothing of [{}, { version: 3 }])
      expect((await associate.browser.send("PATCH", `/api/matters/${id}`, nothing)).status).toBe(
        400,
      );
  });

  it("is not written over by somebody who has seen an older version of it", async () => {
    const { partner, associate } = await firmOfFour();
    const { id, version } = await made(partner, { name: "Old" });
    const change = ({ browser }: Seat, name: string) =>
      browser.send("PATCH", `/api/matters/${id}`, { name, version });
    expect((await change(partner, "Partner's")).status).toBe(200);
    const late = await change(associate, "Associate's");
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { name: "Partner's", version: 2 } });
    expect((await matterOf(partner, id)).name).toBe("Partner's");
  });

  it("leaves its cases unfiled when it is deleted, and is gone", async () => {
    const { partner, clerk, firmId } = await firmOfFour();
    const { id } = await made(partner, { name: "Done" });
    const [caseId] = await storeCases(idOf(partner), [{ firm_id: firmId, matter_id: id }]);
    expect((await clerk.browser.send("DELETE", `/api/matters/${id}`)).status).toBe(403);
    expect((await partner.browser.send("DELETE", `/api/matters/${id}`)).status).toBe(204);
    expect((await partner.browser.get(`/api/matters/${id}`)).status).toBe(404);
    const left = await (await clerk.browser.get(`/api/cases/${caseId}`)).json();
    expect(left).toMatchObject({ case: { matter: null } });
    expect((await partner.browser.send("DELETE", `/api/matters/${id}`)).status).toBe(404);
  });

  it("of another firm answers like none", async () => {
    const { partner } = await firmOfFour();
    const { id } = await made(partner, { name: "Ours" });
    const { stranger } = await firmWith({ stranger: "owner" } as const);
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["PATCH", "", { name: "Theirs" }],
      ["DELETE", "", undefined],
      ["GET", "/record", undefined],
    ] as const) {
      const answer = await stranger.browser.send(method, `/api/matters/${id}${path}`, body);
      expect([method, answer.status]).toEqual([method, 404]);
    }
    expect(await listedMatters(stranger)).toEqual([]);
  });
});

describe("the list of matters", () => {
  it("finds words of names, numbers and clients, and filters by state and people", async () => {
    const { partner, associate, visitor } = await firmOfFour();
    await made(partner, { name: "Lease of a jetty", number: "A-1", client_name: "Wombat Ltd" });
    await made(partner, {
      name: "Sale",
      number: "B-2",
      state: "closed",
      responsible: idOf(associate),
    });
    await made(partner, { name: "Will", members: [idOf(visitor), idOf(associate)] });
    expect(await listedMatters(partner)).toEqual(["Lease of a jetty", "Sale", "Will"]);
    for (const [query, names] of [
      ["q=JETTY%20wombat", ["Lease of a jetty"]],
      ["q=b-2", ["Sale"]],
      ["q=koala", []],
      ["state=open", ["Lease of a jetty", "Will"]],
      [`member=${idOf(associate)}`, ["Sale", "Will"]],
      [`member=${idOf(associate)}&state=closed`, ["Sale"]],
    ] as const)
      expect([query, await listedMatters(partner, query)]).toEqual([query, names]);
    expect(await listedMatters(visitor)).toEqual(["Will"]);
  });

  it("comes in pages, newest first", async () => {
    const { partner } = await firmOfFour();
    for (const [created_at, name] of ["One", "Two", "Three", "Four"].entries()) {
      const { id } = await made(partner, { name });
      // Two of the same moment.
      const row = { created_at: Math.max(created_at, 1) };
      await database(env).update(matters).set(row).where(eq(matters.id, id));
    }
    const names: string[] = [];
    let cursor = "";
    do {
      const path = `/api/matters?limit=2${cursor && `&cursor=${cursor}`}`;
      const page = (await (await partner.browser.get(path)).json()) as {
        matters: Matter[];
        nextCursor: string | null;
      };
      names.push(...page.matters.map(({ name }) => name));
      cursor = page.nextCursor ?? "";
    } while (cursor);
    expect(names.slice(0, 2)).toEqual(["Four", "Three"]);
    expect(names.slice(2).toSorted()).toEqual(["One", "Two"]);
    for (const odd of ["cursor=x", "cursor=1.2", "limit=0", "limit=101", "state=shut", "member=x"])
      expect((await partner.browser.get(`/api/matters?${odd}`)).status).toBe(400);
  });

  it("is for nobody without a session", async () => {
    expect((await new Browser().get("/api/matters")).status).toBe(401);
  });
});

it("a closed matter says when it was closed, to who sees what is in it and to nobody else", async () => {
  const { associate, partner } = await firmOfFour();
  const { id } = await made(associate, { name: "Harbour lease" });
  await change(associate, id, { name: "Harbour Bridge lease" });
  expect(await closedAt(env, associate.member, id)).toBeNull();
  const before = Date.now();
  await change(associate, id, { state: "closed" });
  await change(associate, id, { name: "Harbour lease" });
  const at = Date.parse((await closedAt(env, associate.member, id)) ?? "");
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
  await change(associate, id, { restricted: true });
  expect(await closedAt(env, partner.member, id)).toBeNull();
});
