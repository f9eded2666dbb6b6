import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms, matters, members } from "../../../app/db/schema.server.ts";
import type { Case } from "../../../app/schemas/case.ts";
import { deleteCases } from "../../../app/services/cases/deletion.server.ts";
import { indexText } from "../../../app/services/search/passage-index.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { scopeOf } from "../harness/accounts.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** A firm of four with an open matter, a walled one in which the lawyer alone is named, and a case in each and in none. */
async function firmWithWalls() {
  const firm = await firmWith({
    ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
    outsider: "lawyer",
  } as const);
  const { firmId, associate, visitor } = firm;
  const open = await storeMatter(firmId, { named: [visitor.member] });
  const walled = await storeMatter(firmId, { restricted: true, named: [associate.member] });
  const of = (matter_id: string | null, name: string) => ({
    ...{ firm_id: firmId, matter_id, case_name: `Wombat ${name}` },
  });
  const [unfiled = "", inOpen = "", inWalled = ""] = await storeCases(associate.member.user.id, [
    of(null, "unfiled"),
    of(open, "open"),
    of(walled, "walled"),
  ]);
  return { ...firm, open, walled, cases: { unfiled, open: inOpen, walled: inWalled } };
}

const listed = async ({ browser }: Seat, query = "") => {
  const { cases } = (await (await browser.get(`/api/cases?${query}`)).json()) as {
    cases: { case_name: string }[];
  };
  return cases.map((one) => one.case_name.replace("Wombat ", "")).toSorted();
};

describe("who sees which cases of a firm", () => {
  it("is everybody but guests, but for what is behind a wall, an owner too", async () => {
    const { partner, associate, clerk, visitor } = await firmWithWalls();
    for (const query of ["", "q=wombat", "sort=name", "sort=risk"]) {
      expect(await listed(associate, query)).toEqual(["open", "unfiled", "walled"]);
      expect(await listed(partner, query)).toEqual(["open", "unfiled"]);
      expect(await listed(clerk, query)).toEqual(["open", "unfiled"]);
      expect(await listed(visitor, query)).toEqual(["open"]);
    }
  });

  it("holds for each case by itself, which answers as if it were not there", async () => {
    const { partner, visitor, cases } = await firmWithWalls();
    for (const [seat, id] of [
      [partner, cases.walled],
      [visitor, cases.walled],
      [visitor, cases.unfiled],
    ] as const)
      for (const path of ["", "/text", "/file", "/pages", "/scan", "/report.docx"])
        expect((await seat.browser.get(`/api/cases/${id}${path}`)).status).toBe(404);
    expect((await partner.browser.get(`/api/cases/${cases.open}`)).status).toBe(200);
  });

  it("holds for figures", async () => {
    const { partner, associate, visitor } = await firmWithWalls();
    for (const [seat, totalCases] of [
      [associate, 3],
      [partner, 2],
      [visitor, 1],
    ] as const)
      expect(await (await seat.browser.get("/api/cases/stats")).json()).toMatchObject({
        totalCases,
      });
  });

  it("holds for figures while cases wait behind walls and in the open for their deletion to be final", async () => {
    const { partner, associate, visitor, cases } = await firmWithWalls();
    await env.DB.prepare("UPDATE legal_cases SET top_risk = 'Low' WHERE id <> ?")
      .bind(cases.unfiled)
      .run();
    await deleteCases(scopeOf(), associate.member, [cases.walled, cases.open]);
    for (const [seat, totalCases] of [
      [associate, 1],
      [partner, 1],
      [visitor, 0],
    ] as const)
      expect(await (await seat.browser.get("/api/cases/stats")).json()).toMatchObject({
        ...{ totalCases, risksResolved: 0 },
      });
  });

  it("holds for words in texts", async () => {
    const { partner, associate, cases } = await firmWithWalls();
    await env.DB.prepare("UPDATE legal_cases SET status = 'analyzing'").run();
    await indexText(env, { caseId: cases.walled, attempt: 1 }, "A platypus lives here.");
    expect(await listed(associate, "q=platypus")).toEqual(["walled"]);
    expect(await listed(partner, "q=platypus")).toEqual([]);
  });
});

describe("a case that is uploaded into a matter", () => {
  it("lies there, if the matter is open and they see what is in it", async () => {
    const { partner, associate, walled, open } = await firmWithWalls();
    const upload = ({ browser }: Seat, matter_id: string) =>
      browser.upload(contractFile(), { matter_id });
    const { case: filed } = (await (await upload(associate, walled)).json()) as { case: Case };
    expect(filed.matter).toMatchObject({ id: walled });
    for (const [seat, matter] of [
      [partner, walled],
      [associate, crypto.randomUUID()],
      [associate, "x"],
    ] as const)
      expect((await upload(seat, matter)).status).toBe(400);
    await database(env).update(matters).set({ state: "closed" });
    expect((await upload(associate, open)).status).toBe(400);
  });
});

describe("what a role may do", () => {
  it("is refused with 403 where the case is seen, and with 404 where it is not", async () => {
    const { clerk, visitor, cases } = await firmWithWalls();
    for (const [seat, method, path, status] of [
      [clerk, "DELETE", "", 403],
      [clerk, "GET", "/report.docx", 403],
      [clerk, "GET", "/file", 403],
      [visitor, "DELETE", "", 403],
      [visitor, "PATCH", "", 403],
      [visitor, "POST", "/analyse", 403],
    ] as const) {
      const body = method === "PATCH" ? { case_name: "Mine" } : undefined;
      const ask = (id: string) => seat.browser.send(method, `/api/cases/${id}${path}`, body);
      const refused = await ask(cases.open);
      expect([method, path, refused.status]).toEqual([method, path, status]);
      expect(await errorCode(refused)).toBe("forbidden");
      expect((await ask(cases.walled)).status).toBe(404);
    }
  });

  it("is less for a guest whose time is over: they are in their own firm", async () => {
    const { visitor, cases } = await firmWithWalls();
    await database(env)
      .update(members)
      .set({ until: Date.now() - 1 });
    expect((await visitor.browser.get(`/api/cases/${cases.open}`)).status).toBe(404);
  });
});

describe("the firm in which somebody acts", () => {
  it("is the one that the request names, if it is one of theirs", async () => {
    const { associate, firmId } = await firmWithWalls();
    const own = await associate.browser.get("/api/cases", {
      "X-Firm": associate.member.user.id,
    });
    expect(await own.json()).toMatchObject({ cases: [] });
    for (const foreign of [crypto.randomUUID(), "x", ""])
      expect((await associate.browser.get("/api/cases", { "X-Firm": foreign })).status).toBe(404);
    const named = await associate.browser.get("/api/cases", { "X-Firm": firmId });
    expect(named.status).toBe(200);
  });

  it("is a new one of their own when the last is gone", async () => {
    const { associate } = await firmWithWalls();
    await database(env).delete(members);
    await Promise.all([associate.browser.get("/api/cases"), associate.browser.get("/api/cases")]);
    const rows = await database(env).select().from(members);
    expect(rows).toMatchObject([{ user_id: associate.member.user.id, role: "owner" }]);
    const made = await database(env).select().from(firms);
    expect(made.map(({ id }) => id)).toContain(rows[0]?.firm_id);
  });
});
