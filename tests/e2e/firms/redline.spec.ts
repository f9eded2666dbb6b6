import { readFile } from "node:fs/promises";
import { Document, Packer, Paragraph } from "docx";
import { strFromU8, unzipSync } from "fflate";
import { docxText } from "../../../app/documents/docx-text.ts";
import { extractText } from "../../../app/documents/index.ts";
import { contractText } from "../../fixtures/contract.ts";
import { secondDraftText } from "../../fixtures/second-draft.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { expectAnalysed, sameOrigin, uploadCase } from "./cases.ts";

async function wordFile(name: string, text: string) {
  const children = text.split("\n").map((line) => new Paragraph(line));
  const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return { name, mimeType: "application/octet-stream", buffer };
}

const textOf = async (bytes: Uint8Array) => {
  const read = await extractText(bytes, "Draft.docx");
  return read.ok && read.text;
};

test("two Word files are had as one with tracked changes, which says what each of them says", async ({
  page,
  account,
}) => {
  const older = await wordFile("Services.docx", contractText);
  const newer = await wordFile("Services v2.docx", secondDraftText);
  const id = await uploadCase(page, older);
  await expectAnalysed(page, id, 1);
  await page.request.post(`/api/cases/${id}/versions`, {
    headers: sameOrigin,
    multipart: { file: newer },
  });
  await expectAnalysed(page, id, 2);

  const loaded: string[] = [];
  page.context().on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const ofLibrary = () => loaded.filter((path) => path.startsWith("/redliner/"));
  const opened = await page.goto(`/legalai/case/${id}/compare`);
  expect(opened?.headers()["content-security-policy"]).not.toContain("wasm");
  await awake(page);
  await expect(page.getByText(/loads about [\d.]+ MB\s+once/)).toBeVisible();
  await expectAccessibleOnItsDay(page);
  expect(ofLibrary()).toEqual([]);
  const make = page.getByRole("button", { name: "Make a Word redline" });
  const original = `**/api/cases/${id}/file?version=1`;
  await page.route(original, (route) => route.fulfill({ status: 200, body: "Not a Word file." }));
  await make.click();
  // Eight megabytes of programs are loaded and begun first.
  await expect(page.getByText("could not be made into one redline")).toBeVisible({
    timeout: 120_000,
  });
  await expectAccessibleOnItsDay(page);
  expect(ofLibrary().length).toBeGreaterThan(30);

  await page.unroute(original);
  const downloading = page.waitForEvent("download");
  await make.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Services - v1 to v2 redline.docx");
  await expect(page.getByText("Made and checked.")).toBeVisible();
  const redline = new Uint8Array(await readFile(await download.path()));
  expect(await textOf(redline)).toBe(await textOf(newer.buffer));
  expect((await docxText(redline, "insertion"))?.text).toBe(await textOf(older.buffer));
  const body = strFromU8(unzipSync(redline)["word/document.xml"] ?? new Uint8Array());
  // Nobody's address goes to the other side.
  expect(body).toContain('w:author="Reviewer"');
  expect(body).not.toContain(account.email);
  expect(body).toMatch(/<w:del .*1,000|<w:delText[^>]*>[^<]*1,?000/);
});
