import { env } from "cloudflare:workers";
import type { InferOutput } from "valibot";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { type answeredSchema, maxQuestion } from "../../../app/schemas/cases/question.ts";
import { contractText } from "../../fixtures/contract.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { made } from "../matters/asking.ts";
import { added } from "../versions/drafts.ts";

const ask = (browser: Browser, case_id: string, question: string, more: object = {}) =>
  browser.post("/api/ask", { question, case_id, ...more });

async function answered(response: Response) {
  expect(response.status).toBe(200);
  return (await response.json()) as InferOutput<typeof answeredSchema>;
}

/** A browser in which the contract is analysed. */
async function withContract() {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  return { browser, id };
}

describe("a question to a case", () => {
  it("is answered with words of its document, best first, each with its place", async () => {
    const { browser, id } = await withContract();
    const { passages, answer, answered_by } = await answered(
      await ask(browser, id, "what is the most we can claim from them?"),
    );
    expect([answer, answered_by]).toEqual([null, "built-in"]);
    expect(passages[0]?.quote).toContain("limited to $1,000");
    expect(passages[0]?.place).toMatch(/^cl 3/);
    expect(passages.length).toBeLessThanOrEqual(5);
    for (const { case_id, case_name, quote, start, end, score } of passages) {
      expect([case_id, case_name]).toEqual([id, "Services Agreement"]);
      expect(quote).toBe(contractText.slice(start, end));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
    const scores = passages.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it("gets no more passages than it asks for, and none where nothing answers it", async () => {
    const { browser, id } = await withContract();
    const one = await answered(await ask(browser, id, "governing law", { limit: 1 }));
    expect(one.passages.map(({ quote }) => quote).join()).toContain("laws of New South Wales");
    expect(one.passages).toHaveLength(1);
    const none = await answered(await ask(browser, id, "must we take part in the franchise fund?"));
    expect(none.passages).toEqual([]);
  });

  it("is put to the newest version", async () => {
    const { browser, id } = await withContract();
    await added(browser, id);
    const { passages } = await answered(await ask(browser, id, "cap on liability"));
    expect(passages[0]?.quote).toContain("$500");
  });

  it.each([
    ["no question", { question: " " }],
    ["a question of two lines", { question: "which law\ngoverns?" }],
    ["a question that is too long", { question: "x".repeat(maxQuestion + 1) }],
    ["no case", { case_id: undefined }],
    ["no passage", { limit: 0 }],
    ["too many passages", { limit: 21 }],
    ["half a passage", { limit: 1.5 }],
    ["a matter, of which it cannot be asked", { matter_id: crypto.randomUUID() }],
  ])("is refused with %s", async (_, fields) => {
    const browser = await signedInBrowser();
    const right = { question: "which law governs?", case_id: crypto.randomUUID() };
    const response = await browser.post("/api/ask", { ...right, ...fields });
    expect([response.status, await errorCode(response)]).toEqual([400, "invalid_input"]);
  });

  it("may be as long as it may be", async () => {
    const { browser, id } = await withContract();
    expect(
      (await ask(browser, id, "law ".repeat(maxQuestion / 4 - 1).padEnd(maxQuestion, "x"))).status,
    ).toBe(200);
    expect((await ask(browser, id, "law", { limit: 20 })).status).toBe(200);
  });

  it("waits for the analysis, and says so", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const [id = ""] = await storeCases(partner.member.user.id, [
      { firm_id: firmId, status: "analyzing", stage: "reading" },
    ]);
    const response = await ask(partner.browser, id, "which law governs?");
    expect([response.status, await errorCode(response)]).toEqual([409, "conflict"]);
  });

  it("is asked by whoever may read the case, and nothing is changed by it", async () => {
    const { partner, clerk, visitor } = await firmWith({
      ...{ partner: "owner", clerk: "assistant", visitor: "guest" },
    } as const);
    const { id } = await uploadContract(partner.browser);
    await analysed(partner.browser, id);
    const before = await database(env).select().from(legalCases);
    for (const { browser } of [partner, clerk])
      expect((await answered(await ask(browser, id, "governing law"))).passages).not.toEqual([]);
    // Guests see the matters in which they are named.
    expect((await ask(visitor.browser, id, "governing law")).status).toBe(404);
    expect(await database(env).select().from(legalCases)).toEqual(before);
  });

  it("is as if the case were not there for strangers, and behind a wall for owners too", async () => {
    const { partner, associate, other, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", other: "lawyer" },
    } as const);
    const matter = await made(associate, { name: "Merger", restricted: true, members: [] });
    const [walled = ""] = await storeCases(associate.member.user.id, [
      { firm_id: firmId, matter_id: matter.id },
    ]);
    const stranger = await signedInBrowser("stranger@other.example");
    const toldOf = async (response: Response) => {
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      return [response.status, error.code, error.message];
    };
    const nowhere = await toldOf(await ask(stranger, crypto.randomUUID(), "governing law"));
    expect(nowhere[0]).toBe(404);
    for (const browser of [partner.browser, other.browser, stranger]) {
      expect(await toldOf(await ask(browser, walled, "governing law"))).toEqual(nowhere);
    }
  });
});
