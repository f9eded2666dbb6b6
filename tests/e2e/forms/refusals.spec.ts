import type { Page } from "@playwright/test";
import { webhooksPath } from "../../../app/components/firm/addresses.ts";
import { tokensPath } from "../../../app/components/legalai/addresses.ts";
import { awake, expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 600 } });

const refusals: [string, (page: Page) => Promise<void>, button: string][] = [
  [tokensPath, (page) => page.getByLabel("Name").fill("Nightly"), "Create token"],
  [
    webhooksPath,
    async (page) => {
      await page.getByLabel("Address").fill("https://hooks.firm.example/");
      await page.getByRole("checkbox").first().check();
    },
    "Create webhook",
  ],
];

test("what is wrong with a form that was sent comes into view, however far down its button is, each time", async ({
  page,
  account: _,
  quiet,
}) => {
  quiet.expect(/status of 400/);
  for (const [path, fill, button] of refusals) {
    await page.goto(path);
    await awake(page);
    await fill(page);
    await page.getByLabel("Your password").fill("not the password");
    const send = page.getByRole("button", { name: button });
    for (let times = 0; times < 2; times++) {
      await send.click();
      await expect(page.getByText("This is not your present password.")).toBeInViewport({
        ratio: 1,
      });
      await send.scrollIntoViewIfNeeded();
    }
  }
});
