import { describe, expect, it } from "vitest";
import type { Case } from "../../../app/schemas/case.ts";
import { openCase } from "../../../app/services/cases/details.server.ts";
import { scopeOf } from "../harness/accounts.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { change, matterOf, recordOf } from "./asking.ts";

/** A firm with two open matters and a walled one, in which clerk and associate are named, and a case in each and in none. */
async function firmWithCases() {
  const firm = await firmWith({
    ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
  } as const);
  const { firmId, associate, clerk, visitor } = firm;
  const open = await storeMatter(firmId, { named: [visitor.member] });
  const second = await storeMatter(firmId);
  const walled = await storeMatter(firmId, {
    ...{ restricted: true, named: [associate.member, clerk.member] },
  });
  const [unfiled = "", inOpen = "", inWalled = ""] = await storeCases(
    associate.member.user.id,
    [null, open, walled].map((matter_id) => ({ firm_id: firmId, matter_id })),
  );
  return { ...firm, open, second, walled, cases: { unfiled, open: inOpen, walled: inWalled } };
}

const move = ({ browser }: Seat, ids: string[], matter_id: string | null) =>
  browser.post("/api/cases/move", { ids, matter_id });

const matterOfCase = async ({ browser }: Seat, id: string) => {
  const answer = (await (await browser.get(`/api/cases/${id}`)).json()) as { case: Case };
  return answer.case.matter?.id ?? null;
};

const listedCases = async ({ browser }: Seat, query: string) => {
  const answer = (await (await browser.get(`/api/cases?${query}`)).json()) as { cases: Case[] };
  return answer.cases.map(({ id }) => id);
};

describe("a case is moved", () => {
  it("alone or with others, into an open matter or out of all", async () => {
    const { clerk, cases, open, second } = await firmWithCases();
    const moved = await move(clerk, [cases.unfiled, cases.open], second);
    expect(moved.status).toBe(200);
    const ids = ((await moved.json()) as { moved: string[] }).moved.toSorted();
    expect(ids).toEqual([cases.unfiled, cases.open].toSorted());
    expect(await matterOfCase(clerk, cases.unfiled)).toBe(second);
    const one = (matter_id: string | null) =>
      clerk.browser.send("PATCH", `/api/cases/${cases.open}`, { matter_id });
    expect((await one(open)).status).toBe(200);
    expect(await matterOfCase(clerk, cases.open)).toBe(open);
    expect(await (await one(null)).json()).toMatchObject({ case: { matter: null } });
    expect(await listedCases(clerk, "matter=unfiled")).toEqual([cases.open]);
    expect(await listedCases(clerk, `matter=${second}`)).toEqual([cases.unfiled]);
    expect((await matterOf(clerk, second)).cases).toBe(1);
  });

  it("is told in the record of the matter that it leaves and of the one to which it comes", async () => {
    const { clerk, cases, open, second } = await firmWithCases();
    await move(clerk, [cases.open], second);
    await move(clerk, [cases.open], second);
    expect(await recordOf(clerk, open)).toEqual(["clerk share case"]);
    expect(await recordOf(clerk, second)).toEqual(["clerk share case"]);
    await clerk.browser.send("PATCH", `/api/cases/${cases.open}`, { matter_id: open });
    expect(await recordOf(clerk, open)).toHaveLength(2);
    expect(await recordOf(clerk, second)).toHaveLength(2);
  });

  it("past a wall by those alone who may share", async () => {
    const { associate, clerk, cases, open, walled } = await firmWithCases();
    for (const [id, to] of [
      [cases.open, walled],
      [cases.walled, open],
      [cases.walled, null],
    ] as const) {
      expect((await move(clerk, [id], to)).status).toBe(403);
      const one = await clerk.browser.send("PATCH", `/api/cases/${id}`, { matter_id: to });
      expect(one.status).toBe(403);
    }
    expect(await matterOfCase(clerk, cases.walled)).toBe(walled);
    expect((await move(clerk, [cases.walled], walled)).status).toBe(200);
    expect((await move(associate, [cases.open], walled)).status).toBe(200);
    expect(await matterOfCase(clerk, cases.open)).toBe(walled);
    expect((await move(associate, [cases.walled], null)).status).toBe(200);
  });

  it("never into a matter that is closed or not seen, nor by who does not see it", async () => {
    const { partner, associate, visitor, cases, second, walled } = await firmWithCases();
    await change(associate, second, { state: "closed" });
    for (const [seat, to] of [
      [associate, second],
      [associate, crypto.randomUUID()],
      [partner, walled],
    ] as const) {
      expect((await move(seat, [cases.unfiled], to)).status).toBe(400);
      const one = { matter_id: to, case_name: "Renamed" };
      const path = `/api/cases/${cases.unfiled}`;
      expect((await seat.browser.send("PATCH", path, one)).status).toBe(400);
    }
    const unseen = await move(partner, [cases.walled], null);
    expect(await unseen.json()).toEqual({ moved: [] });
    const path = `/api/cases/${cases.walled}`;
    expect((await partner.browser.send("PATCH", path, { matter_id: null })).status).toBe(404);
    expect((await move(visitor, [cases.open], null)).status).toBe(403);
    expect(await matterOfCase(associate, cases.walled)).toBe(walled);
  });

  it("with at least one case and at most a hundred, each by its id", async () => {
    const { clerk, second } = await firmWithCases();
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    for (const ids of [[], many, ["x"]]) expect((await move(clerk, ids, second)).status).toBe(400);
    expect((await clerk.browser.get("/api/cases?matter=x")).status).toBe(400);
  });
});

it("what is done with a case is in the record of the matter in which it lies", async () => {
  const { associate, cases, open } = await firmWithCases();
  for (const id of [cases.open, cases.unfiled]) await openCase(scopeOf(), associate.member, id);
  expect(await recordOf(associate, open)).toEqual(["associate open case"]);
});
