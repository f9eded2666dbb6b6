import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  auditEvents,
  caseLetters,
  legalCases,
  letterTemplates,
} from "../../../../app/db/schema.server.ts";
import { saveLetter } from "../../../../app/services/letters/letters.server.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { contractFile } from "../../../fixtures/contract.ts";
import { letterhead } from "../../../fixtures/letterhead.ts";
import { scopeOf, startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { alone } from "../../harness/members.ts";
import { fileName, insist, type Journey } from "./journeys.ts";

const ports = ["database", "rate limit"];

async function prepare(there: Parameters<Journey["prepare"]>[0]) {
  const session = await startedSession(there.env);
  await new Browser(there.env).keep("__Host-session", session).upload(contractFile(fileName));
  return session;
}
const told = async (thing: string) =>
  (await database(env).select().from(auditEvents)).filter(({ thing_kind }) => thing_kind === thing)
    .length;

const letter = {
  ...{ kind: "letter" as const, date: "1 July 2026", to: "Acme", from: "Banksia Legal" },
  ...{ subject: "Your deed", body: "Dear Acme", version: 0 },
};

export const writeLetter: Journey = {
  ...{ name: "giving the firm a letterhead and saving a letter", ports, prepare },
  fewestCalls: 4,
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const [one] = await database(env).select().from(legalCases);
    if (!one) throw new Error("The document is there.");
    promises.cases.push(one.id);
    const file = await letterhead();
    const put = await insist(() => browser.put(`/api/firms/${one.firm_id}/letterhead`, file));
    const save = () => saveLetter(scopeOf(withLimits(withEnv)), alone(one.firm_id), one.id, letter);
    const saved = await save()
      .catch(save)
      .then(
        () => true,
        () => false,
      );
    promises.checks.push(async () => {
      const db = database(env);
      const [papers, letters] = [await db.$count(letterTemplates), await db.$count(caseLetters)];
      // The record tells of what is there, whether or not that was answered.
      expect([papers > 0, letters]).toEqual([(await told("template")) > 0, await told("letter")]);
      if (put) expect(papers).toBe(1);
      if (saved) expect(letters).toBe(1);
    });
  },
};
