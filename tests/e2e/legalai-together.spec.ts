import type { Page } from "@playwright/test";
import { openSample, sameOrigin } from "./firms/cases.ts";
import { awake, drawn, expect, expectAccessibleOnItsDay, signIn, test } from "./fixtures.ts";
import { newestMail, openDatabase, query, state } from "./server.ts";

/** Puts somebody into the firm of another, with the name by which they are called there; they act in it. */
function join(firmOf: string, email: string, name: string) {
  const database = openDatabase(state, { readOnly: false });
  try {
    const firm =
      "(SELECT m.firm_id FROM members m JOIN users u ON u.id = m.user_id WHERE u.email = ?)";
    database
      .prepare(`INSERT INTO members (firm_id, user_id, role, mails, joined_at)
        SELECT ${firm}, id, 'lawyer', 1, 1 FROM users WHERE email = ?`)
      .run(firmOf, email);
    database
      .prepare(`UPDATE users SET name = ?, firm_id = ${firm} WHERE email = ?`)
      .run(name, firmOf, email);
  } finally {
    database.close();
  }
}

const firstFlag = (page: Page) => page.locator("#flags li.flag").first();
const openFlag = async (page: Page) => {
  const flag = firstFlag(page);
  if (!(await flag.isVisible())) await page.getByRole("button", { name: /risk flags/ }).click();
  if ((await flag.locator("details").first().getAttribute("open")) === null)
    await flag.locator("summary").first().click();
};
const openThread = (page: Page) => firstFlag(page).locator("details.thread > summary").click();

test("two lawyers at one desk assign, mention and decide, and each sees it without a reload", async ({
  page,
  browser,
  account,
}) => {
  const otherContext = await browser.newContext();
  const priya = await signIn(otherContext.request);
  join(account.email, priya.email, "Priya Shah");
  const path = await openSample(page);
  await awake(page);

  await test.step("one assigns a flag and mentions the other by keyboard", async () => {
    await openFlag(page);
    await page
      .getByLabel(/Who is to decide/)
      .first()
      .selectOption({ label: "Priya Shah" });
    await page
      .getByRole("button", { name: /^Assign/ })
      .first()
      .click();
    await expect(firstFlag(page)).toContainText("Priya Shah is to decide");
    await openThread(page);
    const field = firstFlag(page).getByLabel(/Comment on/);
    await field.focus();
    await page.keyboard.type("Is a cap usual here, @pri");
    await expect(
      page.getByRole("listbox", { name: "People to mention" }).getByRole("option"),
    ).toBeVisible();
    await expectAccessibleOnItsDay(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("Is a cap usual here, @Priya Shah ");
    await page.keyboard.type("?");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(firstFlag(page).locator(".comment")).toContainText(
      "Is a cap usual here, @Priya Shah ?",
    );
    await expect(field).toHaveValue("");
  });

  const other = await otherContext.newPage();
  await test.step("the other is told by mail, and finds what waits", async () => {
    await expect.poll(() => newestMail(priya.email).subject).toContain("waits for you");
    expect(newestMail(priya.email).text).not.toContain("cap usual");
    await other.goto("/legalai/dashboard");
    await awake(other);
    const waits = other.getByRole("region", { name: /Waiting for me/ });
    await expect(waits.getByRole("heading")).toHaveText("Waiting for me 2");
    for (const width of [390, 1440]) {
      await other.setViewportSize({ width, height: 900 });
      await expectAccessibleOnItsDay(other);
    }
    await waits
      .getByRole("listitem")
      .filter({ hasText: "mentioned you" })
      .getByRole("link")
      .click();
    await expect(firstFlag(other).locator(".comment-text")).toBeVisible();
    await awake(other);
  });

  await test.step("what one does the other sees within ten seconds, and nothing typed is lost or moved", async () => {
    const field = firstFlag(page).getByLabel(/Comment on/);
    await field.fill("What I am just about to say");
    await firstFlag(page).locator("summary", { hasText: "Not an issue" }).click();
    await firstFlag(page).getByLabel("Why is it not an issue here?").fill("It is capped elsewhere");
    await field.focus();
    await drawn(page);
    const before = await field.boundingBox();

    await openFlag(other);
    await firstFlag(other)
      .getByLabel(/Comment on/)
      .fill("Yes. I accept it.");
    await firstFlag(other).getByRole("button", { name: "Comment" }).click();
    await expect(firstFlag(other).locator(".comment")).toHaveCount(2);
    await firstFlag(other)
      .getByRole("button", { name: /^Raise/ })
      .click();

    await expect(firstFlag(page)).toContainText("Raise, Priya Shah", { timeout: 10_000 });
    await expect(firstFlag(page).locator(".comment")).toHaveCount(2, { timeout: 10_000 });
    await expect(field).toHaveValue("What I am just about to say");
    await expect(field).toBeFocused();
    await expect(firstFlag(page).getByLabel("Why is it not an issue here?")).toHaveValue(
      "It is capped elsewhere",
    );
    const after = await field.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });

  await test.step("what is typed outlasts a reload", async () => {
    await page.reload();
    await awake(page);
    await openFlag(page);
    await openThread(page);
    await expect(firstFlag(page).getByLabel(/Comment on/)).toHaveValue(
      "What I am just about to say",
    );
  });

  await test.step("nothing waits any more", async () => {
    await other.goto("/legalai/dashboard");
    await expect(other.getByRole("heading", { name: "Waiting for me" })).toHaveText(
      "Waiting for me",
    );
    await expect(other.getByText("will appear here")).toBeVisible();
  });

  await test.step("the desk is accessible, wide and narrow", async () => {
    await page.goto(`${path}?thread=case#comments`);
    await expect(page.getByLabel("Comment on this case")).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleOnItsDay(page);
    }
  });
  await otherContext.close();
});

test("comments are written, changed and deleted without JavaScript too", async ({
  page,
  browser,
  account,
}) => {
  const path = await openSample(page);
  const otherContext = await browser.newContext();
  const priya = await signIn(otherContext.request);
  join(account.email, priya.email, "Priya Shah");
  await otherContext.close();
  const plainContext = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await plainContext.newPage();
  await plain.goto(`${path}?thread=case`);
  const form = plain.locator(".case-thread");
  await form.getByLabel("Comment on this case").fill("Please read it, @priya shah.");
  await form.getByRole("button", { name: "Comment" }).click();
  await expect(form.locator(".comment-text")).toHaveText("Please read it, @Priya Shah.");
  await form.getByText("Change or delete").click();
  await form.getByLabel("Your comment").fill("Please read it today.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.locator(".comment")).toContainText("changed");
  await expect(form.locator(".comment-text")).toHaveText("Please read it today.");
  await form.getByText("Change or delete").click();
  await form.getByRole("button", { name: "Delete" }).click();
  await expect(form.locator(".comment")).toHaveCount(0);
  expect(
    query("SELECT count(*) AS n FROM mentions WHERE case_id = ?", path.split("/").at(-1) ?? ""),
  ).toEqual([{ n: 0 }]);
  await plainContext.close();
});

test("each turns the mails about it off; who is alone sees nothing of all this", async ({
  page,
  browser,
  account,
}) => {
  await openSample(page);
  await awake(page);
  await openFlag(page);
  await expect(firstFlag(page).getByRole("button", { name: /^Raise/ })).toBeVisible();
  await expect(page.locator(".thread, [name=assignee]")).toHaveCount(0);
  await page.goto("/legalai/account");
  await expect(page.getByRole("heading", { name: "Email notifications" })).toHaveCount(0);
  await page.goto("/legalai/dashboard");
  await expect(page.getByRole("heading", { name: "What is risky" })).toBeVisible();

  const otherContext = await browser.newContext();
  const other = await signIn(otherContext.request);
  join(account.email, other.email, "");
  await otherContext.close();
  await page.goto("/legalai/account");
  const box = page.getByLabel(/Email me when/);
  await expect(box).toBeChecked();
  await expectAccessibleOnItsDay(page);
  await box.uncheck();
  await page
    .getByRole("region", { name: "Email notifications" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(box).not.toBeChecked();
  const answer = await page.request.get("/api/account", { headers: sameOrigin });
  expect(await answer.json()).toMatchObject({ mails: false });
});

test("a page that reads itself again keeps what was typed, where its reader acts in another firm by now and where the server is away", async ({
  page,
  browser,
  account,
  quiet,
}) => {
  quiet.expect(/409|503/);
  const otherContext = await browser.newContext();
  const priya = await signIn(otherContext.request);
  join(account.email, priya.email, "Priya Shah");
  const made = await page.request.post("/api/firms", {
    ...{ headers: sameOrigin, data: { name: "Wattle Chambers" } },
  });
  const { firm } = (await made.json()) as { firm: { id: string } };
  const path = await openSample(page);
  await awake(page);
  const rename = async (case_name: string) => {
    const renamed = await otherContext.request.patch(path.replace(/^.*\//, "/api/cases/"), {
      ...{ headers: sameOrigin, data: { case_name } },
    });
    expect(renamed.status()).toBe(200);
  };
  await openFlag(page);
  await openThread(page);
  const comment = firstFlag(page).getByLabel(/^Comment on/);
  await comment.fill("Please ask for a cap.");

  await test.step("in another firm, and back", async () => {
    await page.request.post(`/api/firms/${firm.id}/switch`, { headers: sameOrigin });
    await rename("Renamed by Priya");
    await expect(page.getByText("You now act in Wattle Chambers")).toBeVisible();
    await expect(comment).toHaveValue("Please ask for a cap.");
    await page.getByRole("button", { name: `Act in ${account.email} again` }).click();
    await expect(page.getByRole("heading", { name: "Renamed by Priya" })).toBeVisible();
    await expect(comment).toHaveValue("Please ask for a cap.");
  });

  await test.step("without a server, and when it is there again", async () => {
    await page.route("**/*.data*", (route) => route.fulfill({ status: 503 }));
    const away = page.waitForResponse((response) => response.status() === 503);
    await rename("Renamed once more");
    await away;
    await drawn(page);
    await expect(comment).toHaveValue("Please ask for a cap.");
    await page.unroute("**/*.data*");
    await rename("Renamed at last");
    await expect(page.getByRole("heading", { name: "Renamed at last" })).toBeVisible();
    await expect(comment).toHaveValue("Please ask for a cap.");
  });
  await otherContext.close();
});
