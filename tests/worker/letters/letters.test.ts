import { env } from "cloudflare:workers";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, matters } from "../../../app/db/schema.server.ts";
import { extractText } from "../../../app/documents/index.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { letterhead } from "../../fixtures/letterhead.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { firmWithFlags, readCase, statusAndCode, wallOff } from "../harness/flagged.ts";
import { askPage } from "../harness/served-pages.ts";

async function letterOf(browser: Browser, id: string, query = "") {
  const response = await browser.get(`/api/cases/${id}/letter.docx${query}`);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const read = await extractText(bytes, "letter.docx");
  if (!read.ok) throw new Error(read.error.message);
  const parts = Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
    name.endsWith(".xml") ? [strFromU8(part)] : [],
  );
  return { text: read.text, xml: parts.join() };
}

const form = {
  ...{ kind: "letter", date: "1 July 2026", to: "Acme", from: "Banksia Legal" },
  ...{ subject: "Your deed", body: "Dear Acme\n\n1. The cap\nWho: It binds you." },
};
/** Sends the form of the letter's page. */
async function write({ browser }: Seat, caseId: string, fields: object, intent = "save") {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, intent })) body.set(name, value);
  return askPage(browser, `/legalai/case/${caseId}/letter.data`, body);
}
/** The status of a page's data that says where to go on. */
const goesOn = 202;

describe("the letter to the client", () => {
  it("says of each flag whom it binds, what it means and what is suggested, the weightiest first", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    await browser.send("PATCH", `/api/cases/${id}`, { client: "Customer" });
    const { risk_flags } = await analysed(browser, id);
    const { text } = await letterOf(browser, id);
    expect(text).toContain("as its Customer");
    expect(text).toContain("Who: It binds you, in favour of Supplier.");
    expect(text).toMatch(/What we suggest: We suggest asking/);
    expect(text).not.toMatch(/the client\b|Ask /);
    const weights = { High: 0, Medium: 1, Low: 2 };
    const told = [...text.matchAll(/^\d+\. (.+?)(?: \(|$)/gm)].map(([, title]) => title);
    const heaviest = risk_flags
      .filter(({ group }) => group === "matters")
      .toSorted((a, b) => weights[a.riskLevel] - weights[b.riskLevel] || a.start - b.start)
      .map(({ clauseTitle }) => clauseTitle);
    expect(told).toEqual(heaviest);
  });

  it("is addressed to the client of its matter where none was chosen among the parties", async () => {
    const { firmId, partner } = await firmWith({ partner: "owner" } as const);
    const { id } = await uploadContract(partner.browser);
    await analysed(partner.browser, id);
    expect((await letterOf(partner.browser, id)).text).toContain("Our client");
    const matter = await storeMatter(firmId);
    await database(env).update(matters).set({ client_name: "Tamarind Holdings Pty Ltd" });
    await partner.browser.send("PATCH", `/api/cases/${id}`, { matter_id: matter });
    const { text } = await letterOf(partner.browser, id);
    expect(text).toContain("Tamarind Holdings Pty Ltd");
    expect(text).not.toContain("Our client");
    await partner.browser.send("PATCH", `/api/cases/${id}`, { client: "Customer" });
    expect((await letterOf(partner.browser, id)).text).not.toContain("Tamarind");
  });

  it("calls a party as people have corrected its name", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { facts } = await analysed(browser, id);
    await browser.send("PATCH", `/api/cases/${id}`, { client: "Customer" });
    const parties = facts.parties?.replace("Northern Rivers Logistics", "Nambour Freight");
    const said = { version: 0, facts: { parties } };
    expect((await browser.send("PATCH", `/api/cases/${id}/edits`, said)).status).toBe(200);
    const { text } = await letterOf(browser, id);
    expect(text).toContain("Nambour Freight Pty Ltd");
    expect(text).not.toContain("Northern Rivers");
    expect(text).toContain("as its Customer");
  });

  it("leaves out what was dismissed, and tells of named flags alone where some are named", async () => {
    const { partner, caseId } = await firmWithFlags();
    const { first, second } = await readCase(partner, caseId);
    await partner.browser.send("PATCH", `/api/cases/${caseId}/flags/${first.id}`, {
      ...{ state: "dismissed", reason: "Insured.", version: 0 },
    });
    expect((await letterOf(partner.browser, caseId)).text).toContain("One point matters to you.");
    const both = await letterOf(partner.browser, caseId, `?flags=${first.id},${second.id}`);
    expect(both.text).toContain("These 2 points matter to you");
  });

  it("says what people say in place of the reader, and leaves out what they have hidden", async () => {
    const { partner, caseId } = await firmWithFlags();
    const { first, second } = await readCase(partner, caseId);
    const change = (id: string, body: object) =>
      partner.browser.send("PATCH", `/api/cases/${caseId}/flags/${id}`, { ...body, version: 0 });
    await change(first.id, { hidden: true });
    await change(second.id, {
      ...{ clauseTitle: "Our cap", explanation: "The client’s price doubles." },
      ...{ recommendation: "Ask for one price.", wording: "One price\nis paid." },
    });
    const { text } = await letterOf(partner.browser, caseId);
    expect(text).toContain("One point matters to you.");
    expect(text).toContain("1. Our cap");
    expect(text).toContain("What it means for you: Your price doubles.");
    expect(text).toContain(
      "We suggest asking for one price. In place of these words we propose: “One price is paid.”",
    );
  });

  it("comes out as somebody saved it, until the saved one is thrown away", async () => {
    const { partner, caseId } = await firmWithFlags();
    expect((await write(partner, caseId, { ...form, version: "0" })).status).toBe(goesOn);
    expect((await letterOf(partner.browser, caseId)).text).toContain("Dear Acme");
    expect((await write(partner, caseId, {}, "discard")).status).toBe(goesOn);
    expect((await letterOf(partner.browser, caseId)).text).not.toContain("Dear Acme");
  });

  it("is not saved over a letter that its writer has not seen, and neither is lost", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    await write(partner, caseId, { ...form, version: "0" });
    const mine = { ...form, body: "Mine.", version: "0" };
    const late = await write(associate, caseId, mine);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Mine.");
    expect((await letterOf(partner.browser, caseId)).text).toContain("Dear Acme");
  });

  it("is for who may export, and edited by who may write; a wall hides it", async () => {
    const { partner, clerk, visitor, caseId } = await firmWithFlags();
    const ask = async ({ browser }: typeof clerk) =>
      statusAndCode(await browser.get(`/api/cases/${caseId}/letter.docx`));
    expect(await ask(clerk)).toEqual([403, "forbidden"]);
    expect((await write(clerk, caseId, { ...form, version: "0" })).status).toBe(goesOn);
    expect((await write(visitor, caseId, { ...form, version: "0" })).status).toBe(403);
    await wallOff();
    expect(await ask(partner)).toEqual([404, "not_found"]);
    expect((await write(partner, caseId, { ...form, version: "0" })).status).toBe(404);
  });

  it("comes out on the firm’s letterhead, with no field left and none empty", async () => {
    const { partner, firmId, caseId } = await firmWithFlags();
    await database(env).update(matters).set({ name: "Wharf lease", number: "26/117" });
    const all = ["firm", "date", "client", "matter", "reference", "document", "side", "subject"];
    const file = await letterhead([
      ...all.map((name) => `${name}: [{{${name}}}]`),
      ...["{{letter}}", "signed: [{{ signed }}]"],
    ]);
    const put = await partner.browser.put(`/api/firms/${firmId}/letterhead`, file);
    expect(put.status).toBe(200);
    const { text, xml } = await letterOf(partner.browser, caseId);
    expect(xml).not.toContain("{{");
    expect(text).not.toContain("[]");
    expect(text).toContain("reference: [26/117]");
    expect(xml).toContain("7 Wharf Street");
    expect(text).toContain("1. Indemnity");
  });

  it("is refused a letterhead with wrong fields, each named with its place, and keeps the one before", async () => {
    const { partner, clerk, firmId } = await firmWithFlags();
    const at = `/api/firms/${firmId}/letterhead`;
    await partner.browser.put(at, await letterhead());
    const bad = await partner.browser.put(at, await letterhead(["{{clinet}}", "{{letter}}"]));
    expect(bad.status).toBe(400);
    expect(await bad.text()).toContain("There is no field “{{clinet}}” (paragraph 1");
    const { letterhead: kept } = (await (await partner.browser.get(at)).json()) as {
      letterhead: { file_name: string } | null;
    };
    expect(kept?.file_name).toBe("Our paper.docx");
    expect((await clerk.browser.put(at, await letterhead())).status).toBe(403);
    // What nobody can make a letter on is refused now, and not when a letter is wanted.
    const foreign = docxFile(`<w:hyperlink>${paragraph("{{letter}}")}</w:hyperlink>`, {
      extra: { "word/footnotes.xml": strToU8("<w:footnotes a/>") },
    });
    const refused = await partner.browser.put(at, new File([Uint8Array.from(foreign)], "F.docx"));
    expect(refused.status).toBe(400);
  });

  it("is told in the record, without its words", async () => {
    const { partner, caseId } = await firmWithFlags();
    await write(partner, caseId, { ...form, version: "0" });
    await letterOf(partner.browser, caseId);
    const rows = await database(env).select().from(auditEvents);
    const told = rows.filter(({ thing_kind }) => thing_kind === "letter");
    expect(told.map(({ action }) => action)).toEqual(["change", "export"]);
    expect(JSON.stringify(told)).not.toContain("Dear Acme");
  });
});
