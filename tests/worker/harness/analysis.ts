import { expect, vi } from "vitest";
import type { Case } from "../../../app/schemas/case.ts";
import { contractFile } from "../../fixtures/contract.ts";
import type { Browser } from "./browser.ts";

export const caseOf = async (response: Response) =>
  ((await response.json()) as { case: Case }).case;

export async function uploadContract(browser: Browser, file = contractFile()): Promise<Case> {
  const response = await browser.upload(file);
  expect(response.status).toBe(201);
  return caseOf(response);
}

/** The case once its analysis has ended, well or not. */
export const settled = (browser: Browser, id: string): Promise<Case> =>
  vi.waitUntil(
    async () => {
      const found = await caseOf(await browser.get(`/api/cases/${id}`));
      return found.status !== "analyzing" && found;
    },
    { timeout: 20_000, interval: 50 },
  );

/** The case once it is analysed. */
export async function analysed(browser: Browser, id: string): Promise<Case> {
  const found = await settled(browser, id);
  expect(found).toMatchObject({ status: "analyzed", failure: null });
  return found;
}
