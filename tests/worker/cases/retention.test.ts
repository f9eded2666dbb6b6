import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, originalRetention } from "../../../app/db/schema.server.ts";
import type { OriginalKeeping } from "../../../app/schemas/retention.ts";
import { deleteExpiredOriginals } from "../../../app/services/cases/retention.server.ts";
import { dashboard } from "../../../app/services/dashboard/dashboard.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";

const day = 24 * 60 * 60_000;
const keep = (browser: Browser, originals: OriginalKeeping) =>
  browser.send("PATCH", "/api/account/retention", { originals });
const objects = async () => (await env.FILES.list()).objects.map(({ key }) => key.split("/")[2]);

/** A user with one case that was analysed so many days ago, and a setting as old. */
async function caseAnalysed(daysAgo: number, originals: OriginalKeeping) {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  await keep(browser, originals);
  const then = Date.now() - daysAgo * day;
  await database(env).update(legalCases).set({ analyzed_at: then });
  await database(env).update(originalRetention).set({ changed_at: then });
  const [row] = await database(env).select().from(legalCases);
  return { browser, id, userId: row?.user_id ?? "" };
}
const read = async (browser: Browser, id: string) => caseOf(await browser.get(`/api/cases/${id}`));

const losingOf = async (member: Member) => (await dashboard(env, member)).losing;

describe("originals", () => {
  it("are kept until they are deleted, unless their user says otherwise", async () => {
    const browser = await signedInBrowser();
    const setting = async () => (await browser.get("/api/account/retention")).json();
    expect(await setting()).toEqual({ originals: "until_deleted" });
    for (const originals of ["30_days", "90_days", "until_deleted"] as const) {
      expect(await (await keep(browser, originals)).json()).toEqual({ originals });
      expect(await setting()).toEqual({ originals });
    }
    expect((await browser.send("PATCH", "/api/account/retention", { originals: "1" })).status).toBe(
      400,
    );
  });

  it("stay when nothing is set, however old they are", async () => {
    const { browser, id } = await caseAnalysed(900, "until_deleted");
    await deleteExpiredOriginals(env);
    expect(await read(browser, id)).toMatchObject({
      original_expires_at: null,
      original_deleted_at: null,
    });
    expect((await browser.get(`/api/cases/${id}/file`)).status).toBe(200);
  });

  it("are announced a week before they go", async () => {
    const early = await caseAnalysed(20, "30_days");
    expect(await losingOf(alone(early.userId))).toEqual([]);
    await database(env)
      .update(legalCases)
      .set({ analyzed_at: Date.now() - 24 * day });
    const [losing] = await losingOf(alone(early.userId));
    const { original_expires_at: expires } = await read(early.browser, early.id);
    expect(losing).toMatchObject({ id: early.id, expires });
    const left = Date.parse(losing?.expires ?? "") - Date.now();
    expect(Math.round(left / day)).toBe(6);
    expect(await losingOf(alone("somebody else"))).toEqual([]);
  });

  it("go when their time is over; the case keeps its text and analysis and says so", async () => {
    const { browser, id } = await caseAnalysed(31, "30_days");
    await deleteExpiredOriginals(env);
    expect(await objects()).toEqual(["text"]);
    const found = await read(browser, id);
    expect(found).toMatchObject({ status: "analyzed", original_expires_at: null });
    expect(found.risk_flags.length).toBeGreaterThan(0);
    expect(found.original_deleted_at).toMatch(/Z$/);
    expect((await browser.get(`/api/cases/${id}/text`)).status).toBe(200);
    const gone = await browser.get(`/api/cases/${id}/file`);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining("settings")]);
  });

  it("are not needed to analyse the document again", async () => {
    const { browser, id } = await caseAnalysed(91, "90_days");
    await deleteExpiredOriginals(env);
    expect((await browser.post(`/api/cases/${id}/analyse`)).status).toBe(202);
    expect((await analysed(browser, id)).risk_flags.length).toBeGreaterThan(0);
  });

  it("are never deleted within a week of a change of the setting", async () => {
    const { browser, id } = await caseAnalysed(400, "90_days");
    await keep(browser, "30_days");
    await deleteExpiredOriginals(env);
    expect(await objects()).toContain("original");
    const { original_expires_at } = await read(browser, id);
    const left = Date.parse(original_expires_at ?? "") - Date.now();
    expect(Math.round(left / day)).toBe(7);
  });

  it("stay while an analysis reads them", async () => {
    const { id } = await caseAnalysed(31, "30_days");
    await database(env).update(legalCases).set({ status: "analyzing", deadline: null });
    await deleteExpiredOriginals(env);
    expect(await objects()).toContain("original");
    expect(id).not.toBe("");
  });
});
