import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { contractText } from "../fixtures/contract.ts";
import { expect, expectAccessibleOnItsDay, test } from "./fixtures.ts";

const textFile = (name: string, text = contractText) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

const right = (page: Page) => page.getByRole("checkbox", { name: /right to upload/ });
const send = (page: Page) => page.getByRole("button", { name: /^Upload and analyse/ });

test.beforeEach(async ({ page, account }) => {
  expect(account.email).toContain("@");
  await page.goto("/legalai/upload");
  await expect(page.getByText(/Drop one or several/)).toBeVisible();
  await expect(send(page)).toBeDisabled();
});

test("one document is followed from 10 to 100 and then opens", async ({ page }) => {
  const seen = new Set<string>();
  await page.exposeFunction("sawProgress", (value: string) => seen.add(value));
  await page.evaluate(() => {
    const report = () => {
      const bar = document.querySelector("progress");
      // biome-ignore lint/suspicious/noExplicitAny: the function that the test exposed
      if (bar) (window as any).sawProgress(String(bar.value));
      const { textContent } = document.body;
      if (!textContent?.includes("Document analyzed successfully!")) return;
      // biome-ignore lint/suspicious/noExplicitAny: the function that the test exposed
      (window as any).sawProgress(
        `${document.querySelectorAll("[aria-label='Gravest flags'] > li").length} flags`,
      );
    };
    new MutationObserver(report).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  await page
    .getByLabel("Document", { exact: true })
    .setInputFiles(textFile("Lease of the shop.txt"));
  await expect(page.getByLabel("Case Name")).toHaveValue("Lease of the shop");
  await page.getByLabel(/Case Type/).fill("Lease");
  await right(page).check();
  await send(page).click();
  await page.waitForURL(/\/legalai\/case\//);
  await expect(page.getByRole("heading", { name: "Lease of the shop", level: 1 })).toBeVisible();
  for (const one of ["10", "30", "50", "80", "100", "3 flags"]) expect(seen).toContain(one);
});

const tickTheBox = "Please tick this box to confirm that you have the right to upload.";

test("an unticked box is marked, and says so in a sentence of its own", async ({ page }) => {
  await page.getByLabel("Document", { exact: true }).setInputFiles(textFile("Lease.txt"));
  await page.getByLabel(/Case Type/).fill("Lease");
  await send(page).click();
  await expect(page.getByText(tickTheBox)).toBeVisible();
  await expect(right(page)).toBeFocused();
  await expect(right(page)).toHaveAttribute("aria-invalid", "true");
  await expect(right(page)).toHaveAccessibleDescription(tickTheBox);
  await expectAccessibleOnItsDay(page);
  await right(page).check();
  await expect(page.getByText(tickTheBox)).toHaveCount(0);
  await expect(page.getByLabel(/Case Type/)).toHaveValue("Lease");
  await page.getByLabel("Case Name").fill("");
  await expect(send(page)).toBeDisabled();
});

test("a file that cannot be analysed is refused before it is sent", async ({ page }) => {
  await page.getByLabel("Document", { exact: true }).setInputFiles({
    name: "Picture.gif",
    mimeType: "image/gif",
    buffer: Buffer.from("x"),
  });
  await expect(
    page.getByText(
      "Only .pdf, .doc, .docx, .txt, .rtf, .odt, .jpg, .png and .tif files can be analysed.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: /off the list/ }).click();
  await page.getByLabel("Document", { exact: true }).setInputFiles({
    name: "Long.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "a"),
  });
  await expect(page.getByText("This file is larger than 10MB.")).toBeVisible();
});

const zipFile = (name: string, parts: Record<string, string | Uint8Array>) => ({
  name,
  mimeType: "application/zip",
  buffer: Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([path, part]) => [
          path,
          typeof part === "string" ? strToU8(part) : part,
        ]),
      ),
    ),
  ),
});

test("an archive is unpacked into the queue, and what is left out of it is named", async ({
  page,
}) => {
  await page.getByLabel("Document", { exact: true }).setInputFiles(
    zipFile("Data room.zip", {
      "Leases/Shop.txt": contractText,
      "Leases/2026/Yard.txt": `${contractText}\nYard`,
      "Leases/Rents.xlsx": "x",
      "__MACOSX/Leases/._Shop.txt": "x",
      "Leases/.DS_Store": "x",
      "Bomb.txt": new Uint8Array(9 * 1024 * 1024),
      "Long.txt": new Uint8Array(10 * 1024 * 1024 + 1),
    }),
  );
  await expect(
    page.getByText(
      "2 documents were taken from Data room.zip. Left out: Rents.xlsx (not of a type that can be read); Bomb.txt (unpacking to far more than a document holds); Long.txt (larger than 10MB).",
    ),
  ).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await right(page).check();
  await page.getByRole("button", { name: "Upload and analyse 2 documents" }).click();
  for (const name of ["Shop", "Yard"])
    await expect(page.getByRole("link", { name: `Open ${name}`, exact: true })).toBeVisible();
});

test("several documents become several cases, and the same one is noticed", async ({ page }) => {
  const files = ["One.txt", "Two.txt", "Three.txt", "Four.txt"].map((name) =>
    textFile(name, `${contractText}\n${name}`),
  );
  await page.getByLabel("Document", { exact: true }).setInputFiles(files);
  await right(page).check();
  await page.getByRole("button", { name: "Upload and analyse 4 documents" }).click();
  for (const name of ["One", "Two", "Three", "Four"])
    await expect(page.getByRole("link", { name: `Open ${name}`, exact: true })).toBeVisible();
  await page.getByLabel("Document", { exact: true }).setInputFiles(files[0] ?? []);
  await expect(page.getByText(/You already have this one/)).toBeVisible();
  await expectAccessibleOnItsDay(page);
});

test("an upload that the server cannot take can be tried again, and goes on while one looks elsewhere", async ({
  page,
  quiet,
}) => {
  quiet.expect(/50[03]/);
  let refuse = true;
  const list = Promise.withResolvers<void>();
  await page.route("**/api/cases", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    if (!refuse) {
      await list.promise;
      return route.fallback();
    }
    refuse = false;
    await route.fulfill({ status: 503, json: { error: { message: "Please try again soon." } } });
  });
  await page.getByLabel("Document", { exact: true }).setInputFiles(textFile("Lease.txt"));
  await right(page).check();
  await send(page).click();
  await expect(page.getByText("Please try again soon.")).toBeVisible();
  await expect(page.getByLabel("Document", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Try again/ }).click();
  await page.getByRole("link", { name: "My Cases" }).first().click();
  // The list is there before the case is: it has to learn of it.
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  list.resolve();
  await expect(page.getByRole("link", { name: "Lease", exact: true })).toBeVisible();
});

test("one bad file does not hold up the others", async ({ page }) => {
  const film = { name: "Film.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") };
  await page
    .getByLabel("Document", { exact: true })
    .setInputFiles([textFile("One.txt"), film, textFile("Two.txt", `${contractText} Two.`)]);
  await right(page).check();
  await page.getByRole("button", { name: "Upload 2, leave out 1" }).click();
  for (const name of ["One", "Two"])
    await expect(page.getByRole("link", { name: `Open ${name}`, exact: true })).toBeVisible();
  await expect(page.getByText("Film.mp4", { exact: true })).toBeVisible();
  await expectAccessibleOnItsDay(page);
});

test("a document that the server refuses is replaced under the same name", async ({
  page,
  quiet,
}) => {
  quiet.expect(/415/);
  await page.getByLabel("Document", { exact: true }).setInputFiles(textFile("Lease.pdf"));
  await page.getByLabel("Case Name").fill("Lease of the mill");
  await right(page).check();
  await send(page).click();
  await expect(page.getByText(/named \.pdf, but its content is plain text/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Try again/ })).toHaveCount(0);
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Replace file.*Lease of the mill/ }).click();
  await (await chosen).setFiles(textFile("Lease.txt"));
  await page.getByRole("link", { name: "Open Lease of the mill" }).click();
  await expect(page.getByRole("heading", { name: "Lease of the mill", level: 1 })).toBeVisible();
});

test("a document can be dropped anywhere in the signed-in area", async ({ page }) => {
  await page.goto("/legalai/dashboard");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "Dropped lease.txt", { type: "text/plain" }));
    return transfer;
  }, contractText);
  // What is held over a page says so again and again, also to a page that has just come to life.
  const cover = page.getByText("Drop your documents here");
  await expect
    .poll(async () => {
      await page.dispatchEvent("body", "dragover", { dataTransfer: data });
      return cover.isVisible();
    })
    .toBe(true);
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await page.waitForURL(/\/legalai\/upload/);
  await expect(page.getByLabel("Case Name")).toHaveValue("Dropped lease");
});

test("a document that cannot be read says why, and another one takes its place", async ({
  page,
}) => {
  await page
    .getByLabel("Document", { exact: true })
    .setInputFiles(textFile("Blank.pdf", "%PDF-1.7\nThe rest was lost on its way."));
  await right(page).check();
  await send(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Document", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /Open/ }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("link", { name: "Replace file" }).click();
  await expect(page.getByRole("heading", { name: "Replace the document" })).toBeVisible();
  await expectAccessibleOnItsDay(page);
  await page.getByLabel("Document", { exact: true }).setInputFiles(textFile("Lease.txt"));
  await expect(page.getByLabel("Case Name")).toHaveValue("Blank");
  await right(page).check();
  await send(page).click();
  await page.waitForURL(/\/legalai\/case\//);
  await page.goto("/legalai/cases");
  await expect(page.getByRole("link", { name: "Blank", exact: true })).toHaveCount(1);
});

test("a document can be uploaded without JavaScript", async ({ page, browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/legalai/upload");
  await plain
    .getByLabel("Document", { exact: true })
    .first()
    .setInputFiles(textFile("Plain lease.txt"));
  await plain.getByRole("checkbox").check();
  await send(plain).click();
  await plain.waitForURL(/\/legalai\/case\//);
  await expect(plain.getByRole("heading", { name: "Executive summary" })).toBeVisible();
  await expect(plain.locator("mark").first()).toBeVisible();
  await context.close();
});

test("without JavaScript a refused upload keeps what was typed, and one that is sent twice is one case", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/legalai/upload");
  const form = plain.locator("form").filter({ hasText: "Case Name" });
  await form.getByLabel("Case Name").fill("The mill");
  await form.getByLabel(/Case Type/).fill("Lease");
  await form.getByLabel(/Who do you act for/).fill("the landlord");
  await form.getByLabel("Document", { exact: true }).setInputFiles(textFile("Lease.pdf"));
  await form.getByRole("checkbox").check();
  await send(plain).click();
  await expect(plain.getByText(/named \.pdf, but its content is plain text/)).toBeVisible();
  await expect(form.getByLabel("Case Name")).toHaveValue("The mill");
  await expect(form.getByLabel(/Case Type/)).toHaveValue("Lease");
  await expect(form.getByLabel(/Who do you act for/)).toHaveValue("the landlord");
  // As a browser sends it that leaves the checking to the server.
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await send(plain).click();
  await expect(plain.getByText("Please fill in all required fields")).toBeVisible();
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.getByLabel("Document", { exact: true }).setInputFiles(textFile("Lease.txt"));
  await send(plain).click();
  await expect(plain.getByText("Please choose the document again")).toBeVisible();
  await expect(right(plain)).toHaveAccessibleDescription(tickTheBox);
  await expect(right(plain)).toBeFocused();
  await expect(form.getByLabel("Case Name")).toHaveValue("The mill");
  const stamp = await form.locator("input[name=stamp]").inputValue();
  const again = () =>
    context.request.post("/legalai/upload", {
      headers: { "Sec-Fetch-Site": "same-origin" },
      maxRedirects: 0,
      multipart: {
        ...{ stamp, case_name: "The mill", client: "the landlord" },
        ...{ file: textFile("Lease.txt"), confirmed: "on" },
      },
    });
  const answers = await Promise.all([again(), again()]);
  const places = answers.map((answer) => answer.headers().location);
  expect(places[0]).toMatch(/^\/legalai\/case\//);
  expect(places[1]).toBe(places[0]);
  const { cases } = await (await context.request.get("/api/cases")).json();
  expect(cases).toHaveLength(1);
  await context.close();
});
