import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { matterMembers } from "../../../app/db/schema.server.ts";
import type { Matter } from "../../../app/schemas/matter.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { change, listedMatters, made, matterOf, recordOf } from "./asking.ts";

const idOf = ({ member }: Seat) => member.user.id;

/** A matter behind a wall that the associate has made, with a colleague named in it, and a case. */
async function walledMatter() {
  const firm = await firmWith({
    ...{ partner: "owner", associate: "lawyer", colleague: "lawyer", other: "lawyer" },
    ...{ clerk: "assistant", visitor: "guest" },
  } as const);
  const matter = await made(firm.associate, {
    ...{ name: "Merger", number: "M-9", client_name: "Numbat Holdings", act_for: "the target" },
    ...{ restricted: true, members: [idOf(firm.colleague)] },
  });
  const [caseId = ""] = await storeCases(idOf(firm.associate), [
    { firm_id: firm.firmId, matter_id: matter.id },
  ]);
  return { ...firm, matter, caseId };
}

const seesCase = async ({ browser }: Seat, caseId: string) =>
  (await browser.get(`/api/cases/${caseId}`)).status === 200;

describe("a restricted matter", () => {
  it("names its maker, and is there for the people named alone", async () => {
    const { associate, colleague, other, clerk, visitor, matter, caseId } = await walledMatter();
    expect(matter.members.map(({ id }) => id).toSorted()).toEqual(
      [idOf(associate), idOf(colleague)].toSorted(),
    );
    expect((await matterOf(colleague, matter.id)).client_name).toBe("Numbat Holdings");
    for (const seat of [other, clerk, visitor]) {
      expect(await listedMatters(seat)).toEqual([]);
      expect(await seesCase(seat, caseId)).toBe(false);
      for (const path of ["", "/record"])
        expect((await seat.browser.get(`/api/matters/${matter.id}${path}`)).status).toBe(404);
      expect((await change(seat, matter.id, { name: "Mine" })).status).toBe(404);
      expect((await seat.browser.send("DELETE", `/api/matters/${matter.id}`)).status).toBe(404);
    }
  });

  it("is known to an owner by its name and number, who finds nothing by what is in it", async () => {
    const { partner, associate, matter, caseId } = await walledMatter();
    const told: Matter = {
      ...matter,
      ...{ walled_off: true, client_name: null, act_for: null, responsible: null },
      ...{ members: [], cases: null, openFlags: null },
    };
    expect(await matterOf(partner, matter.id)).toEqual(told);
    expect(await listedMatters(partner, "q=merger")).toEqual(["Merger"]);
    for (const query of ["q=numbat", `member=${idOf(associate)}`])
      expect(await listedMatters(partner, query)).toEqual([]);
    expect(await seesCase(partner, caseId)).toBe(false);
    expect((await partner.browser.get(`/api/matters/${matter.id}/record`)).status).toBe(404);
    const cases = await (await partner.browser.get(`/api/cases?matter=${matter.id}`)).json();
    expect(cases).toMatchObject({ cases: [] });
  });

  it("lets an owner do nothing but let themselves in, which its people read in its record", async () => {
    const { partner, associate, colleague, other, matter, caseId } = await walledMatter();
    for (const fields of [
      { name: "Mine" },
      { restricted: false },
      { members: [] },
      { members: [idOf(other)] },
      { members: [idOf(partner)], name: "Mine" },
    ])
      expect((await change(partner, matter.id, fields)).status).toBe(403);
    expect((await partner.browser.send("DELETE", `/api/matters/${matter.id}`)).status).toBe(403);
    expect(await recordOf(associate, matter.id)).not.toContain("partner let_in matter");

    expect((await change(partner, matter.id, { members: [idOf(partner)] })).status).toBe(200);
    expect((await matterOf(partner, matter.id)).members).toHaveLength(3);
    expect(await seesCase(partner, caseId)).toBe(true);
    for (const seat of [associate, colleague, partner])
      expect(await recordOf(seat, matter.id)).toContain("partner let_in matter");
  });

  it("is left at once by who is put out of it", async () => {
    const { associate, colleague, matter, caseId } = await walledMatter();
    expect(await seesCase(colleague, caseId)).toBe(true);
    expect((await change(associate, matter.id, { members: [idOf(associate)] })).status).toBe(200);
    expect(await seesCase(colleague, caseId)).toBe(false);
    expect((await colleague.browser.get(`/api/matters/${matter.id}`)).status).toBe(404);
    expect((await recordOf(associate, matter.id))[0]).toBe("associate share matter");
  });

  it("always has somebody in it, who may be somebody else", async () => {
    const { associate, colleague, matter } = await walledMatter();
    expect((await change(associate, matter.id, { members: [] })).status).toBe(400);
    const left = await change(associate, matter.id, { members: [idOf(colleague)] });
    expect(left.status).toBe(200);
    expect(await left.json()).toMatchObject({ matter: { walled_off: true, client_name: null } });
    expect((await associate.browser.get(`/api/matters/${matter.id}`)).status).toBe(404);
    expect((await matterOf(colleague, matter.id)).members).toMatchObject([{ id: idOf(colleague) }]);
  });

  it("names who becomes responsible for it, and who is put out of it is responsible no more", async () => {
    const { associate, other, matter } = await walledMatter();
    expect((await change(associate, matter.id, { responsible: idOf(other) })).status).toBe(200);
    expect((await matterOf(other, matter.id)).responsible).toMatchObject({ id: idOf(other) });
    await change(associate, matter.id, { members: [idOf(associate)] });
    expect((await matterOf(associate, matter.id)).responsible).toBeNull();
  });

  it("is not deleted as long as it holds cases, those included that may be taken back", async () => {
    const { associate, matter, caseId } = await walledMatter();
    const remove = () => associate.browser.send("DELETE", `/api/matters/${matter.id}`);
    expect((await remove()).status).toBe(409);
    await associate.browser.post("/api/cases/delete", { ids: [caseId] });
    expect((await remove()).status).toBe(409);
    await associate.browser.post("/api/cases/restore", { ids: [caseId] });
    expect((await matterOf(associate, matter.id)).cases).toBe(1);
    await associate.browser.send("DELETE", `/api/cases/${caseId}`);
    expect((await remove()).status).toBe(204);
    expect(await database(env).select().from(matterMembers)).toEqual([]);
  });
});

describe("the wall of a matter", () => {
  it("goes up and comes down by who may share, and takes in who puts it up", async () => {
    const { partner, associate, other, clerk } = await walledMatter();
    const { id } = await made(clerk, { name: "Open" });
    expect((await change(clerk, id, { restricted: true })).status).toBe(403);
    expect((await change(clerk, id, { members: [idOf(other)] })).status).toBe(403);
    expect((await change(associate, id, { restricted: true })).status).toBe(200);
    expect((await matterOf(associate, id)).members).toMatchObject([{ id: idOf(associate) }]);
    for (const seat of [other, clerk])
      expect((await seat.browser.get(`/api/matters/${id}`)).status).toBe(404);
    expect((await matterOf(partner, id)).walled_off).toBe(true);
    expect((await change(associate, id, { restricted: false })).status).toBe(200);
    expect((await matterOf(clerk, id)).restricted).toBe(false);
  });

  it("lets a guest see an open matter only while they are named in it", async () => {
    const { associate, visitor } = await walledMatter();
    const { id } = await made(associate, { name: "Open", members: [idOf(visitor)] });
    expect(await listedMatters(visitor)).toEqual(["Open"]);
    expect((await change(visitor, id, { name: "Mine" })).status).toBe(403);
    await change(associate, id, { members: [] });
    expect(await listedMatters(visitor)).toEqual([]);
    expect((await visitor.browser.get(`/api/matters/${id}`)).status).toBe(404);
  });
});
