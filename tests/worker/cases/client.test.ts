import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { caseClients, legalCases, type StoredAnalysis } from "../../../app/db/schema.server.ts";
import type { Case } from "../../../app/schemas/case.ts";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";

const rows = () => database(env).select().from(legalCases);

/** The contract, analysed: its indemnity binds the Customer and is for the Supplier. */
async function analysedCase(browser: Browser) {
  const { id } = await uploadContract(browser);
  const before = await analysed(browser, id);
  const patch = (change: object) => browser.send("PATCH", `/api/cases/${id}`, change);
  return { id, before, patch };
}

const customer = "Northern Rivers Logistics Pty Ltd";
const supplier = "Harbour Software Pty Ltd";
const indemnity = ({ risk_flags }: Case) =>
  risk_flags.find(({ clauseId }) => clauseId === "indemnity");
describe("the client of a case", () => {
  it("is nobody until one is named", async () => {
    const browser = await signedInBrowser();
    expect(await uploadContract(browser)).toMatchObject({ client: null });
  });

  it("is a party by name, role or the beginning of its name, and levels and summary follow at once", async () => {
    const browser = await signedInBrowser();
    const { id, before, patch } = await analysedCase(browser);
    const forSupplier = await caseOf(await patch({ client: "Harbour" }));
    expect(forSupplier.client).toBe(supplier);
    expect(indemnity(forSupplier)?.riskLevel).toBe("Low");
    const forCustomer = await caseOf(await patch({ client: "the CUSTOMER" }));
    expect(forCustomer.client).toBe(customer);
    expect(indemnity(forCustomer)).toMatchObject({
      ...{ riskLevel: "High", burdens: [customer], benefits: [supplier] },
    });
    expect(forCustomer.ai_summary).not.toBe(forSupplier.ai_summary);
    expect(await caseOf(await browser.get(`/api/cases/${id}`))).toEqual(forCustomer);
    const list = (await (await browser.get("/api/cases")).json()) as { cases: Case[] };
    expect(list.cases).toEqual([forCustomer]);
    expect(await caseOf(await patch({ client: null }))).toEqual(before);
    expect(await database(env).$count(caseClients)).toBe(0);
  });

  it("turns the highest level of what matters with its flags, by which cases are listed", async () => {
    const browser = await signedInBrowser();
    const { before, patch } = await analysedCase(browser);
    await database(env)
      .update(legalCases)
      .set({ risk_flags: JSON.stringify([indemnity(before)]) });
    const listed = async (level: string) =>
      ((await (await browser.get(`/api/cases?risk=${level}`)).json()) as { cases: Case[] }).cases;
    for (const client of [supplier, customer]) {
      const { risk_flags } = await caseOf(await patch({ client }));
      const levels = risk_flags.flatMap(({ group, riskLevel }) =>
        group === "matters" ? [riskLevel] : [],
      );
      const top = (["High", "Medium", "Low"] as const).find((level) => levels.includes(level));
      for (const level of ["High", "Medium", "Low"] as const)
        expect([level, (await listed(level)).length]).toEqual([level, level === top ? 1 : 0]);
    }
  });

  it("keeps the reviews of flags", async () => {
    const browser = await signedInBrowser();
    const { id, before, patch } = await analysedCase(browser);
    const [flag] = before.risk_flags;
    await browser.send("PUT", `/api/cases/${id}/reviews`, {
      ...{ quote: flag?.quote, clauseTitle: flag?.clauseTitle, state: "accepted" },
    });
    await patch({ client: supplier });
    const { reviews } = (await (await browser.get(`/api/cases/${id}`)).json()) as {
      reviews: { state: string }[];
    };
    expect(reviews.map(({ state }) => state).slice(0, 2)).toEqual(["accepted", "open"]);
  });

  it("that no party is called is refused with the parties' names", async () => {
    const browser = await signedInBrowser();
    const { patch } = await analysedCase(browser);
    const refused = await patch({ client: "Nobody Pty Ltd", case_name: "Changed" });
    expect(refused.status).toBe(400);
    const { error } = (await refused.json()) as { error: { message: string } };
    expect(error.message).toContain("Nobody Pty Ltd");
    expect(error.message).toContain(`${customer} (Customer)`);
    expect(error.message).toContain(`${supplier} (Supplier)`);
    const [row] = await rows();
    expect(row?.case_name).not.toBe("Changed");
  });

  it("changes nothing of a case that is not any more as it was seen", async () => {
    const browser = await signedInBrowser();
    const { id, before, patch } = await analysedCase(browser);
    const late = await patch({ client: supplier, seen: { case_name: "Something else" } });
    expect([late.status, await errorCode(late)]).toEqual([409, "conflict"]);
    expect(await caseOf(await browser.get(`/api/cases/${id}`))).toEqual(before);
    expect(await database(env).$count(caseClients)).toBe(0);
  });

  it("cannot be chosen while the parties are not known", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await database(env).update(legalCases).set({ status: "failed" });
    const early = await browser.send("PATCH", `/api/cases/${id}`, { client: "Supplier" });
    expect([early.status, await errorCode(early)]).toEqual([409, "conflict"]);
  });

  it("is nobody else's to name", async () => {
    const { id } = await analysedCase(await signedInBrowser());
    const stranger = await signedInBrowser("stranger@firm.example");
    const answer = await stranger.send("PATCH", `/api/cases/${id}`, { client: supplier });
    expect(answer.status).toBe(404);
    expect(await database(env).$count(caseClients)).toBe(0);
  });
});

describe("a client that is named at the upload", () => {
  const uploadFor = async (client: string) => {
    const browser = await signedInBrowser();
    const created = await caseOf(await browser.upload(contractFile(), { client }));
    return { browser, created, found: await analysed(browser, created.id) };
  };

  it("is matched to the party that is called so", async () => {
    const { created, found } = await uploadFor(" the customer ");
    expect(created.client).toBe("the customer");
    expect(found.client).toBe(customer);
    expect(indemnity(found)?.explanation).toContain("The Customer must make good");
  });

  it("is kept as it was typed where no party is called so", async () => {
    const { browser, found } = await uploadFor("Kookaburra Holdings");
    expect(found.client).toBe("Kookaburra Holdings");
    await browser.post(`/api/cases/${found.id}/analyse`);
    expect(await analysed(browser, found.id)).toMatchObject({ client: "Kookaburra Holdings" });
    await browser.send("DELETE", `/api/cases/${found.id}`);
    expect(await database(env).$count(caseClients)).toBe(0);
  });

  it("is one line of at most 200 characters", async () => {
    const browser = await signedInBrowser();
    for (const client of ["x".repeat(201), "two\nlines"])
      expect((await browser.upload(contractFile(), { client })).status).toBe(400);
    expect(await caseOf(await browser.upload(contractFile(), { client: " " }))).toMatchObject({
      client: null,
    });
  });
});

describe("an analysis that was stored before clauses said whom they burden", () => {
  it("is shown like one of today", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { risk_flags } = await analysed(browser, id);
    const [row] = await rows();
    if (!row?.analysis) throw new Error("The case is analysed.");
    const without = (value: object, ...names: string[]) =>
      Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
    const { clauses, facts } = row.analysis;
    const old = {
      ...without(row.analysis, "perhaps", "untold"),
      clauses: clauses.map((clause) => without(clause, "burdens", "benefits", "place")),
      facts: {
        ...without(facts, "notices"),
        parties: facts.parties.map((party) => without(party, "aliases")),
      },
      // As it was stored: without fields that it has to have today.
    } as unknown as StoredAnalysis;
    const flags = risk_flags.map((flag) =>
      without(flag, "clauseId", "burdens", "benefits", "place"),
    );
    await database(env)
      .update(legalCases)
      .set({ analysis: old, risk_flags: JSON.stringify(flags) })
      .where(eq(legalCases.id, id));
    const details = await getCaseDetails(env, alone(row.user_id), id);
    expect(details.analysis?.facts).toMatchObject({ notices: [], parties: [{ aliases: [] }, {}] });
    expect(details.analysis?.perhaps).toEqual([]);
    expect(details.analysis?.clauses[0]).toMatchObject({ burdens: [], benefits: [], place: null });
    expect((await browser.get(`/api/cases/${id}/report.docx`)).status).toBe(200);
    const named = await browser.send("PATCH", `/api/cases/${id}`, { client: "Customer" });
    const shown = (await caseOf(named)).risk_flags;
    const ofClause = shown.find(({ clauseId }) => clauseId === "payment-terms");
    expect(ofClause).toMatchObject({ questionId: null, burdens: [], place: null });
    // What answers a question is read anew from the words.
    expect(shown[0]).toMatchObject({ burdens: [customer], benefits: [], place: "cl 1.2" });
  });
});
