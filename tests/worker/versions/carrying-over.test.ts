import { describe, expect, it } from "vitest";
import type { Case } from "../../../app/schemas/case.ts";
import type { CaseFlag } from "../../../app/schemas/flag.ts";
import { handOn, onWords } from "../hand/by-hand.ts";
import { caseOf } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { added } from "./drafts.ts";

const on = (of: Pick<Case, "risk_flags">, words: string): CaseFlag => {
  const found = of.risk_flags.find(({ quote }) => quote.includes(words));
  if (!found) throw new Error(`No flag is on “${words}”.`);
  return found;
};

describe("what people have done about a draft", () => {
  it("is carried to the next one: decisions, notes and edits, by the words and not by their place", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    const before = await hand.read();
    const indemnity = on(before, "indemnifies");
    const fees = on(before, "increase the fees");
    await hand.changed(indemnity, { state: "dismissed", reason: "Insured." });
    await hand.changed(fees, { note: "Ask Priya.", riskLevel: "Low" });
    await hand.added(onWords("governed by the laws of New South Wales"));
    await hand.edited({ executiveSummary: "Do not sign." });

    const after = await added(browser, hand.id);
    expect(on(after, "indemnifies")).toMatchObject({
      ...{ id: indemnity.id, state: "dismissed", reason: "Insured." },
    });
    expect(on(after, "increase the fees")).toMatchObject({
      ...{ id: fees.id, note: "Ask Priya.", riskLevel: "Low" },
    });
    expect(after.risk_flags).toContainEqual(
      expect.objectContaining({ by: "person", clauseTitle: "Our own point" }),
    );
    const text = await (await browser.get(`/api/cases/${hand.id}/text`)).text();
    for (const { quote, start, end } of after.risk_flags)
      expect(text.slice(start, end)).toBe(quote);
    // What was said of the whole of another text is asked about, and not carried over.
    expect(after.editsToConfirm.executiveSummary?.value).toBe("Do not sign.");
    expect(after.unplaced).toEqual([]);
  });

  it("goes with words that were changed a little: decision, comments and who is to decide", async () => {
    const { partner, clerk } = await firmWith({ partner: "owner", clerk: "lawyer" });
    const hand = await handOn(partner.browser);
    const before = await hand.read();
    const cap = on(before, "limited to $1,000");
    await hand.changed(cap, { state: "accepted" });
    const increase = on(before, "increase the fees");
    await hand.changed(increase, { assignee: clerk.member.user.id });
    const supply = on(before, "indirect or consequential");
    await partner.browser.post(`/api/cases/${hand.id}/comments`, {
      ...{ text: "Really?", flag_id: supply.id },
    });

    const after = await added(partner.browser, hand.id);
    expect(on(after, "limited to $500")).toMatchObject({ id: cap.id, state: "accepted" });
    expect(on(after, "increase the fees").assignee?.id).toBe(clerk.member.user.id);
    expect(on(after, "indirect or consequential").id).toBe(supply.id);
  });

  it("is listed with its words where the next draft does not have them, and back with the earlier one", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    const gone = on(await hand.read(), "terminate this agreement for convenience");
    await hand.changed(gone, { state: "dismissed", reason: "We may as well." });
    const after = await added(browser, hand.id);
    expect(after.risk_flags.map(({ quote }) => quote).join()).not.toContain("convenience");
    expect(after.unplaced).toMatchObject([
      { id: gone.id, quote: gone.quote, state: "dismissed", riskLevel: gone.riskLevel },
    ]);
    await browser.send("DELETE", `/api/cases/${hand.id}/versions/2`);
    const back = await caseOf(await browser.get(`/api/cases/${hand.id}`));
    expect(on(back, "terminate this agreement for convenience")).toMatchObject({
      ...{ id: gone.id, state: "dismissed", reason: "We may as well." },
    });
    expect(back.unplaced).toEqual([]);
  });

  it("can still be undone, and stays at its place", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    const indemnity = on(await hand.read(), "indemnifies");
    await hand.changed(indemnity, { state: "dismissed", reason: "Insured." });
    await added(browser, hand.id);
    expect((await hand.undo()).undone).toMatchObject({ did: "decided", left: 0 });
    expect(on(await hand.read(), "indemnifies")).toMatchObject({ id: indemnity.id, state: "open" });
  });
});
