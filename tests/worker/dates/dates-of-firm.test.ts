import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { caseDates } from "../../../app/db/schema.server.ts";
import { dateListSchema } from "../../../app/schemas/dates/query.ts";
import { type Browser, errorCode } from "../harness/browser.ts";
import { storeDate } from "../harness/dates.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const list = async (browser: Browser, query = "") => {
  const response = await browser.get(`/api/dates${query}`);
  expect(response.status).toBe(200);
  return v.parse(dateListSchema, await response.json());
};
const whats = async (browser: Browser, query = "") =>
  (await list(browser, query)).dates.map(({ what }) => what);

async function datedFirm() {
  const { owner, lawyer, visitor, firmId } = await firmWith({
    ...{ owner: "owner", lawyer: "lawyer", visitor: "guest" },
  } as const);
  const walled = await storeMatter(firmId, { restricted: true, named: [owner.member] });
  const shared = await storeMatter(firmId, { named: [visitor.member] });
  const [open = "", behind = "", seen = ""] = await storeCases(firmId, [
    { firm_id: firmId, case_name: "The lease" },
    { firm_id: firmId, matter_id: walled },
    { firm_id: firmId, matter_id: shared },
  ]);
  const by = owner.member.user.id;
  await storeDate(firmId, open, "rent", { day: "2027-01-10" });
  await storeDate(firmId, open, "bond", { day: "2027-03-01", state: "confirmed", by });
  await storeDate(firmId, open, "perhaps", { day: "2027-02-01", state: "proposed" });
  await storeDate(firmId, open, "no more", { day: "2027-02-02", state: "dismissed", by });
  await storeDate(firmId, open, "handover", { day: null, state: "proposed" });
  await storeDate(firmId, behind, "secret", { day: "2027-01-20", who: ["Walled Pty Ltd"] });
  await storeDate(firmId, seen, "shared", { day: "2027-01-30", state: "confirmed", by });
  return { owner, lawyer, visitor, open, walled, shared };
}

it("the dates of all cases are listed by day, to each what they may see", async () => {
  const { owner, lawyer, visitor } = await datedFirm();
  expect(await whats(owner.browser)).toEqual(["rent", "secret", "shared", "bond"]);
  expect(await whats(lawyer.browser)).toEqual(["rent", "shared", "bond"]);
  const told = await list(visitor.browser);
  expect(told.dates.map(({ what }) => what)).toEqual(["shared"]);
  // A guest is told no addresses.
  expect(told.dates[0]?.by?.email).toBe("");
});

it("by days, matter, case, person and state; what is proposed or dismissed where that is asked for", async () => {
  const { owner, lawyer, open, walled, shared } = await datedFirm();
  const { browser } = owner;
  expect(await whats(browser, "?from=2027-01-20&to=2027-01-30")).toEqual(["secret", "shared"]);
  expect(await whats(browser, `?matter=${shared}`)).toEqual(["shared"]);
  expect(await whats(browser, `?case=${open}`)).toEqual(["rent", "bond"]);
  expect(await whats(browser, "?who=walled")).toEqual(["secret"]);
  expect(await whats(browser, "?state=proposed")).toEqual(["perhaps"]);
  expect(await whats(browser, "?state=dismissed")).toEqual(["no more"]);
  expect(await whats(lawyer.browser, `?matter=${walled}`)).toEqual([]);
  expect((await list(browser, `?case=${open}`)).dates[0]?.case).toEqual({
    id: open,
    name: "The lease",
  });
  for (const query of [
    "?from=soon",
    "?state=open",
    "?limit=101",
    "?limit=0",
    "?case=1",
    `?who=${"w".repeat(201)}`,
  ]) {
    const refused = await browser.get(`/api/dates${query}`);
    expect([query, refused.status, await errorCode(refused)]).toEqual([
      query,
      400,
      "invalid_input",
    ]);
  }
});

it("in pages that neither leave anything out nor have it twice, dates of one day included", async () => {
  const { owner, open } = await datedFirm();
  const firmId = owner.member.firm.id;
  for (let i = 0; i < 5; i++) await storeDate(firmId, open, `same ${i}`, { day: "2027-01-20" });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(owner.browser, `?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.dates.map(({ what }) => what));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(9);
  expect(new Set(seen).size).toBe(9);
  const foreign = await owner.browser.get("/api/dates?cursor=nonsense");
  expect([foreign.status, await errorCode(foreign)]).toEqual([400, "invalid_input"]);
});

it("by an index, of which the days before and after are not read", async () => {
  const { owner, open } = await datedFirm();
  const firmId = owner.member.firm.id;
  const [row] = await database(env).select().from(caseDates).limit(1);
  if (!row) throw new Error("There is one.");
  for (let i = 0; i < 10; i++)
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
       INSERT INTO case_dates SELECT case_id, 'c' || ${i} || '-' || n.i, firm_id, '2031-01-01', 'sure', own, gone,
         base, said, moved_from, changed_by, changed_at, version FROM case_dates, n
       WHERE case_id = ? AND day = '2027-01-10'`,
    )
      .bind(open)
      .run();
  const plan = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT 1 FROM case_dates WHERE firm_id = ? AND day IS NOT NULL AND day <= '2027-01-20' AND state IN ('sure', 'confirmed') ORDER BY day, case_id, date_id",
  )
    .bind(firmId)
    .all<{ detail: string }>();
  const told = plan.results.map(({ detail }) => detail).join("; ");
  expect(told).toContain("case_dates_firm_day");
  expect(told).not.toContain("TEMP B-TREE");
  expect(await whats(owner.browser, "?to=2027-01-20")).toEqual(["rent", "secret"]);
});
