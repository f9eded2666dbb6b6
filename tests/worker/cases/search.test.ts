import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { casePassages, legalCases } from "../../../app/db/schema.server.ts";
import type { ListedCase } from "../../../app/schemas/case.ts";
import { deleteCase } from "../../../app/services/cases/deletion.server.ts";
import { listCases } from "../../../app/services/cases/list.server.ts";
import { indexNames, indexText } from "../../../app/services/search/passage-index.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { drawsOfShare } from "../../shares.ts";
import { scopeOf } from "../harness/accounts.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";
import { storeCases } from "../harness/stored-cases.ts";

async function search(browser: Browser, q: string): Promise<ListedCase[]> {
  const response = await browser.get(`/api/cases?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { cases: ListedCase[] }).cases;
}
const names = async (browser: Browser, q: string) =>
  (await search(browser, q)).map((found) => found.case_name);

const textFile = (name: string, text: string) => new File([text], name);

/** A signed-in user with two analysed cases: a contract, and a letter about a boat. */
async function userWithTwoCases() {
  const browser = await signedInBrowser();
  const letter = "Dear Ms Nguyễn,\n\nThe café’s boat was sold. The buyer's set-off claim fails.\n";
  const contract = await uploadContract(browser, contractFile("Harbour agreement.txt"));
  const boat = await uploadContract(browser, textFile("Boat_sale v2.txt", letter));
  await analysed(browser, contract.id);
  await analysed(browser, boat.id);
  return { browser, contract, boat };
}

describe("a search", () => {
  it("finds words in names and in the documents' text", async () => {
    const { browser } = await userWithTwoCases();
    expect(await names(browser, "harbour")).toEqual(["Harbour agreement"]);
    expect(await names(browser, "indemnifies")).toEqual(["Harbour agreement"]);
    expect(await names(browser, "boat")).toEqual(["Boat_sale v2"]);
    expect(await names(browser, "sale")).toEqual(["Boat_sale v2"]);
    expect(await names(browser, "kangaroo")).toEqual([]);
  });

  it("wants every word, wherever in the case each is, and takes the last as the beginning of one", async () => {
    const { browser } = await userWithTwoCases();
    expect(await names(browser, "harbour indemn")).toEqual(["Harbour agreement"]);
    expect(await names(browser, "indemn harbour")).toEqual([]);
    expect(await names(browser, "harbour boat")).toEqual([]);
  });

  it("takes two or three letters for the beginning of a name, and in a text for a word", async () => {
    const { browser } = await userWithTwoCases();
    expect(await names(browser, "har")).toEqual(["Harbour agreement"]);
    expect(await names(browser, "agreement ha")).toEqual(["Harbour agreement"]);
    expect(await names(browser, "sol")).toEqual([]);
    expect(await names(browser, "sold")).toEqual(["Boat_sale v2"]);
    expect(await names(browser, "ms")).toEqual(["Boat_sale v2"]);
    expect(await names(browser, "100% b%")).toEqual([]);
  });

  it("reads accents, capitals, apostrophes and hyphens like people do", async () => {
    const { browser } = await userWithTwoCases();
    for (const q of ["NGUYEN", "cafe", "buyer’s", '"set-off claim"', "café's boat", "set-off boat"])
      expect([q, await names(browser, q)]).toEqual([q, ["Boat_sale v2"]]);
    expect(await names(browser, '"claim set-off"')).toEqual([]);
  });

  it("shows the found words in their sentence", async () => {
    const { browser } = await userWithTwoCases();
    const [found] = await search(browser, "sole discretion");
    expect(found?.found?.text).toBe(
      "2.2 The Supplier may increase the fees at any time in its sole discretion.",
    );
    expect(
      found?.found?.marks.map(({ start, end }) => found.found?.text.slice(start, end)),
    ).toEqual(["sole", "discretion"]);
    expect((await search(browser, "v2"))[0]?.found).toBeNull();
  });

  it("follows a new name and forgets the old one", async () => {
    const { browser, boat } = await userWithTwoCases();
    await browser.send("PATCH", `/api/cases/${boat.id}`, { case_name: "Yacht" });
    expect(await names(browser, "yacht")).toEqual(["Yacht"]);
    await browser.send("PATCH", `/api/cases/${boat.id}`, { case_name: "Ketch" });
    expect(await names(browser, "yacht")).toEqual([]);
  });

  it("never finds another user's words", async () => {
    await userWithTwoCases();
    const stranger = await signedInBrowser("stranger@firm.example");
    expect(await names(stranger, "indemnifies")).toEqual([]);
    expect(await names(stranger, "harbour")).toEqual([]);
  });

  it("finds words on both sides of a cut in a long text", async () => {
    const [id = ""] = await storeCases("somebody", [{ status: "analyzing" }]);
    const filler = "Nothing of note happens in this sentence. ".repeat(900);
    await indexText(env, { caseId: id, attempt: 1 }, `wombat ${filler} platypus`);
    expect(await database(env).$count(casePassages)).toBe(4);
    const { cases } = await listCases(env, alone("somebody"), { q: "wombat platypus" });
    expect(cases.map((found) => found.id)).toEqual([id]);
  });

  it("finds words of every kind far behind the first cases of a list, and nothing where they do not meet", async () => {
    const analyzing = { status: "analyzing" } as const;
    const [both = "", one = "", named = "", first = ""] = await storeCases("somebody", [
      { ...analyzing, case_name: "Both", created_at: 3 },
      { ...analyzing, case_name: "One", created_at: 2 },
      { case_name: "Xylophones", created_at: 1 },
      { ...analyzing, case_name: "First", created_at: 999 },
    ]);
    const db = database(env);
    const [row] = await db.select().from(legalCases).where(eq(legalCases.id, named));
    if (!row) throw new Error("It was not stored.");
    const [newest, ...newer] = Array.from({ length: 450 }, (_, i) =>
      db.insert(legalCases).values({
        ...row,
        ...{ id: crypto.randomUUID(), case_name: `Newer ${i}`, created_at: i + 9 },
      }),
    );
    if (newest) await db.batch([newest, ...newer]);
    await storeCases("somebody else", [{ case_name: "Xylophone wombat" }]);
    await indexText(env, { caseId: first, attempt: 1 }, "platypus");
    await indexText(env, { caseId: both, attempt: 1 }, "A wombat met a platypus.");
    await indexText(env, { caseId: one, attempt: 1 }, "wombat");
    const found = async (q: string) =>
      (await listCases(env, alone("somebody"), { q })).cases.map(({ id }) => id);
    expect(await found("wombat")).toEqual([both, one]);
    expect(await found("wombat plat")).toEqual([both]);
    expect(await found("platypus wombat")).toEqual([both]);
    expect(await found("xyl")).toEqual([named]);
    expect(await found("xylophones xyl")).toEqual([named]);
    expect(await found("wombat xyl")).toEqual([]);
    const { cases } = await listCases(env, alone("somebody"), { q: "wombat platypus" });
    expect(cases[0]?.found).toBeNull();
  });

  it("keeps what a later attempt indexed when an earlier one comes late", async () => {
    const [id = ""] = await storeCases("somebody", [{ status: "analyzing", attempt: 2 }]);
    await indexText(env, { caseId: id, attempt: 2 }, "wombat");
    await indexText(env, { caseId: id, attempt: 1 }, "platypus");
    expect((await listCases(env, alone("somebody"), { q: "wombat" })).cases).toHaveLength(1);
    expect((await listCases(env, alone("somebody"), { q: "platypus" })).cases).toEqual([]);
  });

  it("takes a long sentence, and as many words as fit", async () => {
    const [id = ""] = await storeCases("somebody", [{ status: "analyzing" }]);
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const text = letters.flatMap((a) => letters.slice(0, 4).map((b) => a + b)).join(" ");
    await indexText(env, { caseId: id, attempt: 1 }, text);
    const found = async (q: string) =>
      (await listCases(env, alone("somebody"), { q })).cases.length;
    expect(await found(text.slice(0, 200))).toBe(1);
    expect(await found(`${text.slice(0, 190)} zz`)).toBe(0);
    expect(await found("a ".repeat(100))).toBe(0);
  });

  it("answers whatever is typed, and finds a text by any of its words", async () => {
    const [id = ""] = await storeCases("somebody", [{ status: "analyzing", case_name: "-" }]);
    await indexText(env, { caseId: id, attempt: 1 }, "one (two) AND three NEAR four* col:five");
    const typed = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: "binary", maxLength: 40 }),
      fc
        .array(
          fc.constantFrom(
            '"',
            "*",
            "AND",
            "OR",
            "NOT",
            "NEAR(",
            "two",
            "^",
            "owner:",
            "(",
            ")",
            "-",
            "+",
            "\0",
          ),
        )
        .map((parts) => parts.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        await listCases(env, alone("somebody"), { q });
      }),
      drawsOfShare(150, inject("share")),
    );
    for (const q of ["two", "AND", "NEAR", "four", "col:five", "three near"])
      expect([q, (await listCases(env, alone("somebody"), { q })).cases.length]).toEqual([q, 1]);
  });
});

/** Whether the pages of the index hold a word, as somebody would see who has the database itself. */
async function isInIndex(word: string): Promise<boolean> {
  const pages = await env.DB.prepare(
    "SELECT CAST(block AS TEXT) AS words FROM case_passages_fts_data",
  ).all<{ words: string }>();
  return pages.results.some(({ words }) => words.includes(word));
}

describe("the index", () => {
  it("forgets a deleted case's words at once in searches, and with the next round of the cron in the database itself", async () => {
    const ids = await storeCases("somebody", [{ status: "analyzing" }, { status: "analyzing" }]);
    const [kept = "", gone = ""] = ids;
    await indexText(env, { caseId: kept, attempt: 1 }, "wombat ".repeat(500));
    await indexText(env, { caseId: gone, attempt: 1 }, "platypus");
    expect(await isInIndex("platypus")).toBe(true);
    await deleteCase(scopeOf(), alone("somebody"), gone);
    expect((await listCases(env, alone("somebody"), { q: "platypus" })).cases).toEqual([]);
    await everyMinute(env, new Date("2026-11-20T00:01:00Z"));
    expect(await isInIndex("platypus")).toBe(false);
    expect((await listCases(env, alone("somebody"), { q: "wombat" })).cases).toHaveLength(1);
  });

  it("holds a case once, however often it is indexed", async () => {
    const [id = ""] = await storeCases("somebody", [{ status: "analyzing" }]);
    const db = database(env);
    for (let i = 0; i < 3; i++) {
      await indexText(env, { caseId: id, attempt: 1 }, "wombat");
      await db.batch(indexNames(env, id));
    }
    expect(await db.$count(casePassages)).toBe(2);
    await db.delete(legalCases);
  });
});
