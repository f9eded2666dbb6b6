import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { type RiskFlag, type RiskLevel, unbound } from "../../../app/schemas/analysis.ts";
import { sampleContract } from "../../../app/services/analysis/sample-contract.ts";
import { getCase } from "../../../app/services/cases/cases.server.ts";
import { deleteCases } from "../../../app/services/cases/deletion.server.ts";
import { reviewFlag } from "../../../app/services/cases/reviews.server.ts";
import { readingColumns } from "../../../app/services/cases/stored-reading.server.ts";
import { dashboard } from "../../../app/services/dashboard/dashboard.server.ts";
import { caseStats } from "../../../app/services/dashboard/stats.server.ts";
import { changeFlag } from "../../../app/services/flags/change.server.ts";
import { countUncounted, uncounted } from "../../../app/services/flags/open-flags.server.ts";
import { scopeOf } from "../harness/accounts.ts";
import { alone, storedAlone } from "../harness/members.ts";
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
    expect(await caseStats(env, alone("somebody"))).toMatchObject({
      ...{ totalCases: 3, hoursSaved: 7.5, risksResolved: 2 },
    });
    await deleteCases(scopeOf(), await storedAlone("somebody"), [first]);
    expect(await caseStats(env, alone("somebody"))).toMatchObject({
      totalCases: 2,
      risksResolved: 1,
    });
  });

  it("save no hours by what failed, is being read or is the sample", async () => {
    const file_sha256 = Buffer.from(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sampleContract.text)),
    ).toString("hex");
    await storeCases("somebody", [
      {},
      { status: "failed" },
      { status: "analyzing" },
      { file_sha256, top_risk: "High" },
    ]);
    expect(await caseStats(env, alone("somebody"))).toMatchObject({
      ...{ totalCases: 4, hoursSaved: 2.5 },
    });
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
    expect((await caseStats(env, alone("somebody"), now)).changeFromLastMonth).toBe(50);
  });

  it("say null when there is nothing to compare with, and less when there is less", async () => {
    expect((await caseStats(env, alone("somebody"), now)).changeFromLastMonth).toBeNull();
    await storeCases("somebody", [at("2026-11-05T00:00:00Z"), at("2026-11-06T00:00:00Z")]);
    expect((await caseStats(env, alone("somebody"), now)).changeFromLastMonth).toBe(-100);
  });
});

describe("the dashboard", () => {
  it("tells a month without a case from one that has the first ones", async () => {
    const ofMonth = async () => (await dashboard(env, alone("somebody"), now)).stats;
    await storeCases("somebody", [at("2026-05-05T00:00:00Z")]);
    expect(await ofMonth()).toMatchObject({ changeFromLastMonth: null, casesThisMonth: 0 });
    await storeCases("somebody", [at("2026-12-05T00:00:00Z")]);
    expect(await ofMonth()).toMatchObject({ changeFromLastMonth: null, casesThisMonth: 1 });
  });
});

const flag = (riskLevel: RiskLevel, at: number): RiskFlag => ({
  ...unbound,
  ...{ riskLevel, clauseTitle: "Indemnity", quote: `words ${at}`, start: at, end: at + 7 },
  ...{ explanation: "It costs.", recommendation: "Ask for a cap.", group: "matters" },
});
const { executiveSummary, riskFlags, words, analyser, ...nothingElse } = analyseDocument("");
const flagged = (case_name: string, created_at: number, ...levels: RiskLevel[]) => ({
  ...{ case_name, created_at, ...readingColumns(levels.map(flag), nothingElse) },
});

describe("the cases that wait", () => {
  it("are those with an open flag: most open High ones first, and each says what is open of how many", async () => {
    const decide = (caseId: string, ...flags: number[]) =>
      Promise.all(
        flags.map((at) =>
          reviewFlag(scopeOf(), alone("somebody"), caseId, {
            ...{ quote: `words ${at}`, clauseTitle: "Indemnity" },
            ...{ state: "accepted", reason: "" },
          }),
        ),
      );
    const [begun = "", done = "", graver = ""] = await storeCases("somebody", [
      flagged("begun", 6, "High", "High", "High", "Low"),
      flagged("done", 5, "High", "Medium"),
      flagged("graver", 1, "High", "High", "Medium"),
      flagged("low", 4, "Low"),
      flagged("many", 2, "Medium", "Medium", "Low"),
      { case_name: "without flags", risk_flags: "[]" },
    ]);
    await decide(begun, 0, 1);
    await decide(done, 0, 1);
    await decide(graver, 2);
    const { open } = await dashboard(env, alone("somebody"));
    expect(
      open.map((one) => [one.case_name, Object.values(one.open), Object.values(one.counts)]),
    ).toEqual([
      ["graver", [2, 0, 0], [2, 1, 0]],
      ["begun", [1, 0, 1], [3, 0, 1]],
      ["many", [0, 2, 1], [0, 2, 1]],
      ["low", [0, 0, 1], [0, 0, 1]],
    ]);
  });

  it("are those alone, also where flags are stored whole as they once were", async () => {
    const [id = ""] = await storeCases("somebody", [
      { ...{ case_name: "old", top_risk: "High" }, risk_flags: JSON.stringify([flag("High", 0)]) },
    ]);
    expect((await dashboard(env, alone("somebody"))).open).toHaveLength(1);
    const decision = { state: "accepted", reason: "" } as const;
    const decided = { quote: "words 0", clauseTitle: "Indemnity", ...decision };
    await reviewFlag(scopeOf(), alone("somebody"), id, decided);
    expect((await dashboard(env, alone("somebody"))).open).toEqual([]);
  });

  it("are those with a flag that says the same of the same words as a decided one", async () => {
    const twins = readingColumns([flag("High", 0), { ...flag("High", 0), start: 90 }], nothingElse);
    const [id = ""] = await storeCases("somebody", [{ case_name: "twins", ...twins }]);
    const { risk_flags } = await getCase(env, alone("somebody"), id);
    const change = { version: 0, state: "accepted", reason: "" } as const;
    const waiting = async () => (await dashboard(env, alone("somebody"))).open;
    for (const [decided, { id: flagId }] of risk_flags.entries()) {
      expect((await waiting())[0]?.open.High).toBe(2 - decided);
      await changeFlag(scopeOf(), alone("somebody"), id, flagId, change);
    }
    expect(await waiting()).toEqual([]);
  });

  it("are found however many others are decided, and follow a clause that another analysis calls otherwise", async () => {
    const decided = await storeCases(
      "somebody",
      Array.from({ length: 8 }, (_, i) => flagged(`decided ${i}`, 100 + i, "High")),
    );
    for (const id of decided)
      await reviewFlag(scopeOf(), alone("somebody"), id, {
        ...{ quote: "words 0", clauseTitle: "Indemnity" },
        ...{ state: "dismissed", reason: "Agreed." },
      });
    const renamed = [{ ...flag("High", 0), clauseTitle: "Liability" }];
    await database(env).batch([
      database(env)
        .update(legalCases)
        .set(readingColumns(renamed, nothingElse))
        .where(eq(legalCases.id, decided[7] ?? "")),
      uncounted(env, decided[7] ?? ""),
    ]);
    await countUncounted(env);
    await storeCases("somebody", [flagged("open", 1, "High")]);
    const { open } = await dashboard(env, alone("somebody"));
    expect(open.map(({ case_name }) => case_name)).toEqual(["open"]);
  });
});
