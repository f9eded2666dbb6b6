import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
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

/** The words of a Word document that was answered. */
const wordsOf = async (response: Response) => {
  const read = await extractText(new Uint8Array(await response.arrayBuffer()), "report.docx");
  if (!read.ok) throw new Error(read.error.message);
  return read.text;
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

describe("what follows of a corrected fact", () => {
  it("is shown with it: the names in notices, and the reasons of the flags on its words", async () => {
    const { browser, id, read, edited } = await prepared();
    const isLaw = ({ quote }: { quote: string }) => quote.includes("governed by the laws");
    const raised = (await read()).risk_flags.find(isLaw);
    // What else is in the document is in the report's table, without reasons.
    await browser.send("PATCH", `/api/cases/${id}/flags/${raised?.id}`, {
      ...{ version: 0, state: "accepted" },
    });
    const before = await read();
    const law = before.risk_flags.find(isLaw);
    const parties = before.facts.parties?.replace("(Supplier)", "(Haulier)");
    const after = await edited({ facts: { parties, governingLaw: "Tasmania" } });
    expect(after.facts.notices).toBe(before.facts.notices?.replaceAll("Supplier", "Haulier"));
    expect(after.facts.notices).not.toBe(before.facts.notices);
    expect(after.edited).toEqual({ parties: expect.anything(), governingLaw: expect.anything() });
    const reason = after.risk_flags.find((flag) => flag.id === law?.id)?.explanation;
    expect(reason).toBe(`Corrected by hand: governing law “Tasmania”. ${law?.explanation}`);
    const report = await wordsOf(await browser.get(`/api/cases/${id}/report.docx`));
    expect(report).toContain("Corrected by hand: governing law “Tasmania”.");
    const back = await edited({ facts: { parties: null, governingLaw: null } });
    expect(back.facts).toEqual(before.facts);
    expect(back.risk_flags).toEqual(before.risk_flags);
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

  it.each([
    ["it holds there too", "Tasmania", "Tasmania"],
    ["what is read stands", null, "New South Wales"],
    ["it is a third", "Norfolk Island", "Norfolk Island"],
  ])(
    "stays said of its version where of the newer one somebody says: %s",
    async (_, here, there) => {
      const { browser, id, edited, read } = await prepared();
      await edited({ facts: { governingLaw: "Tasmania" } });
      await added(browser, id);
      const newer = await edited({ facts: { governingLaw: here } });
      expect(newer).toMatchObject({ facts: { governingLaw: there }, editsToConfirm: {} });
      const first = await browser.get(`/api/cases/${id}/report.docx?version=1`);
      const words = await wordsOf(first);
      expect(words).toContain("Tasmania");
      expect(words).not.toContain("not confirmed");
      // The number of a version that was taken away is the next one's, of which nobody has said anything.
      await browser.send("DELETE", `/api/cases/${id}/versions/2`);
      expect(await read()).toMatchObject({
        facts: { governingLaw: "Tasmania" },
        editsToConfirm: {},
      });
      const another = await added(browser, id);
      expect(another).toMatchObject({
        facts: { governingLaw: "New South Wales" },
        editsToConfirm: { governingLaw: { value: "Tasmania", version: 1 } },
      });
    },
  );

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
