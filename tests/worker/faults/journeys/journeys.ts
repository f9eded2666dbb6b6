import { env } from "cloudflare:workers";
import { database } from "../../../../app/db/client.server.ts";
import { deletedCases, legalCases } from "../../../../app/db/schema.server.ts";
import { expectCase } from "../../../../app/services/cases/tombstones.server.ts";
import { AppError } from "../../../../app/services/errors.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { deliverDue, outboxInsert } from "../../../../app/services/mail.server.ts";
import { everyMinute } from "../../../../workers/cron.ts";
import { contractFile } from "../../../fixtures/contract.ts";
import { email, startedSession } from "../../harness/accounts.ts";
import { afterAnswers } from "../../harness/answers.ts";
import { Browser } from "../../harness/browser.ts";
import type { platform } from "../../harness/platform.ts";
import type { Promises } from "../invariants.ts";

/** What somebody does with the product, up to the first thing that stays refused; each success is a promise. */
export type Journey = {
  name: string;
  /** The ports that it comes to, one by one. */
  ports: string[];
  fewestCalls: number;
  /** What happened before, of which only what is stored remains; done once for all runs of the journey. */
  prepare: (there: ReturnType<typeof platform>) => Promise<string | undefined>;
  /** What each run needs besides. */
  setUp?: () => Promise<unknown>;
  run: (env: Env, promises: Promises, prepared: string | undefined) => Promise<void>;
};

export const fileName = "Harbour Deed.txt";

/** Asks, and as people do, once more when the answer is an error of ours. */
export async function insist(ask: () => Promise<Response>): Promise<Response | null> {
  for (let tries = 0; tries < 2; tries++) {
    const response = await ask();
    // A download may break off.
    const body = response.body && (await response.arrayBuffer().catch(() => undefined));
    await afterAnswers();
    if (body === undefined) continue;
    if (response.ok) return new Response(body, response);
    if (response.status < 500) return null;
  }
  return null;
}

/** Has a service do its work, and as people do, once more when the error was ours. */
export async function insistOn<T>(work: () => Promise<T>): Promise<{ answer: T } | null> {
  for (let tries = 0; tries < 2; tries++)
    try {
      return { answer: await work() };
    } catch (error) {
      if (error instanceof AppError) return null;
    }
  return null;
}

const idOf = async (response: Response) =>
  ((await response.json()) as { case: { id: string } }).case.id;

export const analyse: Journey = {
  name: "uploading a document and having it analysed",
  ports: ["bucket", "database", "rate limit", "workflow"],
  fewestCalls: 12,
  prepare: (there) => startedSession(there.env, email),
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const key = { "Idempotency-Key": "one click" };
    const uploaded = await insist(() =>
      browser.upload(contractFile(fileName), { client: "the customer" }, key),
    );
    if (uploaded) promises.cases.push(await idOf(uploaded));
  },
};

export const workOnDocument: Journey = {
  name: "reading, analysing again and deleting a document",
  ports: ["bucket", "database", "rate limit", "workflow"],
  fewestCalls: 25,
  async prepare(there) {
    const session = await startedSession(there.env, email);
    const browser = new Browser(there.env).keep("__Host-session", session);
    await browser.upload(contractFile(fileName));
    return session;
  },
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const [only] = await database(env).select({ id: legalCases.id }).from(legalCases);
    const id = only?.id ?? "";
    promises.cases.push(id);
    for (const part of ["", "/file", "/text"])
      await insist(() => browser.get(`/api/cases/${id}${part}`));
    await insist(() => browser.post(`/api/cases/${id}/analyse`));
    promises.unwanted.push(id);
    if (await insist(() => browser.send("DELETE", `/api/cases/${id}`))) promises.deleted.push(id);
  },
};

export const sendMails: Journey = {
  name: "a round of the outbox",
  ports: ["database", "mail"],
  fewestCalls: 6,
  async prepare() {
    for (const dedupeKey of ["one", "two", "three"])
      await outboxInsert(env, { to: email, subject: dedupeKey, text: "", html: "", dedupeKey });
    return undefined;
  },
  run: async (withEnv) => void (await deliverDue(withLimits(withEnv)).catch(() => {})),
};

export const sweep: Journey = {
  name: "the cron after a crash",
  ports: ["bucket", "database", "mail", "queue", "workflow"],
  fewestCalls: 20,
  async prepare(there) {
    await sendMails.prepare(there);
    const session = await startedSession(there.env, email);
    const browser = new Browser(there.env).keep("__Host-session", session);
    await browser.upload(contractFile(fileName));
    const unwanted = await browser.upload(contractFile("Unwanted.txt"));
    await there.settle();
    await browser.post("/api/cases/delete", { ids: [await idOf(unwanted)] });
    await database(env).update(deletedCases).set({ deleted_at: 1 });
    await database(env).update(legalCases).set({ status: "analyzing", deadline: 1 });
    await expectCase(env, "killed");
    for (const key of ["cases/killed/original", "interim/killed/1/preparation"])
      await env.FILES.put(key, "left behind");
    return session;
  },
  async run(withEnv) {
    await everyMinute(withLimits(withEnv), new Date("2026-11-20T00:00:00Z"));
  },
};
