import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { letterhead } from "../../fixtures/letterhead.ts";
import { expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";

async function fileOf(body: string[]) {
  const file = await letterhead(body, "{{firm}}, Hobart");
  return { name: file.name, mimeType: "", buffer: Buffer.from(await file.arrayBuffer()) };
}

test("a letter is drafted from chosen flags, edited, and downloaded on the firm’s letterhead", async ({
  page,
  account,
  quiet,
}) => {
  expect(account.email).toContain("@");
  await page.goto("/legalai/firm/letterhead");
  const upload = async (...body: string[]) => {
    await page.locator("input[type=file]").setInputFiles(await fileOf(body));
    await page
      .getByRole("button", { name: /letterhead/ })
      .last()
      .click();
  };
  // The refusal.
  quiet.expect(/status of 400/);
  await upload("Dear {{clinet}}", "{{letter}}");
  await expect(page.getByText("There is no field “{{clinet}}” (paragraph 1")).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await upload("Dear {{client}}", "{{letter}}");
  await expect(page.getByText("The letterhead is saved")).toBeVisible();

  await page.goto("/legalai/dashboard");
  await page.getByRole("button", { name: "Try a sample contract" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByRole("link", { name: "Letter to the client" }).click();
  const body = page.getByRole("textbox", { name: "Letter", exact: true });
  await expect(body).toHaveValue(/What it means for you: /);
  await expectAccessibleOnItsDay(page);
  for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Draft from these points" }).click();
  await expect(body).toHaveValue(/One point matters to you/);
  await page.getByRole("textbox", { name: "To", exact: true }).fill("Wattle & Finch");
  await body.fill("It is short.\n\n1. The indemnity (cl 6.3)\nWho: It binds you.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save and download for Word" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ - letter\.docx$/);
  const parts = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const xml = Object.entries(parts)
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, part]) => strFromU8(part))
    .join();
  for (const words of ["Dear ", "Wattle &amp; Finch", "The indemnity (cl 6.3)", ", Hobart"])
    expect(xml).toContain(words);
  expect(xml).not.toContain("{{");
  await page.reload();
  await page.getByRole("link", { name: "Open the saved letter" }).click();
  await expect(body).toHaveValue(/^It is short\./);
});
