import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { caseScans, legalCases } from "../../../../app/db/schema.server.ts";
import { getScanObject, getText } from "../../../../app/services/cases/storage.server.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { correctScan } from "../../../../app/services/scans/corrections.server.ts";
import { contractText } from "../../../fixtures/contract.ts";
import { pageOf, scanFile } from "../../../fixtures/scans.ts";
import { email, scopeOf, startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { alone } from "../../harness/members.ts";
import { insist, insistOn, type Journey } from "./journeys.ts";

const theCase = async () => {
  const [only] = await database(env).select().from(legalCases);
  if (!only) throw new Error("There is a case.");
  return only;
};

const misread = "Supp1ier";
const pages = [pageOf(contractText.replace("Supplier", misread), [`${misread}).`])];
const place = pages[0]?.words.findIndex(({ text }) => text === `${misread}).`) ?? 0;

/** What is stored of a scan: how often it was changed, and how much of it is to be looked at. */
const scans = () => database(env).select().from(caseScans);

/** Either the pictures can still be read, or all that was read is there, to be analysed again if it has to be. */
async function expectWholeOrNothing() {
  const { id, failure_code } = await theCase();
  expect(await scans()).toHaveLength(failure_code === "no_text" ? 0 : 1);
  if (failure_code !== "no_text") expect(await getScanObject(env, id)).not.toBeNull();
}

export const readScan: Journey = {
  name: "having a scan read, and looking at what was read",
  ports: ["bucket", "database", "rate limit", "workflow"],
  fewestCalls: 20,
  async prepare(there) {
    const session = await startedSession(there.env, email);
    const browser = new Browser(there.env).keep("__Host-session", session);
    await browser.upload(scanFile([null], "Harbour Deed.pdf"));
    return session;
  },
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const { id } = await theCase();
    promises.cases.push(id);
    promises.pictures.push(id);
    promises.checks.push(expectWholeOrNothing);
    await insist(() => browser.get(`/api/cases/${id}/pages`));
    const put = () => browser.send("PUT", `/api/cases/${id}/scan`, { pages });
    if (!(await insist(put))) return;
    promises.checks.push(async () => {
      expect(await scans()).toMatchObject([{ pages: 1, unsure: 1, changes: 1 }]);
      expect((await theCase()).failure_code).not.toBe("no_text");
    });
  },
};

export const correctWord: Journey = {
  name: "putting a word of a scan right",
  ports: ["bucket", "database", "workflow"],
  fewestCalls: 15,
  async prepare(there) {
    const session = await readScan.prepare(there);
    await there.settle();
    const browser = new Browser(there.env).keep("__Host-session", session ?? "");
    await browser.send("PUT", `/api/cases/${(await theCase()).id}/scan`, { pages });
    return session;
  },
  async run(withEnv, promises) {
    const limited = withLimits(withEnv);
    const { id, firm_id } = await theCase();
    promises.cases.push(id);
    promises.checks.push(expectWholeOrNothing);
    const correction = { seen: 1, page: 0, word: [place], text: ["Supplier)."], right: [] };
    const correct = () => correctScan(scopeOf(limited), alone(firm_id), id, correction);
    if (!(await insistOn(correct))) return;
    promises.checks.push(async () => {
      expect(await scans()).toMatchObject([{ pages: 1, unsure: 0, changes: 2 }]);
      const { status } = await theCase();
      if (status === "analyzed") expect(await getText(env, id)).toBe(contractText.trim());
    });
  },
};
