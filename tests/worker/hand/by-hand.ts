import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import type { RiskFlag } from "../../../app/schemas/analysis.ts";
import type { Case } from "../../../app/schemas/case.ts";
import type { CaseFlag } from "../../../app/schemas/flag.ts";
import { storeResult } from "../../../app/services/analysis/analysis.server.ts";
import { putText } from "../../../app/services/cases/storage.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import type { Browser } from "../harness/browser.ts";

/** A flag of one's own on words of the contract. */
export const onWords = (quote: string, more: object = {}) => {
  const start = contractText.indexOf(quote);
  return {
    ...{ quote, start, end: start + quote.length, clauseTitle: "Our own point" },
    ...{ riskLevel: "High", explanation: "It hurts.", recommendation: "Strike it." },
    ...more,
  };
};

/** What a person does by hand on the contract, by the API. */
export async function handOn(browser: Browser) {
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  const at = (path: string) => `/api/cases/${id}${path}`;
  const read = async () => caseOf(await browser.get(at("")));
  const flagIn = async (response: Response, status = 200) => {
    expect(response.status).toBe(status);
    return ((await response.json()) as { flag: CaseFlag }).flag;
  };
  return {
    id,
    read,
    flagIn,
    add: (body: object, as = browser) => as.post(at("/flags"), body),
    added: async (body: object) => flagIn(await browser.post(at("/flags"), body), 201),
    change: (flag: string, body: object, as = browser) =>
      as.send("PATCH", at(`/flags/${flag}`), body),
    changed: async (flag: Pick<CaseFlag, "id" | "version">, body: object) =>
      flagIn(
        await browser.send("PATCH", at(`/flags/${flag.id}`), { version: flag.version, ...body }),
      ),
    changeMany: (body: object) => browser.send("PATCH", at("/flags"), body),
    remove: (flag: string, query = "") => browser.send("DELETE", at(`/flags/${flag}${query}`)),
    edit: (body: object, as = browser) => as.send("PATCH", at("/edits"), body),
    edited: async (body: object): Promise<Case> => {
      const { editVersion } = await read();
      const response = await browser.send("PATCH", at("/edits"), { version: editVersion, ...body });
      expect(response.status).toBe(200);
      return caseOf(response);
    },
    undo: async () =>
      (await (await browser.post(at("/undo"))).json()) as {
        undone: { did: string; titles: string[]; left: number } | null;
      },
    async analyseAgain() {
      expect((await browser.post(at("/analyse"))).status).toBe(202);
      return analysed(browser, id);
    },
  };
}

/**
 * Stores what a new analysis would find in another text of the document.
 * @param raises the flags that it raises; else those that the built-in analyser does.
 */
export async function analyseAs(
  caseId: string,
  text: string,
  raises?: (flags: readonly RiskFlag[]) => RiskFlag[],
) {
  const attempt = 99;
  await database(env).update(legalCases).set({ status: "analyzing", attempt });
  await putText(env, caseId, text);
  const analysis = analyseDocument(text);
  const riskFlags = raises ? raises(analysis.riskFlags) : analysis.riskFlags;
  await storeResult(env, { caseId, attempt }, text, { ...analysis, riskFlags });
}
