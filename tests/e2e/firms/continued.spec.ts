import { contractText } from "../../fixtures/contract.ts";
import { secondDraftText } from "../../fixtures/second-draft.ts";
import { awake, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { expectAnalysed, textFile, uploadCase } from "./cases.ts";

test("a draft whose name continues a case is offered as its next version, with scripts and without", async ({
  browser,
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const id = await uploadCase(page, textFile("Services.txt", contractText));
  await expectAnalysed(page, id, 1);

  await page.goto("/legalai/upload");
  await awake(page);
  await page
    .getByLabel("Document", { exact: true })
    .setInputFiles([
      textFile("Services v2.txt", secondDraftText),
      textFile("Another.txt", secondDraftText),
    ]);
  const offer = page.getByRole("group", { name: "By its name this may be a further version of" });
  await expect(offer).toHaveCount(1);
  await expect(offer.getByLabel("A case of its own")).toBeChecked();
  await page.getByRole("button", { name: "Take Another.txt off the list" }).click();
  await offer.getByLabel("Add it as version 2 of Services").check();
  await expect(page.getByLabel("Case Name")).toHaveCount(0);
  await expectAccessibleOnItsDay(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Upload and analyse" }).click();
  await page.waitForURL(`**/legalai/case/${id}`);
  await expectAnalysed(page, id, 2);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/legalai/upload");
  await plain.getByLabel("This document is").selectOption("The next version of Services");
  await plain
    .getByLabel("Document", { exact: true })
    .setInputFiles(textFile("Lease.txt", `${secondDraftText}\nMore.`));
  await plain.getByRole("checkbox").check();
  await plain.getByRole("button", { name: "Upload and analyse" }).click();
  await plain.waitForURL(`**/legalai/case/${id}`);
  await expectAnalysed(page, id, 3);
  await context.close();
});
