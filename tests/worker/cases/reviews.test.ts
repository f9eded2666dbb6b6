import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { flagReviews, legalCases } from "../../../app/db/schema.server.ts";
import type { RiskFlag } from "../../../app/schemas/analysis.ts";
import type { Case } from "../../../app/schemas/case.ts";
import type { Review } from "../../../app/schemas/review.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";

type Answer = { case: Case; reviews: Review[] };
const read = async (browser: Browser, id: string) =>
  (await (await browser.get(`/api/cases/${id}`)).json()) as Answer;
const open: Review = { state: "open", reason: null, reviewed_at: null };

async function analysedCase(browser: Browser) {
  const { id } = await uploadContract(browser);
  const { risk_flags } = await analysed(browser, id);
  const [first, second] = risk_flags;
  if (!first || !second) throw new Error("The contract has at least two flags.");
  const review = (flag: RiskFlag, decision: object, as = browser) =>
    as.send("PUT", `/api/cases/${id}/reviews`, {
      quote: flag.quote,
      clauseTitle: flag.clauseTitle,
      ...decision,
    });
  return { id, flags: risk_flags, first, second, review };
}

describe("the review of a flag", () => {
  it("is open at first, then accepted or dismissed with a reason, and can be taken back", async () => {
    const browser = await signedInBrowser();
    const { id, flags, first, second, review } = await analysedCase(browser);
    expect((await read(browser, id)).reviews).toEqual(flags.map(() => open));
    await review(first, { state: "accepted" });
    const answer = await review(second, { state: "dismissed", reason: " Agreed by phone. " });
    const { reviews } = (await answer.json()) as Answer;
    expect(reviews.slice(0, 2)).toEqual([
      { state: "accepted", reason: null, reviewed_at: expect.stringMatching(/Z$/) },
      { state: "dismissed", reason: "Agreed by phone.", reviewed_at: expect.any(String) },
    ]);
    expect((await read(browser, id)).reviews).toEqual(reviews);
    await review(second, { state: "open" });
    expect((await read(browser, id)).reviews.at(1)).toEqual(open);
  });

  it("survives a new analysis where the quote is the same", async () => {
    const browser = await signedInBrowser();
    const { id, first, review } = await analysedCase(browser);
    await review(first, { state: "dismissed", reason: "Market standard." });
    await browser.post(`/api/cases/${id}/analyse`);
    await analysed(browser, id);
    expect((await read(browser, id)).reviews.at(0)).toMatchObject({ reason: "Market standard." });
  });

  it("stays with the words when another analyser names the clause otherwise", async () => {
    const browser = await signedInBrowser();
    const { id, first, second, review } = await analysedCase(browser);
    await review(first, { state: "accepted" });
    const renamed = { ...first, clauseTitle: "Another name" };
    const store = (flags: RiskFlag[]) =>
      database(env)
        .update(legalCases)
        .set({ risk_flags: JSON.stringify(flags) });
    await store([second, renamed]);
    const states = async () => (await read(browser, id)).reviews.map(({ state }) => state);
    expect(await states()).toEqual(["open", "accepted"]);
    await review(renamed, { state: "dismissed", reason: "No." });
    expect(await states()).toEqual(["open", "dismissed"]);
    expect(await database(env).$count(flagReviews)).toBe(1);
    await store([{ ...first, quote: `${first.quote} more` }]);
    expect(await states()).toEqual(["open"]);
  });

  it("is of one flag, also where two rest on the same words", async () => {
    const browser = await signedInBrowser();
    const { id, first, review } = await analysedCase(browser);
    const twin = { ...first, clauseTitle: "Second risk" };
    await database(env)
      .update(legalCases)
      .set({ risk_flags: JSON.stringify([first, twin]) });
    await review(twin, { state: "accepted" });
    expect((await read(browser, id)).reviews.map(({ state }) => state)).toEqual([
      "open",
      "accepted",
    ]);
  });

  it("needs a reason to dismiss, a state that exists and a flag that is there", async () => {
    const browser = await signedInBrowser();
    const { first, review } = await analysedCase(browser);
    for (const decision of [
      { state: "dismissed" },
      { state: "dismissed", reason: "  " },
      { state: "gone" },
      { state: "accepted", reason: "x".repeat(501) },
      { state: "accepted", by: "me" },
    ]) {
      const response = await review(first, decision);
      expect([decision, response.status]).toEqual([decision, 400]);
    }
    const unknown = await review({ ...first, quote: "nowhere" }, { state: "accepted" });
    expect([unknown.status, await errorCode(unknown)]).toEqual([404, "not_found"]);
  });

  it("is nobody else's to make", async () => {
    const browser = await signedInBrowser();
    const { id, first, review } = await analysedCase(browser);
    const stranger = await signedInBrowser("stranger@firm.example");
    expect((await review(first, { state: "accepted" }, stranger)).status).toBe(404);
    expect((await read(browser, id)).reviews.at(0)).toEqual(open);
  });

  it("changes the case's tag, so that another window sees it", async () => {
    const browser = await signedInBrowser();
    const { id, first, review } = await analysedCase(browser);
    const tag = (await browser.get(`/api/cases/${id}`)).headers.get("ETag") ?? "";
    await review(first, { state: "accepted" });
    const headers = { "If-None-Match": tag };
    expect((await browser.fetch(`/api/cases/${id}`, { headers })).status).toBe(200);
  });
});
