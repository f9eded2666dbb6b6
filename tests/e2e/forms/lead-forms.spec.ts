import type { Locator, Page } from "@playwright/test";
import { awake, drawn, expect, expectAccessibleOnItsDay, ofToday, test } from "../fixtures.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send my enquiry" });
const notice = (page: Page) => page.locator("#answer");

async function fillIn(page: Page, business: string) {
  await page.getByLabel("Business Name").fill(business);
  await page.getByLabel("Email").fill("owner@yarra.example");
  await page.getByLabel("What do you need?").selectOption("seo");
  // As fast as people type: who is faster is taken for a program.
  await page.getByLabel("Message").pressSequentially("We want to be found.", { delay: 50 });
}

/** The visitor sees all of it, under nothing that sticks to the top, and has the focus on it. */
async function expectSeen(page: Page, element: Locator) {
  await expect(element).toBeFocused();
  const isClear = async () => {
    const box = await element.boundingBox();
    const banner = await page.locator(".banner").boundingBox();
    const top = (banner?.y ?? 0) + (banner?.height ?? 0);
    const bottom = page.viewportSize()?.height ?? 0;
    return box !== null && box.y >= top && box.y + box.height <= bottom;
  };
  await expect.poll(isClear).toBe(true);
}

const windows = [
  [390, 844],
  [1440, 900],
] as const;
for (const [width, height] of ofToday(windows, "forms", ([width]) => width === 390))
  test.describe(`at ${width} px, one of two widths`, () => {
    test.use({ viewport: { width, height } });

    test("what is missing is said in a notice that is seen, and leads to each field", async ({
      page,
    }) => {
      for (const path of ["/", "/contact"]) {
        await page.goto(path);
        await awake(page);
        await send(page).click();
        await expect(notice(page)).toContainText("Missing Information");
        await expect(notice(page)).toContainText("Please fill in all required fields.");
        await expectSeen(page, notice(page));
        await expect(notice(page).getByRole("link").first()).toHaveText("Business Name");
        await expect(page.getByText("Please enter your business name.")).toBeVisible();
        await notice(page)
          .getByRole("link", { name: /^Message/ })
          .click();
        await expect(page.getByLabel("Message")).toBeFocused();
        await expect(page.getByLabel("Message")).toBeInViewport({ ratio: 1 });
        await send(page).click();
        await expectSeen(page, notice(page));
      }
    });

    test("after an enquiry the form gives way to what happens next, and a new one can be begun", async ({
      page,
    }) => {
      await page.goto("/contact");
      await awake(page);
      for (const name of ["Yarra", "Yarra again"]) {
        await fillIn(page, `${name} ${Date.now()}`);
        await send(page).click();
        await expect(notice(page)).toContainText("Enquiry Submitted Successfully!");
        await expectSeen(page, notice(page));
        await expect(send(page)).toHaveCount(0);
        await expect(page.getByText("A person reads what you wrote")).toBeInViewport();
        await page.getByRole("link", { name: "Send another enquiry" }).click();
        await awake(page);
        await expect(page.getByLabel("Message")).toHaveValue("");
        await expect(page.getByLabel("What do you need?")).toHaveValue("");
        await expect(page.locator(".field-error")).toHaveCount(0);
      }
    });

    test("who is led on to the booking page has seen why", async ({ page }) => {
      await page.route("https://calendar.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Booking</h1>" }),
      );
      await page.goto("/");
      await awake(page);
      await fillIn(page, `Torrens ${Date.now()}`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await send(page).click();
      await expect(notice(page)).toContainText("Thank you!");
      await expect(notice(page)).toContainText("Redirecting to schedule a call...");
      await expectSeen(page, notice(page));
      await page.clock.runFor(1_400);
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await page.clock.runFor(200);
      await expect(page.getByRole("heading", { name: "Booking" })).toBeVisible();
    });

    test("nothing moves between pressing Send and letting go, whatever the field in use holds", async ({
      page,
    }) => {
      await page.goto("/contact");
      await awake(page);
      await page.getByLabel("Email").fill("nobody");
      const box = await send(page).boundingBox();
      await send(page).scrollIntoViewIfNeeded();
      await page.getByLabel("Email").evaluate((field) => field.focus({ preventScroll: true }));
      const before = await send(page).boundingBox();
      // Its upper edge, from which the smallest movement would take the pointer.
      await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 1);
      await page.mouse.down();
      await drawn(page);
      expect(await send(page).boundingBox()).toEqual(before);
      await page.mouse.up();
      await expect(notice(page)).toContainText("Missing Information");
      expect(box?.height).toBe(before?.height);
    });

    test("the guide's dialog begins at its first field, and its button can be seen", async ({
      page,
    }) => {
      await page.goto("/law-firms");
      await awake(page);
      await page.getByRole("button", { name: "Download the free AI Builder" }).first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel(/^Name/)).toBeFocused();
      await expectAccessibleOnItsDay(page);
      const ask = dialog.getByRole("button", { name: "Email me the guide" });
      await ask.scrollIntoViewIfNeeded();
      await expect(ask).toBeInViewport({ ratio: 1 });
      await ask.click();
      await expect(dialog.locator("#answer")).toContainText("Missing Information");
      await expectSeen(page, dialog.locator("#answer"));
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the answer to a form is in view and has the focus", async ({ page, quiet }) => {
    quiet.expect(/400/);
    await page.goto("/contact");
    await page.getByLabel("Business Name").fill("Half a form");
    await send(page).click();
    await expect(notice(page)).toContainText("Missing Information");
    await expectSeen(page, notice(page));
    await fillIn(page, `Yarra ${Date.now()}`);
    await send(page).click();
    await expect(notice(page)).toContainText("Enquiry Submitted Successfully!");
    await expectSeen(page, notice(page));
    await expect(send(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Send another enquiry" }).click();
    await expect(page.getByLabel("Business Name")).toHaveValue("");
  });
});

test("a form has two columns where there is room, and one where there is not", async ({ page }) => {
  const sameLine = async (first: string, second: string) => {
    const [one, other] = await Promise.all(
      [first, second].map((label) => page.getByLabel(label).boundingBox()),
    );
    return Math.abs((one?.y ?? 0) - (other?.y ?? -99)) < 2;
  };
  for (const [path, pairs] of [
    [
      "/contact",
      [
        ["Email", "Phone"],
        ["Website", "What do you need?"],
      ],
    ],
    ["/", [["Website", "Email"]]],
  ] as const) {
    await page.goto(path);
    for (const [width, two] of [
      [320, false],
      [390, false],
      [768, true],
      [1024, true],
      [1440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const [one, other] of pairs) expect(await sameLine(one, other), `${width}`).toBe(two);
    }
  }
});

test("a select has an arrow of the site's own, which leaves room for its words", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const select of await page.getByRole("combobox").all()) {
    expect(await select.evaluate((field) => getComputedStyle(field).appearance)).toBe("none");
    const arrow = await select.locator("xpath=../*[name()='svg']").boundingBox();
    const box = await select.boundingBox();
    expect(arrow?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 48);
    expect(arrow?.y).toBeGreaterThan(box?.y ?? 0);
  }
});

test("the contact page begins with its form, at the lowest size and a seventh of the others each day", async ({
  page,
}) => {
  await page.goto("/contact");
  const first = page.getByLabel("Business Name");
  const sizes = [
    [320, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const;
  for (const [width, height] of ofToday(sizes, "first fields", ([, height]) => height === 390)) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("heading", { level: 1 }), size).toBeInViewport();
    await expect(first, size).toBeInViewport({ ratio: 1 });
    await first.focus();
    expect(await page.evaluate(() => scrollY), size).toBe(0);
    await first.blur();
  }
});

test("the contact page shows the address to write to", async ({ page }) => {
  await page.goto("/contact");
  const card = page.locator(".contact-cards li").filter({ hasText: "Email" });
  await expect(card.getByRole("link")).toHaveText("hello@shadowdigital.example");
});
