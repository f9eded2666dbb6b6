import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { restartLostAnalyses } from "../../../app/services/analysis/sweeper.server.ts";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { blankFile } from "../../fixtures/documents/docx.ts";
import { analysed, caseOf, settled, uploadContract } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";

const row = async (id: string) => {
  const [found] = await database(env).select().from(legalCases).where(eq(legalCases.id, id));
  if (!found) throw new Error("The case is gone.");
  return found;
};

/** What a killed server leaves behind: a case whose attempt nobody works on any more. */
const loseAttempt = (id: string, tries: number) =>
  database(env)
    .update(legalCases)
    .set({ status: "analyzing", deadline: Date.now() - 1, tries, attempt: tries })
    .where(eq(legalCases.id, id));

describe("an analysis", () => {
  it("ends with a summary and flags that quote the document word for word", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const done = await analysed(browser, id);
    const text = await (await browser.get(`/api/cases/${id}/text`)).text();
    expect(text.trim()).toBe(contractText.trim());
    expect(done.ai_summary?.split(/\s+/).length).toBeGreaterThan(40);
    expect(done.analyser).toContain("built-in");
    expect(done.risk_flags.map((flag) => flag.clauseTitle)).toContain(
      "Indemnity for all loss, whoever is to blame",
    );
    for (const flag of done.risk_flags) expect(text.slice(flag.start, flag.end)).toBe(flag.quote);
  });

  it("takes the side that its reader acts for, and the other one when asked again", async () => {
    const browser = await signedInBrowser();
    const levelOf = async (id: string) =>
      (await analysed(browser, id)).risk_flags.find(({ clauseId }) => clauseId === "indemnity")
        ?.riskLevel;
    const forCustomer = await caseOf(await browser.upload(contractFile(), { side: "recipient" }));
    expect(await levelOf(forCustomer.id)).toBe("High");
    const changed = await browser.send("PATCH", `/api/cases/${forCustomer.id}`, {
      side: "drafter",
    });
    expect(await caseOf(changed)).toMatchObject({ side: "drafter" });
    await browser.post(`/api/cases/${forCustomer.id}/analyse`);
    expect(await levelOf(forCustomer.id)).not.toBe("High");
    expect((await browser.upload(contractFile(), { side: "both" })).status).toBe(400);
  });

  it("that cannot read the document fails with a reason, and can be tried again", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser, blankFile());
    const failed = await settled(browser, id);
    expect(failed).toMatchObject({ status: "failed", failure: { code: "no_text" } });
    const again = await browser.post(`/api/cases/${id}/analyse`);
    expect(again.status).toBe(202);
    expect((await settled(browser, id)).failure?.code).toBe("no_text");
    expect((await row(id)).attempt).toBe(2);
  });

  it("that takes longer than it may ends with a reason that says what to do", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await database(env)
      .update(legalCases)
      .set({ status: "analyzing", attempt: 2 })
      .where(eq(legalCases.id, id));
    const { analyseText } = await import("../../../app/services/analysis/analysis.server.ts");
    await analyseText(env, { caseId: id, attempt: 2 }, undefined, -1);
    expect(await caseOf(await browser.get(`/api/cases/${id}`))).toMatchObject({
      status: "failed",
      failure: { code: "too_long", message: expect.stringContaining("split it") },
    });
  });

  it("is not started twice at once", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    const answers = await Promise.all([1, 2].map(() => browser.post(`/api/cases/${id}/analyse`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await analysed(browser, id);
  });

  it("of an earlier attempt changes nothing", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await database(env)
      .update(legalCases)
      .set({ status: "analyzing", attempt: 7, ai_summary: null })
      .where(eq(legalCases.id, id));
    const { analyseText } = await import("../../../app/services/analysis/analysis.server.ts");
    await analyseText(env, { caseId: id, attempt: 1 });
    expect(await row(id)).toMatchObject({ status: "analyzing", ai_summary: null });
  });

  it("is started although the workflow could not be reached at upload", async () => {
    const browser = await signedInBrowser();
    const create = vi.spyOn(env.ANALYSE, "createBatch").mockRejectedValueOnce(new Error("away"));
    const { id } = await uploadContract(browser);
    create.mockRestore();
    await database(env).update(legalCases).set({ deadline: 0 }).where(eq(legalCases.id, id));
    await restartLostAnalyses(env);
    await analysed(browser, id);
  });
});

describe("the sweeper", () => {
  it("starts a lost analysis anew, which then ends well", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser, contractFile());
    await analysed(browser, id);
    await loseAttempt(id, 1);
    expect(await restartLostAnalyses(env)).toBe(1);
    expect(await row(id)).toMatchObject({ attempt: 2, tries: 2 });
    await analysed(browser, id);
  });

  it("gives up after three tries with a reason", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await loseAttempt(id, 3);
    await restartLostAnalyses(env);
    expect(await settled(browser, id)).toMatchObject({
      status: "failed",
      failure: { code: "analyser_unavailable", message: expect.stringContaining("try again") },
    });
  });

  it("leaves an analysis alone that is within its time", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await database(env)
      .update(legalCases)
      .set({ status: "analyzing", deadline: Date.now() + 10_000 })
      .where(eq(legalCases.id, id));
    expect(await restartLostAnalyses(env)).toBe(0);
  });
});
