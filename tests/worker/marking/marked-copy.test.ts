import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, deletedOriginals } from "../../../app/db/schema.server.ts";
import { extractText } from "../../../app/documents/index.ts";
import { contractText } from "../../fixtures/contract.ts";
import { p } from "../../fixtures/word/bodies.ts";
import { mainPart, wordPackage } from "../../fixtures/word/package.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { firmWithFlags, statusAndCode, wallOff } from "../harness/flagged.ts";
import { askPage } from "../harness/served-pages.ts";
import { capRule, services, storePlaybook } from "../playbooks/written.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const contractDocx = () =>
  new File(
    [
      Uint8Array.from(
        wordPackage(
          mainPart(
            contractText
              .split("\n")
              .map((line) => p(line))
              .join(""),
          ),
        ),
      ),
    ],
    "Agreement.docx",
    { type: word },
  );

async function analysedContract(browser: Browser, file?: File) {
  const { id } = await uploadContract(browser, file);
  return analysed(browser, id);
}

async function copyOf(browser: Browser, id: string, query = "") {
  const response = await browser.get(`/api/cases/${id}/marked.docx${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toContain("marked.docx");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const read = await extractText(bytes, "marked.docx");
  if (!read.ok) throw new Error(read.error.message);
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const comments = (read.comments ?? []).map(({ text }) => text);
  const authors = new Set((read.comments ?? []).map(({ author }) => author));
  return { text: read.text, main: part("word/document.xml"), comments, authors: [...authors] };
}

describe("the marked copy", () => {
  it("is the original with a comment for each flag that is not hidden, in the person’s name", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [first] = risk_flags;
    await browser.send("PATCH", `/api/cases/${id}/flags/${first?.id}`, {
      ...{ hidden: true, version: 0 },
    });
    const { text, comments, authors } = await copyOf(browser, id);
    const before = await (await browser.get(`/api/cases/${id}/text`)).text();
    expect(text).toBe(before);
    expect(comments).toHaveLength(risk_flags.length - 1);
    expect(comments.every((said) => /^(High|Medium|Low) risk: .+\nWhy: /.test(said))).toBe(true);
    const { user } = (await (await browser.get("/api/auth/user")).json()) as {
      user: { email: string };
    };
    expect(authors).toEqual([user.email]);
  });

  it("changes words for which somebody proposes others, or only says so where that is asked", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const flag = risk_flags.find(({ quote }) => quote.includes("limited to $1,000"));
    if (!flag) throw new Error("The cap is a flag.");
    await browser.send("PATCH", `/api/cases/${id}/flags/${flag.id}`, {
      ...{ wording: "The cap is the Fees paid.", note: "We would take less.", version: 0 },
    });
    const changed = await copyOf(browser, id, `?flags=${flag.id}`);
    expect(changed.text).toContain("The cap is the Fees paid.");
    expect(changed.text).not.toContain(flag.quote);
    expect(changed.comments).toHaveLength(1);
    expect(changed.comments.join()).not.toContain("We would take less.");
    const said = await copyOf(browser, id, `?flags=${flag.id}&comments=${flag.id}`);
    expect(said.text).toContain(flag.quote);
    expect(said.comments[0]).toContain("Proposed wording: The cap is the Fees paid.");
  });

  it("changes words to what the playbook proposes where its position is not met, and not where a person finds it met", async () => {
    const { firmId, partner } = await firmWith({ partner: "owner" } as const);
    const { browser } = partner;
    const { why, wording } = capRule.preferred;
    const preferred = { why, wording };
    const rule = { ...capRule, test: { kind: "absent" as const }, preferred, fallbacks: [] };
    const content = { ...services, kinds: [], act_for: null, rules: [rule] };
    const playbook_id = await storePlaybook(firmId, content);
    const words = "limited to $1,000";
    const { id } = await caseOf(await browser.upload(contractDocx(), { playbook_id }));
    const { risk_flags } = await analysed(browser, id);
    const flag = risk_flags.find(({ quote }) => quote.includes(words));
    const proposed = await copyOf(browser, id, `?flags=${flag?.id}`);
    // The clause keeps its number, which no playbook knows.
    expect(proposed.text).toContain("\n3.1 Liability is capped at the fees of 12 months.\n");
    expect(proposed.text).not.toContain(words);
    const override = { rule_id: "cap", result: "met", reason: "It is insured." };
    const answer = await browser.send("PUT", `/api/cases/${id}/playbook/overrides`, override);
    expect(answer.status).toBe(200);
    const met = await copyOf(browser, id, `?flags=${flag?.id}`);
    expect(met.text).toContain(words);
    expect(met.comments.join()).not.toContain("Proposed wording");
  });

  it("speaks in the firm’s name where its owner has set that", async () => {
    const { partner, clerk, firmId } = await firmWithFlags();
    const set = (by: string, { browser } = partner) =>
      browser.send("PATCH", `/api/firms/${firmId}`, { marks_by: by });
    expect((await set("everybody")).status).toBe(400);
    expect((await set("firm", clerk)).status).toBe(403);
    const answer = await set("firm");
    const { firm } = (await answer.json()) as { firm: { name: string; marks_by: string } };
    expect(firm.marks_by).toBe("firm");
    const { id } = await analysedContract(partner.browser, contractDocx());
    expect((await copyOf(partner.browser, id)).authors).toEqual([firm.name]);
  });

  it("is a table that says why, of an original that is no .docx or is deleted", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser);
    const { text, comments } = await copyOf(browser, id);
    expect(text).toContain("The original is not a Word document (.docx)");
    expect(comments).toEqual([]);
    for (const { clauseTitle, riskLevel } of risk_flags)
      expect(text).toContain(`${riskLevel} risk: ${clauseTitle}`);
    const docx = await analysedContract(browser, contractDocx());
    await database(env)
      .insert(deletedOriginals)
      .values({ document_id: docx.id, deleted_at: Date.UTC(2026, 10, 1) });
    expect((await copyOf(browser, docx.id)).text).toMatch(/The original was deleted on .*2026/);
  });

  it("is for who may export; a wall hides it, and so does another firm", async () => {
    const { partner, clerk, visitor, caseId } = await firmWithFlags();
    const ask = async (browser: Browser) =>
      statusAndCode(await browser.get(`/api/cases/${caseId}/marked.docx`));
    expect(await ask(clerk.browser)).toEqual([403, "forbidden"]);
    expect(await ask(visitor.browser)).toEqual([403, "forbidden"]);
    expect(await ask(await signedInBrowser())).toEqual([404, "not_found"]);
    await wallOff();
    expect(await ask(partner.browser)).toEqual([404, "not_found"]);
  });

  it("is told in the record", async () => {
    const browser = await signedInBrowser();
    const { id } = await analysedContract(browser, contractDocx());
    await copyOf(browser, id);
    const rows = await database(env).select().from(auditEvents);
    const told = rows.filter(({ thing_kind }) => thing_kind === "marked");
    expect(told.map(({ action, thing_id }) => [action, thing_id])).toEqual([["export", id]]);
  });

  it("is not there before the analysis", async () => {
    const browser = await signedInBrowser();
    const blank = new File([Uint8Array.from(wordPackage(mainPart(p(""))))], "Blank.docx");
    const { id } = await uploadContract(browser, blank);
    const response = await browser.get(`/api/cases/${id}/marked.docx`);
    expect(await statusAndCode(response)).toEqual([409, "conflict"]);
  });
});

describe("its page", () => {
  it("shows what becomes of each flag, and leaves out what somebody has set aside until it is chosen", async () => {
    const browser = await signedInBrowser();
    const { id, risk_flags } = await analysedContract(browser, contractDocx());
    const [first, second] = risk_flags;
    const change = (flag: string | undefined, body: object) =>
      browser.send("PATCH", `/api/cases/${id}/flags/${flag}`, { ...body, version: 0 });
    await change(first?.id, { state: "dismissed", reason: "Insured." });
    await change(second?.id, { wording: "Something fairer." });
    const page = await (await askPage(browser, `/legalai/case/${id}/marked.data`)).text();
    expect(page).toContain("Something fairer.");
    expect(page).toContain("struck");
    const path = `/legalai/case/${id}/marked.data?from=form&flag=${first?.id}&do=download`;
    const sent = await (await askPage(browser, path)).text();
    expect(sent).toContain(`/api/cases/${id}/marked.docx?flags=${first?.id}`);
  });
});
