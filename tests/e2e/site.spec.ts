import type { Page } from "@playwright/test";
import { sampleContract } from "../../app/services/analysis/sample-contract.ts";
import {
  awake,
  drawn,
  expect,
  expectAccessible,
  expectAccessibleOnItsDay,
  ofToday,
  test,
} from "./fixtures.ts";
import { publicPages, scrollsSideways } from "./public-pages.ts";
import { baseURL, query } from "./server.ts";

test("every address of the sitemap answers, with its own title and canonical address", async ({
  page,
}) => {
  const titles = new Set<string>();
  const paths = await publicPages(page);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(titles.has(title), `${path} has a title of its own`).toBe(false);
    titles.add(title);
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical, path).toBe(`${baseURL}${path}`);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await page.request.get(picture)).headers()["content-type"], path).toBe("image/png");
  }
});

test("every page's apostrophes and quotation marks are typographic, but those of a contract's own words", async ({
  page,
}) => {
  const words = (html: string) =>
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/<[^>]+>/g, "\n")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replace(/“[^”]*”/g, "")
      .split("\n");
  const others = ["/no/such/page", "/legalai/auth", "/legalai/forgot-password"];
  for (const path of [...(await publicPages(page)), ...others]) {
    const html = await (await page.request.get(path)).text();
    const straight = words(html).filter(
      (line) => /['"]/.test(line) && !sampleContract.text.includes(line.trim()),
    );
    expect(straight, path).toEqual([]);
  }
});

test("a content page sends no script and forbids any", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.resourceType()));
  const response = await page.goto("/about");
  expect(requested).not.toContain("script");
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'none'");
  expect(await page.locator("script:not([type='application/ld+json'])").count()).toBe(0);
});

test("a content page is answered with 304 when the browser has it", async ({ page }) => {
  const first = await page.request.get("/privacy");
  const etag = first.headers().etag ?? "";
  expect(etag).not.toBe("");
  const again = await page.request.get("/privacy", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
});

test("structured data is one graph that names the page", async ({ page }) => {
  await page.goto("/seo-adelaide");
  const json = await page.locator("script[type='application/ld+json']").textContent();
  const { "@graph": graph } = JSON.parse(json ?? "");
  const kinds = graph.flatMap((node: { "@type": string }) => node["@type"]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      "Organization",
      "ProfessionalService",
      "WebSite",
      "WebPage",
      "BreadcrumbList",
      "Service",
    ]),
  );
  const named = graph.find((node: { "@type": string }) => node["@type"] === "WebPage");
  expect(named).toMatchObject({ url: `${baseURL}/seo-adelaide` });
  const service = graph.find((node: { "@type": string }) => node["@type"] === "Service");
  expect(service.offers.priceSpecification).toMatchObject({ priceCurrency: "AUD", minPrice: 1200 });
});

test("the header's groups open by click and by keyboard, and Escape closes them", async ({
  page,
}) => {
  await page.goto("/about");
  const group = page.getByRole("button", { name: "AI Solutions" });
  const link = page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "AI Chatbots" });
  await expect(link).toBeHidden();
  await group.click();
  await expect(link).toBeVisible();
  await page.mouse.move(0, 600);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ai-chatbots$/);
});

test("the header's groups open under the pointer, and Escape closes them there, clicked or not", async ({
  page,
}) => {
  await page.goto("/about");
  const group = page.getByRole("button", { name: "Digital Marketing" });
  const link = page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "SEO Sydney" });
  for (const clicks of [0, 1]) {
    await page.mouse.move(0, 600);
    await group.hover();
    await expect(link).toBeVisible();
    for (let click = 0; click < clicks; click++)
      await page.mouse.down().then(() => page.mouse.up());
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, closes, and leads on", async ({ page }) => {
    await page.goto("/about");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await toggle.click();
    await expect(menu.getByRole("link").first()).toHaveAttribute("href", /^tel:/);
    await expect(menu.getByRole("link", { name: "AI for Law Firms" })).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: "Google Ads" }).click();
    await expect(page).toHaveURL(/\/google-ads$/);
    await expect(menu).toBeHidden();
  });
});

test.describe("on a very small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no page scrolls sideways, of a seventh each day", async ({ page }) => {
    for (const path of ofToday(await publicPages(page), "sideways", (path) => path === "/")) {
      await page.goto(path);
      expect(await scrollsSideways(page), path).toBe(false);
    }
  });
});

test("an enquiry from the contact page is stored with all that it asks", async ({ page }) => {
  await page.goto("/contact");
  const business = `Yarra ${Date.now()}`;
  await page.getByLabel("Business Name").fill(business);
  await page.getByLabel("Contact Name").fill("Jo Citizen");
  await page.getByLabel("Email").fill("jo@yarra.example");
  await page.getByLabel("Phone").fill("0412 345 678");
  await page.getByLabel("What do you need?").selectOption("full-package");
  await page.getByLabel("Budget").selectOption("discuss");
  await page.getByLabel("How soon?").selectOption("planning");
  await page.getByLabel("Message").fill("Please call.");
  await page.getByRole("button", { name: "Send my enquiry" }).click();
  await expect(page.getByText("Enquiry Submitted Successfully!")).toBeVisible();
  await expect(
    page.getByText("Our team will review your enquiry and get back to you within 24 hours."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Send another enquiry" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(query("SELECT * FROM contacts WHERE business_name = ?", business)[0]).toMatchObject({
    lead_type: "contact_page",
    name: "Jo Citizen",
    email: "jo@yarra.example",
    urgency: "planning",
    budget: "discuss",
  });
});

test("an enquiry that cannot be sent says so and keeps what was typed", async ({ page, quiet }) => {
  quiet.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto("/contact");
  await awake(page);
  await page.route("**/contact", (route) => route.abort());
  await page.getByLabel("Business Name").fill("Offline Pty Ltd");
  await page.getByLabel("Email").fill("off@line.example");
  await page.getByLabel("What do you need?").selectOption("seo");
  await page.getByLabel("Message").fill("Hello?");
  await page.getByRole("button", { name: "Send my enquiry" }).click();
  await expect(page.getByText("Failed to submit. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Hello?");
  await expect(page.getByLabel("Business Name")).toHaveValue("Offline Pty Ltd");
});

const openGuide = (page: Page) =>
  page.getByRole("button", { name: "Download the free AI Builder" }).first().click();

test("the guide's dialog keeps the focus, gives it back, and sends the guide", async ({ page }) => {
  await page.goto("/law-firms");
  await awake(page);
  await openGuide(page);
  const dialog = page.getByRole("dialog", { name: "Download Your Free AI Builder" });
  await expect(dialog).toBeVisible();
  await expectAccessibleOnItsDay(page);
  const fields = await dialog.locator("a, button, input, select, textarea").count();
  for (let presses = 0; presses <= fields; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(
      () => document.activeElement?.closest("dialog, main")?.tagName,
    );
    expect(focused ?? "DIALOG").toBe("DIALOG");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Download the free AI Builder" }).first(),
  ).toBeFocused();

  await openGuide(page);
  await dialog.getByRole("button", { name: "Email me the guide" }).click();
  await expect(dialog.getByText("Missing Information")).toBeVisible();
  await expect(dialog.getByRole("alert")).toBeFocused();
  await dialog.getByRole("link", { name: "Name", exact: true }).click();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();

  const email = `${crypto.randomUUID()}@firm.example`;
  await dialog.getByLabel(/^Name/).fill("Lee Counsel");
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel(/^Business Name/).fill("Counsel & Co");
  await dialog.getByLabel(/^Mobile Number/).fill("0412 345 678");
  await dialog.getByRole("button", { name: "Email me the guide" }).click();
  await expect(page.getByText("Check your email for the resource.")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(query("SELECT * FROM contacts WHERE email = ?", email)[0]).toMatchObject({
    lead_type: "ai_resource",
    status: "received",
  });
  const mail = query("SELECT * FROM outbox WHERE to_address = ?", email)[0];
  const link = /https?:\/\/\S+/.exec(String(mail?.text))?.[0] ?? "";
  const guide = await page.request.get(new URL(link).pathname);
  expect(await guide.text()).toContain("The AI Builder for Law Firms");
  await openGuide(page);
  await expect(dialog.getByLabel(/^Email/)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the guide's dialog opens, refuses with reasons and keeps what was typed", async ({
    page,
    quiet,
  }) => {
    quiet.expect(/400/);
    await page.goto("/law-firms");
    await openGuide(page);
    await page.getByLabel(/^Name/).fill("Lee Counsel");
    await page.getByRole("button", { name: "Email me the guide" }).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toHaveValue("Lee Counsel");
    await expect(page.getByRole("alert")).toBeFocused();
  });
});

test("every public page is accessible in light and dark, a seventh of them each day", async ({
  page,
}) => {
  const hardest = ["/", "/law-firms"];
  const paths = await publicPages(page);
  for (const path of ofToday(paths, "accessible", (path) => hardest.includes(path))) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test("a form that is refused before it is read says why, as a page", async ({ page }) => {
  const answer = await page.request.post("/contact", {
    headers: { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Site": "cross-site" },
    form: { message: "We want to be found." },
  });
  expect(answer.status()).toBe(403);
  await page.setContent(await answer.text());
  await expect(page).toHaveTitle(/^That did not work/);
  await expect(page.getByText("did not come from our own pages")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("1300 SHADOW");
});

test("a form's scripts are not asked for before the visitor comes near it", async ({ page }) => {
  const asleep = page.locator("[data-island][data-props]");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/");
  // The page looks for forms that are near when it has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await drawn(page);
  await expect(asleep).toHaveCount(1);
  // What wakes them, and what that loads others with; nothing more.
  const names = scripts.map((url) => /([a-z.-]+)-[\w-]{8}\.js$/.exec(url)?.[1]);
  expect(names.toSorted()).toEqual(["entry.client", "preload-helper"]);
  await asleep.scrollIntoViewIfNeeded();
  await expect(asleep).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(2);
});
