import { expect, type Page } from "@playwright/test";
import { sampleContract } from "../../../app/services/analysis/sample-contract.ts";

type Upload = { name: string; mimeType: string; buffer: Buffer };

export const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

/** A text as a file that is chosen in a page or sent with a request. */
export const textFile = (name: string, text: string): Upload => ({
  ...{ name, mimeType: "text/plain", buffer: Buffer.from(text) },
});

/** Uploads a document for the account of a page. @returns the id of its case. */
export async function uploadCase({ request }: Page, file: Upload): Promise<string> {
  const uploaded = await request.post("/api/cases", { headers: sameOrigin, multipart: { file } });
  return (await uploaded.json()).case.id;
}

/** Waits until a version of a case is its newest one, and analysed. */
export const expectAnalysed = ({ request }: Page, id: string, version: number) =>
  expect
    .poll(async () => {
      const { case: of } = await (await request.get(`/api/cases/${id}`)).json();
      return of.version === version && of.status;
    })
    .toBe("analyzed");

/** Opens the page of a case with the sample contract, uploaded for the account of a page. @returns the page's path. */
export async function openSample(page: Page): Promise<string> {
  const { caseName, text } = sampleContract;
  const id = await uploadCase(page, textFile(`${caseName}.txt`, text));
  await expectAnalysed(page, id, 1);
  const path = `/legalai/case/${id}`;
  await page.goto(path);
  await expect(page.locator("mark").first()).toBeVisible();
  return path;
}
