import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { extractText } from "../../../app/documents/index.ts";
import { weightiestFirst } from "../../../app/schemas/flag.ts";
import { contractText } from "../../fixtures/contract.ts";
import { analyseAs, handOn, onWords } from "../hand/by-hand.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";

async function reportText(browser: Browser, id: string, query = ""): Promise<string> {
  const response = await browser.get(`/api/cases/${id}/report.docx${query}`);
  expect(response.status).toBe(200);
  const read = await extractText(new Uint8Array(await response.arrayBuffer()), "report.docx");
  if (!read.ok) throw new Error(read.error.message);
  return read.text;
}

describe("the report of a case", () => {
  it("is a Word document that begins with what matters: the summary, and every such flag with its words, reason and request", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { case_name, ai_summary, risk_flags, gaps } = await analysed(browser, id);
    const text = await reportText(browser, id);
    expect(text.startsWith(case_name)).toBe(true);
    expect(text).toContain("The built-in analyser");
    expect(text).toContain("A lawyer must check it");
    expect(text).toContain("Northern Rivers Logistics Pty Ltd");
    expect(text).toContain("New South Wales");
    for (const line of (ai_summary ?? "").split(/\n+/)) expect(text).toContain(line);
    let from = 0;
    const matter = risk_flags.filter(({ group }) => group === "matters");
    for (const { clauseTitle, riskLevel, quote, explanation, recommendation } of weightiestFirst(
      matter,
    )) {
      for (const part of [
        `${clauseTitle} (${riskLevel} risk)`,
        quote,
        `Why it matters: ${explanation}`,
        `What to ask for: ${recommendation}`,
      ]) {
        const at = text.indexOf(part, from);
        expect([part, at >= from]).toEqual([part, true]);
        from = at;
      }
    }
    expect(from).toBeLessThan(text.indexOf(`Not in the document (${gaps.length})`));
    expect(text.indexOf("Key facts")).toBeGreaterThan(from);
  });

  it("says what the document lacks, and lists what else is in it at its end, in one table", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { risk_flags, gaps } = await analysed(browser, id);
    const [gap] = gaps;
    if (!gap) throw new Error("The contract lacks a clause.");
    await browser.send("PATCH", `/api/cases/${id}/flags/${gap.id}`, {
      ...{ version: 0, wording: "Each price includes GST." },
    });
    const also = risk_flags.filter(({ group }) => group === "also");
    const text = await reportText(browser, id);
    expect(text).toContain(`1. ${gap.clauseTitle} (Low risk)`);
    expect(text).toContain(`Why it matters: ${gap.explanation}`);
    expect(text).toContain("To be added: Each price includes GST.");
    const table = text.slice(text.indexOf(`Also in the document (${also.length})`));
    expect(table.length).toBeLessThan(text.length);
    for (const { clauseTitle, place, quote } of also)
      for (const part of [clauseTitle, place ?? "", quote.slice(0, 200)])
        expect(table).toContain(part);
    expect(table).not.toMatch(/ risk\)|What to ask for/);
    const [first] = also;
    await browser.send("PATCH", `/api/cases/${id}/flags/${first?.id}`, {
      ...{ version: 0, state: "accepted" },
    });
    expect(await reportText(browser, id)).toContain(
      `${first?.clauseTitle} (${first?.riskLevel} risk)`,
    );
  });

  it("names the client, and says of each clause where it stands and what it is to the client", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    const nobody = await reportText(browser, id);
    expect(nobody).toContain("Client: Not chosen");
    expect(nobody).toContain("Flags rated for: the party that was given the paper");
    expect(nobody).toContain("cl 4.1. Binds Customer; for Supplier.");
    await browser.send("PATCH", `/api/cases/${id}`, { client: "Customer" });
    const named = await reportText(browser, id);
    expect(named).toContain("Client: Northern Rivers Logistics Pty Ltd (Customer)");
    expect(named).not.toContain("Flags rated for");
    expect(named).toContain("cl 4.1. Against your client (binds Customer; for Supplier).");
  });

  it("has the slips of the drafting", async () => {
    const browser = await signedInBrowser();
    const slip = contractText.replace(
      "6 months' written notice",
      "6 months' notice under clause 99",
    );
    const { id } = await uploadContract(browser, new File([slip], "Slip.txt"));
    await analysed(browser, id);
    expect(await reportText(browser, id)).toMatch(
      /Slips of the drafting\s+“clause 99” is referred to/,
    );
  });

  it("says what the reviewer decided", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { risk_flags } = await analysed(browser, id);
    const { quote, clauseTitle } = risk_flags[0] ?? {};
    expect(await reportText(browser, id)).not.toContain("Not an issue");
    await browser.send("PUT", `/api/cases/${id}/reviews`, {
      ...{ quote, clauseTitle, state: "dismissed" },
      reason: "Insured.",
    });
    expect(await reportText(browser, id)).toMatch(/Decision: Not an issue \(\d.+\): Insured\./);
  });

  it("has what people say in place of the reader, by whom, and on demand what was read", async () => {
    const browser = await signedInBrowser();
    const { id, read, changed, added, edited } = await handOn(browser);
    const { risk_flags, ai_summary } = await read();
    const [first, second] = risk_flags;
    if (!first || !second || !ai_summary) throw new Error("The contract is read.");
    await changed(first, { explanation: "We can live with it.", riskLevel: "Low" });
    await changed(second, { hidden: true });
    await added(onWords("limited to $1,000", { clauseTitle: "The low cap", wording: "$500,000" }));
    await edited({ executiveSummary: "Do not sign.", facts: { governingLaw: "Victoria" } });
    const text = await reportText(browser, id);
    expect(text).toMatch(/Governing law\s+Victoria\s+Edited by solicitor@\S+ on/);
    expect(text).toMatch(/Executive summary\s+Do not sign\.\s+Edited by/);
    expect(text).toContain(`${first.clauseTitle} (Low risk)`);
    expect(text).toMatch(/Why it matters: We can live with it\./);
    expect(text).toMatch(/\d\. The low cap \(High risk\)/);
    expect(text).toMatch(/In place of these words: \$500,000\s+Raised by solicitor@/);
    for (const gone of [first.explanation, second.explanation, ai_summary])
      expect(text).not.toContain(gone);
    const both = await reportText(browser, id, "?with=read");
    // The summary that was put together is so of the corrected fact.
    const summary = ai_summary.replace("law of New South Wales", "law of Victoria");
    for (const there of [first.explanation, summary, "What was read: New South Wales"])
      expect(both).toContain(there);
    expect(both).toContain(`Level: ${first.riskLevel}`);
    expect(both).not.toContain(second.explanation);
  });

  it("lists what could not be placed again", async () => {
    const browser = await signedInBrowser();
    const { id, added } = await handOn(browser);
    await added(onWords("limited to $1,000", { clauseTitle: "The low cap" }));
    await analyseAs(id, contractText.replace(/^3\.1 .*$/m, "3.1 Deleted."));
    expect(await reportText(browser, id)).toMatch(
      /1 of your edits and decisions could not be placed in the present text\s+1\. The low cap \(High risk\)\s+limited to \$1,000/,
    );
  });

  it("is an attachment named after the case", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await browser.send("PATCH", `/api/cases/${id}`, { case_name: "Müller/Harbour" });
    const { headers } = await browser.get(`/api/cases/${id}/report.docx`);
    expect(headers.get("Content-Disposition")).toBe(
      "attachment; filename=\"M_ller-Harbour - report.docx\"; filename*=UTF-8''M%C3%BCller-Harbour%20-%20report.docx",
    );
    expect(headers.get("Content-Type")).toContain("wordprocessingml");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("survives characters that no Word file can hold", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { risk_flags } = await analysed(browser, id);
    const quote = "before\u000b\u0001\ud800\uffff<&>\u001fafter\nnext line";
    await database(env)
      .update(legalCases)
      .set({
        risk_flags: JSON.stringify(risk_flags.slice(0, 1).map((flag) => ({ ...flag, quote }))),
      });
    expect(await reportText(browser, id)).toMatch(/before.*<&>.*after\s+next line/);
  });

  it("is refused while there is no analysis", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await database(env).update(legalCases).set({ status: "failed" });
    const response = await browser.get(`/api/cases/${id}/report.docx`);
    expect([response.status, await errorCode(response)]).toEqual([409, "conflict"]);
  });
});
