import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, deletedOriginals, legalCases } from "../../../app/db/schema.server.ts";
import { extractText } from "../../../app/documents/index.ts";
import { maxCharacters } from "../../../app/schemas/documents/limits.ts";
import { getPages, getText, putText } from "../../../app/services/cases/storage.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { pdfOf } from "../../fixtures/pdf.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";

const filler = "\nThe parties will meet each month to speak of the work and how it goes.".repeat(
  60,
);
const longer = `${contractText}\n\n9. Meetings${filler}\n\n10. Audit\nThe Customer may audit the books of the Supplier once a year.`;

async function readPdf(browser: Browser) {
  const bytes = await pdfOf(longer);
  const { id } = await uploadContract(browser, new File([new Uint8Array(bytes)], "lease.pdf"));
  const of = await analysed(browser, id);
  const read = await extractText(bytes, "lease.pdf");
  if (!read.ok) throw new Error(read.error.message);
  const page = (number: number | null) =>
    number === null ? "" : read.text.slice(read.pageStarts[number - 1], read.pageStarts[number]);
  return { id, of, page, text: read.text, pages: read.pageStarts.length };
}

async function readWord(browser: Browser, path: string): Promise<string> {
  const response = await browser.get(path);
  expect(response.status).toBe(200);
  const read = await extractText(new Uint8Array(await response.arrayBuffer()), "file.docx");
  if (!read.ok) throw new Error(read.error.message);
  return read.text;
}

const ownOn = (text: string, quote: string) => {
  const start = text.indexOf(quote);
  return {
    ...{ quote, start, end: start + quote.length },
    ...{ clauseTitle: "Our own point", riskLevel: "Low" },
  };
};

describe("the place of what is said of a PDF", () => {
  it("is its clause and the page on which its words begin", async () => {
    const { of, page, pages } = await readPdf(await signedInBrowser());
    expect(pages).toBeGreaterThan(1);
    expect(of.risk_flags.length).toBeGreaterThan(2);
    for (const flag of of.risk_flags) {
      expect(page(flag.page)).toContain(flag.quote.slice(0, 30));
      expect(flag.place).toMatch(new RegExp(`^(?:.+, )?p ${flag.page}$`));
    }
    expect(of.risk_flags.map(({ place }) => place)).toContainEqual(
      expect.stringMatching(/^cl \d\S*, p \d$/),
    );
  });

  it("is told of a person’s own flag as well, and stays when the document is analysed anew", async () => {
    const browser = await signedInBrowser();
    const { id, page, text, pages } = await readPdf(browser);
    const body = ownOn(text, "audit the books of the Supplier");
    expect((await browser.post(`/api/cases/${id}/flags`, body)).status).toBe(201);
    const own = (of: Awaited<ReturnType<typeof analysed>>) =>
      of.risk_flags.find(({ by }) => by === "person");
    const told = { place: `cl 10, p ${pages}`, page: pages };
    expect(own(await analysed(browser, id))).toMatchObject(told);
    expect(page(pages)).toContain(body.quote);
    expect((await browser.post(`/api/cases/${id}/analyse`)).status).toBe(202);
    expect(own(await analysed(browser, id))).toMatchObject(told);
  });

  it("stands in the report and in the letter", async () => {
    const browser = await signedInBrowser();
    const { id, of } = await readPdf(browser);
    const report = await readWord(browser, `/api/cases/${id}/report.docx`);
    const letter = await readWord(browser, `/api/cases/${id}/letter.docx`);
    const matter = of.risk_flags.filter(({ group }) => group === "matters");
    expect(matter.length).toBeGreaterThan(2);
    for (const { group, place } of of.risk_flags)
      expect(report).toContain(group === "matters" ? `${place}.` : `\t${place}\t`);
    for (const { place } of matter) {
      expect(letter).toContain(`(${place})`);
    }
  });

  it("is none on a page for a document whose pages are not known, and on one after the next analysis", async () => {
    const browser = await signedInBrowser();
    const { id } = await readPdf(browser);
    await putText(env, id, (await getText(env, id)) ?? "");
    const [row] = await database(env).select({ analysis: legalCases.analysis }).from(legalCases);
    if (!row?.analysis) throw new Error("The analysis is not stored.");
    const { pages: _, ...older } = row.analysis;
    await database(env).update(legalCases).set({ analysis: older });
    for (const { page, place } of (await analysed(browser, id)).risk_flags) {
      expect(page).toBeNull();
      expect(place).not.toMatch(/p \d/);
    }
    expect((await browser.post(`/api/cases/${id}/analyse`)).status).toBe(202);
    for (const { page } of (await analysed(browser, id)).risk_flags) expect(page).not.toBeNull();
  });
});

describe("the pages of a case, to be looked at", () => {
  const wholePdf = async (browser: Browser) => {
    const bytes = new Uint8Array(await pdfOf(longer));
    const { id } = await uploadContract(browser, new File([bytes], "lease.pdf"));
    return { id, bytes };
  };

  it("is what was uploaded, for whoever may read the case, and the record tells of it as of reading", async () => {
    const { associate, clerk } = await firmWith({ associate: "lawyer", clerk: "assistant" });
    const { id, bytes } = await wholePdf(associate.browser);
    expect((await clerk.browser.get(`/api/cases/${id}/file`)).status).toBe(403);
    for (let i = 0; i < 2; i += 1) {
      const response = await clerk.browser.get(`/api/cases/${id}/pages`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/pdf",
        "content-security-policy": "sandbox",
        "cache-control": "private, no-store",
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    }
    const events = await database(env)
      .select({ action: auditEvents.action, kind: auditEvents.thing_kind })
      .from(auditEvents)
      .where(eq(auditEvents.actor_id, clerk.member.user.id));
    expect(events.filter(({ kind }) => kind !== "account")).toEqual([
      { action: "open", kind: "case" },
    ]);
  });

  it("is not there for a document of another kind, nor for one whose original was deleted", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const other = await browser.get(`/api/cases/${id}/pages`);
    expect([other.status, await other.text()]).toEqual([
      404,
      expect.stringContaining("Only a PDF"),
    ]);
    const gone = await wholePdf(browser);
    await database(env)
      .insert(deletedOriginals)
      .values({ document_id: gone.id, deleted_at: Date.now() });
    const looked = await browser.get(`/api/cases/${gone.id}/pages`);
    expect([looked.status, await looked.text()]).toEqual([404, expect.stringContaining("deleted")]);
  });
});

it("says nothing of pages where a document has none of its own", async () => {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser);
  const { risk_flags } = await analysed(browser, id);
  expect(risk_flags.map(({ page }) => page)).toEqual(risk_flags.map(() => null));
  for (const { place } of risk_flags) expect(place ?? "").not.toMatch(/p \d/);
});

it("keeps the pages of the longest document there is beside its text", async () => {
  const starts = Array.from({ length: 1_000 }, (_, i) => i * (maxCharacters / 1_000));
  await putText(env, "long", "x".repeat(maxCharacters), starts);
  expect(await getPages(env, "long")).toEqual(starts.map(() => maxCharacters / 1_000));
});
