import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { maxSearch } from "../../../app/schemas/cases/query.ts";
import type { SearchKind, SearchResult } from "../../../app/schemas/cases/search.ts";
import { textIndex } from "../../../app/services/search/passage-index.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { made } from "../matters/asking.ts";

type Answer = { results: SearchResult[]; nextCursor: string | null };

async function search(browser: Browser, q: string, more = ""): Promise<Answer> {
  const response = await browser.get(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect(response.status).toBe(200);
  return response.json();
}
const of = async (browser: Browser, q: string, kind: SearchKind) =>
  (await search(browser, q)).results.filter((one) => one.kind === kind);
const titles = async (browser: Browser, q: string, kind: SearchKind) =>
  (await of(browser, q, kind)).map(({ title }) => title);

/** A firm of one whose contract is analysed in a matter. */
async function withContract() {
  const { partner, firmId } = await firmWith({ partner: "owner" });
  const matter = await made(partner, {
    ...{ name: "Quarry supply", number: "2026/17", client_name: "Mulga Freight" },
  });
  const { browser } = partner;
  const { id } = await uploadContract(browser, new File([contractText], "Jetty works.txt"));
  await browser.send("PATCH", `/api/cases/${id}`, { matter_id: matter.id });
  await analysed(browser, id);
  return { browser, firmId, id, matter };
}

describe("one search", () => {
  it("finds names of matters, clients and cases, kinds of clause, facts, comments and words", async () => {
    const { browser, id, matter } = await withContract();
    await browser.post(`/api/cases/${id}/comments`, { text: "Ask the surveyor about Tuesday." });
    const named = { case_id: null, case_name: null, matter_id: matter.id };
    const none = { quote: null, start: null, end: null, place: null };
    expect(await of(browser, "quarry", "matter")).toEqual([
      { kind: "matter", ...named, title: "Quarry supply", ...none },
    ]);
    expect(await titles(browser, "2026/17", "matter")).toEqual(["Quarry supply"]);
    expect(await of(browser, "mulga", "client")).toEqual([
      { kind: "client", ...named, title: "Mulga Freight", ...none },
    ]);
    const one = { case_id: id, case_name: "Jetty works", matter_id: matter.id };
    expect(await of(browser, "jett", "case")).toEqual([
      { kind: "case", ...one, title: "Jetty works", ...none },
    ]);
    expect(await of(browser, "surveyors", "comment")).toEqual([
      { ...{ kind: "comment", ...one, title: "Jetty works" }, ...none, quote: expect.any(String) },
    ]);
    const [card] = await of(browser, "limitation of liability", "clause");
    expect(card).toMatchObject({ ...one, title: "Limitation of Liability", place: "cl 3.1" });
    const [law] = await of(browser, "south wales", "fact");
    expect(law).toMatchObject({ ...one, title: "Governing law: New South Wales" });
    const [words] = await of(browser, "sole discretion", "words");
    expect(words).toMatchObject({ ...one, title: "Jetty works" });
    for (const found of [card, law, words])
      expect(found?.quote).toBe(contractText.slice(found?.start ?? 0, found?.end ?? 0));
    expect(words?.quote).toContain("increase the fees at any time in its sole discretion");
  });

  it("wants every word, takes a word in the singular and the plural, and what is quoted as it stands", async () => {
    const { browser } = await withContract();
    const found = async (q: string) => (await of(browser, q, "words")).length;
    expect(await found("periods months")).toBe(1);
    expect(await found("period month")).toBe(1);
    expect(await found("period kangaroo")).toBe(0);
    expect(await found('"without set-off"')).toBe(1);
    expect(await found('"set-off without"')).toBe(0);
    expect((await search(browser, "zzyzx")).results).toEqual([]);
    expect((await search(browser, "—")).results).toEqual([]);
  });

  it("follows what is renamed, corrected, said, changed and deleted", async () => {
    const { browser, id } = await withContract();
    const made = await browser.post(`/api/cases/${id}/comments`, { text: "A pelican." });
    const { comment } = (await made.json()) as { comment: { id: string } };
    const said = async () => [
      (await of(browser, "pelican", "comment")).length,
      (await of(browser, "cormorant", "comment")).length,
    ];
    expect(await said()).toEqual([1, 0]);
    await browser.send("PATCH", `/api/comments/${comment.id}`, { text: "A cormorant." });
    expect(await said()).toEqual([0, 1]);
    await browser.send("DELETE", `/api/comments/${comment.id}`);
    expect(await said()).toEqual([0, 0]);

    await browser.send("PATCH", `/api/cases/${id}/edits`, {
      ...{ facts: { governingLaw: "Tasmania" }, version: 0 },
    });
    expect(await titles(browser, "south wales", "fact")).toEqual([]);
    expect(await titles(browser, "tasmania", "fact")).toEqual(["Governing law: Tasmania"]);

    await browser.send("PATCH", `/api/cases/${id}`, {
      ...{ case_name: "Breakwater", client: "Harbour Software Pty Ltd" },
    });
    expect(await titles(browser, "jetty", "case")).toEqual(["Breakwater"]);
    expect(await titles(browser, "breakwater", "case")).toEqual(["Breakwater"]);
    expect(await titles(browser, "harbour software", "client")).toEqual([
      "Harbour Software Pty Ltd",
    ]);
    await browser.send("DELETE", `/api/cases/${id}`);
    expect((await search(browser, "breakwater")).results).toEqual([]);
    expect((await search(browser, "indemnity")).results).toEqual([]);
  });

  it("tells of a card that a person wrote or took away", async () => {
    const { browser, id } = await withContract();
    const quote = "The Customer must pay";
    const start = contractText.indexOf(quote);
    await browser.post(`/api/cases/${id}/flags`, {
      ...{ start, end: start + quote.length, quote, clauseTitle: "Personal Guarantee" },
      riskLevel: "Low",
    });
    expect(await of(browser, "personal guarantees", "clause")).toMatchObject([
      { case_id: id, title: "Personal Guarantee", quote },
    ]);
    const [card] = await of(browser, "limitation of liability", "clause");
    const { case: read } = (await (await browser.get(`/api/cases/${id}`)).json()) as {
      case: { risk_flags: { id: string; quote: string; version: number }[] };
    };
    const flag = read.risk_flags.find((one) => one.quote === card?.quote);
    await browser.send("PATCH", `/api/cases/${id}/flags/${flag?.id}`, {
      ...{ hidden: true, version: flag?.version },
    });
    expect(await of(browser, "limitation of liability", "clause")).toEqual([]);
  });

  it("has every result on one page alone, some of each kind on each", async () => {
    const { browser, firmId } = await withContract();
    const named = Array.from({ length: 7 }, (_, i) => ({ firm_id: firmId, case_name: `Lot ${i}` }));
    const ids = await storeCases(firmId, named);
    const db = database(env);
    for (const id of ids) {
      const text = `The lot.\n${"Filler of a clause. ".repeat(1_700)}\nThis lot too.`;
      await env.FILES.put(`cases/${id}/text`, text);
      await db
        .update(legalCases)
        .set({ file_content: text.slice(0, 900) })
        .where(eq(legalCases.id, id));
      await db.batch([...textIndex(env, text, eq(legalCases.id, id))]);
    }
    const told: string[] = [];
    const pages: number[] = [];
    for (let cursor = ""; ; ) {
      const page = await search(browser, "lot", `&limit=4${cursor && `&cursor=${cursor}`}`);
      told.push(...page.results.map(({ kind, case_id }) => `${kind} ${case_id}`));
      pages.push(new Set(page.results.map(({ kind }) => kind)).size);
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    const all = ids.flatMap((id) => [`case ${id}`, `words ${id}`]);
    expect(told.toSorted()).toEqual(all.toSorted());
    expect(pages[0]).toBe(2);
    const words = await search(browser, "lot", "&kind=words&limit=5");
    expect(words.results.map(({ kind, quote }) => [kind, quote])).toEqual(
      Array.from({ length: 5 }, () => ["words", "The lot."]),
    );
  });

  it("says what is wrong with a search: empty, too long, of no kind, with a cursor of something else", async () => {
    const { browser } = await withContract();
    const asked = async (query: string) => {
      const response = await browser.get(`/api/search?${query}`);
      return [response.status, await errorCode(response)];
    };
    for (const query of [
      ...["", "q=", "q=%20", `q=${"x".repeat(maxSearch + 1)}`, "q=x&kind=person"],
      ...["q=x&cursor=W10", "q=x&cursor=zz", "q=x&limit=0", "q=x&limit=101"],
    ])
      expect([query, ...(await asked(query))]).toEqual([query, 400, "invalid_input"]);
    expect((await search(browser, "x".repeat(maxSearch))).results).toEqual([]);
  });

  it("looks for so many words, and passes over what is over", async () => {
    const { browser } = await withContract();
    const found = async (count: number) =>
      (await of(browser, `${"agreement ".repeat(count - 1)}nowhere`, "words")).length;
    expect([await found(10), await found(11)]).toEqual([0, 1]);
  });
});

it("a list of cases is narrowed to those with a card of a kind", async () => {
  const { browser, id, firmId } = await withContract();
  await storeCases(firmId, [{ firm_id: firmId, case_name: "Without cards" }]);
  const listed = async (query: string) => {
    const { cases } = (await (await browser.get(`/api/cases?${query}`)).json()) as {
      cases: { id: string }[];
    };
    return cases.map((one) => one.id);
  };
  expect(await listed("clause=limitation-of-liability")).toEqual([id]);
  expect(await listed("clause=limitation-of-liability&q=jetty&sort=name")).toEqual([id]);
  expect(await listed("clause=personal-guarantee")).toEqual([]);
  expect((await browser.get("/api/cases?clause=No%20such")).status).toBe(400);
});
