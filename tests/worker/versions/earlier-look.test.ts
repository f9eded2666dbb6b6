import { describe, expect, it } from "vitest";
import { unpackLayout } from "../../../app/schemas/documents/layout.ts";
import { openVersion } from "../../../app/services/versions/open.server.ts";
import { pageOf, scanFile } from "../../fixtures/scans.ts";
import { secondDraft } from "../../fixtures/second-draft.ts";
import { bodies } from "../../fixtures/word/bodies.ts";
import { mainPart, wordPackage } from "../../fixtures/word/package.ts";
import { scopeOf } from "../harness/accounts.ts";
import { analysed, settled, uploadContract } from "../harness/analysis.ts";
import { firmWith } from "../harness/firms.ts";
import { added } from "./drafts.ts";

describe("an earlier version", () => {
  it("is laid out as its author meant it", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const word = new File([new Uint8Array(wordPackage(mainPart(bodies.table)))], "Draft.docx");
    const { id } = await uploadContract(partner.browser, word);
    await analysed(partner.browser, id);
    await added(partner.browser, id);
    const { document } = await openVersion(scopeOf(), partner.member, id, 1, 0);
    if (!document?.part.layout) throw new Error("There is no layout.");
    const { text, layout } = document.part;
    expect(layout.length).toBe(text.length);
    const cells = unpackLayout(layout).rows.flatMap((row) =>
      row.cells.map(({ at }) => text.slice(at, row.end).split(/[\t\n]/)[0]),
    );
    expect(cells).toEqual(expect.arrayContaining(["Item", "Price", "Hosting", "$1,200 a month"]));
  });

  it("has its own pages, and the words that the machine was not sure of", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const { browser, member } = partner;
    const scan = scanFile([null]);
    const { id } = await uploadContract(browser, scan);
    await settled(browser, id);
    const page = pageOf("The Supplier must pay the Custorner within thirty days.", ["Custorner"]);
    expect((await browser.send("PUT", `/api/cases/${id}/scan`, { pages: [page] })).status).toBe(
      202,
    );
    await analysed(browser, id);
    await added(browser, id, secondDraft());
    const { details, document } = await openVersion(scopeOf(), member, id, 1, 0);
    const { text = "", layout } = document?.part ?? {};
    const unsure =
      layout && unpackLayout(layout).unsure?.map(({ start, end }) => text.slice(start, end));
    expect(unsure).toEqual(["Custorner"]);
    expect(details.pages).toEqual([page.text.length]);
    const pages = await browser.get(`/api/cases/${id}/pages?version=1`);
    expect(await pages.bytes()).toEqual(await scan.bytes());
    const words = await browser.get(`/api/cases/${id}/scan?version=1`);
    const places = page.words.map(({ box, ...word }) => ({
      ...word,
      box: box.map((edge) => expect.closeTo(edge, 3)),
    }));
    expect(await words.json()).toEqual({ pages: [{ text: page.text, words: places }] });
    expect((await browser.get(`/api/cases/${id}/scan`)).status).toBe(404);
    // The newest is a text, which has none.
    expect((await browser.get(`/api/cases/${id}/pages`)).status).toBe(404);
    expect((await browser.get(`/api/cases/${id}/pages?version=3`)).status).toBe(404);
  });
});
