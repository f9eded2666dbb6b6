import { expect, it } from "vitest";
import { maxSearch } from "../../../app/schemas/cases/query.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { askPage } from "../harness/served-pages.ts";

it("the page of a search tells what was found by kind, that nothing was, and what is wrong with it", async () => {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  const page = async (query: string) => {
    const response = await askPage(browser, `/legalai/search.data${query}`);
    return [response.status, await response.text()] as const;
  };
  expect((await page(""))[0]).toBe(200);
  const [status, found] = await page("?q=indemnity");
  expect(status).toBe(200);
  expect(found).toContain("The Customer indemnifies the Supplier");
  expect((await page("?q=zzyzx&kind=words"))[0]).toBe(200);
  const [tooLong, why] = await page(`?q=${"x".repeat(maxSearch + 1)}`);
  expect(tooLong).toBe(400);
  expect(why).toContain(`at most ${maxSearch} characters`);
});
