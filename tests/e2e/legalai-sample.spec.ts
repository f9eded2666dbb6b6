import { landing } from "../../app/content/legalai/landing.server.ts";
import { sampleReading } from "../../app/services/analysis/sample-analysis.server.ts";
import { sampleContract } from "../../app/services/analysis/sample-contract.ts";
import { awake, expect, expectAccessible, ofToday, test } from "./fixtures.ts";
import { scrollsSideways } from "./public-pages.ts";
import { address, changeClient, customer, flags } from "./sample.ts";

test("a visitor comes from the landing page to the sample's whole desk, without an account", async ({
  page,
}) => {
  await page.goto("/legalai");
  await page.getByRole("link", { name: "Read a sample" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { name: sampleContract.caseName })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Executive summary" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Key facts" })).toBeVisible();
  await expect(page.getByRole("article", { name: "Document" })).toContainText(
    "12 Quay Street, Sydney",
  );
  const { risk_flags, gaps } = sampleReading(null).details.case;
  await expect(flags(page)).toHaveCount(risk_flags.length + gaps.length);
});

test("j and k walk the sample's flags, Enter opens one, and its words come into view", async ({
  page,
}) => {
  await page.goto(address);
  await awake(page);
  for (const at of [0, 1, 2]) {
    await page.keyboard.press("j");
    await expect(flags(page).nth(at)).toHaveAttribute("data-chosen", "");
    await expect(page.locator("mark[data-chosen]").first()).toBeInViewport();
  }
  for (let at = 3; at < 12; at++) {
    await page.keyboard.press("j");
    await expect(page.locator(".flag summary:focus")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("mark[data-chosen]").first()).toBeInViewport();
  }
  for (let at = 0; at < 10; at++) await page.keyboard.press("k");
  await expect(page.locator(".flag summary:focus")).toBeInViewport({ ratio: 1 });
  await expect(flags(page).nth(1)).toHaveAttribute("data-chosen", "");
  await page.keyboard.press("Enter");
  await expect(flags(page).nth(1).getByText("Why it matters")).toBeVisible();
});

test("what only an account can do is said where it would be, with the way to one", async ({
  page,
}) => {
  await page.goto(address);
  await awake(page);
  await expect(
    page.getByRole("button", { name: /^(Raise|Not an issue|Edit|Analyse|Delete)/ }),
  ).toHaveCount(0);
  await flags(page).first().locator("summary").click();
  await flags(page).first().getByRole("link", { name: "in your own account" }).click();
  await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
  await expect(page).toHaveTitle("Create an account · LegalAI");
  await page.goBack();
  const own = page.getByRole("region", { name: "In your own account" });
  await expect(own).toContainText("Your own documents");
  await own.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/legalai\/auth\?mode=sign-up$/);
});

test("without JavaScript flags and words lead to each other, and the client is chosen too", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText("SIGNED as an agreement.")).toBeVisible();
  const withWords = page.getByRole("link", { name: /Show the words/ });
  const flag = page.locator("#flags li.flag:not(.flag-also)").filter({ has: withWords }).last();
  await flag.getByRole("link", { name: /Show the words/ }).click();
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeInViewport();
  await page
    .locator("mark", { has: page.locator(id) })
    .getByRole("link")
    .click();
  await expect(flag).toBeInViewport();
  expect(new URL(page.url()).hash).toBe(`#${await flag.getAttribute("id")}`);
  await flag.locator("summary").click();
  await expect(flag.getByText("What to ask for")).toBeVisible();
  await changeClient(page);
  await expect(page).toHaveURL(/client=Wattle/);
  await context.close();
});

test("whoever wants the demo and meets the sign-in page finds the sample one click away", async ({
  page,
}) => {
  await page.goto("/legalai");
  await page.getByRole("link", { name: "View Demo" }).click();
  await expect(page).toHaveURL(/\/legalai\/auth$/);
  await expect(page).toHaveTitle("Sign in · LegalAI");
  await page.getByRole("link", { name: "Read a sample without an account" }).click();
  await expect(page).toHaveURL(address);
  await expect(flags(page).first()).toBeVisible();
});

test("the landing page shows the desk in little: the sample's words and flags, and no script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/legalai");
  const picture = page.getByRole("figure");
  await expect(picture).toContainText(landing.sample.caption);
  await expect(picture).toContainText(`You act for: ${customer} (Customer)`);
  const cards = picture.getByRole("listitem");
  const known = sampleReading(customer).details.case.risk_flags;
  const titles = await cards.locator(".picture-title").allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles)
    expect(known.map(({ clauseTitle, place }) => `${clauseTitle} ${place}`)).toContain(title);
  for (const mark of await picture.locator("mark").allInnerTexts())
    expect(sampleContract.text).toContain(mark);
  expect(scripts).toEqual([]);
});

const windows = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
for (const [width, height] of ofToday(windows, "windows", ([width]) => width === 390))
  test(`landing and sample are whole and accessible at ${width} pixels, one of four widths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/legalai");
    await expect(page.getByRole("link", { name: "Read a sample" })).toBeInViewport();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await page.goto(address);
    await awake(page);
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });

for (const width of ofToday([390, 1024, 1280], "last lines", (width) => width === 1024))
  test(`the sample is drawn to its last line before anybody scrolls, and no list scrolls in itself beside it, ${width} px wide, one of three widths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await awake(page);
    const paper = page.getByRole("article", { name: "Document" });
    const last = paper.locator("p").last();
    await expect(last).toContainText("For Wattle & Finch");
    const below = await paper.evaluate((sheet) => {
      const words = [...sheet.querySelectorAll("p")].at(-1);
      return sheet.getBoundingClientRect().bottom - (words?.getBoundingClientRect().bottom ?? 0);
    });
    if (width < 1024) expect(below).toBeLessThan(60);
    else
      expect(
        await page.locator("#flags").evaluate((rail) => rail.scrollHeight - rail.clientHeight),
      ).toBeLessThanOrEqual(0);
  });

test("a fact of the landing page's sketches keeps its words whole at 768 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/legalai");
  for (const fact of await page.locator(".sketch-facts dd").all())
    expect((await fact.boundingBox())?.width).toBeGreaterThan(150);
});

test("on the smallest phone nothing of the sample's controls is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await awake(page);
  expect(await scrollsSideways(page)).toBe(false);
  const opener = page.getByRole("button", { name: /risk flags/ });
  for (const part of [
    page.getByLabel("Whom do you act for?"),
    ...(await opener.locator("> *").all()),
  ]) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});
