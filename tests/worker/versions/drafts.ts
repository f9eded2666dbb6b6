import { expect } from "vitest";
import type { Case } from "../../../app/schemas/case.ts";
import type { CaseVersion } from "../../../app/schemas/versions/version.ts";
import { secondDraft } from "../../fixtures/second-draft.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";

/** Adds a version to a case. */
export const add = (
  browser: Browser,
  id: string,
  file = secondDraft(),
  headers: HeadersInit = {},
) => browser.sendFile("POST", `/api/cases/${id}/versions`, file, {}, headers);

/** Adds a version, and waits for its analysis. */
export async function added(browser: Browser, id: string, file = secondDraft()): Promise<Case> {
  const response = await add(browser, id, file);
  expect([response.status, (await caseOf(response.clone())).status]).toEqual([201, "analyzing"]);
  return analysed(browser, id);
}

/** The versions of a case as the API lists them. */
export async function versionsOf(browser: Browser, id: string): Promise<CaseVersion[]> {
  const response = await browser.get(`/api/cases/${id}/versions`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { versions: CaseVersion[] }).versions;
}

/** A case with two drafts of one contract, the first of them as it was. */
export async function twoDrafts(signedIn?: Browser) {
  const browser = signedIn ?? (await signedInBrowser());
  const { id } = await uploadContract(browser);
  const first = await analysed(browser, id);
  return { browser, id, first, second: await added(browser, id) };
}

/** What a text file is that cannot be read. */
export const unreadable = () => new File(["%PDF-1.7 nothing more"], "Broken.pdf");
