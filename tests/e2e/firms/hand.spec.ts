import type { Page } from "@playwright/test";
import { awake, drawn, expect, expectAccessibleOnItsDay, test } from "../fixtures.ts";
import { openSample } from "./cases.ts";

const words = "non-refundable";

const rail = (page: Page) => page.locator("#flags");
const cards = (page: Page) => rail(page).locator("li.flag");
const cardOf = (page: Page, text: string | RegExp) => cards(page).filter({ hasText: text });
const opener = (page: Page, name: string | RegExp) => page.locator("summary", { hasText: name });

/** Opens a flag's card and its form. @returns the card, wherever its level moves it. */
async function edit(page: Page, which = cards(page).first()) {
  const card = page.locator(`#${await which.getAttribute("id")}`);
  const details = card.locator("details").first();
  if ((await details.getAttribute("open")) === null) await card.locator("summary").first().click();
  await card.locator("summary", { hasText: "Edit" }).click();
  return card;
}

/** Selects the first words of the document’s paragraph at this place, as somebody does who reads it. */
const select = (page: Page, at: number) =>
  page.evaluate((index) => {
    const paragraph = document.querySelectorAll(".paper p[data-start]")[index];
    if (!paragraph) throw new Error("There is no such paragraph.");
    paragraph.scrollIntoView({ block: "center" });
    getSelection()?.selectAllChildren(paragraph);
    return paragraph.textContent ?? "";
  }, at);

test("a person adds, changes and hides flags, edits the summary, analyses again, and all of it is still there", async ({
  page,
  account: _,
}) => {
  await openSample(page);
  await awake(page);
  const before = await cards(page).count();
  const selected = await test.step("adds a flag on words that are selected", async () => {
    const text = await select(page, 6);
    await page.getByRole("button", { name: "Add a flag" }).click();
    const form = page.getByRole("form", { name: "Add a flag" });
    await expect(form.getByLabel("Words of the document")).toHaveValue(text.trim());
    await expect(form.getByLabel(/Kind of clause/)).toBeFocused();
    await page.keyboard.type("The point that was missed");
    await form.getByLabel("Level").selectOption("High");
    await form.getByLabel("Why it matters").fill("Our client cannot live with it.");
    await form.getByRole("button", { name: "Add this flag" }).click();
    await expect(cards(page)).toHaveCount(before + 1);
    await expect(rail(page)).toContainText("The point that was missed");
    return text.trim();
  });

  await test.step("changes what a flag says, and its level", async () => {
    const card = await edit(page, cards(page).nth(1));
    await card.getByLabel("Why it matters").fill("We can live with it.");
    await card.getByLabel("Level").selectOption("Low");
    await card.getByLabel("Proposed wording").fill("… for a further 3 months …");
    await expectAccessibleOnItsDay(page);
    await card.getByRole("button", { name: /^Save/ }).click();
    await expect(card).toHaveClass(/flag-low/);
    await expect(card).toContainText("We can live with it.");
    await expect(card).toContainText(/Edited by you on/);
  });

  await test.step("hides another from the report", async () => {
    const card = cards(page).nth(2);
    await card.locator("summary").first().click();
    await card.getByRole("button", { name: /^Hide from the report/ }).click();
    await expect(opener(page, "Hidden from the report (1)")).toBeVisible();
  });

  await test.step("edits the summary and a fact, and writes a note", async () => {
    const summary = page.getByRole("region", { name: "Executive summary" });
    await summary.locator("summary", { hasText: "Edit" }).first().click();
    await summary.getByLabel("Executive summary").fill("Do not sign this.");
    await summary.getByRole("button", { name: /^Save/ }).first().click();
    await expect(summary).toContainText("Do not sign this.");
    await summary.locator("summary", { hasText: "Add a note" }).click();
    await summary.getByLabel("Note on this document").fill("Call on Monday.");
    await summary.getByRole("button", { name: /^Save.*Note/ }).click();
    await expect(summary).toContainText("Call on Monday.");
    const law = page.locator(".facts > div", { hasText: "Governing law" });
    await law.locator("summary").click();
    await law.getByRole("textbox").fill("Tasmania");
    await law.getByRole("button", { name: /^Save/ }).click();
    await expect(law).toContainText("Tasmania");
  });

  await test.step("and analyses again", async () => {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByText("Analyse again").click();
    await page.getByRole("button", { name: "Analyse for this side" }).click();
    await answered;
    await expect(page.getByText("Do not sign this.").first()).toBeVisible();
    await page.reload();
    await awake(page);
    await expect(cards(page)).toHaveCount(before + 1);
    await expect(cardOf(page, selected).first()).toContainText(/Raised by you/);
    await expect(cardOf(page, "We can live with it.")).toHaveClass(/flag-low/);
    await expect(opener(page, "Hidden from the report (1)")).toBeVisible();
    for (const there of ["Do not sign this.", "Call on Monday."])
      await expect(page.getByText(there).first()).toBeVisible();
    // The summary that was read follows the corrected fact too, and is there for a print alone.
    const law = page.locator(".facts > div", { hasText: "Governing law" });
    await expect(law.getByRole("button", { name: "Tasmania" })).toBeVisible();
  });

  await test.step("then goes back to what was read, and undoes that", async () => {
    const card = await edit(page, cardOf(page, "We can live with it."));
    await card.getByRole("button", { name: /^Back to what was read.*Why it matters/ }).click();
    await expect(card.locator("dd").first()).not.toContainText("We can live with it.");
    await page.locator("h1").click();
    await page.keyboard.press("Control+z");
    await expect(page.getByText(/^Undone: the edit of/)).toBeVisible();
    await expect(card.locator("dd").first()).toContainText("We can live with it.");
    await expectAccessibleOnItsDay(page);
  });
});

test("two browsers edit one flag at once, and both texts are seen", async ({
  page,
  account: _,
  quiet,
}) => {
  quiet.expect(/409/);
  const path = await openSample(page);
  await awake(page);
  const other = await page.context().newPage();
  await other.goto(path);
  await awake(other);
  const mine = await edit(page);
  const theirs = await edit(other);
  await theirs.getByLabel("Why it matters").fill("What the other one wrote.");
  await theirs.getByLabel("Proposed wording").fill("Their wording.");
  await mine.getByLabel("Why it matters").fill("What I wrote.");
  await theirs.getByRole("button", { name: /^Save/ }).click();
  await expect(theirs).toContainText("What the other one wrote.");
  await mine.getByRole("button", { name: /^Save/ }).click();
  await expect(mine.getByRole("alert")).toContainText("changed this flag in the meantime");
  await expect(mine.getByLabel("Why it matters")).toHaveValue("What I wrote.");
  await expect(mine.locator(".theirs")).toHaveText(/What the other one wrote\./);
  // What was not touched follows the other.
  await expect(mine.getByLabel("Proposed wording")).toHaveValue("Their wording.");
  await expectAccessibleOnItsDay(page);
  await page.reload();
  await awake(page);
  await expect(mine.getByLabel("Why it matters")).toHaveValue("What I wrote.");
  await mine.getByRole("button", { name: /^Save/ }).click();
  await expect(mine.locator("dd").first()).toContainText("What I wrote.");
  await expect(mine).toContainText("Their wording.");
});

test("several flags are decided at once by keys, and all of it is undone", async ({
  page,
  account: _,
}) => {
  await openSample(page);
  await awake(page);
  const decided = (state: string) => rail(page).locator(`li.flag[data-review=${state}]`);
  await page.locator("h1").click();
  for (const key of ["j", "x", "j", "x", "r"]) await page.keyboard.press(key);
  await expect(decided("accepted")).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(decided("accepted")).toHaveCount(0);
  await opener(page, "Decide several at once").click();
  await page.getByRole("button", { name: "High", exact: true }).click();
  const high = await rail(page).locator("li.flag-high").count();
  await page.locator("#many-flags").getByLabel("Reason").fill("Market standard.");
  await page
    .locator("#many-flags")
    .getByRole("button", { name: "Not an issue", exact: true })
    .click();
  await expect(decided("dismissed")).toHaveCount(high);
  await page.getByRole("button", { name: "Undo my last change" }).click();
  await expect(decided("dismissed")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a flag is added by its words, decided and taken back", async ({
    page,
    account: _,
    quiet,
  }) => {
    quiet.expect(/400/);
    await openSample(page);
    // The flags come after the paper.
    await page.waitForLoadState();
    const before = await cards(page).count();
    const text = await page.locator(".paper p[data-start]").nth(6).textContent();
    await opener(page, "Add a flag").click();
    const form = page.getByRole("form", { name: "Add a flag" });
    await form.getByLabel("Words of the document").fill(`no such ${words}`);
    await form.getByLabel(/Kind of clause/).fill("The point that was missed");
    await form.getByRole("button", { name: "Add this flag" }).click();
    await expect(form.getByRole("alert")).toContainText("does not have these words");
    await expect(form.getByLabel(/Kind of clause/)).toHaveValue("The point that was missed");
    await form.getByLabel("Words of the document").fill(text ?? "");
    await form.getByRole("button", { name: "Add this flag" }).click();
    await expect(cards(page)).toHaveCount(before + 1);
    const card = cards(page).first();
    await card.locator("summary").first().click();
    await card.locator("summary", { hasText: "Not an issue" }).click();
    await card.getByLabel("Why is it not an issue here?").fill("Agreed.");
    await card.getByRole("button", { name: /^Not an issue/ }).click();
    await expect(cards(page).first()).toHaveAttribute("data-review", "dismissed");
    await page.getByRole("button", { name: "Undo my last change" }).click();
    await expect(cards(page).first()).toHaveAttribute("data-review", "open");
  });
});

test("the case page holds together at every width, with the forms open", async ({
  page,
  account: _,
}) => {
  await openSample(page);
  await awake(page);
  await edit(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
