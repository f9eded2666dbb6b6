import { describe, expect, it } from "vitest";
import type { PlaybookResult } from "../../../app/schemas/playbooks/playbook.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { lawRule, services, storePlaybook } from "../playbooks/written.ts";
import { added } from "../versions/drafts.ts";
import { handOn } from "./by-hand.ts";

const prepared = async () => {
  const browser = await signedInBrowser();
  return { browser, ...(await handOn(browser)) };
};

const ofClause = { ...lawRule, clause: "governing-law", words: null };

describe("a fact that is corrected by hand", () => {
  it("corrects the summary, and the summary is as it was when the correction is taken back", async () => {
    const { read, edited } = await prepared();
    const before = await read();
    expect(before.ai_summary).toContain("under the law of New South Wales");
    const after = await edited({ facts: { governingLaw: "Tasmania" } });
    expect(after.ai_summary).toContain("under the law of Tasmania");
    expect(after.ai_summary).not.toContain("New South Wales");
    const back = await edited({ facts: { governingLaw: null } });
    expect(back.ai_summary).toBe(before.ai_summary);
  });

  it("is told in the words of who corrected it where the summary cannot be put together from them", async () => {
    const { read, edited } = await prepared();
    expect((await read()).ai_summary).toContain("may end it without cause on 14 days");
    const after = await edited({
      facts: { notices: "Supplier: a full quarter", notice: "a full quarter" },
    });
    expect(after.ai_summary).not.toContain("may end it");
    expect(after.ai_summary).toContain("Corrected by hand: notice to end it “a full quarter”");
  });

  it("is out of the summary when the step is taken back", async () => {
    const { read, edited, undo } = await prepared();
    const before = await read();
    await edited({ facts: { governingLaw: "Tasmania" } });
    await undo();
    expect((await read()).ai_summary).toBe(before.ai_summary);
  });

  it("stays in the summary when a client is named and when the document is analysed again", async () => {
    const { browser, id, read, edited, analyseAgain } = await prepared();
    await edited({ facts: { governingLaw: "Tasmania" } });
    await browser.send("PATCH", `/api/cases/${id}`, { client: "Supplier" });
    expect((await read()).ai_summary).toMatch(/We act for the Supplier.*/);
    expect((await read()).ai_summary).toContain("law of Tasmania");
    const again = await analyseAgain();
    expect(again.ai_summary).toContain("law of Tasmania");
    expect(again.ai_summary).not.toContain("New South Wales");
  });

  it("is what the firm’s positions are judged by", async () => {
    const { firmId, partner } = await firmWith({ partner: "owner" } as const);
    await storePlaybook(firmId, { ...services, kinds: [], act_for: null, rules: [ofClause] });
    const { id, edited } = await handOn(partner.browser);
    const law = async () => {
      const response = await partner.browser.get(`/api/cases/${id}/playbook`);
      const { results } = (await response.json()) as { results: PlaybookResult[] };
      return results.map(({ result }) => result);
    };
    expect(await law()).toEqual(["met"]);
    await edited({ facts: { governingLaw: "Singapore" } });
    expect(await law()).toEqual(["not_met"]);
    await edited({ facts: { governingLaw: null } });
    expect(await law()).toEqual(["met"]);
  });
});

describe("a correction of another version of the document", () => {
  it("is set beside what is read now, as a question, and changes nothing by itself", async () => {
    const { browser, id, edited } = await prepared();
    await edited({ facts: { governingLaw: "Tasmania" }, executiveSummary: "Do not sign." });
    const second = await added(browser, id);
    expect(second.facts.governingLaw).toBe("New South Wales");
    expect(second.ai_summary).toContain("New South Wales");
    expect(second.edited).toEqual({});
    expect(second.editsToConfirm).toMatchObject({
      governingLaw: { value: "Tasmania", read: "New South Wales", version: 1 },
      executiveSummary: { value: "Do not sign.", version: 1 },
    });
  });

  it("holds once somebody says so, or is gone once they say that what is read stands", async () => {
    const { browser, id, edited } = await prepared();
    await edited({ facts: { governingLaw: "Tasmania" }, executiveSummary: "Do not sign." });
    await added(browser, id);
    const kept = await edited({ facts: { governingLaw: "Tasmania" }, executiveSummary: null });
    expect(kept).toMatchObject({
      facts: { governingLaw: "Tasmania" },
      edited: { governingLaw: { read: "New South Wales" } },
      editsToConfirm: {},
    });
    expect(kept.ai_summary).toContain("law of Tasmania");
  });

  it("is in that version still, when one looks back at it or the newer one is taken away", async () => {
    const { browser, id, edited, read } = await prepared();
    await edited({ facts: { governingLaw: "Tasmania" } });
    await added(browser, id);
    const report = await browser.get(`/api/cases/${id}/report.docx?version=1`);
    expect(report.status).toBe(200);
    const gone = await browser.send("DELETE", `/api/cases/${id}/versions/2`);
    expect(gone.status).toBe(204);
    const first = await read();
    expect(first).toMatchObject({ facts: { governingLaw: "Tasmania" }, editsToConfirm: {} });
    expect(first.ai_summary).toContain("law of Tasmania");
  });
});
