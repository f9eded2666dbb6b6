import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  comments,
  flagAssignments,
  flagReviews,
  handSteps,
  legalCases,
  mentions,
  outbox,
  users,
} from "../../../../app/db/schema.server.ts";
import type { Case } from "../../../../app/schemas/case.ts";
import { contractText } from "../../../fixtures/contract.ts";
import { Browser } from "../../harness/browser.ts";
import { storeMember } from "../../harness/firms.ts";
import { insist, type Journey, workOnDocument } from "./journeys.ts";

const colleague = "colleague@banksia.example";

async function whatIsThere() {
  const db = database(env);
  const [other] = (await db.select().from(users)).filter(({ email }) => email === colleague);
  const [one] = await db.select({ id: legalCases.id }).from(legalCases);
  return { other: other?.id ?? "", caseId: one?.id ?? "" };
}

const readFlag = async (caseId: string, browser: Browser) => {
  const response = await browser.get(`/api/cases/${caseId}`);
  const { case: of } = (await response.json()) as { case: Case };
  const [flag] = of.risk_flags;
  if (!flag) throw new Error("The contract has a flag.");
  return flag;
};

/** A document that is analysed, in a firm with a colleague. */
async function prepare(there: Parameters<Journey["prepare"]>[0]) {
  const session = await workOnDocument.prepare(there);
  await there.settle();
  const [one] = await database(env).select({ firm: legalCases.firm_id }).from(legalCases);
  await storeMember(one?.firm ?? "", "lawyer", colleague);
  return session;
}

/** How many digests the colleague has been sent. */
const told = async () =>
  (await database(env).select().from(outbox)).filter(({ to_address }) => to_address === colleague)
    .length;

export const assignment: Journey = {
  name: "assigning a flag to a colleague, who is told",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 8,
  prepare,
  async run(withEnv, promises, session = "") {
    const { other, caseId } = await whatIsThere();
    promises.cases.push(caseId);
    const { id } = await readFlag(caseId, new Browser(env).keep("__Host-session", session));
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const body = { assignee: other, version: 0 };
    const done = await insist(() =>
      browser.send("PATCH", `/api/cases/${caseId}/flags/${id}`, body),
    );
    promises.checks.push(async () => {
      const rows = await database(env).select().from(flagAssignments);
      // Told if it is assigned, whether or not that was answered; and no oftener than once.
      expect(await told()).toBe(rows.length);
      if (done) expect(rows).toMatchObject([{ flag_id: id, user_id: other }]);
    });
  },
};

export const handwork: Journey = {
  name: "adding a flag of one’s own, editing it and the summary, and taking that back",
  ports: ["bucket", "database", "rate limit"],
  fewestCalls: 20,
  prepare,
  async run(withEnv, promises, session = "") {
    const { caseId } = await whatIsThere();
    promises.cases.push(caseId);
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const db = database(env);
    const rows = async () => (await db.select().from(flagReviews)).filter(({ own }) => own);
    const quote = "limited to $1,000";
    const start = contractText.indexOf(quote);
    const said = { clauseTitle: "Cap", riskLevel: "High", explanation: "Croissants." };
    const own = { ...said, quote, start, end: start + quote.length };
    const path = `/api/cases/${caseId}`;
    const added = await insist(() => browser.post(`${path}/flags`, own));
    if (!added) return;
    const { flag } = ((await added.json()) as { flag: { id: string } }) ?? {};
    expect(await rows()).toContainEqual(expect.objectContaining({ quote, version: 1 }));
    const change = { explanation: "Torrens.", version: 1 };
    // Refused, perhaps, since the first try had been stored although that was not answered.
    await insist(() => browser.send("PATCH", `${path}/flags/${flag.id}`, change));
    const edit = { executiveSummary: "Sign.", version: 0 };
    await insist(() => browser.send("PATCH", `${path}/edits`, edit));
    await insist(() => browser.post(`${path}/undo`));
    promises.checks.push(async () => {
      // A step that is kept is of a row as it is, or of one that was changed again.
      const there = new Map((await rows()).map((row) => [row.flag_hash, row.version]));
      for (const { before } of await db.select().from(handSteps)) {
        const kept = JSON.parse(before) as { rows: { hash: string; after: number }[] };
        for (const { hash, after } of kept.rows)
          expect(there.get(hash) ?? 0).toBeGreaterThanOrEqual(after);
      }
      expect((await rows()).length).toBeGreaterThan(0);
    });
  },
};

export const comment: Journey = {
  name: "mentioning a colleague in a comment, changing it and deleting it",
  ports: ["database", "mail", "rate limit"],
  fewestCalls: 12,
  prepare,
  async run(withEnv, promises, session = "") {
    const { other, caseId } = await whatIsThere();
    promises.cases.push(caseId);
    const flag_id = (await readFlag(caseId, new Browser(env).keep("__Host-session", session))).id;
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const db = database(env);
    promises.checks.push(async () => {
      const said = await db.select().from(comments);
      const mentioned = await db.select().from(mentions);
      expect(said.map(({ id }) => id)).toEqual(
        expect.arrayContaining(mentioned.map(({ comment_id }) => comment_id)),
      );
      for (const { text, id } of said)
        expect(mentioned.filter(({ comment_id }) => comment_id === id)).toHaveLength(
          text.includes(other) ? 1 : 0,
        );
    });
    const first = await insist(() =>
      browser.post(`/api/cases/${caseId}/comments`, { text: `@[${other}] Croissants.`, flag_id }),
    );
    if (!first) return;
    const { id } = ((await first.json()) as { comment: { id: string } }).comment;
    const stored = async () =>
      (await db.select().from(comments)).find((one) => one.id === id)?.text;
    expect(await stored()).toContain("Croissants");
    const text = "Torrens.";
    if (!(await insist(() => browser.send("PATCH", `/api/comments/${id}`, { text })))) return;
    expect(await stored()).toBe(text);
    if (!(await insist(() => browser.post(`/api/cases/${caseId}/comments/read`)))) return;
    if (await insist(() => browser.send("DELETE", `/api/comments/${id}`)))
      promises.checks.push(async () => expect(await stored()).toBeUndefined());
  },
};
