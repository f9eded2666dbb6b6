import { readFileSync } from "node:fs";
import { extractText } from "../../../app/documents/index.ts";
import { docxMediaType } from "../../../app/lib/media-types.ts";
import { contractText } from "../../fixtures/contract.ts";
import { p } from "../../fixtures/word/bodies.ts";
import { mainPart, wordPackage } from "../../fixtures/word/package.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { sameOrigin, uploadCase } from "./cases.ts";

const wording = "The Supplier’s liability is capped at the Fees.";

test("two points are chosen, one with other wording, and the marked copy says just that", async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const body = contractText.split("\n").map((line) => p(line));
  const buffer = Buffer.from(wordPackage(mainPart(body.join(""))));
  const id = await uploadCase(page, { name: "Services.docx", mimeType: docxMediaType, buffer });
  await page.goto(`/legalai/case/${id}`);
  await expect(page.locator("mark").first()).toBeVisible();
  const { risk_flags, gaps } = (await (await page.request.get(`/api/cases/${id}`)).json()).case;
  const [first, ...others] = risk_flags;
  // One whose wording stands in the place of its words.
  const second = others.find(
    (flag: { replaces: boolean; wording: string | null }) => flag.replaces || flag.wording === null,
  );
  const path = `/api/cases/${id}/flags/${second.id}`;
  await page.request.patch(path, { headers: sameOrigin, data: { wording, version: 0 } });

  await page.goto(`/legalai/case/${id}/marked`);
  await awake(page);
  await expectAccessibleOnItsDay(page);
  await expect(page.getByRole("radio", { name: "The other side" })).toBeChecked();
  await expect(page.getByText(/^Why: /)).toHaveCount(0);
  await expect(page.getByText("It speaks in the name of “Reviewer”")).toBeVisible();
  await expect(page.getByRole("link", { name: "your firm’s settings" })).toHaveAttribute(
    "href",
    "/legalai/firm/settings#settings-marks_by",
  );
  const ticked = page.locator("[name=flag]:checked");
  await page.getByRole("button", { name: "Only High" }).click();
  const high = risk_flags.filter(
    (flag: { riskLevel: string; group: string }) =>
      flag.riskLevel === "High" && flag.group === "matters",
  );
  const all = risk_flags.length + gaps.length;
  expect(gaps.length).toBeGreaterThan(0);
  await expect(page.getByText(`${high.length} of ${all} chosen.`)).toBeVisible();
  await expect(ticked).toHaveCount(high.length);
  await page.getByRole("button", { name: "None" }).click();
  await expect(ticked).toHaveCount(0);
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(ticked).toHaveCount(all);
  await awake(page);
  await page.getByRole("radio", { name: "Your own firm" }).check();
  await expect(page.getByText(/^Why: /).first()).toBeVisible();
  const chosen = page.getByRole("checkbox", { name: /^Mark it/ });
  const points = page.getByRole("listitem").filter({ has: chosen });
  await expect(points).toHaveCount(all);
  for (const { id } of [...risk_flags, ...gaps])
    if (id !== first.id && id !== second.id)
      await page.locator(`[name=flag][value="${id}"]`).uncheck();
  await expect(points.filter({ has: page.locator("mark, del") })).toHaveCount(2);
  await expect(page.locator("ins", { hasText: wording })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download marked copy" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ - internal, not to be sent\.docx$/);
  const read = await extractText(new Uint8Array(readFileSync(await download.path())), "a.docx");
  if (!read.ok) throw new Error(read.error.message);
  expect(read.comments?.map(({ text }) => text)).toEqual(
    [first, second].map((flag) =>
      expect.stringContaining(`${flag.riskLevel} risk: ${flag.clauseTitle}`),
    ),
  );
  expect(read.comments?.[0]?.text).toMatch(/^Internal copy, not to be sent/);
  expect(read.text).toContain(wording);
  expect(read.text).not.toContain(second.quote);
});
