import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { contacts, leadNotes, outbox } from "../../../../app/db/schema.server.ts";
import type { Lead } from "../../../../app/schemas/leads/lead.ts";
import { AppError } from "../../../../app/services/errors.ts";
import { addNote, getLead, handleLead } from "../../../../app/services/leads/handling.server.ts";
import { recordLead } from "../../../../app/services/leads/leads.server.ts";
import { mailsOfLead, sendAgain } from "../../../../app/services/leads/mails.server.ts";
import { deletePerson } from "../../../../app/services/leads/people.server.ts";
import { releaseLead } from "../../../../app/services/leads/release.server.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import type { Scope } from "../../../../app/services/scope.ts";
import { scopeOf } from "../../harness/accounts.ts";
import type { platform } from "../../harness/platform.ts";
import { storeMember } from "../../harness/stored-leads.ts";
import type { Journey } from "./journeys.ts";

const email = "priya@firm.example";
const guide: Lead = {
  lead_type: "ai_resource",
  ...{ name: "Priya", business_name: "Torrens Legal", email, phone: "0412 345 678" },
};

/** What a service does for a request, with what goes on after the answer. */
async function during<T>(withEnv: Env, work: (scope: Scope) => Promise<T>): Promise<T> {
  const going: Promise<unknown>[] = [];
  const scope = {
    ...scopeOf(withLimits(withEnv)),
    waitUntil: (one: Promise<unknown>) => void going.push(one),
  };
  try {
    return await work(scope);
  } finally {
    await Promise.all(going);
  }
}

/**
 * Has something done, and as people do, once more after an error of ours.
 * @returns whether it is done: also when the second time finds that the first had done it.
 */
async function insist(withEnv: Env, work: (scope: Scope) => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < 2; tries++)
    try {
      await during(withEnv, work);
      return true;
    } catch (error) {
      if (error instanceof AppError) return tries > 0 && error.code === "conflict";
    }
  return false;
}

/** A guide request that was held back. @returns its id. */
async function heldLead({ env: withEnv }: ReturnType<typeof platform>): Promise<string> {
  const { id } = await during(withEnv, (scope) =>
    recordLead(scope, guide, { suspicious: true, key: null }),
  );
  return id;
}

const mails = async (id: string) =>
  (await database(env).select().from(outbox)).filter(({ dedupe_key }) => dedupe_key.includes(id));

export const lookAfterLead: Journey = {
  name: "looking after a lead",
  ports: ["database", "mail"],
  fewestCalls: 10,
  async prepare(there) {
    await storeMember("sam@agency.example");
    return heldLead(there);
  },
  async run(withEnv, promises, id = "") {
    const note = { id: crypto.randomUUID(), text: "Called." };
    const change = { status: "contacted", owner: null, version: 0 } as const;
    if (await insist(withEnv, ({ env }) => handleLead(env, id, change)))
      promises.checks.push(async () => {
        expect(await getLead(env, id)).toMatchObject({ status: "contacted", version: 1 });
      });
    if (await insist(withEnv, ({ env }) => addNote(env, id, "sam", note)))
      promises.checks.push(async () => {
        expect(await database(env).select().from(leadNotes)).toMatchObject([note]);
      });
    if (await insist(withEnv, (scope) => releaseLead(scope, id)))
      promises.checks.push(async () => {
        expect(await getLead(env, id)).toMatchObject({ held: false });
        expect((await mails(id)).map((mail) => mail.to_address).toSorted()).toEqual(
          [env.LEADS_TO, email].toSorted(),
        );
      });
    const [mail] = (await mailsOfLead(env, id)).filter(({ canGoAgain }) => canGoAgain);
    if (mail) await insist(withEnv, (scope) => sendAgain(scope, { mail: mail.id, at: mail.at }));
  },
};

export const forgetPerson: Journey = {
  name: "deleting what is kept of a person",
  ports: ["database"],
  fewestCalls: 0,
  async prepare(there) {
    const id = await heldLead(there);
    await addNote(env, id, "sam", { id: crypto.randomUUID(), text: "Called." });
    return id;
  },
  async run(withEnv, promises, id = "") {
    const done = await insist(withEnv, ({ env }) => deletePerson(env, email));
    promises.checks.push(async () => {
      // All of it is there, or none.
      const there = [
        await database(env).select().from(contacts),
        await database(env).select().from(leadNotes),
        await mails(id),
      ].map(({ length }) => length);
      if (done) expect(there).toEqual([0, 0, 0]);
      else expect([0, 1]).toContain(new Set(there).size === 1 && there[0]);
    });
  },
};
