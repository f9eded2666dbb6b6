import type { InferOutput } from "valibot";
import { expect, it } from "vitest";
import type { comparedSchema } from "../../../app/schemas/versions/compared.ts";
import { contractText } from "../../fixtures/contract.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { secondDraftText } from "../../fixtures/second-draft.ts";
import { analysed, caseOf, settled, uploadContract } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { add, added, twoDrafts, unreadable } from "./drafts.ts";

const compared = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as InferOutput<typeof comparedSchema>;
};
const words = (text: string, span: { start: number; end: number } | null) =>
  span && text.slice(span.start, span.end);

it("two versions are compared: what changed, where, and which flags are others", async () => {
  const { browser, id } = await twoDrafts();
  const { from, to, changes, flags, renumbered } = await compared(
    await browser.get(`/api/cases/${id}/compare`),
  );
  expect([from, to]).toEqual([1, 2]);
  const cap = changes.find(({ what }) => what === "number");
  expect(cap).toMatchObject({ kind: "changed", tracked: null, clause: "cl 3.1" });
  expect(words(contractText, cap?.from ?? null)).toContain("1,000");
  expect(words(secondDraftText, cap?.to ?? null)).toContain("500");
  const gone = changes.filter(({ kind }) => kind === "removed");
  expect(gone.map((one) => words(contractText, one.from)).join()).toContain("convenience");
  expect(flags.gone.map(({ quote }) => quote).join()).toContain("convenience");
  expect(flags.new).toEqual([]);
  expect(renumbered.length).toBeGreaterThan(0);
});

it("versions are compared the other way round, too, and only those that are there", async () => {
  const { browser, id } = await twoDrafts();
  const back = await compared(await browser.get(`/api/cases/${id}/compare?from=2&to=1`));
  expect(back.changes.some(({ kind }) => kind === "added")).toBe(true);
  for (const [query, status] of [
    ["from=1&to=3", 404],
    ["from=2&to=2", 404],
    ["to=1", 404],
    ["from=x", 400],
  ])
    expect((await browser.get(`/api/cases/${id}/compare?${query}`)).status).toBe(status);
  const stranger = await signedInBrowser("stranger@other.example");
  expect((await stranger.get(`/api/cases/${id}/compare`)).status).toBe(404);
});

it("a page header that changed is told by itself, and is no change of a clause", async () => {
  const draft = (head: string, name: string) => {
    const clauses = contractText.split("\n").map((line) => paragraph(line));
    const body = `${clauses.join("")}<w:sectPr><w:headerReference w:type="default" r:id="rId8"/></w:sectPr>`;
    const bytes = docxFile(body, { headers: { rId8: paragraph(head) } });
    return new File([Uint8Array.from(bytes)], name);
  };
  const browser = await signedInBrowser();
  const first = await browser.sendFile("POST", "/api/cases", draft("Draft of 1 May", "A.docx"));
  const { id } = await caseOf(first);
  await analysed(browser, id);
  await added(browser, id, draft("Draft of 9 June", "A v2.docx"));
  const { changes, heads } = await compared(await browser.get(`/api/cases/${id}/compare`));
  expect(changes).toEqual([]);
  expect(heads).toEqual([{ where: "header", from: "Draft of 1 May", to: "Draft of 9 June" }]);
});

it("one version, and one that was never read, are compared with nothing, and say so", async () => {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  expect((await browser.get(`/api/cases/${id}/compare`)).status).toBe(409);
  await add(browser, id, unreadable());
  await settled(browser, id);
  expect((await browser.get(`/api/cases/${id}/compare`)).status).toBe(409);
});
