import type { Page } from "@playwright/test";
import {
  eraseFirmPath,
  firmPath,
  firmSettingsPath,
  firmTokensPath,
  letterheadPath,
  recordPath,
  webhooksPath,
} from "../../../app/components/firm/addresses.ts";
import {
  authenticatorPath,
  dataPath,
  passkeysPath,
  tokensPath,
} from "../../../app/components/legalai/addresses.ts";
import { expectAnalysed, sameOrigin, textFile, uploadCase } from "../firms/cases.ts";
import { expect, ofToday, test } from "../fixtures.ts";
import { publicPages, scrollsSideways } from "../public-pages.ts";

// A reader's own style is none that the page's policy speaks of.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

const doubled = (page: Page) =>
  page.addStyleTag({ content: ":root { font-size: 200% !important }" });

test("no page scrolls sideways on a phone whose reader's own style doubles all sizes, which media queries do not know, of a seventh each day", async ({
  page,
}) => {
  const paths = [...(await publicPages(page)), "/legalai/auth", "/legalai/forgot-password"];
  for (const path of ofToday(paths, "large", (path) => path === "/law-firms")) {
    await page.goto(path);
    await doubled(page);
    expect(await scrollsSideways(page), path).toBe(false);
    const menu = page.locator("[popovertarget=mobile-menu]");
    if ((await menu.count()) > 0) await expect(menu, path).toBeInViewport({ ratio: 1 });
  }
});

/** Fields of a page that are narrower than five letters are high, and words in a column of a letter or two. */
const crushed = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("main *")];
    const isField = ":is(input, select, textarea):not([type=checkbox], [type=radio], [type=file])";
    return all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || element.closest(".sr-only")) return [];
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const isColumn = element.childElementCount === 0 && width < 2.5 * size && height > 6 * size;
      const isNarrow = element.matches(isField) && width < 5 * size;
      return isColumn || isNarrow ? element.outerHTML.slice(0, 120) : [];
    });
  });

test("nor does one for who is signed in, with all that can be opened, and nothing on it is crushed, of a seventh each day", async ({
  page,
  account: { password },
}) => {
  const token = { name: "a-name-without-any-blanks-that-goes-on-and-on", scopes: ["read"] };
  const data = { ...token, password };
  await page.request.post("/api/tokens", { headers: sameOrigin, data });
  const law = (state: string) =>
    textFile("Lease.txt", `This lease is governed by the law of ${state}.\n`);
  const caseId = await uploadCase(page, law("Victoria"));
  await expectAnalysed(page, caseId, 1);
  await page.request.patch(`/api/cases/${caseId}/edits`, {
    ...{ headers: sameOrigin, data: { version: 0, facts: { governingLaw: "Tasmania" } } },
  });
  await page.request.post(`/api/cases/${caseId}/versions`, {
    ...{ headers: sameOrigin, multipart: { file: law("Queensland") } },
  });
  await expectAnalysed(page, caseId, 2);
  const ofCase = `/legalai/case/${caseId}`;
  const paths = [
    ...["/legalai", "/legalai/upload", "/legalai/cases", "/legalai/matters", "/legalai/playbooks"],
    ...[firmPath, firmSettingsPath, letterheadPath, firmTokensPath, webhooksPath, eraseFirmPath],
    ...[recordPath, `${recordPath}?check=yes&hash=abc`],
    ...["/legalai/account", passkeysPath, authenticatorPath, tokensPath, dataPath],
    ...["", "/letter", "/marked"].map((part) => ofCase + part),
  ];
  for (const path of ofToday(paths, "large", (path) => path === ofCase)) {
    await page.goto(path);
    await doubled(page);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll("details")) folded.open = true;
    });
    expect(await scrollsSideways(page), path).toBe(false);
    expect(await crushed(page), path).toEqual([]);
    if (path.endsWith(caseId)) await expect(page.getByText("does it hold for this")).toBeVisible();
  }
});
