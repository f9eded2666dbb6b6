import { readFileSync } from "node:fs";
import { extractText } from "../../../app/documents/index.ts";
import { contractText } from "../../fixtures/contract.ts";
import { p } from "../../fixtures/word/bodies.ts";
import { mainPart, wordPackage } from "../../fixtures/word/package.ts";
import { awake, expect, expectAccessible, test } from "../fixtures.ts";

const mimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const headers = { "Sec-Fetch-Site": "same-origin" };
const wording = "The Supplier’s liability is capped at the Fees.";

test("two points are chosen, one with other wording, and the marked copy says just that", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const body = contractText.split("\n").map((line) => p(line));
  const buffer = Buffer.from(wordPackage(mainPart(body.join(""))));
  const uploaded = await page.request.post("/api/cases", {
    headers,
    multipart: { file: { name: "Services.docx", mimeType, buffer } },
  });
  const { id } = (await uploaded.json()).case;
  await page.goto(`/legalai/case/${id}`);
  await expect(page.locator("mark").first()).toBeVisible();
  const { risk_flags } = (await (await page.request.get(`/api/cases/${id}`)).json()).case;
  const [first, second] = risk_flags;
  const path = `/api/cases/${id}/flags/${second.id}`;
  await page.request.patch(path, { headers, data: { wording, version: 0 } });

  await page.goto(`/legalai/case/${id}/marked`);
  await awake(page);
  await expectAccessible(page);
  const chosen = page.getByRole("checkbox", { name: /^Mark it/ });
  const points = page.getByRole("listitem").filter({ has: chosen });
  await expect(points).toHaveCount(risk_flags.length);
  for (const { id } of risk_flags)
    if (id !== first.id && id !== second.id)
      await page.locator(`[name=flag][value="${id}"]`).uncheck();
  await expect(points.filter({ has: page.locator("mark, del") })).toHaveCount(2);
  await expect(page.locator("ins")).toContainText(wording);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download marked copy" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ - marked\.docx$/);
  const read = await extractText(new Uint8Array(readFileSync(await download.path())), "a.docx");
  if (!read.ok) throw new Error(read.error.message);
  expect(read.comments?.map(({ text }) => text.split("\n")[0])).toEqual(
    [first, second].map((flag) =>
      expect.stringContaining(`${flag.riskLevel} risk: ${flag.clauseTitle}`),
    ),
  );
  expect(read.text).toContain(wording);
  expect(read.text).not.toContain(second.quote);
});
