import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { riskyCases } from "../../../app/services/cases/dashboard.server.ts";
import { deleteCases } from "../../../app/services/cases/deletion.server.ts";
import { caseStats } from "../../../app/services/cases/stats.server.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** Noon in Sydney on 10 December 2026, which is still summer time. */
const now = Date.parse("2026-12-10T01:00:00Z");
const at = (time: string) => ({ created_at: Date.parse(time) });

describe("the figures of the dashboard", () => {
  it("count a user's cases, the hours they saved and those with a flag", async () => {
    const [first = ""] = await storeCases("somebody", [
      { top_risk: "High" },
      { top_risk: "Low" },
      { top_risk: null },
    ]);
    await storeCases("somebody else", [{ top_risk: "High" }]);
    expect(await caseStats(env, "somebody")).toMatchObject({
      ...{ totalCases: 3, hoursSaved: 7.5, risksResolved: 2 },
    });
    await deleteCases(env, "somebody", [first]);
    expect(await caseStats(env, "somebody")).toMatchObject({ totalCases: 2, risksResolved: 1 });
  });

  it("compare this calendar month with the one before, as Sydney counts them", async () => {
    await storeCases("somebody", [
      // In Sydney this is the first of December already.
      at("2026-11-30T13:30:00Z"),
      at("2026-12-05T00:00:00Z"),
      at("2026-12-09T00:00:00Z"),
      at("2026-11-30T12:30:00Z"),
      at("2026-11-01T00:00:00Z"),
      at("2026-10-31T12:30:00Z"),
    ]);
    expect((await caseStats(env, "somebody", now)).changeFromLastMonth).toBe(50);
  });

  it("say null when there is nothing to compare with, and less when there is less", async () => {
    expect((await caseStats(env, "somebody", now)).changeFromLastMonth).toBeNull();
    await storeCases("somebody", [at("2026-11-05T00:00:00Z"), at("2026-11-06T00:00:00Z")]);
    expect((await caseStats(env, "somebody", now)).changeFromLastMonth).toBe(-100);
  });
});

describe("the gravest cases", () => {
  it("are those with a High flag, then a Medium one, each newest first", async () => {
    await storeCases("somebody", [
      { case_name: "low", top_risk: "Low" },
      { case_name: "older high", top_risk: "High", created_at: 1 },
      { case_name: "medium", top_risk: "Medium" },
      { case_name: "high", top_risk: "High", created_at: 2 },
    ]);
    const names = (await riskyCases(env, "somebody")).map((one) => one.case_name);
    expect(names).toEqual(["high", "older high", "medium"]);
  });
});
