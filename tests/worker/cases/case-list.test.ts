import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { riskLevels } from "../../../app/schemas/analysis.ts";
import type { Case, ListedCase } from "../../../app/schemas/case.ts";
import { caseStatuses } from "../../../app/schemas/cases/life.ts";
import { caseSorts } from "../../../app/schemas/cases/query.ts";
import { deleteUnrestored } from "../../../app/services/cases/deletion.server.ts";
import { listCases } from "../../../app/services/cases/list.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { drawsOfShare } from "../../shares.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";
import { storeCases } from "../harness/stored-cases.ts";

type Page = { cases: ListedCase[]; nextCursor: string | null };
const page = async (browser: Browser, query = "") =>
  (await (await browser.get(`/api/cases?${query}`)).json()) as Page;
const namesOf = ({ cases }: Pick<Page, "cases">) => cases.map((one) => one.case_name);

/** Every case of a list, walked page by page. */
async function walk(userId: string, query: Parameters<typeof listCases>[2]): Promise<ListedCase[]> {
  const seen: ListedCase[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const found: Page = await listCases(env, alone(userId), {
      ...query,
      ...(cursor && { cursor }),
    });
    seen.push(...found.cases);
    cursor = found.nextCursor;
  }
  return seen;
}

describe("a list of cases", () => {
  it("is filtered by type and sorted by name or by risk", async () => {
    const browser = await signedInBrowser();
    for (const [name, type] of [
      ["beta", "Lease"],
      ["Alpha", "Lease"],
      ["gamma", "Deed"],
    ] as const)
      await browser.upload(contractFile(), { case_name: name, case_type: type });
    expect(namesOf(await page(browser, "sort=name"))).toEqual(["Alpha", "beta", "gamma"]);
    expect(namesOf(await page(browser, "type=Lease"))).toEqual(["Alpha", "beta"]);
    expect(await (await browser.get("/api/cases/types")).json()).toEqual({
      types: ["Deed", "Lease"],
    });
    for (const wrong of ["sort=size", "sha256=abc"])
      expect((await browser.get(`/api/cases?${wrong}`)).status).toBe(400);
    const [row] = await database(env).select().from(legalCases);
    expect((await page(browser, `sha256=${row?.file_sha256}`)).cases).toHaveLength(3);
    expect((await page(browser, `sha256=${"0".repeat(64)}`)).cases).toHaveLength(0);
  });

  it("comes page by page without a gap or a repeat, in every order and with every filter", async () => {
    const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
    const stored = fc.array(
      fc.record({
        case_name: fc.constantFrom("a", "B", "b", "Ä", "Case 2", "Case 10"),
        created_at: fc.integer({ min: 1, max: 4 }),
        status: fc.constantFrom(...caseStatuses),
        top_risk: maybe(riskLevels),
        case_type: maybe(["Lease", "Deed"]),
      }),
      { maxLength: 14 },
    );
    const asked = fc.record({
      sort: fc.constantFrom(...caseSorts),
      limit: fc.integer({ min: 1, max: 5 }),
      filter: fc.record(
        {
          status: fc.constantFrom(...caseStatuses),
          risk: fc.constantFrom(...riskLevels),
          type: fc.constantFrom("Lease", "Deed"),
          q: fc.constantFrom("b", "case"),
        },
        { requiredKeys: [] },
      ),
    });
    let users = 0;
    await fc.assert(
      fc.asyncProperty(stored, asked, async (cases, { sort, limit, filter }) => {
        const user = `user-${++users}`;
        const ids = await storeCases(user, cases);
        const { status, risk, type, q } = filter;
        const wanted = cases
          .map((one, i) => ({ ...one, id: ids[i] ?? "" }))
          .filter(
            (one) =>
              (!status || one.status === status) &&
              (!risk || one.top_risk === risk) &&
              (!type || one.case_type === type) &&
              (!q || one.case_name.toLowerCase().split(" ").includes(q)),
          );
        const walked = await walk(user, { sort, limit, ...filter });
        expect(walked.map(({ id }) => id).toSorted()).toEqual(
          wanted.map(({ id }) => id).toSorted(),
        );
        const at = (found: Case) => wanted.find(({ id }) => id === found.id);
        const rank = (found: Case) => riskLevels.indexOf(at(found)?.top_risk ?? "Low");
        for (const [i, next] of walked.entries()) {
          const before = walked[i - 1];
          if (!before) continue;
          if (sort === "newest") expect(before.created_at >= next.created_at).toBe(true);
          if (sort === "name")
            expect(before.case_name.toLowerCase() <= next.case_name.toLowerCase()).toBe(true);
          if (sort === "risk") expect(rank(before)).toBeLessThanOrEqual(rank(next));
        }
      }),
      drawsOfShare(30, inject("share")),
    );
  }, 60_000);

  it("refuses a cursor that is none, or of another order", async () => {
    await storeCases("somebody", [{}, {}]);
    const { nextCursor } = await listCases(env, alone("somebody"), { sort: "name", limit: 1 });
    const list = (cursor: string, sort: "name" | "risk") =>
      listCases(env, alone("somebody"), { sort, cursor });
    await expect(list(nextCursor ?? "", "name")).resolves.toMatchObject({ nextCursor: null });
    await expect(list(nextCursor ?? "", "risk")).rejects.toThrow("cursor");
    await fc.assert(
      fc.asyncProperty(fc.string(), async (cursor) => {
        await expect(list(cursor, "name")).rejects.toThrow("cursor");
      }),
      drawsOfShare(30, inject("share")),
    );
  });
});

describe("an unchanged answer", () => {
  it("is 304 without a body for a case and for a list, until something changes", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    for (const path of [`/api/cases/${id}`, "/api/cases", "/api/cases?q=supplier"]) {
      const ask = (tag: string) => browser.fetch(path, { headers: { "If-None-Match": tag } });
      const tag = (await browser.get(path)).headers.get("ETag") ?? "";
      expect(tag).toMatch(/^W\/"[0-9a-f]+"$/);
      const unchanged = await ask(tag);
      expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
      expect(unchanged.headers.get("Cache-Control")).toBe("private, no-store");
      await browser.send("PATCH", `/api/cases/${id}`, { case_name: `Renamed for ${path}` });
      const changed = await ask(tag);
      expect(changed.status).toBe(200);
      expect(changed.headers.get("ETag")).not.toBe(tag);
    }
  });

  it("is never given to a stranger who knows its tag", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const tag = (await browser.get(`/api/cases/${id}`)).headers.get("ETag") ?? "";
    const stranger = await signedInBrowser("stranger@firm.example");
    const headers = { "If-None-Match": tag };
    expect((await stranger.fetch(`/api/cases/${id}`, { headers })).status).toBe(404);
  });
});

describe("deleting several cases", () => {
  const remove = (browser: Browser, ids: string[]) => browser.post("/api/cases/delete", { ids });
  const restore = (browser: Browser, ids: string[]) => browser.post("/api/cases/restore", { ids });

  it("takes them out of everything, and can be undone for a while", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser, contractFile("Lease.txt"));
    const kept = await uploadContract(browser, contractFile("Deed.txt"));
    await analysed(browser, id);
    await analysed(browser, kept.id);
    expect(await (await remove(browser, [id, crypto.randomUUID()])).json()).toEqual({
      deleted: [id],
    });
    expect(namesOf(await page(browser))).toEqual(["Deed"]);
    expect(namesOf(await page(browser, "q=lease"))).toEqual([]);
    expect(await (await browser.get("/api/cases/stats")).json()).toMatchObject({ totalCases: 1 });
    for (const part of ["", "/file", "/text"])
      expect((await browser.get(`/api/cases/${id}${part}`)).status).toBe(404);
    for (const [method, part] of [
      ["PATCH", ""],
      ["DELETE", ""],
      ["POST", "/analyse"],
    ] as const)
      expect(
        (await browser.send(method, `/api/cases/${id}${part}`, { case_name: "x" })).status,
      ).toBe(404);
    await deleteUnrestored(env);
    expect(await (await restore(browser, [id])).json()).toEqual({ restored: [id] });
    expect(namesOf(await page(browser, "q=lease"))).toEqual(["Lease"]);
  });

  it("is for good once the time to undo it is over", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await remove(browser, [id]);
    await env.DB.prepare("UPDATE deleted_cases SET deleted_at = 0").run();
    await deleteUnrestored(env);
    expect(await (await restore(browser, [id])).json()).toEqual({ restored: [] });
    expect((await env.FILES.list()).objects).toEqual([]);
    expect(await database(env).select().from(legalCases)).toEqual([]);
  });

  it("does nothing to another user's cases, nor undoes another's deletion", async () => {
    const owner = await signedInBrowser();
    const { id } = await uploadContract(owner);
    const stranger = await signedInBrowser("stranger@firm.example");
    expect(await (await remove(stranger, [id])).json()).toEqual({ deleted: [] });
    expect((await owner.get(`/api/cases/${id}`)).status).toBe(200);
    await remove(owner, [id]);
    expect(await (await restore(stranger, [id])).json()).toEqual({ restored: [] });
    expect((await owner.get(`/api/cases/${id}`)).status).toBe(404);
  });

  it("says what is wrong with a list that is empty, too long or none", async () => {
    const browser = await signedInBrowser();
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    for (const ids of [[], many, ["1"]]) {
      const response = await remove(browser, ids);
      expect([response.status, await errorCode(response)]).toEqual([400, "invalid_input"]);
    }
  });
});
